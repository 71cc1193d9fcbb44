// This file reads the commands that go back and forth in a match.

package repl

import (
	"errors"
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
			return false, errors.New("a replay changes nothing; hausregel resume goes on with a match")
		}
		if err := t.fresh(); err != nil {
			return false, err
		}
		t.say("Taken back; luck is drawn anew from here.")
		return true, nil
	default:
		n, err := strconv.Atoi(arg)
		if err != nil || n < 1 {
			return false, fmt.Errorf("undo %s: how many answers of people, or fresh, expected", arg)
		}
		times = n
	}
	if err := t.undo(times); err != nil {
		return false, err
	}
	t.say("Taken back.")
	return true, nil
}

func redoCommand(t *Table, _ string) (bool, error) {
	if err := t.redo(); err != nil {
		return false, err
	}
	t.say("Answered again.")
	return true, nil
}

func gotoCommand(t *Table, arg string) (bool, error) {
	n, err := strconv.Atoi(arg)
	if err != nil || n < 0 {
		return false, fmt.Errorf("goto %s: the number of a decision expected; moves lists them", arg)
	}
	err = t.goTo(n)
	return err == nil, err
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
