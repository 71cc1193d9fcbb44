// Tests of the lines that are remembered.

//go:build linux

package terminal

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestHistoryAtTheKeyboard(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "history")
	s := begin(t, 24, 80, histories+"="+path)
	s.gets(":board\r", ":board")
	s.gets("secret answer\r", "secret answer")
	s.gets(":undo\r", ":undo")
	s.gets(":undo\r", ":undo")
	s.gets("\x1b[A\x1b[A\r", ":board")
	s.types("half\x1b[A\x1b[A\x1b[B\x1b[B")
	s.row("> half|") // what is being typed comes back
	s.types("\x03")
	s.sees("^C")
	s.sees("> ")
	s.types("\x1b[A\x1b[B")
	s.row("> |") // and is gone for whoever types next
	s.gets("\x1b[A edited\r", ":board edited")
	s.gets("\x1b[A\x1b[A\r", ":board")

	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if want := ":board\n:undo\n:board\n:board edited\n:board\n"; string(text) != want {
		t.Errorf("the file holds %q, want %q", text, want)
	}
	for name, want := range map[string]os.FileMode{path: 0o600, filepath.Dir(path): 0o700} {
		if info, err := os.Stat(name); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v %v, want %v", name, info.Mode(), err, want)
		}
	}

	s = begin(t, 24, 80, histories+"="+path)
	s.gets("\x1b[A\x1b[A\r", ":board edited")
}

func TestSearch(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	if err := os.WriteFile(path, []byte(":card salt\n:board\n:why 3\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	s := begin(t, 24, 80, histories+"="+path)
	s.types("\x12bo")
	s.row("search bo: :|board")
	s.types("\x7f\x7fSAL")
	s.row("search SAL: :card |salt")
	s.gets("\r", ":card salt")
	s.types("\x12boa\x05\x7f\x7fat")
	s.row("> :boaat|")
	s.types("\x03")
	s.sees("^C")
	s.sees("> ")
	s.types("\x12boa") // what was edited is not what is remembered
	s.row("search boa: :|board")
	s.types("\x07")
	s.row("> |")
	s.types("\x12nowhere\x03")
	s.row("> |")
	s.gets("\x12why\r", ":why 3")
}

func TestHistoryFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "history")
	if lines := newHistory(path).load(); lines != nil {
		t.Errorf("a missing file holds %q", lines)
	}
	if lines := newHistory(dir).load(); lines != nil {
		t.Errorf("a folder holds %q", lines)
	}
	os.WriteFile(path, []byte("a\na\n\nbr\xffken\n\x1b[2J\n"+strings.Repeat("x", 5000)+"\n b \r\na\x00\nlast"), 0o600)
	if lines := newHistory(path).load(); fmt.Sprint(lines) != "[a b last]" {
		t.Errorf("a broken file holds %q", lines)
	}

	var long strings.Builder
	for i := range remembered + 5 {
		fmt.Fprintf(&long, "line %d\n", i)
	}
	os.WriteFile(path, []byte(long.String()), 0o600)
	lines := newHistory(path).load()
	if len(lines) != remembered || lines[0] != "line 5" {
		t.Errorf("%d lines from %q", len(lines), lines[0])
	}
	text, _ := os.ReadFile(path)
	if info, _ := os.Stat(path); strings.Count(string(text), "\n") != remembered || info.Mode().Perm() != 0o600 {
		t.Errorf("shortened to %d lines, mode %v", strings.Count(string(text), "\n"), info.Mode())
	}
	if left, _ := filepath.Glob(path + "?*"); left != nil {
		t.Errorf("%q left behind", left)
	}
}

func TestUnwritableHistory(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file", "history")
	os.WriteFile(filepath.Dir(path), nil, 0o600)
	s := begin(t, 24, 80, histories+"="+path)
	s.gets(":one\r", ":one")
	s.gets(":two\r", ":two")
	s.gets("\x1b[A\x1b[A\r", ":one")
	if n := strings.Count(s.written(), "will not be remembered"); n != 1 {
		t.Errorf("said %d times", n)
	}
}
