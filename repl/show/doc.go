// Package show turns what a seat sees into text: pieces, zones, panels, maps and
// what has happened.
//
// Contract: everything comes from the Game and from a View, so no secret of
// another seat can get into the text. The same view gives the same text. Nothing
// here knows a game: what is shown is named in the TOML, how it looks is decided
// here. No line of a Sheet is wider than its window, of 20 columns or more. Text is
// measured as a terminal shows it, so that umlauts and wide letters keep columns
// straight; colours are escapes that the terminal takes away where they are not
// wanted, and say nothing that the text does not say too. Texts of effects run
// rules: draw while the match is read aside (Match.Aside).
//
// # Data flow
//
//	PanelDef, View ─▶ Sheet ─▶ sheet.go: panels alone or side by side
//	                   ├─▶ map.go: marks, ways.go, labels.go, standing.go ─▶ canvas.go; board.go without coordinates
//	                   ├─▶ grid.go, track.go, around.go
//	                   └─▶ zones.go: of the table; seats.go: a row for each seat; hand.go: piece by piece
//	Events, View   ─▶ news.go: which are told ─▶ events.go, moves.go, edits.go: how
//	a piece        ─▶ pieces.go: names and contents; detail.go: what is printed on it
//	all of them    ─▶ rows.go: columns and lines; ink.go: colours
//
// # Why
//
// Why lines of braille: a cell has 2 × 4 points, so a way of any slope is a line
// that can be followed, in the width of one letter. Box drawing has eight
// directions.
//
// Why names look for their place: designers give places of spaces only. Names are
// put where they cover the least of the lines, the widest first; what a crowded map
// has no room for goes to the legend below it, so that nothing is lost.
//
// Why the sheet draws a panel twice to set it beside another: whether a panel can
// be narrow is seen best from what becomes of it. It may cost no more lines, and
// nothing may be cut off that the whole width would show.
//
// Why a zone that is empty for all seats is no column: most games have zones for a
// moment only. Those of the table stay, as their names tell what could lie there.
//
// Why answers go unsaid before the move that shows them: a log is read for what has
// happened, and half of it would be said twice.
package show
