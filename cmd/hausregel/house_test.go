// Tests of the house itself: who imports whom, what lies at the top, and that Go
// names no game.

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/variants"
)

const top = "../.."

// arrow says which of our folders each folder may import, its own subfolders
// aside; a folder stands for those below it that have no line of their own.
var arrow = map[string][]string{
	"engine":          {},
	"engine/bots":     {"engine"},
	"engine/lab":      {"engine", "engine/bots"},
	"scripts/near":    {},
	"scripts/sandbox": {"scripts/near"},
	"scripts":         {"engine", "scripts/near"},
	"variants":        {"engine", "scripts", "scripts/near"},
	"repl/check":      {"engine", "engine/bots", "engine/lab", "scripts", "variants"},
	"repl/scenario":   {"engine", "engine/bots", "engine/lab", "scripts", "scripts/near", "scripts/sandbox", "variants"},
	"repl/terminal":   {},
	"repl/record":     {},
	"repl/show":       {"engine", "repl/terminal"},
	"repl":            {"engine", "engine/bots", "engine/lab", "scripts", "scripts/near", "variants", "repl/terminal", "repl/show", "repl/record"},
	"cmd/hausregel":   {"engine", "engine/bots", "engine/lab", "scripts", "scripts/near", "variants", "repl", "repl/check", "repl/record", "repl/scenario", "repl/terminal"},
}

// inside is a folder of the arrow that holds a folder.
func inside(folder string) string {
	for ; folder != "."; folder = path.Dir(folder) {
		if _, ok := arrow[folder]; ok {
			return folder
		}
	}
	return ""
}

// eachGoFile parses all Go files of the program, tests and testdata left out.
func eachGoFile(t *testing.T, mode parser.Mode, f func(name string, files *token.FileSet, file *ast.File)) {
	t.Helper()
	n := 0
	err := fs.WalkDir(os.DirFS(top), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".")):
			return fs.SkipDir
		case !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path.Join(top, name), nil, mode)
		if err != nil {
			return err
		}
		n++
		f(name, files, file)
		return nil
	})
	if err != nil || n == 0 {
		t.Fatalf("%d files: %v", n, err)
	}
}

func TestArrow(t *testing.T) {
	eachGoFile(t, parser.ImportsOnly, func(name string, _ *token.FileSet, file *ast.File) {
		from := inside(path.Dir(name))
		if from == "" {
			t.Errorf("%s: no folder for Go (%v)", name, path.Dir(name))
			return
		}
		for _, spec := range file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			ours, isOurs := strings.CutPrefix(imported, "hausregel/")
			switch {
			case isOurs:
				to := inside(ours)
				if to != from && !slices.Contains(arrow[from], to) {
					t.Errorf("%s imports %s: %s may import %v", name, imported, from, arrow[from])
				}
			case strings.HasPrefix(from, "engine") && strings.Contains(strings.Split(imported, "/")[0], "."):
				t.Errorf("%s imports %s: the engine uses the standard library alone", name, imported)
			}
		}
	})
}

func TestTopLevel(t *testing.T) {
	allowed := strings.Fields("cmd engine scripts variants repl examples go.mod go.sum README.md LICENSE CONTRIBUTING.md")
	entries, err := os.ReadDir(top)
	if err != nil {
		t.Fatal(err)
	}
	var there []string
	for _, e := range entries {
		name := e.Name()
		there = append(there, name)
		left := name == "hausregel" || slices.Contains([]string{".test", ".prof", ".out"}, path.Ext(name)) // by building and profiling
		if !slices.Contains(allowed, name) && !strings.HasPrefix(name, ".") && !left {
			t.Errorf("%s does not belong at the top", name)
		}
	}
	for _, name := range allowed {
		if !slices.Contains(there, name) {
			t.Errorf("%s is missing at the top", name)
		}
	}
}

// TestGoKnowsNoGame looks in all string literals and comments for the names of the
// shipped games, their pieces and the places of their maps. Names in one lower-case word
// are left out: they are words of every game.
func TestGoKnowsNoGame(t *testing.T) {
	names := shippedNames(t)
	if !slices.Contains(names, "martin_luther") || !slices.Contains(names, "Eisenach") {
		t.Fatal("names of the shipped games are not collected")
	}
	pattern := regexp.MustCompile(`(?:^|[^\p{L}\p{N}_])(` + strings.Join(names, "|") + `)(?:$|[^\p{L}\p{N}_])`)
	eachGoFile(t, parser.ParseComments, func(_ string, files *token.FileSet, file *ast.File) {
		check := func(at token.Pos, text string) {
			if m := pattern.FindStringSubmatch(text); m != nil {
				t.Errorf("%v names %s", files.Position(at), m[1])
			}
		}
		for _, group := range file.Comments {
			for _, comment := range group.List {
				check(comment.Pos(), comment.Text)
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				check(lit.Pos(), lit.Value)
			}
			return true
		})
	})
}

// shippedNames are patterns for ids and names of the shipped games.
func shippedNames(t *testing.T) []string {
	var names []string
	add := func(texts ...string) {
		for _, s := range texts {
			if s != "" && (strings.ContainsAny(s, "_ -") || s != strings.ToLower(s)) {
				names = append(names, regexp.QuoteMeta(s))
			}
		}
	}
	for _, l := range variants.AllGames(variants.Options{}) {
		names = append(names, regexp.QuoteMeta(l.ID))
		rules, err := variants.Load(l.ID, variants.Options{})
		if err != nil {
			t.Fatal(err)
		}
		g := rules.Game
		add(g.Name)
		for _, p := range g.Pieces {
			add(p.Key, p.Name)
		}
		for _, p := range g.Places {
			if p.Kind == engine.Space {
				add(p.ID, p.Name)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
