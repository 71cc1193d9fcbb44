//go:build unix

// Tests of what is no ordinary file where a rules file is looked for.

package variants

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// oddFolder is a folder with a small game in which one file is what put makes of it.
func oddFolder(t *testing.T, name string, put func(path string) error) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "odd")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for file, text := range map[string]string{
		"base.toml":  "name = \"Odd\"\nplayers = [2]\nlua = \"rules.lua\"\n[phase]\nwait = {}\n",
		"rules.lua":  "function rules.phase.wait(g) end\n",
		"house.toml": "name = \"House\"\nbase = \"odd\"\n",
	} {
		if file == name {
			continue
		}
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := put(filepath.Join(dir, name)); err != nil {
		t.Skip(err)
	}
	return dir
}

func TestOddFiles(t *testing.T) {
	pipe := func(path string) error { return syscall.Mkfifo(path, 0o600) }
	folder := func(path string) error { return os.Mkdir(path, 0o755) }
	device := func(path string) error { return os.Symlink("/dev/zero", path) }
	loop := func(path string) error { return os.Symlink(filepath.Base(path), path) }
	big := func(path string) error {
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			return err
		}
		return os.Truncate(path, maxFile+1)
	}
	for _, c := range []struct {
		put  func(string) error
		want string
	}{
		{pipe, "is no ordinary file"}, {folder, "is a folder"}, {device, "is no ordinary file"},
		{loop, "too many levels of symbolic links"}, {big, "is too big (at most 1024 kB)"},
	} {
		for _, name := range []string{"base.toml", "rules.lua", "house.toml"} {
			dir := oddFolder(t, name, c.put)
			if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.IsDir() && name == "house.toml" {
				continue // a house rule may be a folder
			}
			_, err := Load(dir+"/", Options{With: []string{filepath.Join(dir, "house.toml")}})
			if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), name) {
				t.Errorf("%s: got %v, want %q", name, err, c.want)
			}
		}
	}
}

func TestOddFilesInTheListOfGames(t *testing.T) {
	dir := oddFolder(t, "base.toml", func(path string) error { return syscall.Mkfifo(path, 0o600) })
	home := t.TempDir()
	if err := os.Rename(filepath.Dir(dir), filepath.Join(home, "variants")); err != nil {
		t.Fatal(err)
	}
	for _, g := range AllGames(Options{Dirs: []string{home}}) {
		if g.ID == "odd" {
			if !strings.Contains(g.Problem, "is no ordinary file") {
				t.Errorf("got %+v", g)
			}
			return
		}
	}
	t.Error("the game is not listed")
}

func TestLinksToRules(t *testing.T) {
	dir := oddFolder(t, "linked.toml", func(path string) error { return os.Symlink("house.toml", path) })
	if _, err := Load(dir+"/", Options{With: []string{filepath.Join(dir, "linked.toml")}}); err != nil {
		t.Error(err)
	}
}
