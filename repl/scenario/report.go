// This file writes what came of a run: for people, as TAP, as JSON.

package scenario

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"hausregel/scripts/near"
)

// reporter is told each result in order, then the sum.
type reporter interface {
	result(r Result)
	end(sum Summary) error
}

// Formats are the formats of a report.
var Formats = []string{"pretty", "tap", "json"}

func newReport(format string, out io.Writer) (reporter, error) {
	if out == nil {
		out = io.Discard
	}
	w := bufio.NewWriter(out)
	switch format {
	case "", "pretty":
		return &pretty{w: w}, nil
	case "tap":
		return &tap{w: w}, nil
	case "json":
		return &jsonReport{w: w}, nil
	}
	return nil, fmt.Errorf("no format is called %q%s\nhint: the formats are %s", format, near.Hint(format, Formats), strings.Join(Formats, ", "))
}

// pretty writes a line for each file, then everything that did not pass, then the sum.
type pretty struct {
	w     *bufio.Writer
	file  string
	count map[Outcome]int
	bad   []Result
}

func (p *pretty) result(r Result) {
	if r.File != p.file {
		p.close()
		p.file, p.count = r.File, map[Outcome]int{}
	}
	p.count[r.Outcome]++
	if r.Outcome != Passed {
		p.bad = append(p.bad, r)
	}
	if r.Printed != "" && r.Outcome == Passed {
		fmt.Fprintf(p.w, "%s: %s\n%s\n", place(r.File, r.Line), r.Name, indented(r.Printed, "  | "))
	}
}

// close writes the line of the file.
func (p *pretty) close() {
	if p.file != "" {
		fmt.Fprintf(p.w, "%s: %s\n", p.file, counts(p.count[Passed], p.count[Failed], p.count[Broken]))
	}
	p.w.Flush()
}

func (p *pretty) end(sum Summary) error {
	p.close()
	for _, r := range p.bad {
		where := r.File
		if r.Line > 0 {
			where = place(r.File, r.Line)
		}
		fmt.Fprintf(p.w, "\n%s: %s: %s\n%s\n", r.Outcome, where, r.Name, indented(r.Message, "  "))
		if r.Printed != "" {
			fmt.Fprintf(p.w, "%s\n", indented(r.Printed, "  | "))
		}
	}
	if len(p.bad) > 0 {
		fmt.Fprintln(p.w)
	}
	fmt.Fprintf(p.w, "%s: %s\n", plural(len(sum.Results), "scenario", "scenarios"), counts(sum.Passed, sum.Failed, sum.Broken))
	return p.w.Flush()
}

func counts(passed, failed, broken int) string {
	text := fmt.Sprintf("%d passed", passed)
	if failed > 0 {
		text += fmt.Sprintf(", %d failed", failed)
	}
	if broken > 0 {
		text += fmt.Sprintf(", %d broken", broken)
	}
	return text
}

func indented(text, by string) string {
	return by + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n"+by)
}

// tap writes the Test Anything Protocol, version 13.
type tap struct {
	w *bufio.Writer
	n int
}

func (p *tap) result(r Result) {
	if p.n == 0 {
		fmt.Fprintln(p.w, "TAP version 13")
	}
	p.n++
	verdict := "ok"
	if r.Outcome != Passed {
		verdict = "not ok"
	}
	fmt.Fprintf(p.w, "%s %d - %s: %s\n", verdict, p.n, r.File, strings.ReplaceAll(r.Name, "#", "\\#"))
	if r.Outcome != Passed {
		fmt.Fprintf(p.w, "  ---\n  outcome: %s\n  line: %d\n  message: |\n%s\n  ...\n", r.Outcome, r.Line, indented(r.Message, "    "))
	}
	if r.Printed != "" {
		fmt.Fprintln(p.w, indented(r.Printed, "# "))
	}
	p.w.Flush()
}

func (p *tap) end(Summary) error {
	fmt.Fprintf(p.w, "1..%d\n", p.n)
	return p.w.Flush()
}

// jsonReport writes one object when all is done.
type jsonReport struct{ w *bufio.Writer }

func (p *jsonReport) result(Result) {}

func (p *jsonReport) end(sum Summary) error {
	exercised := map[string][]string{}
	for game, c := range sum.Coverage {
		exercised[game] = c.Items()
	}
	out := struct {
		Passed    int                 `json:"passed"`
		Failed    int                 `json:"failed"`
		Broken    int                 `json:"broken"`
		Results   []Result            `json:"results"`
		Exercised map[string][]string `json:"exercised"` // by game, sorted
	}{sum.Passed, sum.Failed, sum.Broken, slices.Concat([]Result{}, sum.Results), exercised}
	e := json.NewEncoder(p.w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(out); err != nil {
		return err
	}
	return p.w.Flush()
}
