// This file listens to readline: which keys it is about to be given, and what they
// have done to the line.

package terminal

import "github.com/chzyer/readline"

// filter keeps keys from readline that it would fall over.
func (e *editor) filter(key rune) (rune, bool) {
	switch {
	case key == readline.CharDelete && len(e.line) == 0 && !e.looking && e.keys.deletes.Load():
		return key, false // it would end the input; dropped, reading goes on
	case key == readline.CharTranspose && len(e.line) < 2, // it would leave the line
		key == readline.CharCtrlY && len(e.line) > longest:
		e.field.bell()
		return readline.CharBell, true // dropped without asking for another key
	}
	return key, true
}

// changed follows what a key has done to the line and shows it. It hands the line
// back as it was: else readline would go on to edit a line inside the history.
func (e *editor) changed(line []rune, cursor int, key rune) ([]rune, int, bool) {
	switch {
	case key == 0: // a line begins
		e.field.redraw()
		return nil, 0, false
	case key == readline.CharEnter, key == readline.CharCtrlJ,
		key == readline.CharInterrupt && !e.looking,
		key == readline.CharDelete && !e.looking && len(e.line) == 0:
		e.line, e.search, e.looking = nil, nil, false
		return nil, 0, false // it is over
	}
	e.follow(key)
	switch key {
	case readline.CharTab:
		line, cursor = e.complete(line, cursor)
	case readline.CharCtrlL:
		e.field.clear()
	}
	e.line = line
	e.field.set(line, cursor, e.searching())
	if !e.keys.ahead.Load() {
		e.field.redraw()
	}
	return line, cursor, true
}

// follow keeps in step with readline about the search, which it does not tell of.
func (e *editor) follow(key rune) {
	switch {
	case key == readline.CharBckSearch || key == readline.CharFwdSearch:
		if !e.looking {
			e.looking, e.search = true, nil
		}
	case !e.looking:
	case key == readline.CharBackspace || key == readline.CharCtrlH:
		e.search = e.search[:max(0, len(e.search)-1)]
	case key >= ' ':
		e.search = append(e.search, key)
	default:
		e.looking = false
	}
}

// searching is what stands before the line while the history is searched.
func (e *editor) searching() string {
	if !e.looking {
		return ""
	}
	return Dim("search "+string(e.search)+":") + " "
}

// bell lets through nothing but the bell of what readline writes.
type bell struct{ *field }

func (b bell) Write(p []byte) (int, error) {
	if string(p) == "\a" {
		b.bell()
	}
	return len(p), nil
}

// nothing completes nothing: readline can only add to a word and lists what fits
// in a way that fails in narrow windows. See complete.go.
type nothing struct{}

func (nothing) Do([]rune, int) ([][]rune, int) { return nil, 0 }
