// Tests of decoding: positions, order, errors, and that no text breaks it.

package variants

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

// shippedFiles are all rules files of the repository, by path.
func shippedFiles(t testing.TB) map[string]string {
	out := map[string]string{}
	err := filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".toml") && !strings.Contains(path, "bad") {
			text, err := os.ReadFile(path)
			out[path] = string(text)
			return err
		}
		return err
	})
	if err != nil || len(out) < 8 {
		t.Fatalf("%d files, %v", len(out), err)
	}
	return out
}

// TestPositions looks at the text where each node says that it stands.
func TestPositions(t *testing.T) {
	for file, text := range shippedFiles(t) {
		root, problems := decode(file, text)
		if problems != nil {
			t.Fatal(problems)
		}
		lines := strings.Split(text, "\n")
		at := func(p Position) string { return string([]rune(lines[p.Line-1])[p.Column-1:]) }
		keys := 0
		var look func(n *node)
		look = func(n *node) {
			for _, k := range n.keys {
				child := n.sub[k]
				keys++
				if got := strings.TrimPrefix(at(child.key), `"`); !strings.HasPrefix(got, k) {
					t.Errorf("%s: key %q, but there stands %q", child.key, k, got)
				}
				look(child)
			}
			for _, item := range n.items {
				look(item)
			}
			begins := map[shape]string{list: "[", table: "{["}[n.shape]
			switch v := n.value.(type) {
			case string:
				begins = `"'`
			case int64:
				begins = "-" + fmt.Sprint(v)[:1]
			case bool:
				begins = fmt.Sprint(v)[:1]
			}
			implied := n.shape == table && n.at == n.key // of a dotted key
			if got := at(n.at); n != root && !implied && !strings.ContainsAny(got[:1], begins) {
				t.Errorf("%s: %v, but there stands %q", n.at, n.kindName(), got)
			}
		}
		look(root)
		var values map[string]any
		md, err := toml.Decode(text, &values)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range md.Keys() {
			if root.get(k...) == nil {
				t.Errorf("%s: no position for %s", file, k)
			}
		}
		if keys < len(md.Keys()) {
			t.Errorf("%s: %d keys looked at, %d there", file, keys, len(md.Keys()))
		}
	}
}

func TestPositionsInLists(t *testing.T) {
	text := "a = [ { x = 1 },\n  { y = [\"ä\", 2], \"z w\" = '''\nq''' } ] # c\nb.c = 3\n[d.\"e.f\"]\ng = {h.i = true}\n"
	root, problems := decode("f", text)
	if problems != nil {
		t.Fatal(problems)
	}
	for _, x := range []struct {
		n    *node
		want string
	}{
		{root.get("a").items[1].get("y").items[1], "f:2:15"},
		{root.get("a").items[1].get("z w"), "f:2:27"},
		{root.get("b", "c"), "f:4:7"},
		{root.get("d", "e.f", "g", "h", "i"), "f:6:12"},
	} {
		if got := x.n.at.String(); got != x.want {
			t.Errorf("%v stands at %s, want %s", x.n.show(), got, x.want)
		}
	}
	if got := root.get("a").items[1].keys; !slices.Equal(got, []string{"y", "z w"}) {
		t.Errorf("order %v", got)
	}
}

func TestDecodeErrors(t *testing.T) {
	deep := strings.Repeat("[", 100000)
	for _, x := range []struct{ name, text, want string }{
		{"not UTF-8", "a = 1\nb = \"\xff\"\n", "f:2: not UTF-8 text"},
		{"deep list", "a = " + deep, "f: nested more than 32 deep"},
		{"deep table", "a = " + strings.Repeat("{a=", 100000), "f: nested more than 32 deep"},
		{"deep key", strings.Repeat("a.", 100000) + "a = 1", "f: nested more than 32 deep"},
		{"deep header", "[" + strings.Repeat("a.", 100000) + "a]", "f: nested more than 32 deep"},
		{"open string", "a = \"x\nb = 1", "f:1:7: TOML: "},
		{"twice", "a = 1\na = 2", "f:2:"},
		{"NUL", "a = \x00", "f:1:"},
		{"no value", "a =\n", "f:1:"},
	} {
		root, problems := decode("f", x.text)
		if root != nil || len(problems) != 1 || !strings.HasPrefix(problems[0].Error(), x.want) {
			t.Errorf("%s: %.200v, want %s", x.name, problems, x.want)
		}
	}
}

// FuzzDecode checks that no text breaks decoding or loading, as a game or as a
// house rule, and that whatever the TOML reader accepts has its positions.
func FuzzDecode(f *testing.F) {
	for _, text := range shippedFiles(f) {
		f.Add(text)
	}
	bad, _ := filepath.Glob("testdata/bad/*.toml")
	for _, file := range bad {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Add("[[a]]\nb.c = 1\n[[a]]\n[a.d]\ne = { f = [1,\n 2,], \"g\\u00e4\" = 1_000 }\nh = 1979-05-27 07:32:00 # x\ni = \"\"\"\n\\\"\"\"\"\"\n")
	tiny, err := os.ReadFile("testdata/tiny/base.toml")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		_, problems := decode("f", text)
		for _, p := range problems {
			if strings.Contains(p.Text, "way") && !strings.HasPrefix(p.Text, "TOML") {
				t.Errorf("the position index and the TOML reader disagree: %v", p)
			}
		}
		for _, tree := range []Texts{
			{"variants/tiny/base.toml": text},
			{"variants/tiny/base.toml": string(tiny), "variants/tiny/house.toml": text},
		} {
			o := Options{Files: tree}
			if len(tree) > 1 {
				o.With = []string{"house"}
			}
			rs, err := Load("tiny", o)
			if (rs == nil) == (err == nil) {
				t.Errorf("rule set %v with error %v", rs, err)
			}
		}
	})
}

// TestHugeFiles loads files that are made to take long: what takes time in the square
// of their size does not end before the tests do.
func TestHugeFiles(t *testing.T) {
	many := func(format string) string {
		var b strings.Builder
		for i := 0; b.Len() < maxFile*9/10; i++ {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	for name, text := range map[string]string{
		"unknown keys":   many("key%d = 1\n"),
		"endless family": "[kind.card]\nstarts = \"box\"\nfields = { a = \"number\", b = \"number\" }\n[card]\nx = { copies = 1000, for_each.a = [" + many("%d,") + "], for_each.b = [1, 2, 3, 4, 5, 6, 7, 8, 9] }\n",
		"too big":        many("# %d\n") + many("# %d\n"),
	} {
		if _, err := Load("huge", Options{Files: Texts{"variants/huge/base.toml": text}}); err == nil {
			t.Errorf("%s: no problem", name)
		}
	}
}
