// Package terminal is the keyboard and the window that a match is played at.
//
// Contract: a Terminal reads lines of text and writes text whose lines fit the
// window. At a terminal lines can be edited and completed; from a pipe or file they
// are read as they come and echoed, so that what is written is the same session
// again. What is no text is told to whoever typed it and never comes out of
// ReadLine.
//
// Data flow: text -> wrap.go breaks it to the width that window.go asks for ->
// the writer; keys -> lines.go -> a line.
package terminal
