// Tests of what is seen of a line.

package terminal

import "testing"

func TestSeen(t *testing.T) {
	for _, c := range []struct {
		line   string
		cursor int
		wide   int
		want   string
		at     int
	}{
		{"", 0, 10, "", 0},
		{"abc", 3, 4, "abc", 3},
		{"abcd", 0, 4, "abcd", 0},
		{"abcde", 0, 4, "abc>", 0},
		{"abcde", 5, 4, "<", 1},
		{"abcdefgh", 4, 4, "<de>", 2},
		{"日日日", 0, 3, "日>", 0},
		{"日日日", 0, 4, "日 >", 0},
		{"a日日日", 4, 6, "< 日", 4},
		{"日日日日", 4, 6, "< ", 2},
		{"au\u0308日", 4, 8, "au\u0308日", 4},
	} {
		f := field{line: []rune(c.line), cursor: c.cursor}
		if got, at := f.seen(c.wide); got != c.want || at != c.at {
			t.Errorf("%q, %d of %d: %q %d, want %q %d", c.line, c.cursor, c.wide, got, at, c.want, c.at)
		}
	}
}
