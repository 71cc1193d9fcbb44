// Tests with a second process: it is killed, and it is kept out.

package record

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// asChild makes the test program a second process: it says the path of the record to play.
const asChild = "RECORD_TEST_PLAYS"

func TestMain(m *testing.M) {
	if path := os.Getenv(asChild); path != "" {
		if err := playOn(path); err != nil {
			fmt.Println(err)
			os.Exit(3)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// playOn creates or continues a record and answers as fast as it can. Each answer is
// its number, said on stdout when Write has returned. It ends with its input.
func playOn(path string) error {
	w, n, err := openToPlay(path)
	if err != nil {
		return err
	}
	defer w.Close()
	go func() {
		io.Copy(io.Discard, os.Stdin)
		os.Exit(0)
	}()
	for {
		n++
		if err := w.Write(answer(n)); err != nil {
			return err
		}
		fmt.Println(n)
	}
}

// openToPlay gives a record and the number of its answers.
func openToPlay(path string) (*Writer, int, error) {
	r, err := Read(path)
	if errors.Is(err, fs.ErrNotExist) {
		h := sampleHead()
		h.Rules.Files = append(h.Rules.Files, File{Name: "long.lua", Text: strings.Repeat("-- a line of rules\n", 2000)})
		w, err := Create(path, h)
		return w, 0, err
	}
	if err != nil {
		return nil, 0, err
	}
	w, err := Continue(path, r)
	return w, len(r.Lines), err
}

// child starts a second process at a record. What it says comes line by line.
func child(t *testing.T, path string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), asChild+"="+path)
	if _, err := cmd.StdinPipe(); err != nil { // held open until Wait
		t.Fatal(err)
	}
	said, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, bufio.NewScanner(said)
}

// TestKill kills a process that plays, at many moments from its first step on: what it
// has acknowledged is there, in order.
func TestKill(t *testing.T) {
	kills, perRecord := 200, 10
	if testing.Short() {
		kills = 20
	}
	luck := rand.New(rand.NewPCG(3, 4))
	folder := t.TempDir()
	acknowledged, played := 0, 0
	for kill := range kills {
		path := filepath.Join(folder, fmt.Sprint(kill/perRecord))
		if kill%perRecord == 0 {
			acknowledged = 0
		}
		cmd, said := child(t, path)
		soon := time.Duration(luck.IntN(20_000)) * time.Microsecond
		early := kill%2 == 0 // before or while it opens the record; else while it answers
		if early {
			time.AfterFunc(soon, func() { cmd.Process.Kill() })
		}
		for said.Scan() {
			if !early {
				early = true
				time.AfterFunc(soon, func() { cmd.Process.Kill() })
			}
			n := 0
			if _, err := fmt.Sscan(said.Text(), &n); err != nil || n <= acknowledged {
				t.Fatalf("after answer %d it said %q", acknowledged, said.Text())
			}
			acknowledged, played = n, played+1
		}
		cmd.Wait() // it was killed
		r, err := Read(path)
		if errors.Is(err, fs.ErrNotExist) && acknowledged == 0 {
			continue
		}
		if err != nil || r.Damage != nil {
			t.Fatalf("kill %d: %v, %v", kill, err, r.Damage)
		}
		if len(r.Lines) < acknowledged {
			t.Fatalf("kill %d: %d answers acknowledged, %d there", kill, acknowledged, len(r.Lines))
		}
		for i, l := range r.Lines {
			if l.String() != answer(i+1).String() {
				t.Fatalf("kill %d: answer %d is %v", kill, i+1, l)
			}
		}
		acknowledged = len(r.Lines)
	}
	if played < kills/2 { // every second one was killed after an answer
		t.Errorf("%d kills met %d answers only", kills, played)
	}
	t.Logf("%d answers, %d kills", played, kills)
}

// TestLockHoldsElsewhere has another process play, and then go.
func TestLockHoldsElsewhere(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.txt")
	cmd, said := child(t, path)
	defer cmd.Process.Kill()
	if !said.Scan() || said.Text() != "1" {
		t.Fatalf("the other process said %q", said.Text())
	}
	if _, err := Continue(path, onDisk(t, path)); !errors.Is(err, ErrElsewhere) {
		t.Errorf("while another plays: %v", err)
	}
	cmd.Process.Kill()
	for said.Scan() {
	}
	cmd.Wait()
	w, err := Continue(path, onDisk(t, path))
	if err != nil {
		t.Fatalf("when it is gone: %v", err)
	}
	defer w.Close()
	cmd, said = child(t, path)
	if want := path + ": record: it cannot be continued: " + ErrElsewhere.Error(); !said.Scan() || said.Text() != want {
		t.Errorf("the other process said %q, want %q", said.Text(), want)
	}
	if err := cmd.Wait(); err == nil || cmd.ProcessState.ExitCode() != 3 {
		t.Errorf("the other process ended with %v", err)
	}
}
