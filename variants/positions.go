// This file finds where each key and value of a TOML text stands.

package variants

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxDepth bounds the nesting of tables and lists and the parts of a key: no
// rules file needs as much, and nothing that reads one may run out of stack.
const maxDepth = 32

var (
	errTooDeep   = errors.New("nested more than " + strconv.Itoa(maxDepth) + " deep")
	errMalformed = errors.New("not TOML")
)

// scanner walks through a text that the TOML reader accepts and notes where
// things stand. Up to the first mistake of a text that it does not accept, it
// reads what that reader reads, so that the bound on depth protects both.
type scanner struct {
	file string
	text string
	pos  int

	counted int // up to here lines and columns are counted
	line    int // of counted
	column  int // letters before counted on its line
}

// scanPositions gives the tables and keys of a text as a tree without values.
func scanPositions(file, text string) (*node, error) {
	s := &scanner{file: file, text: strings.TrimPrefix(text, "\ufeff"), line: 1}
	root := newTable(Position{file, 1, 1}, Position{file, 1, 1})
	current := root
	for {
		s.skipBlank(true)
		switch {
		case s.pos == len(s.text):
			return root, nil
		case s.text[s.pos] == '[':
			header, err := s.header(root)
			if err != nil {
				return nil, err
			}
			current = header
		default:
			if err := s.pair(current, 1); err != nil {
				return nil, err
			}
		}
	}
}

// here is the position of the next letter.
func (s *scanner) here() Position {
	for ; s.counted < s.pos; s.counted++ {
		switch b := s.text[s.counted]; {
		case b == '\n':
			s.line++
			s.column = 0
		case utf8.RuneStart(b):
			s.column++
		}
	}
	return Position{s.file, s.line, s.column + 1}
}

// skipBlank passes blanks and, where lines may end, line ends and comments.
func (s *scanner) skipBlank(lines bool) {
	for s.pos < len(s.text) {
		switch b := s.text[s.pos]; {
		case b == ' ' || b == '\t':
			s.pos++
		case lines && (b == '\n' || b == '\r'):
			s.pos++
		case lines && b == '#':
			if end := strings.IndexByte(s.text[s.pos:], '\n'); end >= 0 {
				s.pos += end
			} else {
				s.pos = len(s.text)
			}
		default:
			return
		}
	}
}

func (s *scanner) take(token string) bool {
	if strings.HasPrefix(s.text[s.pos:], token) {
		s.pos += len(token)
		return true
	}
	return false
}

// keyPart is one part of a dotted key.
type keyPart struct {
	name string
	at   Position
}

// key reads a dotted key.
func (s *scanner) key() ([]keyPart, error) {
	var parts []keyPart
	for {
		s.skipBlank(false)
		at := s.here()
		name, err := s.simpleKey()
		if err != nil {
			return nil, err
		}
		if parts = append(parts, keyPart{name, at}); len(parts) > maxDepth {
			return nil, errTooDeep
		}
		s.skipBlank(false)
		if !s.take(".") {
			return parts, nil
		}
	}
}

func (s *scanner) simpleKey() (string, error) {
	start := s.pos
	if s.pos < len(s.text) && (s.text[s.pos] == '"' || s.text[s.pos] == '\'') {
		quote := s.text[s.pos]
		if err := s.quoted(); err != nil {
			return "", err
		}
		inner := s.text[start+1 : s.pos-1]
		if quote == '\'' {
			return inner, nil
		}
		return unescape(inner)
	}
	for s.pos < len(s.text) && isBare(s.text[s.pos]) {
		s.pos++
	}
	if s.pos == start {
		return "", errMalformed
	}
	return s.text[start:s.pos], nil
}

func isBare(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b == '_' || b == '-'
}

// header reads [a.b] or [[a.b]] and gives the table that it opens.
func (s *scanner) header(root *node) (*node, error) {
	at := s.here()
	s.pos++
	many := s.take("[")
	parts, err := s.key()
	if err != nil {
		return nil, err
	}
	if !s.take("]") || many && !s.take("]") {
		return nil, errMalformed
	}
	last := parts[len(parts)-1]
	parent, err := descend(root, parts[:len(parts)-1])
	if err != nil {
		return nil, err
	}
	old := parent.sub[last.name]
	if many {
		if old == nil {
			old = &node{shape: list, key: last.at, at: at}
			parent.set(last.name, old)
		}
		if old.shape != list {
			return nil, errMalformed
		}
		item := newTable(at, at)
		old.items = append(old.items, item)
		return item, nil
	}
	if old == nil {
		old = newTable(last.at, at)
		parent.set(last.name, old)
	}
	if old.shape != table {
		return nil, errMalformed
	}
	return old, nil
}

// descend walks down the tables of a dotted key, making those that are missing.
func descend(n *node, parts []keyPart) (*node, error) {
	for _, p := range parts {
		next := n.sub[p.name]
		if next == nil {
			next = newTable(p.at, p.at)
			n.set(p.name, next)
		}
		if next.shape == list && len(next.items) > 0 {
			next = next.items[len(next.items)-1]
		}
		if next.shape != table {
			return nil, errMalformed
		}
		n = next
	}
	return n, nil
}

// pair reads key = value into a table.
func (s *scanner) pair(into *node, depth int) error {
	parts, err := s.key()
	if err != nil {
		return err
	}
	if !s.take("=") {
		return errMalformed
	}
	s.skipBlank(false)
	v, err := s.anyValue(depth + len(parts))
	if err != nil {
		return err
	}
	last := parts[len(parts)-1]
	parent, err := descend(into, parts[:len(parts)-1])
	if err != nil {
		return err
	}
	if parent.sub[last.name] != nil {
		return errMalformed
	}
	v.key = last.at
	parent.set(last.name, v)
	return nil
}

func (s *scanner) anyValue(depth int) (*node, error) {
	if depth > maxDepth {
		return nil, errTooDeep
	}
	if s.pos == len(s.text) {
		return nil, errMalformed
	}
	at := s.here()
	switch s.text[s.pos] {
	case '[':
		return s.array(at, depth)
	case '{':
		return s.inline(at, depth)
	case '"', '\'':
		if err := s.quoted(); err != nil {
			return nil, err
		}
	default:
		end := strings.IndexAny(s.text[s.pos:], ",]}#\n")
		if end < 0 {
			end = len(s.text) - s.pos
		}
		s.pos += end
	}
	return &node{key: at, at: at}, nil
}

func (s *scanner) array(at Position, depth int) (*node, error) {
	n := &node{shape: list, key: at, at: at}
	s.pos++
	for {
		s.skipBlank(true)
		if s.take("]") {
			return n, nil
		}
		item, err := s.anyValue(depth + 1)
		if err != nil {
			return nil, err
		}
		n.items = append(n.items, item)
		s.skipBlank(true)
		if !s.take(",") {
			if s.take("]") {
				return n, nil
			}
			return nil, errMalformed
		}
	}
}

func (s *scanner) inline(at Position, depth int) (*node, error) {
	n := newTable(at, at)
	s.pos++
	for {
		s.skipBlank(true)
		if s.take("}") {
			return n, nil
		}
		if err := s.pair(n, depth+1); err != nil {
			return nil, err
		}
		s.skipBlank(true)
		if !s.take(",") {
			if s.take("}") {
				return n, nil
			}
			return nil, errMalformed
		}
	}
}
