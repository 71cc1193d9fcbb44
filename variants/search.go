// This file finds the files of games and house rules.

package variants

import (
	"embed"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"hausregel/scripts"
	"hausregel/scripts/near"
)

//go:embed */*.toml
var shipped embed.FS

// maxFile bounds a rules file in bytes.
const maxFile = 1 << 20

// folder is a place where rules may lie: a tree of TOML files, variants/, and one
// of Lua files, scripts/, each with a folder for every game.
type folder struct {
	shown  string // put before the path of a file in messages: "", "/home/anna/.local/share/hausregel/"
	toml   fs.FS  // holds <game>/base.toml; nil when there is none
	lua    fs.FS  // holds <game>/*.lua; nil when there is none
	flat   bool   // toml holds base.toml itself: a game given as a path
	ingame string // of a flat one: the game
}

// found is a file that has been found and read.
type found struct {
	folder folder
	shown  string // its path, for people
	name   string // its path in the folder's tree
	text   string
}

// folders are the places to look in, first one first: those asked for, the working
// directory, the user's data folder, what comes with the program.
func (o Options) folders() []folder {
	if o.Files != nil {
		return []folder{{toml: sub(o.Files, "variants"), lua: sub(o.Files, "scripts")}}
	}
	var out []folder
	for _, dir := range append(append([]string(nil), o.Dirs...), ".", dataFolder()) {
		if dir == "" {
			continue
		}
		shown := filepath.ToSlash(filepath.Clean(dir)) + "/"
		if dir == "." {
			shown = ""
		}
		// not the subtree of a tree: that would open a file to describe it
		out = append(out, folder{shown: shown, toml: os.DirFS(filepath.Join(dir, "variants")), lua: os.DirFS(filepath.Join(dir, "scripts"))})
	}
	return append(out, folder{toml: shipped, lua: scripts.Files})
}

func sub(root fs.FS, dir string) fs.FS {
	s, err := fs.Sub(root, dir)
	if err != nil {
		return nil
	}
	return s
}

// dataFolder is where a user's own rules lie.
func dataFolder() string {
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "hausregel")
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return filepath.Join(home, ".local", "share", "hausregel")
}

// errTooBig is what a file of more than maxFile bytes gives.
var errTooBig = fmt.Errorf("is too big (at most %d kB)", maxFile/1024)

// read reads a file of a tree, if it is a file of sensible size. It looks before it
// opens: opening a pipe waits for somebody who writes.
func read(tree fs.FS, name string) (string, error) {
	if tree == nil || !fs.ValidPath(name) {
		return "", fs.ErrNotExist
	}
	info, err := fs.Stat(tree, name)
	switch {
	case err != nil:
		return "", err
	case info.IsDir():
		return "", fmt.Errorf("is a folder")
	case !info.Mode().IsRegular():
		return "", fmt.Errorf("is no ordinary file")
	case info.Size() > maxFile:
		return "", errTooBig
	}
	f, err := tree.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err == nil && len(text) > maxFile {
		err = errTooBig
	}
	return string(text), err
}

// isPath tells whether a name given by the user is a path rather than a name.
func isPath(name string) bool {
	if strings.ContainsAny(name, `/\`) || strings.HasSuffix(name, ".toml") || strings.HasSuffix(name, ".lua") || name == "." || name == ".." {
		return true
	}
	_, err := os.Stat(filepath.Join(name, "base.toml"))
	return err == nil
}

// openPath reads a rules file given by a path: the file, or a folder that holds
// base.toml or, of a house rule, a file of the folder's name.
func openPath(name string) (found, error) {
	name = filepath.Clean(name)
	if info, err := os.Stat(name); err == nil && info.IsDir() {
		dir := name
		name = filepath.Join(dir, "base.toml")
		if _, err := os.Stat(name); err != nil {
			if abs, err := filepath.Abs(dir); err == nil {
				if house := filepath.Join(dir, filepath.Base(abs)+".toml"); isFile(house) {
					name = house
				}
			}
		}
	}
	dir, file := filepath.Split(name)
	game := filepath.Clean(dir)
	if abs, err := filepath.Abs(game); err == nil {
		game = filepath.Base(abs)
	}
	shown := filepath.ToSlash(dir)
	tree := os.DirFS(filepath.Clean(dir + "."))
	f := found{folder: folder{shown: shown, toml: tree, lua: tree, flat: true, ingame: game}, shown: filepath.ToSlash(name), name: file}
	var err error
	f.text, err = read(tree, file)
	return f, err
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// openIn looks for variants/<game>/<file> in the folders.
func openIn(folders []folder, game, file string) (found, error) {
	for _, dir := range folders {
		for _, name := range []string{file + ".toml", file + "/" + file + ".toml"} {
			if !dir.flat {
				name = path.Join(game, name)
			} else if game != dir.ingame {
				continue
			}
			text, err := read(dir.toml, name)
			if isMissing(err) {
				continue
			}
			return found{folder: dir, shown: dir.tomlPath(name), name: name, text: text}, err
		}
	}
	return found{}, fs.ErrNotExist
}

// isMissing tells whether a file is not there, or could not be: a name with a
// letter that no file has.
func isMissing(err error) bool {
	return err != nil && (os.IsNotExist(err) || strings.Contains(err.Error(), "not a directory") || strings.Contains(err.Error(), "invalid argument"))
}

// tomlPath is the path of a TOML file as people know it.
func (f folder) tomlPath(name string) string {
	if f.flat {
		return f.shown + name
	}
	return f.shown + "variants/" + name
}

// openLua looks for a Lua file: beside the TOML that names it, then in the scripts
// of the game.
func openLua(beside found, folders []folder, game, file string) (shown, text string, err error) {
	if !fs.ValidPath(file) || path.Ext(file) != ".lua" {
		return "", "", fmt.Errorf("is no name of a Lua file beside this one (like %q)", "rules.lua")
	}
	name := path.Join(path.Dir(beside.name), file)
	if text, err = read(beside.folder.toml, name); !isMissing(err) {
		return beside.folder.tomlPath(name), text, err
	}
	for _, dir := range folders {
		if dir.flat {
			continue
		}
		name := path.Join(game, file)
		if text, err = read(dir.lua, name); !isMissing(err) {
			return dir.shown + "scripts/" + name, text, err
		}
	}
	return "", "", fmt.Errorf("is not there: neither beside this file nor in scripts/%s", game)
}

// isReadable tells whether a name may stand in a list: no terminal obeys it.
func isReadable(name string) bool { return !strings.ContainsFunc(name, IsControl) }

// gameNames are all games that the folders hold.
func gameNames(folders []folder) []string {
	var names []string
	seen := map[string]bool{}
	for _, dir := range folders {
		if dir.flat || dir.toml == nil {
			continue
		}
		entries, _ := fs.ReadDir(dir.toml, ".") // a folder that is not there holds no game
		for _, e := range entries {
			if _, err := fs.Stat(dir.toml, e.Name()+"/base.toml"); err == nil && !seen[e.Name()] && isReadable(e.Name()) {
				seen[e.Name()] = true
				names = append(names, e.Name())
			}
		}
	}
	return names
}

// houseNames are all house rules of a game that the folders hold.
func houseNames(folders []folder, game string) []string {
	var names []string
	seen := map[string]bool{}
	for _, dir := range folders {
		in := game
		if dir.flat {
			in = "."
		}
		if dir.toml == nil || dir.flat && dir.ingame != game {
			continue
		}
		entries, _ := fs.ReadDir(dir.toml, in)
		for _, e := range entries {
			name, isTOML := strings.CutSuffix(e.Name(), ".toml")
			if e.IsDir() {
				_, err := fs.Stat(dir.toml, path.Join(in, name, name+".toml"))
				isTOML = err == nil
			}
			if isTOML && name != "base" && !seen[name] && isReadable(name) {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	return names
}

// isLua is what is wrong with a Lua file that was given as rules.
func isLua(f found) scripts.Problem {
	return scripts.Problem{File: f.shown, Text: "this is a Lua file, and rules are named by a TOML file",
		Hint: fmt.Sprintf("give the TOML file with lua = [%q]; scenarios are run by run %s", f.name, f.shown)}
}

// unreadable words the error of a file that could not be read.
func unreadable(err error) string {
	if isMissing(err) {
		return "is not there"
	}
	if p, ok := err.(*fs.PathError); ok {
		return p.Err.Error()
	}
	return err.Error()
}

func noGame(name string, folders []folder) scripts.Problem {
	names := gameNames(folders)
	return scripts.Problem{File: "game " + name, Text: "there is no such game" + near.Hint(name, names), Hint: "games are " + strings.Join(names, ", ")}
}
