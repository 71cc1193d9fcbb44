// This file defines node: a value of a rules file that knows where it stands
// and which layer set it.

package variants

import (
	"fmt"
	"strconv"
)

// Position is a place in a rules file.
type Position struct {
	File         string
	Line, Column int // 1..; columns count letters, not bytes
}

// String writes file:line:column.
func (p Position) String() string {
	switch {
	case p.Line == 0:
		return p.File
	case p.Column == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// shape says what a node holds.
type shape uint8

const (
	scalar shape = iota // value: string, int64, float64, bool or a date
	list                // items
	table               // sub, in the order of keys
)

// node is a value of a rules file. Tables keep the order of the file.
type node struct {
	shape shape
	value any
	items []*node
	keys  []string
	sub   map[string]*node

	key    Position // where its key stands; of an item, where the item stands
	at     Position // where its value begins
	layer  *layer   // who set it
	was    *node    // what it replaced
	edited bool     // a list that layers add to and take from; its items know who
}

func newTable(key, at Position) *node {
	return &node{shape: table, sub: map[string]*node{}, key: key, at: at}
}

// get walks down tables; it gives nil where the way ends.
func (n *node) get(path ...string) *node {
	for _, key := range path {
		if n == nil {
			return nil
		}
		n = n.sub[key]
	}
	return n
}

// names are the keys of a table, in order; none of anything else.
func (n *node) names() []string {
	if n == nil {
		return nil
	}
	return n.keys
}

func (n *node) isTable() bool { return n != nil && n.shape == table }

// text is the string of a scalar, else "".
func (n *node) text() string {
	if n == nil || n.shape != scalar {
		return ""
	}
	s, _ := n.value.(string)
	return s
}

// flag is the truth value of a scalar, else false.
func (n *node) flag() bool {
	if n == nil {
		return false
	}
	b, _ := n.value.(bool)
	return b
}

// word writes a scalar as a word: a string as it is, a number or truth value in
// letters. Lists and tables have none.
func (n *node) word() string {
	if n == nil || n.shape != scalar {
		return ""
	}
	switch v := n.value.(type) {
	case string:
		return v
	case int64:
		return strconv.FormatInt(v, 10)
	case bool:
		return strconv.FormatBool(v)
	}
	return fmt.Sprint(n.value)
}

// each gives the items of a list, or the node itself where one scalar stands for
// a list of one.
func (n *node) each() []*node {
	switch {
	case n == nil || n.shape == table:
		return nil
	case n.shape == list:
		return n.items
	}
	return []*node{n}
}

// set puts a value under a key, at the end when the key is new.
func (n *node) set(key string, v *node) {
	if _, ok := n.sub[key]; !ok {
		n.keys = append(n.keys, key)
	}
	n.sub[key] = v
}

// drop takes a key out.
func (n *node) drop(key string) {
	delete(n.sub, key)
	for i, k := range n.keys {
		if k == key {
			n.keys = append(n.keys[:i:i], n.keys[i+1:]...)
			return
		}
	}
}

// copyFor copies a node with all below it, as set by a layer.
func (n *node) copyFor(l *layer) *node {
	c := *n
	c.layer = l
	if n.shape == table {
		c.keys = append([]string(nil), n.keys...)
		c.sub = make(map[string]*node, len(n.sub))
		for k, v := range n.sub {
			c.sub[k] = v.copyFor(l)
		}
	}
	c.items = nil
	for _, v := range n.items {
		c.items = append(c.items, v.copyFor(l))
	}
	return &c
}

// equal compares values, not where they stand.
func (n *node) equal(o *node) bool {
	if n == nil || o == nil || n.shape != o.shape {
		return n == o
	}
	switch n.shape {
	case scalar:
		return n.value == o.value
	case list:
		if len(n.items) != len(o.items) {
			return false
		}
		for i, v := range n.items {
			if !v.equal(o.items[i]) {
				return false
			}
		}
		return true
	}
	if len(n.keys) != len(o.keys) {
		return false
	}
	for _, k := range n.keys {
		if !n.sub[k].equal(o.sub[k]) {
			return false
		}
	}
	return true
}

// byPlayers tells whether a table gives a value for each number of players:
// { 2 = 3, 3 = 4 }.
func (n *node) byPlayers() bool {
	if !n.isTable() || len(n.keys) == 0 {
		return false
	}
	for _, k := range n.keys {
		if i, err := strconv.Atoi(k); err != nil || i < 1 || strconv.Itoa(i) != k {
			return false
		}
	}
	return true
}

// kindName names what a value is, for messages.
func (n *node) kindName() string {
	switch n.shape {
	case list:
		return "a list"
	case table:
		return "a table"
	}
	switch n.value.(type) {
	case string:
		return "a text"
	case int64:
		return "a number"
	case float64:
		return "a fraction"
	case bool:
		return "true or false"
	}
	return "a date"
}
