// The fuzz target of the reader.

package record

import (
	"reflect"
	"strings"
	"testing"
)

// FuzzRead reads any text, as it is and, since few texts have fitting checks, as the
// lines of a record: it must not panic, and what was read must read the same when it
// is written again.
func FuzzRead(f *testing.F) {
	sample := written(f, sampleHead(), sampleLines())
	f.Add(sample)
	var bare []string
	for _, line := range strings.Split(string(sample), "\n")[1:] {
		if len(line) > checkLen {
			bare = append(bare, line[:len(line)-checkLen])
		}
	}
	f.Add([]byte(strings.Join(bare, "\n")))
	f.Add([]byte("game a\nseed 1\nseat n \"\"\nrules x 1\nfile \"a b\" 2\n\"a\"\n| \nn: \"a,b\", c\nbranch a\nback 0\nrules y 0\nover \"\\xff\""))
	f.Fuzz(func(t *testing.T, text []byte) {
		again(t, text)
		var s sealed
		s.begin()
		if err := s.add(strings.Split(string(text), "\n")...); err == nil {
			again(t, s.text)
		}
	})
}

// again reads a text, writes what was read and reads that.
func again(t *testing.T, text []byte) {
	r, err := readText(text)
	if err != nil {
		return
	}
	if int64(len(text)) < r.kept.size || (r.Damage != nil || r.Torn) != (int64(len(text)) > r.kept.size) {
		t.Fatalf("%d of %d bytes kept, damage %v, torn %v", r.kept.size, len(text), r.Damage, r.Torn)
	}
	once := mustRead(t, written(t, r.Head, r.Lines))
	if !reflect.DeepEqual(once.Head, r.Head) || !reflect.DeepEqual(unnumbered(once.Lines), unnumbered(r.Lines)) {
		t.Fatalf("%+v\n%+v\nbecame\n%+v\n%+v", r.Head, r.Lines, once.Head, once.Lines)
	}
}
