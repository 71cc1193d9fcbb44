// Tests that each mistake is found at its line, and nothing else: a faulty line of
// testdata/bad ends with # want and a pattern for each problem.

package variants

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"hausregel/scripts"
)

var wantLine = regexp.MustCompile(`# want (".*)$`)

// wants reads the patterns of each line.
func wants(t *testing.T, text string) map[int][]*regexp.Regexp {
	out := map[int][]*regexp.Regexp{}
	for i, line := range strings.Split(text, "\n") {
		m := wantLine.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		for rest := m[1]; strings.TrimSpace(rest) != ""; {
			quoted, err := strconv.QuotedPrefix(strings.TrimSpace(rest))
			if err != nil {
				t.Fatalf("line %d: %v", i+1, err)
			}
			pattern, _ := strconv.Unquote(quoted)
			out[i+1] = append(out[i+1], regexp.MustCompile(pattern))
			rest = strings.TrimSpace(rest)[len(quoted):]
		}
	}
	return out
}

func TestBadFiles(t *testing.T) {
	files, _ := filepath.Glob("testdata/bad/*.toml")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	tiny, err := os.ReadFile("testdata/tiny/base.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".toml"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			tree := Texts{"variants/tiny/base.toml": string(tiny)}
			o := Options{Files: tree}
			where := "variants/tiny/base.toml"
			if strings.Contains(string(text), "\nbase ") {
				where = "variants/tiny/house.toml"
				o.With = []string{"house"}
			}
			tree[where] = string(text)
			_, err = Load("tiny", o)
			checkWants(t, where, string(text), err)
		})
	}
}

// checkWants compares the problems of a load with the patterns of a text.
func checkWants(t *testing.T, file, text string, err error) {
	t.Helper()
	var found scripts.Problems
	if !errors.As(err, &found) {
		t.Fatalf("no problems found, but %v", err)
	}
	want := wants(t, text)
	for _, p := range found {
		matched := false
		for i, pattern := range want[p.Line] {
			if p.File == file && pattern.MatchString(fmt.Sprintf("%d: %s: %s\n%s", p.Column, p.Subject, p.Text, p.Hint)) {
				want[p.Line] = append(want[p.Line][:i:i], want[p.Line][i+1:]...)
				matched = true
				break
			}
		}
		if !matched {
			t.Errorf("not wanted: %v", p)
		}
	}
	for line, patterns := range want {
		for _, p := range patterns {
			t.Errorf("line %d: no problem matches %q", line, p)
		}
	}
}

func TestTinyIsGood(t *testing.T) {
	for _, players := range []int{0, 2, 3} {
		if _, err := Load("testdata/tiny/", Options{Players: players}); err != nil {
			t.Errorf("%d players: %v", players, err)
		}
	}
}
