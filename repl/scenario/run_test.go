// Tests of whole runs: scripts that pass, fail and break, and what is reported of them.

package scenario

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hausregel/variants"
)

var update = flag.Bool("update", false, "rewrite the expected reports in testdata")

// report runs paths and gives the report.
func report(t *testing.T, o Options) (string, Summary) {
	t.Helper()
	var out bytes.Buffer
	o.Out = &out
	sum, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), sum
}

// golden compares a text with a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs (rewrite it with -update when that is meant):\n%s", path, got)
	}
}

func TestPass(t *testing.T) {
	text, sum := report(t, Options{Paths: []string{"testdata/pass"}, Jobs: 2})
	if sum.Failed+sum.Broken > 0 || sum.Passed < 10 {
		t.Error(text)
	}
}

func TestFail(t *testing.T) {
	text, sum := report(t, Options{Paths: []string{"testdata/fail"}, Jobs: 2})
	if sum.Passed+sum.Broken > 0 {
		t.Errorf("%d passed, %d are broken: all must fail", sum.Passed, sum.Broken)
	}
	golden(t, "fail.txt", text)
}

func TestBroken(t *testing.T) {
	text, sum := report(t, Options{Paths: []string{"testdata/broken"}, Jobs: 2})
	if sum.Failed > 0 {
		t.Errorf("%d failed: all but those that never ran must be broken", sum.Failed)
	}
	for _, r := range sum.Results {
		if r.Outcome == Passed {
			t.Errorf("%s: %s passed", r.File, r.Name)
		}
	}
	golden(t, "broken.txt", text)
}

func TestFormats(t *testing.T) {
	paths := []string{"testdata/fail/expectations.lua", "testdata/pass/saltmarsh.lua"}
	filter := regexp.MustCompile("^(a number|dice.*|what was printed.*)$")
	text, _ := report(t, Options{Paths: paths, Filter: filter, Format: "tap"})
	golden(t, "tap.txt", text)
	text, sum := report(t, Options{Paths: paths, Filter: filter, Format: "json"})
	var read struct {
		Passed, Failed, Broken int
		Results                []Result
	}
	if err := json.Unmarshal([]byte(text), &read); err != nil {
		t.Fatal(err)
	}
	if read.Passed != 1 || read.Failed != 2 || read.Broken != 0 || len(read.Results) != 3 || len(sum.Results) != 3 {
		t.Errorf("%+v", read)
	}
	if _, err := Run(context.Background(), Options{Paths: paths, Format: "tab"}); err == nil || !strings.Contains(err.Error(), `did you mean "tap"?`) {
		t.Errorf("a wrong format: %v", err)
	}
}

// TestNamedTwice: a script that was named alone is not run again with its folder.
func TestNamedTwice(t *testing.T) {
	_, once := report(t, Options{Paths: []string{"testdata/pass"}})
	_, sum := report(t, Options{Paths: []string{"./testdata/pass/saltmarsh.lua", "testdata/pass"}})
	if sum.Passed == 0 || sum.Passed != once.Passed {
		t.Errorf("%d passed, want %d", sum.Passed, once.Passed)
	}
}

// TestJobs: the report does not depend on the number of workers.
func TestJobs(t *testing.T) {
	paths := []string{"testdata/pass", "testdata/fail"}
	for _, format := range Formats {
		one, _ := report(t, Options{Paths: paths, Format: format, Jobs: 1})
		many, _ := report(t, Options{Paths: paths, Format: format, Jobs: 7})
		if one != many {
			t.Errorf("%s: the reports of 1 and 7 jobs differ", format)
		}
	}
}

// TestCoverage: what a script answers, arranges and has refused is exercised, what bots do is not.
func TestCoverage(t *testing.T) {
	const rules = "../../variants/testdata/saltmarsh"
	set, err := variants.Load(rules, variants.Options{})
	if err != nil {
		t.Fatal(err)
	}
	_, sum := report(t, Options{Paths: []string{"testdata/pass"}})
	covered := sum.Coverage[set.Game.ID]
	missing := covered.Unexercised(set, []string{"X1", "X2"})
	for _, item := range []string{"action barter", "ask toll", "effect bring of fisher", "reason in_store", "phase sluice", "knob dike_reeve = seat2", "reading X1"} {
		if !covered.Has(item) || slices.Contains(missing, item) {
			t.Errorf("%s was exercised", item)
		}
	}
	for _, item := range []string{"action salvage", "ask flotsam", "effect spy of silke", "reason chest_left", "phase shore", "knob stores = another number", "reading X2"} {
		if covered.Has(item) || !slices.Contains(missing, item) {
			t.Errorf("%s was not exercised", item)
		}
	}
}

func TestPaths(t *testing.T) {
	empty := t.TempDir()
	for _, c := range []struct {
		paths  []string
		filter string
		want   string
	}{
		{nil, "", "no scenario scripts are given"},
		{[]string{"testdata/nowhere"}, "", "testdata/nowhere: there is no such file or folder"},
		{[]string{empty}, "", "no scenario scripts (files that end in .lua) are in this folder"},
		{[]string{"testdata/pass"}, "^nothing is called so$", `no scenario has a name that matches "^nothing is called so$"`},
	} {
		o := Options{Paths: c.paths}
		if c.filter != "" {
			o.Filter = regexp.MustCompile(c.filter)
		}
		if _, err := Run(context.Background(), o); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: got %v, want %q", c.paths, err, c.want)
		}
	}
}

func TestInterrupted(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := Run(ctx, Options{Paths: []string{"testdata/pass"}}); err != context.Canceled {
		t.Errorf("got %v", err)
	}
}

// TestReference: the reference of the language has every function and method.
func TestReference(t *testing.T) {
	text, err := os.ReadFile("../../examples/README.md")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for name := range matchMethods {
		want = append(want, "`m:"+name+"(")
	}
	for name := range gameMethods {
		want = append(want, "`g:"+name+"(")
	}
	for name := range spoken {
		want = append(want, "`"+name+"`")
	}
	for name := range functions {
		want = append(want, name)
	}
	want = append(want, openingKeys...)
	for _, w := range want {
		if !strings.Contains(string(text), w) {
			t.Errorf("examples/README.md has no %s", w)
		}
	}
}
