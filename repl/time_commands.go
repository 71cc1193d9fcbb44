// This file reads the commands that go back and forth in a match.

package repl

import (
	"fmt"
	"strconv"
	"strings"
)

func undoCommand(t *Table, arg string) (bool, error) {
	times := 1
	switch strings.TrimLeft(arg, "-") {
	case "":
	case "fresh":
		if t.replay {
			return false, errReplay
		}
		if err := t.fresh(); err != nil {
			return false, err
		}
		return true, nil
	default:
		n, err := strconv.Atoi(arg)
		if err != nil || n < 1 {
			return false, fmt.Errorf("undo takes a number of answers, or fresh, not %q", arg)
		}
		times = n
	}
	err := t.undo(times)
	return err == nil, err
}

func redoCommand(t *Table, _ string) (bool, error) {
	before := t.story.Len()
	err := t.redo()
	if err == nil {
		t.say("Answered again.")
	}
	return t.story.Len() != before, err
}

func gotoCommand(t *Table, arg string) (bool, error) {
	n, err := strconv.Atoi(arg)
	if err != nil || n < 0 {
		return false, fmt.Errorf("goto takes the number of a decision, not %q; moves lists them", arg)
	}
	before := t.story.Len()
	err = t.goTo(n)
	return err == nil || t.story.Len() != before, err
}

func branchCommand(t *Table, name string) (bool, error) {
	err := t.branch(name)
	return err == nil, err
}

func runCommand(t *Table, _ string) (bool, error) {
	if !t.replay {
		t.running = true
		return true, nil
	}
	for len(t.undone) > 0 {
		if err := t.again(); err != nil {
			return true, err
		}
	}
	return true, nil
}
