// This file lists the tables of a rules file and their keys.

package variants

// most bounds whole numbers that say how many: enough for any box, and small
// enough that a slip of the pen does not fill the memory.
const most = 1000

// top holds the keys that stand before all tables.
var top = Table{Name: "", Keys: []Key{
	{Name: "name", Type: Text, Need: true, Help: "name of the game or house rule"},
	{Name: "about", Type: Text, Help: "one plain sentence about it"},
	{Name: "lua", Type: Files, Help: "its Lua files, beside this file or in scripts/<game>/"},
	{Name: "lua_code", Type: Run, Help: "Lua that stands here instead of in a file"},
	{Name: "players", Type: Counts, Help: "numbers of players it is for"},
	{Name: "sides", Type: Words, Help: "seats with a role, in turn order; instead of players"},
	{Name: "draft", Type: Flag, Help: "loads, but is left out of the list of games"},
	{Name: "base", Type: Name, Help: "a house rule: the game it belongs to"},
	{Name: "overrides", Type: Names, Help: "a house rule: house rules, or rule.KNOB, that it wins over where both set the same"},
	reconstructed, reconstructedFields,
}}

var (
	reconstructed       = Key{Name: "reconstructed", Type: Text, Help: "why this is invented rather than printed"}
	reconstructedFields = Key{Name: "fields", Type: Names, Help: "with reconstructed: the keys it speaks of"}
	thingName           = Key{Name: "name", Type: Text, Help: "its name, when it is not the id in capitals"}
	needs               = Key{Name: "needs", Type: Names, Help: "conditions that must hold, in the order they are asked"}
	target              = Key{Name: "target", Type: Names, Help: "zones, rows, kinds, grids, lists or board its targets come from"}
	targetNeeds         = Key{Name: "target_needs", Type: Names, Help: "conditions that must hold for a target"}
)

// Schema lists every table of a rules file. The pieces of a kind stand in a table
// of the kind's name, with the kind's fields as keys.
var Schema = []Table{
	{Name: "seat", Named: true, Help: "the sides", Keys: []Key{thingName}},
	{Name: "cycle", Named: true, Help: "what is repeated: it holds phases and other cycles", Keys: []Key{
		thingName,
		{Name: "in", Type: Name, Help: "the cycle it stands in"},
		{Name: "times", Type: Number, Max: most, Help: "how often it runs (1)"},
		{Name: "ends_when", Type: Name, Help: "condition, asked after each run, that ends it"},
		{Name: "check", Type: Choice, Words: []string{"run", "phase", "step"}, Help: "how often ends_when is asked (run)"},
		{Name: "then", Type: Number, Max: most, Help: "so many runs more once ends_when holds"},
		{Name: "max", Type: Number, Max: 1 << 20, Help: "at most so many runs; 0: no bound"},
		{Name: "start_passes", Type: Choice, Words: []string{"left", "none"}, Help: "the start player moves on between two runs"},
		{Name: "start", Type: Choice, Words: []string{"first", "random"}, Help: "who is the first start player (first)"},
	}},
	{Name: "phase", Named: true, Help: "parts of a cycle, in file order; each has a function rules.phase.NAME", Keys: []Key{
		thingName,
		{Name: "in", Type: Name, Help: "the cycle it stands in; not needed when there is only one"},
		{Name: "for", Type: Name, Help: "all, each, start, last, around (until all have passed), or a side (all)"},
		{Name: "run", Type: Name, Help: "another phase's function"},
		{Name: "at", Type: Name, Help: "a place: left out while that is empty"},
		needs,
		{Name: "with", Type: Values, Help: "values of its own, read as phase.NAME"},
		{Name: "together", Type: Flag, Help: "the first question of its steps goes to all seats at once, in secret"},
	}},
	{Name: "action", Named: true, Help: "what a player may choose to do in a phase; in menu order", Keys: []Key{
		thingName,
		{Name: "in", Type: Names, Need: true, Help: "the phases that offer it"},
		{Name: "from", Type: Name, Help: "zone, row, grid, board, list or kind its things come from"},
		{Name: "kind", Type: Name, Help: "only pieces of this kind"},
		{Name: "effect", Type: Name, Help: "moment: only pieces with an effect for it"},
		target, needs, targetNeeds,
		{Name: "once", Type: Flag, Help: "once in a step"},
		{Name: "once_each", Type: Flag, Help: "once in a step with each thing"},
		{Name: "ends", Type: Flag, Help: "ends the seat's actions of this step"},
		{Name: "passes", Type: Flag, Help: "ends them, and the seat is out of a phase that goes around"},
		{Name: "note", Type: Text, Help: "shown beside the option"},
	}},
	{Name: "ask", Named: true, Help: "questions", Keys: []Key{
		{Name: "text", Type: Text, Need: true, Help: "the question"},
		needs,
		{Name: "effect", Type: Name, Help: "moment: only pieces with an effect for it, with its targets"},
		{Name: "min", Type: Number, Max: 1 << 20, Help: "of a set: at least so many (0)"},
		{Name: "max", Type: Number, Max: 1 << 20, Help: "of a set: at most so many (all)"},
		{Name: "from", Type: Name, Help: "choose_together: zone of a seat the pieces come from"},
		{Name: "to", Type: Name, Help: "choose_together: zone of a seat they go to"},
		{Name: "weight", Type: Name, Help: "payment: what a piece is worth, a field or rule"},
		{Name: "factor", Type: Number, Min: 1, Max: most, Help: "payment: what multiplied pieces count (1)"},
		{Name: "superfluous", Type: Choice, Words: superfluousWords, Help: "payment: what may be too much"},
		{Name: "note", Type: Text, Help: "shown beside the option"},
	}},
	{Name: "effect", Named: true, Help: "what cards do; effects of one moment run in this order", Keys: []Key{
		{Name: "text", Type: Text, Need: true, Help: "what the card says, with its numbers in { }"},
		needs, target, targetNeeds,
		{Name: "none", Type: Text, Help: "the reason when no target is left"},
	}},
	{Name: "reason", Leaf: true, Named: true, Help: "condition = the sentence that says why something is barred"},
	{Name: "ranking", Help: "who is ahead at the end", Keys: []Key{
		{Name: "by", Type: Names, Need: true, Help: "counters or rules of a seat, the most first"},
	}},
	{Name: "metric", Named: true, Help: "integers counted at the end of every match", Keys: []Key{
		thingName,
		{Name: "value", Type: Name, Need: true, Help: "counter or rule"},
		{Name: "of", Type: Choice, Words: []string{"seat"}, Help: "seat: one for each seat"},
	}},
	{Name: "zone", Named: true, Help: "where pieces lie", Keys: []Key{
		thingName,
		{Name: "of", Type: Name, Help: "seat: each has one; a kind: each of its pieces has one"},
		{Name: "row", Type: Row, Max: 200, Help: "so many zones side by side, or one for each word"},
		{Name: "seen", Type: Choice, Words: seenWords, Help: "who sees the pieces (all)"},
		{Name: "back", Type: Flag, Help: "with seen = owner: the others see the backs"},
		{Name: "shuffle", Type: Choice, Words: []string{"start", "always", "never"}, Help: "when it is mixed (never)"},
		{Name: "refill", Type: Names, Help: "zones it is refilled from when a piece is due and none is left"},
		{Name: "refills", Type: Name, Help: "counter of the table that counts refills"},
		{Name: "refill_at", Type: Choice, Words: []string{"due", "last"}, Help: "last: refilled as soon as the last piece has left"},
	}},
	{Name: "counter", Named: true, Help: "integers of the table or of each seat", Keys: []Key{
		thingName,
		{Name: "of", Type: Choice, Words: []string{"seat"}, Help: "seat: each has one"},
		{Name: "start", Type: Number, Help: "value at the start and after a reset (0)"},
		{Name: "min", Type: Limit, Help: "never below"},
		{Name: "max", Type: Limit, Help: "never above; 0: no bound"},
		{Name: "reset", Type: Name, Help: "phase: when any begins; a phase or cycle: when it begins; never"},
	}},
	{Name: "track", Named: true, Help: "lines on which counters of seats are drawn", Keys: []Key{
		thingName,
		{Name: "counter", Type: Name, Need: true, Help: "counter of a seat"},
		{Name: "spaces", Type: Number, Min: 1, Max: most, Need: true, Help: "how many spaces it has"},
		{Name: "loop", Type: Flag, Help: "after the last space comes the first"},
	}},
	{Name: "rule", Named: true, Help: "knobs that a house rule may turn", Keys: []Key{
		{Name: "default", Type: Default, Need: true, Help: "what it stands at"},
		{Name: "value", Type: Default, Help: "what a house rule has set it to"},
		{Name: "type", Type: Choice, Words: []string{"seat"}, Help: "seat: its words are sides, or nobody"},
		{Name: "min", Type: Number, Help: "least number"},
		{Name: "max", Type: Number, Help: "greatest number"},
		{Name: "words", Type: Words, Help: "what it may stand at, when it is a word"},
		{Name: "when", Type: Overlays, Help: "when.WORD: what else changes with that word"},
		{Name: "help", Type: Text, Help: "what it decides"},
		{Name: "source", Type: Text, Help: "where the reading comes from"},
	}},
	{Name: "list", Named: true, Help: "words with their names"},
	{Name: "board", Help: "fields of the map", Keys: []Key{
		{Name: "space_fields", Type: Sorts, Help: "fields of spaces"},
		{Name: "path_fields", Type: Sorts, Help: "fields of paths"},
	}},
	{Name: "space", Named: true, Open: "field", Help: "nodes of the map", Keys: []Key{
		thingName,
		{Name: "at", Type: Point, Help: "column and row on the screen"},
	}},
	{Name: "path", Named: true, Open: "field", Help: "edges of the map", Keys: []Key{
		thingName,
		{Name: "ends", Type: Pair, Help: "the two spaces it joins"},
		{Name: "from", Type: Name, Help: "an arrow: the space it comes from"},
		{Name: "to", Type: Name, Help: "an arrow: the space it goes to"},
	}},
	{Name: "grid", Named: true, Help: "boards of cells", Keys: []Key{
		thingName,
		{Name: "rows", Type: Number, Min: 1, Max: 100, Need: true, Help: "how many rows"},
		{Name: "columns", Type: Number, Min: 1, Max: 100, Need: true, Help: "how many columns"},
		{Name: "shuffle", Type: Choice, Words: []string{"start", "never"}, Help: "start: its pieces are dealt anew over the cells"},
	}},
	{Name: "kind", Named: true, Help: "sorts of piece; the pieces stand in a table of its name", Keys: []Key{
		thingName,
		{Name: "like", Type: Name, Help: "everything not said here is as in this kind"},
		{Name: "starts", Type: Name, Help: "place at the start; a row, grid or board: one on each place"},
		{Name: "discard", Type: Name, Help: "place where discard() puts them"},
		{Name: "owner", Type: Name, Help: "the side they belong to"},
		{Name: "per_seat", Type: Flag, Help: "every seat has its own"},
		{Name: "back", Type: Text, Help: "what others see of it, face down"},
		{Name: "faces", Type: Faces, Help: "a die: its number of sides; else names of faces"},
		{Name: "turns", Type: Number, Min: 1, Max: 100, Help: "how many rotations it has"},
		{Name: "effects", Type: Words, Help: "moments its pieces may have effects at"},
		{Name: "fields", Type: Sorts, Help: "fields of its pieces, with their types"},
		{Name: "every", Type: Values, Help: "values of all its pieces that say nothing else"},
	}},
	{Name: "table", Help: "what the screen shows", Keys: []Key{
		{Name: "columns", Type: Number, Min: 1, Max: 8, Help: "panels side by side (1)"},
		{Name: "panel", Type: Panels, Help: "the panels, in order"},
	}},
}

// panel holds the keys of [table.panel.NAME].
var panel = Table{Name: "table.panel", Keys: []Key{
	{Name: "title", Type: Text, Help: "heading, when it is not the id in capitals"},
	{Name: "board", Type: Flag, Help: "the map"},
	{Name: "grid", Type: Name, Help: "a grid"},
	{Name: "track", Type: Name, Help: "a track"},
	{Name: "around", Type: Name, Help: "a zone in the middle, the seats around it"},
	{Name: "show", Type: Names, Help: "zones and counters; seat.NAME: everybody's"},
	{Name: "for", Type: Names, Help: "questions at which it is shown; without: always"},
}}

// piece holds the keys that every piece may have beside the fields of its kind.
var piece = Table{Name: "piece", Open: "field", Keys: []Key{
	thingName,
	{Name: "copies", Type: Number, Max: most, Help: "so many identical copies (1)"},
	{Name: "for_each", Type: Families, Help: "for_each.FIELD: one piece for each value"},
}}

var (
	superfluousWords = []string{"no_superfluous", "exact_if_possible", "any_covering_set"}
	seenWords        = []string{"all", "owner", "nobody", "backs", "top_back"}
)
