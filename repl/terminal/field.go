// This file draws the row in which a line is edited.

package terminal

import (
	"fmt"
	"io"
	"strings"
	"sync"
)

// field is the prompt and as much of the line as the window has columns for. It is
// one row, whatever is typed, so that drawing it anew is right at any size.
type field struct {
	out     io.Writer
	columns func() int
	paint   func(string) string // puts text into the colours that there are

	mu     sync.Mutex
	open   bool // a line is being edited
	prompt string
	search string // what stands before the line while the history is searched
	line   []rune
	cursor int // the letter it stands on

	wide, at int // columns of the row as it was drawn, and where its cursor stood
	err      error
}

// begin takes up an empty line; draw shows it.
func (f *field) begin(prompt string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.prompt, f.search, f.line, f.cursor, f.wide, f.at, f.open = prompt, "", nil, 0, 0, 0, true
}

// set takes another line; redraw shows it.
func (f *field) set(line []rune, cursor int, search string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.line, f.cursor, f.search = line, cursor, search
}

// redraw shows the line again.
func (f *field) redraw() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.draw()
}

// above writes lines over the row.
func (f *field) above(text string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.put(f.home() + "\x1b[J" + text)
	f.wide, f.at = 0, 0
	f.draw()
}

// clear empties the window but for the row.
func (f *field) clear() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.put("\x1b[H\x1b[2J")
	f.wide, f.at = 0, 0
	f.draw()
}

// finish leaves the line in the window, whole, with a mark behind it.
func (f *field) finish(line, mark string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.put(f.home() + "\x1b[J" + f.paint(f.prompt) + line + mark + "\n")
	f.open = false
}

// wipe takes the row away.
func (f *field) wipe() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.put(f.home() + "\x1b[J")
	f.open = false
}

// leave goes to a row of its own, for the shell to write there.
func (f *field) leave(mark string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.put(mark + "\n")
	f.wide, f.at = 0, 0
}

// bell rings.
func (f *field) bell() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.put("\a")
}

// failed gives the first error of writing.
func (f *field) failed() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

func (f *field) put(text string) {
	if _, err := io.WriteString(f.out, text); err != nil && f.err == nil {
		f.err = err
	}
}

// home goes to the beginning of the row. A window that has become narrower than
// the row broke it, as terminals do that keep lines whole.
func (f *field) home() string {
	if columns := f.columns(); f.wide > columns && f.at >= columns {
		return fmt.Sprintf("\x1b[%dA\r", f.at/columns)
	}
	return "\r"
}

// draw writes the row and puts the cursor where it belongs. The last column stays
// free: terminals differ in what they do behind it.
func (f *field) draw() {
	if !f.open {
		return
	}
	columns := f.columns()
	prompt := f.prompt
	if f.search != "" {
		prompt = f.search
	}
	if Width(prompt) > columns-8 {
		prompt = Cut(prompt, max(1, columns/2))
	}
	begin := Width(prompt)
	seen, at := f.seen(max(2, columns-begin-1))
	home := f.home()
	f.wide, f.at = begin+Width(seen), begin+at
	text := home + f.paint(prompt) + seen + "\x1b[J\r"
	if f.at > 0 {
		text += fmt.Sprintf("\x1b[%dC", f.at)
	}
	f.put(text)
}

// seen is what so many columns show of the line, and the column of the cursor in
// it. What is hidden to a side is marked there. The line moves by half of that at
// a time, so that what is seen depends on the cursor alone.
func (f *field) seen(wide int) (text string, at int) {
	line := string(f.line)
	whole, cursor, first := Width(line), Width(string(f.line[:f.cursor])), 0
	if step := max(1, wide/2); whole >= wide && cursor >= wide-1 {
		first = step * ((cursor-wide+1)/step + 1)
	}
	at, last := cursor-first, first+wide
	var b strings.Builder
	if first > 0 {
		first++
		b.WriteByte('<')
	}
	hides := whole > last
	if hides {
		last--
	}
	column := 0
	for _, c := range cells(line) {
		begin, end := column, column+c.wide
		column = end
		switch {
		case begin >= first && end <= last:
			b.WriteString(c.text)
		case begin < last && end > first: // half of a wide letter
			b.WriteString(strings.Repeat(" ", min(end, last)-max(begin, first)))
		}
	}
	if hides {
		b.WriteByte('>')
	}
	return b.String(), at
}
