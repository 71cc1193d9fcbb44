// This file plays matches on several workers.

package lab

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"hausregel/engine"
)

// Setup says what is to be played.
type Setup struct {
	Open  func() (*engine.Match, error) // one match a worker, its deciders set
	Games int                           // how many matches, 1..
	First int                           // number of the first, 0..
	Jobs  int                           // workers; 0: as many as processors
	Seed  uint64                        // of the run
}

// MatchError is a match that could not be played to its end.
type MatchError struct {
	Number int // of the match in its run
	Cause  error
}

func (e *MatchError) Error() string { return fmt.Sprintf("match %d: %v", e.Number, e.Cause) }

func (e *MatchError) Unwrap() error { return e.Cause }

// chunk is how many matches a worker takes at a time: fewer where there are few, as
// bots that look ahead may play one match for a minute.
func (s *Setup) chunk(jobs int) int { return max(1, min(64, s.Games/(8*jobs))) }

// Run plays the matches and counts. It ends early with the error of the lowest
// numbered match that failed, as a *MatchError, or with that of the context.
func Run(ctx context.Context, s Setup) (*Result, error) {
	jobs := s.Jobs
	if jobs <= 0 {
		jobs = runtime.NumCPU()
	}
	jobs = max(1, min(jobs, s.Games))
	chunk := s.chunk(jobs)
	workers := make([]worker, jobs)
	for i := range workers {
		m, err := s.Open()
		if err != nil {
			return nil, err
		}
		workers[i] = worker{match: m, result: NewResult(m.Game())}
	}
	began := time.Now()
	var next atomic.Int64
	var wait sync.WaitGroup
	for i := range workers {
		wait.Go(func() { workers[i].work(ctx, s, chunk, &next) })
	}
	wait.Wait()
	total := NewResult(workers[0].match.Game())
	var failed *MatchError
	for _, w := range workers {
		if w.failed != nil && (failed == nil || w.failed.Number < failed.Number) {
			failed = w.failed
		}
		total.Add(w.result)
	}
	if failed != nil {
		return nil, failed
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	total.Seed, total.First, total.Elapsed = s.Seed, s.First, time.Since(began)
	return total, nil
}

type worker struct {
	match  *engine.Match
	result *Result
	failed *MatchError
}

func (w *worker) work(ctx context.Context, s Setup, chunk int, next *atomic.Int64) {
	for ctx.Err() == nil {
		from := int(next.Add(int64(chunk))) - chunk
		for n := from; n < min(from+chunk, s.Games); n++ {
			w.match.Reset(engine.SeedOf(s.Seed, s.First+n))
			err := w.play(ctx)
			if err == nil && ctx.Err() != nil {
				return
			}
			if err == nil {
				err = w.result.tryCount(w.match)
			}
			if err != nil {
				w.failed = &MatchError{s.First + n, err}
				next.Store(int64(s.Games)) // no more are begun
				return
			}
		}
		if from+chunk >= s.Games {
			return
		}
	}
}

// play plays the match to its end, or until nobody wants it any more.
func (w *worker) play(ctx context.Context) error {
	for !w.match.Over() && ctx.Err() == nil {
		if err := w.match.Step(); err != nil {
			return err
		}
	}
	return nil
}
