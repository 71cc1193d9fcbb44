// This file runs all scenarios of some files, on several workers.

package scenario

import (
	"context"
	"fmt"
	"io"
	"regexp"
	"sync"
)

// Options say what Run runs and what it prints.
type Options struct {
	Paths  []string       // script files, and folders that are searched for them
	Filter *regexp.Regexp // only scenarios whose name it matches; nil: all
	Jobs   int            // workers; 0: one
	Out    io.Writer      // the report; nil: none
	Format string         // "pretty" (or ""), "tap" or "json"
}

// Summary is what came of a run.
type Summary struct {
	Passed, Failed, Broken int // scenarios; a file that cannot be run counts as one broken
	Results                []Result
	Coverage               map[string]*Coverage // by game: what passed scenarios exercised
}

// Outcome says how a scenario ended.
type Outcome string

// The outcomes.
const (
	Passed Outcome = "passed"
	Failed Outcome = "failed" // an expectation did not hold, or the rules broke
	Broken Outcome = "broken" // the script is wrong
)

// Result is one scenario that was run.
type Result struct {
	File    string  `json:"file"`
	Line    int     `json:"line"` // of the scenario; 0 for a file that cannot be run
	Name    string  `json:"name"`
	Outcome Outcome `json:"outcome"`
	Message string  `json:"message,omitempty"` // what went wrong, file:line first; several lines
	Printed string  `json:"printed,omitempty"` // by print

	coverage map[string]*Coverage
}

// Run runs the scenarios and reports them. The error is one of the paths or of the format, or that of the context;
// what scripts do wrong is in the Summary.
func Run(ctx context.Context, o Options) (Summary, error) {
	report, err := newReport(o.Format, o.Out)
	if err != nil {
		return Summary{}, err
	}
	scripts, err := findScripts(o.Paths)
	if err != nil {
		return Summary{}, err
	}
	sum := Summary{Coverage: map[string]*Coverage{}}
	sets := &ruleSets{}
	for r := range inOrder(ctx, jobsOf(scripts, o.Filter, sets), max(1, o.Jobs)) {
		r.Name, r.Message, r.Printed = visible(r.Name), visible(r.Message), visible(r.Printed)
		sum.add(r)
		report.result(r)
	}
	switch err := ctx.Err(); {
	case err != nil:
		return sum, err
	case len(sum.Results) == 0:
		return sum, fmt.Errorf("no scenario has a name that matches %q", o.Filter)
	}
	return sum, report.end(sum)
}

func (s *Summary) add(r Result) {
	s.Results = append(s.Results, r)
	switch r.Outcome {
	case Passed:
		s.Passed++
		for game, c := range r.coverage {
			if s.Coverage[game] == nil {
				s.Coverage[game] = newCoverage()
			}
			s.Coverage[game].add(c)
		}
	case Failed:
		s.Failed++
	default:
		s.Broken++
	}
}

// jobsOf makes a job of each scenario; a script that cannot be read or run gives its result at once.
func jobsOf(scripts []*script, filter *regexp.Regexp, sets *ruleSets) []func() Result {
	var jobs []func() Result
	for _, s := range scripts {
		declared, err := s.declared(sets)
		if err != nil {
			jobs = append(jobs, func() Result {
				return Result{File: s.file, Name: "the file", Outcome: Broken, Message: err.Error()}
			})
			continue
		}
		for i, d := range declared {
			if filter == nil || filter.MatchString(d.name) {
				jobs = append(jobs, func() Result { return s.run(i, sets) })
			}
		}
	}
	return jobs
}

// inOrder does the jobs on so many workers and yields their results in the order of the jobs.
func inOrder(ctx context.Context, jobs []func() Result, workers int) func(yield func(Result) bool) {
	return func(yield func(Result) bool) {
		results := make([]chan Result, len(jobs))
		for i := range results {
			results[i] = make(chan Result, 1)
		}
		ctx, stop := context.WithCancel(ctx)
		var next int
		var lock sync.Mutex
		var wait sync.WaitGroup
		for range min(workers, len(jobs)) {
			wait.Go(func() {
				for ctx.Err() == nil {
					lock.Lock()
					i := next
					next++
					lock.Unlock()
					if i >= len(jobs) {
						return
					}
					results[i] <- jobs[i]()
				}
			})
		}
		defer wait.Wait()
		defer stop()
		for _, c := range results {
			select {
			case r := <-c:
				if !yield(r) {
					return
				}
			case <-ctx.Done():
				return
			}
		}
	}
}

// plural writes a number of things.
func plural(n int, one, many string) string {
	if n == 1 {
		return fmt.Sprintf("%d %s", n, one)
	}
	return fmt.Sprintf("%d %s", n, many)
}
