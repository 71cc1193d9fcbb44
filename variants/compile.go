// This file joins a game with its Lua.

package variants

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"hausregel/scripts"
)

// compile finishes the game, reads the Lua of all layers and compiles it.
func (l *loader) compile(b *builder) (*scripts.Program, scripts.Problems) {
	if err := b.Finish(); err != nil {
		return nil, asProblems(err, l.base.shown)
	}
	l.readAllLua()
	if len(l.list) > 0 {
		return nil, append(l.list, scripts.Check(l.lua)...)
	}
	program, problems := scripts.Compile(b.Game, l.lua)
	for i := range problems {
		problems[i] = l.locate(problems[i], b)
	}
	return program, problems
}

// withLua are the problems of the TOML, and with them those of the Lua that do not
// depend on it.
func (l *loader) withLua() scripts.Problems {
	if l.base.root != nil {
		l.readAllLua()
	}
	return append(l.list, scripts.Check(l.lua)...).Sort()
}

func (l *loader) readAllLua() {
	l.readLua(l.base)
	for _, h := range l.houses {
		l.readLua(h)
	}
}

// readLua reads the Lua files that a rules file names, and the Lua that stands in it.
func (l *loader) readLua(s source) {
	layer := scripts.Layer{Name: s.id}
	for _, n := range s.root.get("lua").each() {
		if n.text() == "" {
			continue // the schema says what is wrong
		}
		shown, text, err := openLua(s.found, l.folders, l.game, n.text())
		if err != nil {
			l.say(n.at, "lua", fmt.Sprintf("%q %s", n.text(), unreadable(err)))
			continue
		}
		layer.Sources = append(layer.Sources, scripts.Source{File: shown, Text: text, FirstLine: 1})
		name := path.Join("scripts", l.game, n.text())
		if !slices.ContainsFunc(l.files, func(f File) bool { return f.Name == name }) {
			l.keep(name, shown, text)
		}
	}
	if n := s.root.get("lua_code"); n.text() != "" {
		line := n.at.Line
		if strings.HasPrefix(l.textAt(s, n.at), "\n") || strings.HasPrefix(l.textAt(s, n.at), "\r\n") {
			line++ // TOML drops the line end behind the opening quotes
		}
		layer.Sources = append(layer.Sources, scripts.Source{File: s.shown, Text: n.text(), FirstLine: line})
	}
	l.lua = append(l.lua, layer)
}

// textAt is the text behind the three quotes at a position.
func (l *loader) textAt(s source, at Position) string {
	lines := strings.SplitAfterN(s.text, "\n", at.Line+1)
	if len(lines) < at.Line {
		return ""
	}
	letters := []rune(lines[at.Line-1])
	return string(letters[min(len(letters), at.Column+2):])
}

// locate says where in the TOML a problem arose that the compiler can only name.
func (l *loader) locate(p scripts.Problem, b *builder) scripts.Problem {
	if p.Line > 0 {
		return p
	}
	at := Position{File: l.base.shown}
	section, id, two := strings.Cut(p.Subject, " ")
	if n := b.root.get(section, id); two && n != nil {
		at = n.key
	} else if pos, ok := b.neededAt[id]; ok && section == "condition" {
		at = pos
	} else if n := b.root.get("reason", id); n != nil && section == "condition" {
		at = n.key
	} else if pos, ok := b.measuredAt[strings.TrimPrefix(p.Subject, "measure ")]; ok {
		at, p.Subject = pos, ""
	}
	p.File, p.Line, p.Column = at.File, at.Line, at.Column
	return p
}
