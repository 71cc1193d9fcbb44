// Tests of Lua whose TOML is not in order.

package variants

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"hausregel/scripts"
)

// TestLuaIsNotBlamedForTOML loads each game with one mistake in a house rule: nothing
// in all its Lua is a problem then.
func TestLuaIsNotBlamedForTOML(t *testing.T) {
	for _, g := range AllGames(Options{Dirs: []string{t.TempDir()}}) {
		house := filepath.Join(t.TempDir(), "house.toml")
		text := fmt.Sprintf("name = \"House\"\nbase = %q\n[zone.nowhere]\nseen = \"all\"\n", g.ID)
		if err := os.WriteFile(house, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Load(house, Options{})
		var found scripts.Problems
		if !errors.As(err, &found) || len(found) != 1 || found[0].Line != 3 {
			t.Errorf("%s: %v", g.ID, err)
		}
	}
}
