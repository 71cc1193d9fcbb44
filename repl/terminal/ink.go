// This file gives text its styles and takes from them what a terminal cannot show.

package terminal

import (
	"io"
	"os"
	"strings"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"
)

// The styles take the foreground that the terminal has, or those of its basic
// colours that can be read on dark and on light ground.
var (
	bold   = ansi.Style{}.Bold()
	faint  = ansi.Style{}.Faint()
	title  = ansi.Style{}.Bold().Underline(true)
	alarm  = ansi.Style{}.Bold().ForegroundColor(ansi.Red)
	hidden = ansi.Style{}.Faint().Italic(true)
	seats  = []ansi.Style{
		ansi.Style{}.ForegroundColor(ansi.Cyan),
		ansi.Style{}.ForegroundColor(ansi.Magenta),
		ansi.Style{}.ForegroundColor(ansi.Green),
		ansi.Style{}.ForegroundColor(ansi.Red),
		ansi.Style{}.Bold().ForegroundColor(ansi.Cyan),
		ansi.Style{}.Bold().ForegroundColor(ansi.Magenta),
	}
)

// Bold gives weight to what matters in a line.
func Bold(s string) string { return styled(bold, s) }

// Dim takes weight from what is said beside.
func Dim(s string) string { return styled(faint, s) }

// Title is for a heading.
func Title(s string) string { return styled(title, s) }

// Warn is for what went wrong or is about to.
func Warn(s string) string { return styled(alarm, s) }

// Hidden is for what stands in place of a secret, such as the back of a card.
func Hidden(s string) string { return styled(hidden, s) }

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
	if !strings.Contains(text, "\x1b") {
		return text
	}
	var b strings.Builder
	w := colorprofile.Writer{Forward: &b, Profile: t.profile}
	w.WriteString(text) // a strings.Builder takes everything
	return b.String()
}
