// This file defines Session: a match whose decisions are pulled one by one, as
// a table with people does.

package engine

import (
	"errors"
	"iter"
)

// A Session stands at a decision until it is answered. Seats with a decider in
// seated answer by themselves; all others are pulled. It can go back and forth.
type Session struct {
	m       *Match
	next    func() (*Decision, bool)
	stop    func()
	pending *Decision
	edit    *Edit
	people  []bool // by seat: its decisions are pulled
	err     error
	undone  []Entry // what Undo took back and Redo would bring, oldest first
}

// errLeft unwinds a step that is to be run again or never.
var errLeft = errors.New("the decision was left")

// NewSession opens a session on a match: deciders by seat, nil for people. The
// match is recorded and logged from then on. Close it when done.
func NewSession(m *Match, deciders []Decider) *Session {
	s := &Session{m: m, people: make([]bool, len(m.game.Seats))}
	m.Keep()
	m.Log()
	for i := range m.game.Seats {
		s.people[i] = i >= len(deciders) || deciders[i] == nil
		if !s.people[i] {
			m.SetDecider(Seat(i), deciders[i])
		}
	}
	s.start()
	return s
}

// Match is what is played. Its state may be read while a decision is pending.
func (s *Session) Match() *Match { return s.m }

// start pulls the match up to its next decision of a person.
func (s *Session) start() {
	var yieldTo func(*Decision) bool
	person := DeciderFunc(func(d *Decision) error {
		if !yieldTo(d) {
			return errLeft
		}
		if e := s.edit; e != nil {
			s.edit = nil
			return &EditRequest{e}
		}
		return nil
	})
	for i, pulled := range s.people {
		if pulled {
			s.m.deciders[i] = person
		}
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
	if err := s.m.checkEdit(e); err != nil {
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

// Goto goes back to where decision n is due, after what was edited there; 0 is
// the first. What it takes back can be brought again by Redo.
func (s *Session) Goto(n int) error {
	if n < 0 || n > s.m.Decisions() {
		return refuse("there is no decision %d (0 to %d)", n, s.m.Decisions())
	}
	keep, answers := 0, 0
	for _, e := range s.m.Entries() {
		if e.Edit == nil {
			if answers == n {
				break
			}
			answers++
		}
		keep++
	}
	s.rewind(keep)
	return nil
}

func (s *Session) rewind(entries int) {
	s.stop()
	s.err = nil
	s.undone = append(s.m.Rewind(entries), s.undone...)
	s.start()
}

// Undo takes back the last answer of a person, with what bots answered since,
// or the edit that came last.
func (s *Session) Undo() error {
	entries := s.m.Entries()
	for i := len(entries) - 1; i >= 0; i-- {
		if e := entries[i]; e.Edit != nil || s.people[e.Seat] {
			s.rewind(i)
			return nil
		}
	}
	return refuse("nothing has been answered yet")
}

// Redo brings back the answer or edit that was undone last, with what bots
// answered after it.
func (s *Session) Redo() error {
	if len(s.undone) == 0 {
		return refuse("nothing has been undone")
	}
	at := len(s.m.Entries())
	s.stop()
	n := 0
	for brought := false; n < len(s.undone); n++ {
		own := s.undone[n].Edit != nil || s.people[s.undone[n].Seat]
		if own && brought {
			break
		}
		brought = brought || own
	}
	s.m.Rewind(at)
	s.m.Follow(s.undone[:n])
	s.undone = s.undone[n:]
	s.start()
	return nil
}

// Close ends the session; the match stays where its last finished step ended.
func (s *Session) Close() { s.stop() }
