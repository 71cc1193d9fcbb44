// This file lists the games and their house rules.

package variants

import (
	"io/fs"
	"slices"
	"strings"
)

// Listing is a game, or a house rule of one, in the list of games.
type Listing struct {
	ID      string
	Name    string
	About   string
	Players []int // numbers of players; of a game with sides: how many there are
	Draft   bool
	Path    string    // of its file, for people
	Problem string    // why its head could not be read; then the rest is empty
	Houses  []Listing // of a game
}

// Games lists the games that can be loaded by name, with their house rules,
// sorted by id; drafts are left out. Of each file only the head is read, what
// stands before its first table, so that listing is quick and a mistake elsewhere
// does not matter.
func Games(o Options) []Listing {
	return slices.DeleteFunc(AllGames(o), func(l Listing) bool { return l.Draft })
}

// AllGames lists drafts too.
func AllGames(o Options) []Listing {
	folders := o.folders()
	var out []Listing
	for _, game := range gameNames(folders) {
		g := readHead(folders, game, "base")
		g.ID = game
		g.Houses = houseRules(folders, game)
		out = append(out, g.Listing)
	}
	slices.SortFunc(out, byID)
	return out
}

// HouseRules lists the house rules of a game given by name or path, sorted by id;
// of what cannot be opened there are none.
func HouseRules(name string, o Options) []Listing {
	l := &loader{options: o, folders: o.folders()}
	if !l.open(name) {
		return nil
	}
	return houseRules(l.folders, l.game)
}

func houseRules(folders []folder, game string) []Listing {
	var out []Listing
	for _, house := range houseNames(folders, game) {
		if h := readHead(folders, game, house); h.base == game || h.Problem != "" {
			out = append(out, h.Listing)
		}
	}
	slices.SortFunc(out, byID)
	return out
}

func byID(a, b Listing) int { return strings.Compare(a.ID, b.ID) }

// head is the head of a file and the game that it names as its base.
type head struct {
	Listing
	base string
}

func readHead(folders []folder, game, file string) head {
	f, err := openIn(folders, game, file)
	h := head{Listing: Listing{ID: file, Path: f.shown}}
	if err != nil {
		h.Problem = unreadable(err)
		return h
	}
	root, problems := decode(f.shown, headOf(f.text))
	if root == nil { // a list that goes over lines which begin with [
		root, problems = decode(f.shown, f.text)
	}
	if len(problems) > 0 {
		h.Problem = problems[0].Error()
		return h
	}
	h.Name, h.About, h.Draft = root.get("name").text(), root.get("about").text(), root.get("draft").flag()
	h.Players = playerCounts(root)
	h.base = root.get("base").text()
	return h
}

// headOf is the text before the first table.
func headOf(text string) string {
	if strings.HasPrefix(text, "[") {
		return ""
	}
	if end := strings.Index(text, "\n["); end >= 0 {
		return text[:end+1]
	}
	return text
}

// Texts holds files by path, as Options.Files takes them.
type Texts map[string]string

// Tree gives the files of a rule set as a tree that Options.Files takes: loading
// rs.Game.ID from it with the same options gives the same rule set anywhere.
func (rs *RuleSet) Tree() fs.FS {
	tree := Texts{}
	for _, f := range rs.Files {
		tree[f.Name] = f.Text
	}
	return tree
}
