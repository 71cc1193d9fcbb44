// Package variants loads rule sets: TOML files become an engine.Game with its
// compiled Lua, complete and checked, or a list of everything that is wrong.
//
//	rs, err := variants.Load("mygame", variants.Options{With: []string{"mine"}, Players: 3})
//
// # Files
//
// A game is variants/<game>/base.toml, a house rule variants/<game>/<house>.toml or
// <house>/<house>.toml beside it. They are looked for in Options.Dirs, the working
// directory, the user's data folder and the program itself; a name with a slash or
// .toml, or of a folder that holds base.toml, is a path. A Lua file is looked for
// beside the TOML that names it, then in scripts/<game>/. lua_code holds
// Lua in the TOML itself; its errors are told at their lines.
//
// # Layers
//
// A rule set is the base game, the house rules in the order given, knobs set by
// hand, and then, knob by knob in file order, what goes with the word each knob
// stands at ([rule.KNOB.when.WORD]). A house rule and a word are overlays:
//
//   - a table changes what exists, key by key; what does not exist is an error, not
//     something new. A list or single value is replaced as a whole.
//   - [add.TABLE.NAME] makes something new, at the end or after or before another.
//     Of several put after the same one, the later layers' come later.
//   - [remove] TABLE = ["name"] takes away; remove.list.NAME and remove.table.panel too.
//   - LIST.add = [..] and LIST.remove = [..] edit a list; TABLE.remove = [..] takes keys
//     from a table of numbers, such as what a card costs.
//   - [rule] KNOB = value turns a knob; [rule.KNOB] changes its declaration. A word of
//     another knob changes a default only: whoever sets the knob has the last word.
//
// Two layers that set the same thing to different values are refused with both
// places named, unless one says overrides = ["the other"]: then it wins, whichever
// comes first. A knob's word is a layer called "rule.KNOB", so that a house rule can
// win over it too. Base and knobs of the same file are no rivals. A name in overrides that is
// close to one that is known is taken for a slip; another may lie where it is not found.
//
// # From text to Game
//
// read (search.go) → decode (decode.go, positions.go: a tree of nodes that know where
// they stand) → validate (validate.go against tables.go) → lay over each other
// (overlay.go, edit.go, knobs.go) → complete (complete.go) → build (build.go and
// build_*.go, families.go; names that name nothing are found here) → check.go →
// compile.go. Problems of all steps are collected and come at once; a file that is not
// TOML ends its own load only. With problems of the TOML come those of the Lua that need
// no game: what is no Lua, or nothing that rules may say.
//
// Every game has the zone box, of what is out of the game, and, when it has a grid,
// the list direction (north, east, south, west) unless it declares its own.
//
// # Why
//
// Why an own index of positions: the TOML reader knows the positions of keys, but
// neither those of values nor of what stands in lists, and gives them in errors of its
// own only. The index is proved against it at every load: both must know the same keys.
//
// Why overlays change by name and never make things by a slip: a misspelt
// [card.old_mil] that quietly made a new card would be found at the table, if ever.
//
// Why the schema is data: checks, near misses and reference then cannot differ.
//
// Why a Game is built for one number of players: knobs and counts may depend on it,
// and everything behind it is then a constant.
package variants
