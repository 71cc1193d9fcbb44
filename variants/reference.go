// This file writes the reference of rules files from the schema.

package variants

import (
	"fmt"
	"strings"
)

// Reference is the text of REFERENCE.md: every table of a rules file with its
// keys.
func Reference() string {
	var b strings.Builder
	b.WriteString(referenceHead)
	b.WriteString("\n## Before all tables\n\n")
	writeKeys(&b, top.Keys)
	for i := range schema {
		t := &schema[i]
		fmt.Fprintf(&b, "\n## %s\n\n%s.\n", t.header(), strings.ToUpper(t.Help[:1])+t.Help[1:])
		if len(t.Keys) > 0 {
			b.WriteString("\n")
			writeKeys(&b, t.Keys)
		}
	}
	b.WriteString("\n## `[table.panel.NAME]`\n\nA panel holds one thing.\n\n")
	writeKeys(&b, panel.Keys)
	b.WriteString(referencePieces)
	writeKeys(&b, piece.Keys)
	b.WriteString(referenceTail)
	return b.String()
}

// header writes a table as it stands in a file.
func (t *schemaTable) header() string {
	switch {
	case t.Leaf, !t.Named:
		return "`[" + t.Name + "]`"
	}
	return "`[" + t.Name + ".NAME]`"
}

func writeKeys(b *strings.Builder, keys []schemaKey) {
	b.WriteString("| key | holds | what it says |\n|---|---|---|\n")
	for _, k := range keys {
		holds := typeHelp[k.Type]
		switch {
		case len(k.Words) > 0:
			holds = "`" + strings.Join(k.Words, "`, `") + "`"
		case k.Type == typeNumber && (k.Min != 0 || k.Max != 0):
			holds = fmt.Sprintf("%s, %d to %d", holds, k.Min, k.Max)
		}
		name := "`" + k.Name + "`"
		if k.Need {
			name += " (needed)"
		}
		fmt.Fprintf(b, "| %s | %s | %s |\n", name, holds, k.Help)
	}
}

const referenceHead = `# What a rules file says

This page is generated from the schema (tables.go); a test keeps it current. What the Lua beside it may say stands in
[scripts/REFERENCE.md](../scripts/REFERENCE.md).

A game is ` + "`variants/GAME/base.toml`" + ` and the Lua files it names. A house rule is a file with ` + "`base = \"GAME\"`" + ` that says only what
differs. Tables are keyed by name and keep their order. ` + "`[zone.hand]`" + ` with its keys below it and ` + "`hand = { .. }`" + ` below ` + "`[zone]`" + ` are the
same.

A number, flag or word may also be written ` + "`\"rule.KNOB\"`" + `, or by the number of players, ` + "`{ 2 = 3, 3 = 4, 4 = 5 }`" + `.

Texts may have holes: ` + "`{it}`" + ` the thing they are about, ` + "`{FIELD}`" + ` and ` + "`{it.FIELD}`" + ` of it, ` + "`{for}` `{for.FIELD}`" + ` of the thing that one is for,
` + "`{me.FIELD}`" + ` of the player, ` + "`{g.FIELD}`" + ` of the match, ` + "`{rule.KNOB}`, `{phase.at}`, `{amount}`" + `. FIELD is a printed field, a counter or a rule of
one thing, which may ask for the player as well: ` + "`rules.FIELD(g, thing, me)`" + `.
`

const referencePieces = `
## ` + "`[KIND]`" + `: the pieces

The pieces of a kind stand in a table of its name, one line each, with the kind's fields and, by the name of a moment, its effect:

    [territory]
    holland = { pp = 5, favours = "protestant", bonus = 5 }

`

const referenceTail = `
A field's type is ` + "`number`, `flag`, `word`, `list`, `list.LIST`, `seat`, `place`, `amounts`" + ` (of counters), ` + "`number by KIND.FIELD`" + ` or ` + "`number by list.LIST`" + `.

## A house rule

| it says | and means |
|---|---|
| the same tables with other values | change what is there |
| ` + "`[add.TABLE.NAME]`" + ` | something new; a phase or cycle says ` + "`after`" + ` or ` + "`before`" + ` which other |
| ` + "`[remove] TABLE = [..]`" + ` | take out by name |
| ` + "`KEY.add = [..]`, `KEY.remove = [..]`" + ` | change a list |
| ` + "`[rule] KNOB = value`" + ` | turn a knob |
| ` + "`lua = [..]`" + ` | Lua that replaces rules of the same name; ` + "`base.NAME(..)`" + ` is the one below |
`
