// This file finds scenario scripts.

package scenario

import (
	"errors"
	"fmt"
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
		if !isRegular(path) {
			return fmt.Errorf("%s: is no regular file", path)
		}
		text, err := os.ReadFile(path)
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
		err = filepath.WalkDir(path, func(p string, d fs.DirEntry, err error) error {
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

// isRegular tells whether a file may be opened without waiting for somebody to write to it, as a pipe would. One that
// cannot be looked at is left to be refused when it is opened.
func isRegular(path string) bool {
	info, err := os.Stat(path)
	return err != nil || info.Mode().IsRegular()
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
		if !isRegular(file) {
			continue
		}
		var head struct{ Lua any }
		if _, err := toml.DecodeFile(file, &head); err == nil && names(head.Lua, filepath.Base(path)) {
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
