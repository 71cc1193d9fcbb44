// This file writes the reference of the verbs from their table.

package scripts

import "strings"

// Reference is the text of REFERENCE.md: every verb, and the fields that rules
// may read.
func Reference() string {
	var b strings.Builder
	b.WriteString(referenceHead)
	chapter := ""
	for _, name := range verbOrder {
		v := verbs[name]
		if v.chapter != chapter {
			chapter = v.chapter
			b.WriteString("\n## " + chapter + "\n\n| on | verb | gives | log | what it does |\n|---|---|---|---|---|\n")
		}
		cells := []string{v.on, "`" + v.signature() + "`", v.returns, v.event, v.help}
		for i, c := range cells {
			if c == "" {
				cells[i] = "-"
			}
		}
		b.WriteString("| " + strings.Join(cells, " | ") + " |\n")
	}
	b.WriteString(referenceTail)
	return b.String()
}

const referenceHead = `# What rules can do

This page is generated from the table of verbs (verb.go); a test keeps it current.

## Functions

| the rule book says | the Lua defines | called with |
|---|---|---|
| a phase | ` + "`rules.phase.NAME(g, phase)`" + ` | the phase, where it runs ` + "`for = \"all\"`" + ` |
| a phase of each player | ` + "`rules.phase.NAME(g, me, phase)`" + ` | the seat whose step it is, for every other ` + "`for`" + ` |
| what a player may do | ` + "`rules.action.NAME(g, me, thing, target)`" + ` | what was chosen; none for an action that only ` + "`ends` or `passes`" + ` |
| what a card does | ` + "`rules.effect.NAME(g, me, card, target)`" + ` | who runs it: the seat given to ` + "`run`" + `, else the card's owner |
| when something may be done | ` + "`rules.is.NAME(g, me, thing, ...)`" + ` | true or false, changing nothing; ` + "`me` and `thing`" + ` are nil for a phase or cycle, ` + "`...`" + ` what the question hands on, or the card of a target |
| a rule with alternatives | ` + "`rules.KNOB.WORD(...)`" + ` | whatever ` + "`rules.KNOB(...)`" + ` is called with: the knob's word picks the function |
| anything else | ` + "`rules.NAME(...)`" + ` | whatever it is called with; ` + "`rules.NAME(g, thing, ...)`" + ` may be summed, compared and ranked by |

A **group** is several things in order: pieces, places, seats, words, numbers, routes. A zone is a group of its pieces; a row,
the board and a grid are groups of places; ` + "`g.everyone`" + ` is a group of seats from the start player on; a single thing is a group
of one, but a group of one is not that thing: take its ` + "`first()`" + ` to read its fields. What can be done to one can be done to many;
to an empty group it does nothing. Groups live until the step ends.

**NAME** is a printed field, a counter, ` + "`facing`" + `, ` + "`place`" + ` or a rule of one thing, ` + "`rules.NAME(g, thing, ...)`" + `. **CONDITION** is
` + "`rules.is.CONDITION(g, me, thing, ...)`" + `. Names are written out as literals and checked when the file is loaded.
A verb given 0, or a move to where the piece is, does nothing and leaves no line in the log.
`

const referenceTail = `
## Fields

| of | fields |
|---|---|
| ` + "`g`" + ` | ` + "`rule.KNOB` `list.LIST` `all.KIND` `all.path` `everyone` `everyone.ZONE`" + `, every zone, row (` + "`ROW[i]`, `ROW.word`" + `), ` + "`board`, `board.SPACE`" + `, every grid, side, counter of the table and cycle |
| seat | every zone and counter of seats, its own piece of a kind (` + "`me.figure`" + `), ` + "`left` `right` `opponent` (of two) `number` `id`" + ` |
| piece | every field of its kind, its effect by moment, ` + "`kind` `id` `owner`" + `, its own zones (` + "`cog.aboard`" + `) |
| place | every field of spaces and paths, ` + "`id` `number` `of` `owner`, `row` `column`" + ` of a cell |
| route | the paths' numbers added up, ` + "`steps` `from` `to`" + ` |
| phase | ` + "`at`" + ` and what its ` + "`with`" + ` says |

` + "`x[name]`" + ` reads a field by a word (` + "`me[good]`" + `), ` + "`x[i]`" + ` the i-th of a row or list, counted from 1.

## Beside the verbs

` + "`for x in GROUP do`" + ` goes through what is in the group when it begins: pieces may be moved meanwhile. ` + "`math.floor` `ceil` `min` `max` `abs`" + `
are there; ` + "`print(..)`" + ` writes for the author alone. In a house rule ` + "`base.NAME(..)`" + ` is the definition below.
Every game has a zone ` + "`box`" + ` for what is out of the game: ` + "`piece:move(g.box)`" + `, or ` + "`discard = \"box\"`" + ` of its kind.
`
