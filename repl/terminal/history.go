// This file keeps the lines that are remembered from one match to the next.

package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"
)

// remembered is how many lines the history holds.
const remembered = 1000

// history is the file of the lines that were typed. They are for their owner
// alone: names of players and of files may stand in them.
type history struct {
	path   string // "": it lasts as long as the program
	last   string
	failed bool // and said so
}

func newHistory(path string) *history { return &history{path: path} }

// load reads the lines, the oldest first. A file that is missing or cannot be read
// holds none; one that has grown too long is shortened.
func (h *history) load() []string {
	if h.path == "" {
		return nil
	}
	text, err := os.ReadFile(h.path)
	if err != nil {
		return nil
	}
	var lines []string
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		if line = strings.TrimSpace(line); h.fresh(line) {
			lines = append(lines, line)
			h.last = line
		}
	}
	if n > remembered {
		lines = lines[max(0, len(lines)-remembered):]
		h.shorten(lines)
	}
	return lines
}

// fresh tells whether a line is one to remember: text, and not the last once more.
func (h *history) fresh(line string) bool {
	return line != "" && line != h.last && len(line) < longest &&
		utf8.ValidString(line) && !strings.ContainsFunc(line, unicode.IsControl)
}

// add writes a line behind the others.
func (h *history) add(line string) error {
	h.last = line
	if h.path == "" {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(h.path), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(h.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := f.Chmod(0o600); err != nil {
		return err
	}
	_, err = f.WriteString(line + "\n")
	return err
}

// shorten puts a file with fewer lines in place of the old one. Where that fails
// the old one stays, which is no loss.
func (h *history) shorten(lines []string) {
	f, err := os.CreateTemp(filepath.Dir(h.path), filepath.Base(h.path))
	if err != nil {
		return
	}
	_, err = f.WriteString(strings.Join(lines, "\n") + "\n")
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(f.Name(), h.path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
}

// Remember puts a line into the history, for the arrow keys and Ctrl-R to find.
// Whoever reads lines decides which: an answer may be a secret. Where lines are not
// edited nothing is remembered.
func (t *Terminal) Remember(line string) {
	line = strings.TrimSpace(line)
	if t.editor == nil || !t.history.fresh(line) {
		return
	}
	t.editor.remember(line)
	if err := t.history.add(line); err != nil && !t.history.failed {
		t.history.failed = true
		t.Say("What you type will not be remembered after this match: %v", err)
	}
}
