// This file lists the tables of a rules file and their keys.

package variants

// most bounds whole numbers that say how many: enough for any box, and small
// enough that a slip of the pen does not fill the memory.
const most = 1000

// top holds the keys that stand before all tables.
var top = schemaTable{Name: "", Keys: []schemaKey{
	{Name: "name", Type: typeText, Need: true, Help: "name of the game or house rule"},
	{Name: "about", Type: typeText, Help: "one plain sentence about it"},
	{Name: "guide", Type: typeText, Help: "how the game is played: paragraphs, and items that begin with - or 1.; may have {rule.KNOB} in it"},
	{Name: "lua", Type: typeFiles, Help: "its Lua files, beside this file or in scripts/<game>/"},
	{Name: "lua_code", Type: typeRun, Help: "Lua that stands here instead of in a file"},
	{Name: "players", Type: typeCounts, Help: "numbers of players it is for"},
	{Name: "sides", Type: typeWords, Help: "seats with a role, in turn order; instead of players"},
	{Name: "draft", Type: typeFlag, Help: "loads, but is left out of the list of games"},
	{Name: "base", Type: typeName, Help: "a house rule: the game it belongs to"},
	{Name: "overrides", Type: typeNames, Help: "a house rule: house rules, or rule.KNOB, that it wins over where both set the same"},
	reconstructed, reconstructedFields,
}}

var (
	reconstructed       = schemaKey{Name: "reconstructed", Type: typeText, Help: "why this is invented rather than printed"}
	reconstructedFields = schemaKey{Name: "fields", Type: typeNames, Help: "with reconstructed: the keys it speaks of"}
	thingName           = schemaKey{Name: "name", Type: typeText, Help: "its name, when it is not the id in capitals"}
	needs               = schemaKey{Name: "needs", Type: typeNames, Help: "conditions that must hold, in the order they are asked"}
	target              = schemaKey{Name: "target", Type: typeNames, Help: "zones, rows, kinds, grids, lists or board its targets come from"}
	targetNeeds         = schemaKey{Name: "target_needs", Type: typeNames, Help: "conditions that must hold for a target"}
)

// schema lists every table of a rules file. The pieces of a kind stand in a table
// of the kind's name, with the kind's fields as keys.
var schema = []schemaTable{
	{Name: "seat", Named: true, Help: "the sides", Keys: []schemaKey{thingName}},
	{Name: "cycle", Named: true, Help: "what is repeated: it holds phases and other cycles", Keys: []schemaKey{
		thingName,
		{Name: "in", Type: typeName, Help: "the cycle it stands in"},
		{Name: "times", Type: typeNumber, Max: most, Help: "how often it runs (1)"},
		{Name: "ends_when", Type: typeName, Help: "condition, asked after each run, that ends it"},
		{Name: "check", Type: typeChoice, Words: []string{"run", "phase", "step"}, Help: "how often ends_when is asked (run)"},
		{Name: "then", Type: typeNumber, Max: most, Help: "so many runs more once ends_when holds"},
		{Name: "max", Type: typeNumber, Max: 1 << 20, Help: "at most so many runs; 0: no bound"},
		{Name: "start_passes", Type: typeChoice, Words: []string{"left", "none"}, Help: "the start player moves on between two runs"},
		{Name: "start", Type: typeChoice, Words: []string{"first", "random"}, Help: "who is the first start player (first)"},
	}},
	{Name: "phase", Named: true, Help: "parts of a cycle, in file order; each has a function rules.phase.NAME", Keys: []schemaKey{
		thingName,
		{Name: "in", Type: typeName, Help: "the cycle it stands in; not needed when there is only one"},
		{Name: "for", Type: typeName, Help: "all, each, start, last, around (until all have passed), or a side (all)"},
		{Name: "run", Type: typeName, Help: "another phase's function"},
		{Name: "at", Type: typeName, Help: "a place: left out while that is empty"},
		needs,
		{Name: "with", Type: typeValues, Help: "values of its own, read as phase.NAME"},
		{Name: "together", Type: typeFlag, Help: "the first question of its steps goes to all seats at once, in secret"},
	}},
	{Name: "action", Named: true, Help: "what a player may choose to do in a phase; in menu order", Keys: []schemaKey{
		thingName,
		{Name: "in", Type: typeNames, Need: true, Help: "the phases that offer it"},
		{Name: "from", Type: typeName, Help: "zone, row, grid, board, list or kind its things come from"},
		{Name: "kind", Type: typeName, Help: "only pieces of this kind"},
		{Name: "effect", Type: typeName, Help: "moment: only pieces with an effect for it"},
		target, needs, targetNeeds,
		{Name: "once", Type: typeFlag, Help: "once in a step"},
		{Name: "once_each", Type: typeFlag, Help: "once in a step with each thing"},
		{Name: "ends", Type: typeFlag, Help: "ends the seat's actions of this step"},
		{Name: "passes", Type: typeFlag, Help: "ends them, and the seat is out of a phase that goes around"},
		{Name: "note", Type: typeText, Help: "shown beside the option"},
	}},
	{Name: "ask", Named: true, Help: "questions", Keys: []schemaKey{
		{Name: "text", Type: typeText, Need: true, Help: "the question"},
		needs,
		{Name: "effect", Type: typeName, Help: "moment: only pieces with an effect for it, with its targets"},
		{Name: "min", Type: typeNumber, Max: 1 << 20, Help: "of a set: at least so many (0)"},
		{Name: "max", Type: typeNumber, Max: 1 << 20, Help: "of a set: at most so many (all)"},
		{Name: "from", Type: typeName, Help: "choose_together: zone of a seat the pieces come from"},
		{Name: "to", Type: typeName, Help: "choose_together: zone of a seat they go to"},
		{Name: "weight", Type: typeName, Help: "payment: what a piece is worth, a field or rule"},
		{Name: "factor", Type: typeNumber, Min: 1, Max: most, Help: "payment: what multiplied pieces count (1)"},
		{Name: "superfluous", Type: typeChoice, Words: superfluousWords, Help: "payment: what may be too much"},
		{Name: "note", Type: typeText, Help: "shown beside the option"},
	}},
	{Name: "effect", Named: true, Help: "what cards do; effects of one moment run in this order", Keys: []schemaKey{
		{Name: "text", Type: typeText, Need: true, Help: "what the card says, with its numbers in { }"},
		needs, target, targetNeeds,
		{Name: "none", Type: typeText, Help: "the reason when no target is left"},
	}},
	{Name: "reason", Leaf: true, Named: true, Help: "condition = the sentence that says why something is barred"},
	{Name: "label", Leaf: true, Named: true, Help: "id = what people read for it: of a field, question, effect, moment, or what ranking and metrics count"},
	{Name: "ranking", Help: "who is ahead at the end", Keys: []schemaKey{
		{Name: "by", Type: typeNames, Need: true, Help: "counters or rules of a seat, the most first"},
	}},
	{Name: "metric", Named: true, Help: "integers counted at the end of every match", Keys: []schemaKey{
		thingName,
		{Name: "value", Type: typeName, Need: true, Help: "counter or rule"},
		{Name: "of", Type: typeChoice, Words: []string{"seat"}, Help: "seat: one for each seat"},
	}},
	{Name: "zone", Named: true, Help: "where pieces lie", Keys: []schemaKey{
		thingName,
		{Name: "of", Type: typeName, Help: "seat: each has one; a kind: each of its pieces has one"},
		{Name: "row", Type: typeRow, Max: 200, Help: "so many zones side by side, or one for each word"},
		{Name: "seen", Type: typeChoice, Words: seenWords, Help: "who sees the pieces (all)"},
		{Name: "back", Type: typeFlag, Help: "with seen = owner: the others see the backs"},
		{Name: "shuffle", Type: typeChoice, Words: []string{"start", "always", "never"}, Help: "when it is mixed (never)"},
		{Name: "refill", Type: typeNames, Help: "zones it is refilled from when a piece is due and none is left"},
		{Name: "refills", Type: typeName, Help: "counter of the table that counts refills"},
		{Name: "refill_at", Type: typeChoice, Words: []string{"due", "last"}, Help: "last: refilled as soon as the last piece has left"},
	}},
	{Name: "counter", Named: true, Help: "integers of the table or of each seat", Keys: []schemaKey{
		thingName,
		{Name: "of", Type: typeChoice, Words: []string{"seat"}, Help: "seat: each has one"},
		{Name: "start", Type: typeNumber, Help: "value at the start and after a reset (0)"},
		{Name: "min", Type: typeLimit, Help: "never below"},
		{Name: "max", Type: typeLimit, Help: "never above; 0: no bound"},
		{Name: "reset", Type: typeName, Help: "phase: when any begins; a phase or cycle: when it begins; never"},
		{Name: "shown", Type: typeFlag, Help: "false: of no interest to people, so the table leaves it out of log and panels (true)"},
	}},
	{Name: "track", Named: true, Help: "lines on which counters of seats are drawn", Keys: []schemaKey{
		thingName,
		{Name: "counter", Type: typeName, Need: true, Help: "counter of a seat"},
		{Name: "spaces", Type: typeNumber, Min: 1, Max: most, Need: true, Help: "how many spaces it has"},
		{Name: "loop", Type: typeFlag, Help: "after the last space comes the first"},
	}},
	{Name: "rule", Named: true, Help: "knobs that a house rule may turn", Keys: []schemaKey{
		{Name: "default", Type: typeDefault, Need: true, Help: "what it stands at"},
		{Name: "type", Type: typeChoice, Words: []string{"seat"}, Help: "seat: its words are sides, or nobody"},
		{Name: "min", Type: typeNumber, Help: "least number"},
		{Name: "max", Type: typeNumber, Help: "greatest number"},
		{Name: "words", Type: typeWords, Help: "what it may stand at, when it is a word"},
		{Name: "when", Type: typeOverlays, Help: "when.WORD: what else changes with that word"},
		{Name: "help", Type: typeText, Help: "what it decides"},
		{Name: "source", Type: typeText, Help: "where the reading comes from"},
	}},
	{Name: "list", Named: true, Help: "words with their names"},
	{Name: "board", Help: "fields of the map", Keys: []schemaKey{
		{Name: "space_fields", Type: typeSorts, Help: "fields of spaces"},
		{Name: "path_fields", Type: typeSorts, Help: "fields of paths"},
	}},
	{Name: "space", Named: true, Open: "field", Help: "nodes of the map", Keys: []schemaKey{
		thingName,
		{Name: "at", Type: typePoint, Help: "column and row of a map that is drawn: for a fuller screen; the plain prompt lists spaces with the ways between them"},
	}},
	{Name: "path", Named: true, Open: "field", Help: "edges of the map", Keys: []schemaKey{
		thingName,
		{Name: "ends", Type: typePair, Help: "the two spaces it joins"},
		{Name: "from", Type: typeName, Help: "an arrow: the space it comes from"},
		{Name: "to", Type: typeName, Help: "an arrow: the space it goes to"},
	}},
	{Name: "grid", Named: true, Help: "boards of cells", Keys: []schemaKey{
		thingName,
		{Name: "rows", Type: typeNumber, Min: 1, Max: 100, Need: true, Help: "how many rows"},
		{Name: "columns", Type: typeNumber, Min: 1, Max: 100, Need: true, Help: "how many columns"},
		{Name: "shuffle", Type: typeChoice, Words: []string{"start", "never"}, Help: "start: its pieces are dealt anew over the cells"},
	}},
	{Name: "kind", Named: true, Help: "sorts of piece; the pieces stand in a table of its name", Keys: []schemaKey{
		thingName,
		{Name: "like", Type: typeName, Help: "everything not said here is as in this kind"},
		{Name: "starts", Type: typeName, Help: "place at the start; a row, grid or board: one on each place"},
		{Name: "discard", Type: typeName, Help: "place where discard() puts them"},
		{Name: "owner", Type: typeName, Help: "the side they belong to"},
		{Name: "per_seat", Type: typeFlag, Help: "every seat has its own"},
		{Name: "back", Type: typeText, Help: "what others see of it, face down"},
		{Name: "faces", Type: typeFaces, Help: "a die: its number of sides; else names of faces"},
		{Name: "turns", Type: typeNumber, Min: 1, Max: 100, Help: "how many rotations it has"},
		{Name: "effects", Type: typeWords, Help: "moments its pieces may have effects at"},
		{Name: "fields", Type: typeSorts, Help: "fields of its pieces, with their types"},
		{Name: "every", Type: typeValues, Help: "values of all its pieces that say nothing else"},
	}},
	{Name: "table", Help: "what the screen shows; without panels: the map, the grids, all counters and all zones that somebody may see", Keys: []schemaKey{
		{Name: "columns", Type: typeNumber, Min: 1, Max: 8, Help: "panels side by side (1): for a fuller screen; the plain prompt shows one below the other"},
		{Name: "panel", Type: typePanels, Help: "the panels, in order"},
	}},
}

// panel holds the keys of [table.panel.NAME].
var panel = schemaTable{Name: "table.panel", Keys: []schemaKey{
	{Name: "title", Type: typeText, Help: "heading, when it is not the id in capitals"},
	{Name: "board", Type: typeFlag, Help: "the map"},
	{Name: "grid", Type: typeName, Help: "a grid"},
	{Name: "track", Type: typeName, Help: "a track"},
	{Name: "around", Type: typeName, Help: "a zone in the middle, the seats around it"},
	{Name: "sides", Type: typeName, Help: "of around: a row of zones at its sides, clockwise from the top"},
	{Name: "corners", Type: typeName, Help: "of around: a printed list of the piece there, at its corners clockwise from the top left; turns carry it on"},
	{Name: "arrow", Type: typeName, Help: "of around: a printed number, the side that the piece points to (1: the top); turns carry it on"},
	{Name: "seat_at", Type: typeName, Help: "of around: rules.NAME(g, me) is the corner a player sits at (1: top left); without: spread evenly"},
	{Name: "show", Type: typeNames, Help: "zones and counters; seat.NAME: everybody's"},
	{Name: "for", Type: typeNames, Help: "questions at which it is shown; without: always"},
}}

// piece holds the keys that every piece may have beside the fields of its kind.
var piece = schemaTable{Name: "piece", Open: "field", Keys: []schemaKey{
	thingName,
	{Name: "copies", Type: typeNumber, Max: most, Help: "so many identical copies (1)"},
	{Name: "for_each", Type: typeFamilies, Help: "for_each.FIELD: one piece for each value"},
}}

var (
	superfluousWords = []string{"no_superfluous", "exact_if_possible", "any_covering_set"}
	seenWords        = []string{"all", "owner", "nobody", "backs", "top_back"}
)
