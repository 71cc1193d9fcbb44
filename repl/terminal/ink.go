// This file gives text its styles and takes from them what a terminal cannot show.

package terminal

import (
	"io"
	"os"
	"strings"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"
)

// Colour is one of the basic colours that every terminal with colours has.
type Colour int

// The colours. Yellow and Blue are hard to read on some grounds: they are for what
// is called by their names.
const (
	Red Colour = iota
	Yellow
	Green
	Blue
	Magenta
	Cyan
)

// The styles take the foreground that the terminal has, or its basic colours; those
// of the seats can be read on dark and on light ground.
var (
	bold    = ansi.Style{}.Bold()
	faint   = ansi.Style{}.Faint()
	colours = [...]ansi.Style{
		Red:     ansi.Style{}.ForegroundColor(ansi.Red),
		Yellow:  ansi.Style{}.ForegroundColor(ansi.Yellow),
		Green:   ansi.Style{}.ForegroundColor(ansi.Green),
		Blue:    ansi.Style{}.ForegroundColor(ansi.Blue),
		Magenta: ansi.Style{}.ForegroundColor(ansi.Magenta),
		Cyan:    ansi.Style{}.ForegroundColor(ansi.Cyan),
	}
	seats = []ansi.Style{
		colours[Cyan],
		colours[Magenta],
		colours[Green],
		colours[Red],
		ansi.Style{}.Bold().ForegroundColor(ansi.Cyan),
		ansi.Style{}.Bold().ForegroundColor(ansi.Magenta),
	}
)

// Bold gives weight to what matters in a line.
func Bold(s string) string { return styled(bold, s) }

// Dim takes weight from what is said beside.
func Dim(s string) string { return styled(faint, s) }

// Paint is for what is of a colour, or called by its name.
func (c Colour) Paint(s string) string { return styled(colours[c], s) }

// Seat is for the name of a seat, 0 the first. The colours of six seats differ;
// after that they begin anew. Any other number leaves the text as it is.
func Seat(i int, s string) string {
	if i < 0 {
		return s
	}
	return styled(seats[i%len(seats)], s)
}

// styled puts a style on each line of a text, so that no line depends on another.
func styled(style ansi.Style, s string) string {
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = style.Styled(line)
		}
	}
	return strings.Join(lines, "\n")
}

// profileOf tells what a writer can show: into pipes and files, nothing but text.
// The depth of the colours is not looked into further than the environment says,
// as the basic ones are all that is used.
func profileOf(out io.Writer, noColor bool) colorprofile.Profile {
	f, ok := out.(*os.File)
	if !ok || !isTerminal(f) {
		return colorprofile.NoTTY
	}
	p := colorprofile.Env(os.Environ())
	if noColor || os.Getenv("NO_COLOR") != "" { // whatever its value is: no-color.org
		p = min(p, colorprofile.ASCII)
	}
	return p
}

// profileText is a text as the terminal can show it.
func (t *Terminal) profileText(text string) string {
	if t.plain {
		text = ascii.Replace(text)
	}
	if !strings.Contains(text, "\x1b") {
		return text
	}
	var b strings.Builder
	w := colorprofile.Writer{Forward: &b, Profile: t.profile}
	w.WriteString(text) // a strings.Builder takes everything
	return b.String()
}
