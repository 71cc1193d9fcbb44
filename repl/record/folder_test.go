// Tests of where records lie and how they are listed.

package record

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestFolder(t *testing.T) {
	data := t.TempDir()
	t.Setenv("HOME", filepath.Join(data, "home"))
	for set, want := range map[string]string{
		data:       filepath.Join(data, "hausregel", "matches"),
		"":         filepath.Join(data, "home", ".local", "share", "hausregel", "matches"),
		"relative": filepath.Join(data, "home", ".local", "share", "hausregel", "matches"),
	} {
		t.Setenv("XDG_DATA_HOME", set)
		if got, err := Folder(); got != want || err != nil {
			t.Errorf("XDG_DATA_HOME=%s: %s %v, want %s", set, got, err, want)
		}
	}
	t.Setenv("XDG_DATA_HOME", "")
	t.Setenv("HOME", "")
	if got, err := Folder(); err == nil {
		t.Errorf("without a home: %s", got)
	}
}

func TestNewPath(t *testing.T) {
	folder := t.TempDir()
	now := time.Date(2026, 12, 1, 23, 59, 0, 0, time.UTC)
	for game, want := range map[string]string{
		"millrace": "millrace", "./my/mühle": "mühle", "games/saltmarsh/base.toml": "saltmarsh", "one.toml": "one", "dir/": "dir",
		"": "match", "..": "match", "/": "match", "base.toml": "base", "a b\nc:d": "abcd", strings.Repeat("ü", 300): strings.Repeat("ü", 60),
	} {
		if got := NewPath(folder, game, now); got != filepath.Join(folder, want+"-2026-12-01-1.txt") {
			t.Errorf("%q: %s", game, got)
		}
	}
	for n := 1; n <= 3; n++ {
		path := NewPath(folder, "millrace", now)
		if want := filepath.Join(folder, fmt.Sprintf("millrace-2026-12-01-%d.txt", n)); path != want {
			t.Errorf("%s, want %s", path, want)
		}
		created(t, path)
	}
}

// dated sets when a file was written last, in days.
func dated(t *testing.T, path string, day int) {
	t.Helper()
	when := time.Date(2026, 12, day, 0, 0, 0, 0, time.UTC)
	if err := os.Chtimes(path, when, when); err != nil {
		t.Fatal(err)
	}
}

func TestList(t *testing.T) {
	folder := t.TempDir()
	at := func(name string) string { return filepath.Join(folder, name) }
	created(t, at("old"), answer(1), answer(2), Line{Kind: Command, Text: "open"}).Close()
	created(t, at("undone.txt"), answer(1), answer(2), Line{Kind: Back, To: 1}).Close()
	created(t, at("over.txt"), answer(1), Line{Kind: Over, Text: "anna has won"})
	created(t, at("hurt.txt"), answer(1)).Close()
	hurt, err := os.OpenFile(at("hurt.txt"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintln(hurt, "north: 2")
	hurt.Close()
	for _, name := range []string{"foreign", ".hidden", "old.damaged", "old.damaged.2"} {
		if err := os.WriteFile(at(name), []byte("text\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	makePipe(t, at("zpipe"))
	if err := os.Mkdir(at("folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	for day, name := range []string{"old", "foreign", "over.txt", "hurt.txt", "undone.txt"} {
		dated(t, at(name), day+1)
	}
	dated(t, at("zpipe"), 20)
	list, err := List(folder)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, l := range list {
		if l.Err == nil && (l.Head.Game != "millrace" || len(l.Head.Players) != 2 || l.Head.Rules.Hash != "5f0c" || l.Head.Rules.Files != nil) {
			t.Errorf("%s: %+v", l.Path, l.Head)
		}
		got = append(got, fmt.Sprintf("%s %d/%d %v %v %v", filepath.Base(l.Path), l.Decisions, l.Entries, l.Over, l.Damage != nil, l.Err != nil))
	}
	want := "zpipe 0/0 false false true\nundone.txt 1/1 false false false\nhurt.txt 1/1 false true false\n" +
		"over.txt 1/1 true false false\nforeign 0/0 false false true\nold 2/3 false false false"
	if strings.Join(got, "\n") != want {
		t.Errorf("listed are\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}

func TestListOfNoFolder(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "none")
	if list, err := List(folder); list != nil || err != nil {
		t.Errorf("%v %v", list, err)
	}
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := List(folder); err == nil || !strings.HasPrefix(err.Error(), folder+": record: the folder cannot be read: ") {
		t.Error(err)
	}
}

// BenchmarkList lists 1,000 records of 500 answers and 100 kB of rules.
func BenchmarkList(b *testing.B) {
	folder := b.TempDir()
	h := sampleHead()
	h.Rules.Files = []File{{Name: "base.toml", Text: strings.Repeat("[card.old_mill] # a line of rules\n", 3000)}}
	var lines []Line
	for i := range 500 {
		lines = append(lines, answer(i))
	}
	text := written(b, h, lines)
	for i := range 1000 {
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprint(i)), text, 0o600); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		if list, err := List(folder); err != nil || len(list) != 1000 || list[0].Entries != 500 {
			b.Fatal(err, len(list))
		}
	}
}
