// This file turns the tree of a rule set into an engine.Game.

package variants

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"hausregel/engine"
	"hausregel/scripts/near"
)

// builder fills a Game. Wrong types are passed over in silence, since the schema
// has found them; names that name nothing are found here.
type builder struct {
	*problems
	*engine.Game
	root    *node
	course  []string
	players int

	knobs      map[string]*node // what each stands at
	lists      map[string][]string
	zones      map[string]int
	grids      map[string]int
	places     map[string]engine.Place // by id
	kinds      map[string]int
	kindTables map[string]*node // with what `like` brings
	groups     map[string]int
	counters   map[string]int
	cycles     map[string]int
	phases     map[string]int
	actions    map[string]int
	asks       map[string]int
	effects    map[string]int
	conditions map[string]int
	moments    map[string]int
	measures   map[string]int
	measuredAt map[string]Position // first use of a measure
	neededAt   map[string]Position // first use of a condition
	fields     map[string]int
	sorts      map[string]map[string]fieldSort // by kind, "space" or "path"
	raw        []*rawPiece
	made       []made // by piece
	guide      string
}

// build makes the Game of a finished tree. The Game is of no use when problems
// were found.
func build(id string, t *ruleTree, players int) *builder {
	b := &builder{
		problems: t.problems, root: t.root, course: t.course, players: players,
		Game:  &engine.Game{ID: id, Name: t.root.get("name").text(), Dormant: t.dormant()},
		knobs: map[string]*node{}, lists: map[string][]string{}, zones: map[string]int{}, grids: map[string]int{},
		places: map[string]engine.Place{}, kinds: map[string]int{}, kindTables: map[string]*node{}, groups: map[string]int{},
		counters: map[string]int{}, cycles: map[string]int{}, phases: map[string]int{}, actions: map[string]int{},
		asks: map[string]int{}, effects: map[string]int{}, conditions: map[string]int{}, moments: map[string]int{},
		measures: map[string]int{}, measuredAt: map[string]Position{}, neededAt: map[string]Position{}, fields: map[string]int{}, sorts: map[string]map[string]fieldSort{},
	}
	b.readKnobs()
	b.buildSeats()
	b.buildWords()
	b.buildCounters()
	b.indexCourse()
	b.buildKinds()
	b.buildZones()
	b.buildBoard()
	b.buildGrids()
	b.readPieces()
	b.buildPieceZones()
	b.placePieces()
	b.linkZones()
	b.buildGroups()
	b.buildConditions()
	b.buildEffects()
	b.buildAsks()
	b.buildActions()
	b.buildCourse()
	b.buildFields()
	b.buildKnobs()
	b.buildScores()
	b.buildPanels()
	b.buildLabels(t.absent())
	b.buildGuide()
	b.nameWords()
	b.checkWhole()
	return b
}

// entries are the names of the things in a table, without what it says of itself.
func entries(n *node) []string {
	if n.get("reconstructed").text() == "" {
		return n.names()
	}
	return slices.DeleteFunc(slices.Clone(n.names()), func(s string) bool {
		return s == "reconstructed" || s == "fields" && n.sub[s].shape != table
	})
}

// find looks a name up and complains when nothing has it.
func (b *builder) find(n *node, subject, sort string, index map[string]int) int {
	name := n.word()
	if name == "" {
		return -1
	}
	if i, ok := index[name]; ok {
		return i
	}
	if b.enough() {
		return -1
	}
	b.unknown(n, subject, sort, keysOf(index))
	return -1
}

func (b *builder) unknown(n *node, subject, sort string, known []string) {
	if len(known) > engine.MaxPlaces {
		known = nil // nobody's game: not worth the search
	}
	b.say(n.at, subject, fmt.Sprintf("no %s %q%s", sort, n.word(), near.Hint(n.word(), known)))
}

func keysOf[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// resolve follows "rule.KNOB" and picks the value for the number of players. It
// tells whether a knob has brought it, which the schema cannot have checked.
func (b *builder) resolve(n *node, subject string) (v *node, knob bool) {
	if name, ok := strings.CutPrefix(n.text(), "rule."); ok {
		v, known := b.knobs[name]
		if !known {
			b.say(n.at, subject, fmt.Sprintf("no knob %q%s", name, near.Hint(name, keysOf(b.knobs))))
		}
		return v, true
	}
	if n.byPlayers() {
		v := forPlayers(n, b.players)
		if v == nil {
			b.say(n.at, subject, fmt.Sprintf("has no value for %d players", b.players))
			return nil, false
		}
		return b.resolve(v, subject)
	}
	return n, false
}

// number reads a whole number of a key that the schema knows.
func (b *builder) number(n *node, subject string, otherwise, least, most int) int {
	return b.readNumber(n, subject, otherwise, least, most, false)
}

// printedNumber reads a whole number of a key that the game has made up.
func (b *builder) printedNumber(n *node, subject string, least, most int) int {
	return b.readNumber(n, subject, 0, least, most, true)
}

func (b *builder) readNumber(n *node, subject string, otherwise, least, most int, unchecked bool) int {
	if n == nil {
		return otherwise
	}
	v, knob := b.resolve(n, subject)
	if v == nil {
		return otherwise
	}
	i, ok := v.scalarValue().(int64)
	switch {
	case ok && int(i) >= least && int(i) <= most:
		return int(i)
	case !knob && !unchecked:
	case ok:
		b.say(n.at, subject, fmt.Sprintf("%d is out of range, %d to %d", i, least, most))
	case knob:
		b.say(n.at, subject, fmt.Sprintf("a whole number expected, and %s is %s", n.word(), orEmpty(v)))
	default:
		b.say(v.at, subject, "a whole number expected, not "+orEmpty(v))
	}
	return otherwise
}

// truth reads a flag.
func (b *builder) truth(n *node, subject string) bool {
	if n == nil {
		return false
	}
	v, knob := b.resolve(n, subject)
	if v != nil && knob && !isFlag(v) {
		b.say(n.at, subject, fmt.Sprintf("true or false expected, and %s is %s", n.word(), orEmpty(v)))
	}
	return v.flag()
}

// choice reads one of several words as its index; 0 when nothing is said.
func (b *builder) choice(n *node, subject string, words []string) int {
	if n == nil {
		return 0
	}
	v, knob := b.resolve(n, subject)
	i := slices.Index(words, v.text())
	if i < 0 && v != nil && knob {
		b.say(n.at, subject, fmt.Sprintf("%s expected, and %s is %s", oneOf(words), n.word(), quoteValue(v)))
	}
	return max(i, 0)
}
