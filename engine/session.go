// This file defines Session: a match whose decisions are pulled one by one, as
// a table with people does.

package engine

import (
	"errors"
	"iter"
)

// A Session stands at a decision until it is answered, whoever is asked. It can go
// back and forth.
type Session struct {
	m       *Match
	next    func() (*Decision, bool)
	stop    func()
	pending *Decision
	edit    *Edit
	err     error
	undone  []Entry // what Back took back and Redo would bring, oldest first
}

// errLeft unwinds a step that is to be run again or never.
var errLeft = errors.New("the decision was left")

// NewSession opens a session on a match, which is recorded and logged from then
// on. Entries that the match has but has not followed yet (Match.Follow, CarryTo)
// come first. Close it when done.
func NewSession(m *Match) *Session {
	s := &Session{m: m}
	m.Keep()
	m.Log()
	s.start()
	return s
}

// Match is what is played. Its state may be read while a decision is pending.
func (s *Session) Match() *Match { return s.m }

// start pulls the match up to its next decision.
func (s *Session) start() {
	var yieldTo func(*Decision) bool
	asked := DeciderFunc(func(d *Decision) error {
		if !yieldTo(d) {
			return errLeft
		}
		if e := s.edit; e != nil {
			s.edit = nil
			return &EditRequest{e}
		}
		return nil
	})
	for i := range s.m.deciders {
		s.m.deciders[i] = asked
	}
	s.next, s.stop = iter.Pull(func(yield func(*Decision) bool) {
		yieldTo = yield
		for !s.m.Over() {
			if err := s.m.Step(); err != nil {
				if !errors.Is(err, errLeft) {
					s.err = err
				}
				return
			}
		}
	})
	s.pull()
}

func (s *Session) pull() {
	s.pending, _ = s.next()
}

// Pending is the decision to be answered; nil when the match is over or Err
// tells of a fault.
func (s *Session) Pending() *Decision { return s.pending }

// Err is the fault that stopped the match, or nil. The match stands where the
// faulty step began; Undo leads back before it.
func (s *Session) Err() error { return s.err }

// Answer answers the pending decision. A *Refusal changes nothing. What had been
// undone is then forgotten.
func (s *Session) Answer(options ...int) error {
	if s.pending == nil {
		return refuse("nothing is asked")
	}
	if err := s.pending.Check(options); err != nil {
		return err
	}
	s.undone = nil
	s.pending.Answer = append(s.pending.Answer[:0], options...)
	s.pull()
	return nil
}

// Edit changes the position by hand while a decision is pending; it is then
// made anew.
func (s *Session) Edit(e Edit) error {
	if err := s.m.CheckEdit(e); err != nil {
		return err
	}
	if s.pending == nil {
		return refuse("nothing is asked: there is nothing to go on from")
	}
	s.undone = nil
	s.edit = &e
	s.pull()
	return nil
}

// Back keeps the first n entries and goes back to the decision that is due after
// them. What it takes back can be brought again by Redo.
func (s *Session) Back(n int) error {
	if entries := len(s.m.Entries()); n < 0 || n > entries {
		return refuse("there is no entry %d (0 to %d)", n, entries)
	}
	s.rewind(n)
	return nil
}

// Resume goes on from where the match stands, after it was left at a fault or
// between two steps.
func (s *Session) Resume() error { return s.Back(len(s.m.Entries())) }

func (s *Session) rewind(entries int) {
	s.stop()
	s.err = nil
	s.undone = append(s.m.Rewind(entries), s.undone...)
	s.start()
}

// Undo takes back the answer or edit that came last.
func (s *Session) Undo() error {
	entries := len(s.m.Entries())
	if entries == 0 {
		return refuse("nothing has been answered yet")
	}
	s.rewind(entries - 1)
	return nil
}

// Redo brings back the answer or edit that was undone last.
func (s *Session) Redo() error {
	if len(s.undone) == 0 {
		return refuse("nothing has been undone")
	}
	at := len(s.m.Entries())
	s.stop()
	s.m.Rewind(at)
	s.m.Follow(s.undone[:1])
	s.undone = s.undone[1:]
	s.start()
	return nil
}

// Close ends the session; the match stays where its last finished step ended.
func (s *Session) Close() { s.stop() }
