// This file knows where records lie and how they are called.

package record

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"
)

// Folder is where records lie that were given no place: hausregel/matches in
// $XDG_DATA_HOME, or in ~/.local/share when that is not set or, as the XDG standard has it,
// not absolute. It need not exist. The error is that there is no home folder.
func Folder() (string, error) {
	data := os.Getenv("XDG_DATA_HOME")
	if !filepath.IsAbs(data) {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fmt.Errorf("record: no folder for matches: %w\nhint: set XDG_DATA_HOME or HOME, or name a file", err)
		}
		data = filepath.Join(home, ".local", "share")
	}
	return filepath.Join(data, "hausregel", "matches"), nil
}

// maxName bounds the part of a file's name that comes from the game, in letters.
const maxName = 60

// NewPath is a name in a folder that no file has yet: the game, the day and the first
// free number. Another may take it before Create, which then refuses it.
func NewPath(folder, game string, now time.Time) string {
	for n := 1; ; n++ {
		path := filepath.Join(folder, fmt.Sprintf("%s-%s-%d.txt", shortName(game), now.Format(time.DateOnly), n))
		if _, err := os.Lstat(path); errors.Is(err, os.ErrNotExist) || err != nil && n > 1 {
			return path
		}
	}
}

// shortName is the last part of a game's path: that of its folder when the file is
// called base.toml, as those of games are.
func shortName(game string) string {
	game = filepath.ToSlash(filepath.Clean(game))
	game = strings.TrimSuffix(strings.TrimSuffix(game, "/base.toml"), ".toml")
	game = game[strings.LastIndexByte(game, '/')+1:]
	game = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-' || r == '_' {
			return r
		}
		return -1
	}, game)
	if letters := []rune(game); len(letters) > maxName {
		game = string(letters[:maxName])
	}
	if game == "" {
		return "match"
	}
	return game
}
