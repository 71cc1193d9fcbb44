// This file finds scenario scripts.

package scenario

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// findScripts gives the scripts of files and folders, a folder's in alphabetical order. Lua files that a TOML file
// beside them names are rules, no scenarios.
func findScripts(paths []string) ([]*script, error) {
	var found []*script
	seen := map[string]bool{}
	add := func(path string) error {
		text, err := readRegular(path)
		if err != nil {
			return tidy(path, err)
		}
		if !seen[filepath.Clean(path)] {
			seen[filepath.Clean(path)] = true
			found = append(found, &script{file: filepath.ToSlash(path), text: string(text)})
		}
		return nil
	}
	for _, path := range paths {
		info, err := os.Stat(path)
		switch {
		case err != nil:
			return nil, tidy(path, err)
		case !info.IsDir():
			if err := add(path); err != nil {
				return nil, err
			}
			continue
		}
		scripts := 0
		err = filepath.WalkDir(path+string(filepath.Separator), func(p string, d fs.DirEntry, err error) error {
			if err != nil {
				return tidy(p, err)
			}
			if d.IsDir() || filepath.Ext(p) != ".lua" || isRules(p) {
				return nil
			}
			scripts++
			return add(p)
		})
		if err != nil {
			return nil, err
		}
		if scripts == 0 {
			return nil, fmt.Errorf("%s: no scenario scripts (files that end in .lua) are in this folder", path)
		}
	}
	if len(found) == 0 {
		return nil, errors.New("no scenario scripts are given")
	}
	return found, nil
}

// maxFile bounds a file in bytes: nobody writes more, and a script that somebody else has sent must not fill the memory.
const maxFile = 4 << 20

// readRegular reads a file of sensible size. It looks before it opens: opening a pipe waits for somebody who writes.
func readRegular(path string) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s: is no regular file", path)
	case info.Size() > maxFile:
		return nil, tooBig(path)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if len(text) > maxFile {
		return nil, tooBig(path)
	}
	return text, err
}

func tooBig(path string) error {
	return fmt.Errorf("%s: is too big (at most %d MB)", path, maxFile>>20)
}

// tidy says what is wrong with a path.
func tidy(path string, err error) error {
	var failed *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: there is no such file or folder", path)
	case errors.As(err, &failed):
		return fmt.Errorf("%s: %w", path, failed.Err)
	}
	return err
}

// isRules tells whether a TOML file in the same folder names the Lua file as its own.
func isRules(path string) bool {
	beside, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "*.toml")) // the pattern is sound but for odd folder names
	for _, file := range beside {
		text, err := readRegular(file)
		if err != nil {
			continue // whoever loads it is told; here it names no file
		}
		var head struct{ Lua any }
		if _, err := toml.Decode(string(text), &head); err == nil && names(head.Lua, filepath.Base(path)) {
			return true
		}
	}
	return false
}

// names tells whether a TOML value, a string or a list of them, names the file.
func names(lua any, file string) bool {
	switch v := lua.(type) {
	case string:
		return strings.EqualFold(v, file)
	case []any:
		return slices.Contains(v, any(file))
	}
	return false
}
