// Tests of what is on the disk.

package record

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// created is a record with its first lines.
func created(t testing.TB, path string, lines ...Line) *Writer {
	t.Helper()
	w, err := Create(path, sampleHead())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.Close() })
	if err := w.Write(lines...); err != nil {
		t.Fatal(err)
	}
	return w
}

// answer is one of north.
func answer(n int) Line {
	return Line{Kind: Answer, Seat: "north", Keys: []string{fmt.Sprint(n)}}
}

// onDisk reads a record that can be read.
func onDisk(t testing.TB, path string) *Record {
	t.Helper()
	r, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// names are the files of a folder.
func names(t *testing.T, folder string) (out []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func TestCreateAndContinue(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a", "b")
	path := filepath.Join(folder, "m.txt")
	w := created(t, path, sampleLines()[:3]...)
	if r := onDisk(t, path); len(r.Lines) != 3 || !reflect.DeepEqual(r.Head, sampleHead()) {
		t.Errorf("%+v", r)
	}
	for i, l := range sampleLines()[3:] {
		if i == 3 {
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			var err error
			if w, err = Continue(path, onDisk(t, path)); err != nil {
				t.Fatal(err)
			}
			defer w.Close()
		}
		if err := w.Write(l); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(path)
	if want := written(t, sampleHead(), sampleLines()); err != nil || string(text) != string(want) {
		t.Errorf("%v: on the disk stands\n%s", err, text)
	}
	if got := names(t, folder); !slices.Equal(got, []string{"m.txt"}) {
		t.Errorf("the folder holds %v", got)
	}
	for _, c := range []struct {
		path string
		want fs.FileMode
	}{{folder, 0o700}, {filepath.Dir(folder), 0o700}, {path, 0o600}} {
		if info, err := os.Stat(c.path); err != nil || info.Mode().Perm() != c.want {
			t.Errorf("%s: %v %v, want %v", c.path, info.Mode(), err, c.want)
		}
	}
	if err := w.Close(); err != nil {
		t.Error(err)
	}
	if err := w.Close(); err != nil {
		t.Errorf("closed again: %v", err)
	}
	if err := w.Write(answer(1)); err == nil || err.Error() != path+": record: it is closed" {
		t.Errorf("written when closed: %v", err)
	}
}

func TestCreateRefuses(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "m.txt")
	if err := os.WriteFile(path, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := Create(path, sampleHead())
	if !errors.Is(err, fs.ErrExist) || err.Error() != path+": record: it cannot be made: file already exists" {
		t.Error(err)
	}
	if text, _ := os.ReadFile(path); string(text) != "mine" {
		t.Errorf("the file holds %q", text)
	}
	inFile := filepath.Join(path, "m.txt")
	if _, err := Create(inFile, sampleHead()); err == nil || err.Error() != inFile+": record: it cannot be made: "+path+" is no folder" {
		t.Error(err)
	}
	other := filepath.Join(folder, "new", "o.txt")
	if _, err := Create(other, Head{}); err == nil || err.Error() != other+": record: it cannot hold this: the head has no game" {
		t.Error(err)
	}
	if got := names(t, folder); !slices.Equal(got, []string{"m.txt"}) {
		t.Errorf("left is %v", got)
	}
}

// TestPlaceIsTaken has another process take the name at the last moment.
func TestPlaceIsTaken(t *testing.T) {
	folder := t.TempDir()
	made, path := filepath.Join(folder, "made"), filepath.Join(folder, "m.txt")
	for _, p := range []string{made, path} {
		if err := os.WriteFile(p, []byte(p), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := place(made, path); !errors.Is(err, fs.ErrExist) {
		t.Error(err)
	}
	if text, _ := os.ReadFile(path); string(text) != path {
		t.Errorf("the file holds %q", text)
	}
}

func TestContinueCutsWhatIsTorn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.txt")
	created(t, path, answer(1), Line{Kind: Over, Text: "anna has won"}).Close()
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, whole[:len(whole)-3], 0o600); err != nil {
		t.Fatal(err)
	}
	r := onDisk(t, path)
	if !r.Torn || len(r.Lines) != 1 {
		t.Fatalf("torn %v, %v", r.Torn, r.Lines)
	}
	continued(t, path, r, answer(2))
	if r := onDisk(t, path); r.Torn || r.Damage != nil || len(r.Lines) != 2 || !reflect.DeepEqual(r.Lines[1].Keys, []string{"2"}) {
		t.Errorf("%+v", r)
	}
	if got := names(t, filepath.Dir(path)); len(got) != 1 {
		t.Errorf("the folder holds %v", got)
	}
}

// continued adds lines to a record that can be continued.
func continued(t *testing.T, path string, r *Record, lines ...Line) {
	t.Helper()
	w, err := Continue(path, r)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Write(lines...); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestContinueKeepsWhatIsDamaged(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.txt")
	created(t, path, answer(1), answer(2), answer(3)).Close()
	for _, want := range []string{"m.txt.damaged", "m.txt.damaged.2", "m.txt.damaged.3"} {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		damaged := strings.Replace(string(text), "north: 2", "north: 9", 1)
		if err := os.WriteFile(path, []byte(damaged), 0o600); err != nil {
			t.Fatal(err)
		}
		r := onDisk(t, path)
		if r.Damage == nil || len(r.Lines) != 1 {
			t.Fatalf("%+v", r)
		}
		continued(t, path, r, answer(2), answer(4))
		if r := onDisk(t, path); r.Damage != nil || len(r.Lines) != 3 {
			t.Errorf("%+v", r)
		}
		if aside, err := os.ReadFile(filepath.Join(filepath.Dir(path), want)); err != nil || string(aside) != damaged {
			t.Errorf("%s: %v, %s", want, err, aside)
		}
	}
	if got := names(t, filepath.Dir(path)); len(got) != 4 {
		t.Errorf("the folder holds %v", got)
	}
}

// TestContinueCutsALine takes a line that can be read for damage: the file is kept
// aside, and what is written next stands in its place.
func TestContinueCutsALine(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.txt")
	created(t, path, answer(1), answer(2), answer(3)).Close()
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r := onDisk(t, path)
	r.Cut(r.Lines[1].N)
	if len(r.Lines) != 1 {
		t.Fatalf("left is %v", r.Lines)
	}
	continued(t, path, r, answer(4))
	if r := onDisk(t, path); r.Damage != nil || len(r.Lines) != 2 || r.Lines[1].Keys[0] != "4" {
		t.Errorf("%+v", r)
	}
	if aside, err := os.ReadFile(path + ".damaged"); err != nil || !bytes.Equal(aside, whole) {
		t.Errorf("kept aside: %v\n%s", err, aside)
	}
}

func TestContinueRefusesWhatHasChanged(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.txt")
	w := created(t, path, answer(1))
	r := onDisk(t, path)
	if err := w.Write(answer(2)); err != nil {
		t.Fatal(err)
	}
	if _, err := Continue(path, r); !errors.Is(err, ErrElsewhere) || err.Error() != path+": record: it cannot be continued: it is being played elsewhere" {
		t.Error(err)
	}
	w.Close()
	if _, err := Continue(path, r); err == nil || !strings.HasPrefix(err.Error(), path+": record: it was written to since it was read\n") {
		t.Error(err)
	}
	continued(t, path, onDisk(t, path), answer(3))
}

// faultyDisk fails when it is told to and notes what is done.
type faultyDisk struct {
	text  []byte
	did   []string
	fails map[string]error
}

func (d *faultyDisk) do(what string) error {
	d.did = append(d.did, what)
	return d.fails[what]
}

func (d *faultyDisk) WriteAt(p []byte, at int64) (int, error) {
	err := d.do("write")
	if err != nil {
		p = p[:len(p)/2]
	}
	d.text = append(append(d.text[:at:at], p...), d.text[min(len(d.text), int(at)+len(p)):]...)
	return len(p), err
}

func (d *faultyDisk) Truncate(size int64) error {
	err := d.do("truncate")
	if err == nil {
		d.text = d.text[:size]
	}
	return err
}

func (d *faultyDisk) Sync() error  { return d.do("sync") }
func (d *faultyDisk) Close() error { return d.do("close") }

// TestFullDisk has the disk fail at each place: what is acknowledged is there and what is
// not is gone, and the same lines can be written when there is room again.
func TestFullDisk(t *testing.T) {
	full := errors.New("no space left on device")
	for _, c := range []struct {
		fails []string
		did   string
	}{
		{nil, "write sync"},
		{[]string{"write"}, "write truncate"},
		{[]string{"sync"}, "write sync truncate"},
		{[]string{"write", "truncate"}, "write truncate"},
		{[]string{"sync", "truncate"}, "write sync truncate"},
	} {
		var s sealed
		s.begin()
		texts, err := sampleHead().texts()
		if err != nil {
			t.Fatal(err)
		}
		s.add(texts...)
		d := &faultyDisk{text: s.text, fails: map[string]error{}}
		w := &Writer{path: "m", file: d, size: int64(len(s.text)), sum: s.sum}
		if err := w.Write(answer(1)); err != nil {
			t.Fatal(err)
		}
		d.did = nil
		for _, f := range c.fails {
			d.fails[f] = full
		}
		err = w.Write(Line{Kind: Command, Text: strings.Repeat("long ", 100)})
		if did := strings.Join(d.did, " "); did != c.did {
			t.Errorf("%v fails: did %s, want %s", c.fails, did, c.did)
		}
		want := 3
		if c.fails != nil {
			want = 2
			if !errors.Is(err, full) || err.Error() != "m: record: it cannot be written: no space left on device" {
				t.Errorf("%v fails: %v", c.fails, err)
			}
			clear(d.fails)
		} else if err != nil {
			t.Error(err)
		}
		if err := w.Write(answer(2)); err != nil {
			t.Errorf("%v failed, now there is room: %v", c.fails, err)
		}
		if r := mustRead(t, d.text); len(r.Lines) != want {
			t.Errorf("%v failed: %d lines, want %d", c.fails, len(r.Lines), want)
		}
	}
}

// TestFullRecord looks whether a record never grows to a size that is not read.
func TestFullRecord(t *testing.T) {
	w := &Writer{path: "m", file: &faultyDisk{}, size: maxSize - 19}
	if err := w.Write(answer(1)); err == nil || err.Error() != "m: record: it is full (at most 32 MB)" {
		t.Error(err)
	}
}
