// A fuzz target for the prompt: go test ./repl -fuzz FuzzPrompt

package repl

import (
	"bytes"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hausregel/engine"
	"hausregel/repl/terminal"
	"hausregel/variants"
)

// FuzzPrompt has any bytes typed at any decision of a match. Nothing panics, and what
// had been entered stays in the record, with what has come since.
func FuzzPrompt(f *testing.F) {
	for i, typed := range []string{
		"", "\n", "\n1\n", "-\n\n-\n\n", "1, 2\n1 2 3\n99\n-1\n00\n", "undo\nredo\nundo 3\nundo fresh\nredo\n", "goto 0\ngoto 3\ngoto 99\nundo\n",
		"branch a\n1\nbranch main\nbranches\nbranch a\n", "a\x00b\n\xff\xfe\n\x1b[2J\n", strings.Repeat("x", 5000) + "\n1\n", "1",
		"help\nwhy\nwhy 1\nwhy nothing\ncard x\nboard\nhand\nlog\nscore\nmoves\nrules\n", "/\n/x\n/help\n//\n1,,2\n, ,\n",
		"open\nset\nset x 1\nset hand_size 3\nset hand_size x\nundo\n", "open\nmove\nmove x y\nstack 1\nstack x\nview ben\nlua\nlua g\nlua while true do end\nlua me.hand:discard()\n",
		"set hand_size 3\nopen\nundo\nset hand_size 3\n", "quit\n1\n", "\u202e\n\u00a0\nÄ\nä\n", "undo 99999999999999999999\ngoto -1\nlog 0\nlog x\n",
	} {
		f.Add([]byte(typed), uint8(i*13))
	}
	games := []string{"reformation", "../variants/testdata/saltmarsh"}
	rules := make([]*variants.RuleSet, len(games))
	for i, game := range games {
		var err error
		if rules[i], err = variants.Load(game, variants.Options{Players: 2}); err != nil {
			f.Fatal(err)
		}
	}
	f.Fuzz(func(t *testing.T, typed []byte, where uint8) {
		for _, slow := range []string{"hint", "odds"} { // they answer nothing, and play thousands of matches
			if bytes.Contains(bytes.ToLower(typed), []byte(slow)) {
				t.Skip()
			}
		}
		game := int(where) % len(games)
		var out bytes.Buffer
		o := Opening{Game: games[game], Seed: 3, Players: []Player{{Name: "anna"}, {Name: "ben"}}}
		table, err := open(o, rules[game], terminal.Open(bytes.NewReader(typed), &out, terminal.Options{}))
		check(t, err)
		defer table.close()
		file := filepath.Join(t.TempDir(), "match")
		check(t, table.Record(file))
		settle(t, table)
		for range where / 8 {
			byLot(t, table)
		}
		entered := entriesOf(table.story.Entries())
		if err := table.play(); err != nil && !errors.Is(err, terminal.ErrInputEnded) && !errors.As(err, new(*engine.StepError)) {
			t.Fatal(err)
		}
		check(t, table.writer.Close())
		again, said := resume(t, file)
		defer again.close()
		if position(again) != position(table) || strings.Contains(said, "damaged") || strings.Contains(said, "cannot be followed") {
			t.Errorf("it is gone on at\n%s\nand was left at\n%s\n%s", position(again), position(table), said)
		}
		if !bytes.ContainsAny(typed, "ugb") { // nothing was taken back
			if after := entriesOf(again.story.Entries()); !slices.Equal(after[:min(len(after), len(entered))], entered) {
				t.Errorf("entered were\n%v\nand there are\n%v", entered, after)
			}
		}
	})
}
