// Package show turns what a seat sees into text: pieces, zones, panels, maps and
// what has happened.
//
// Contract: everything comes from the Game and from a View, so no secret of
// another seat can get into the text. The same view gives the same text. Nothing
// here knows a game: what is shown is named in the TOML, how it looks is decided
// here.
//
// Data flow: PanelDef and View -> panels.go -> board.go, pieces.go -> text;
// Events and View -> news.go -> events.go -> text.
package show
