// Package terminal is the keyboard and the window that a match is played at.
//
// Contract: a Terminal reads lines of text and writes text whose lines fit the
// window. At a terminal lines are edited, completed and remembered; from a pipe or
// file they are read as they come and echoed, so that what is written is the same
// session again, and nothing but plain text is written there. What is no text is
// told to whoever typed it and never comes out of ReadLine. Whatever ends the
// program, the terminal is left as it was found.
//
// Data flow: text -> wrap.go breaks it to the width that window.go asks for ->
// ink.go takes out the styles that cannot be shown, letters.go the lines -> the writer. Bytes -> keys.go
// makes keys of them -> readline changes the line -> listen.go hears of each change ->
// field.go draws it -> edit.go returns it; or bytes -> plain.go -> a line.
//
// Reading order: terminal.go, plain.go, wrap.go with cells.go and ink.go; edit.go
// with keys.go, listen.go, field.go and tty.go; then complete.go, history.go,
// page.go and interrupt.go as they are needed.
//
// # Why readline, and why not all of it
//
// chzyer/readline v1.5.1 holds the line: moving, cutting, pasting, the history and
// the search through it. It is small, has no dependency but the system and has been
// in use for ten years. What it gets wrong is kept away from it on either side.
//
// It draws nothing. Its own drawing counts emoji as one column and combining marks
// as a step back, repeats prompts of two lines, wants to be told of a new width
// and divides by zero when completions are wider than the window. The field here is
// one row that scrolls sideways: it is right at any width, and after a change of
// the window at once.
//
// It sees only keys that it knows. keys.go reads the escape sequences itself, so
// that Ctrl with an arrow moves by words and Home and End work everywhere; NUL,
// which readline takes for the end of input and then hangs, and the control
// characters that it would put into the line are dropped with a bell. It gets one
// key at a time, so that lines pasted together stay in order and the lines behind
// Ctrl-C are dropped. Delete on an empty line ends no input, Ctrl-T is kept back
// where it would panic, and so would Ctrl-R as the first key, which it never is. Letters beyond the longest line are dropped,
// as its time for a line grows with the square of its length.
//
// It keeps no file. Its history file can be read by anyone and takes in every line;
// here the table says which lines are remembered, because an answer may be secret.
// What was typed and not remembered, or cut out, is forgotten before the next line.
//
// Ctrl-Z stops the job, as the terminal does where no program reads keys: readline
// would stop its parent too. Between lines the terminal is as it was found, and
// Ctrl-C there is a signal that the table asks about.
//
// # Why sixteen colours
//
// The palette is the reader's own: basic colours follow the ground that was chosen
// for them. Those that are hard to read on black or on white are used for what is
// called by their names only, and nothing is said by colour alone.
package terminal
