// Package scenario runs Lua scripts that say what a game must do: they arrange a position, answer the questions of a
// match and tell what is expected. examples/README.md is the reference of their language.
//
// # Contract
//
// Run takes files and folders and gives every scenario one of three outcomes: passed, failed (an expectation did not
// hold, or the rules broke), broken (the script itself is wrong: syntax, a name that nothing has, a runaway). Results
// come in the order of the files and of the scenarios in them, the same for any number of jobs. A script can harm
// nothing: it runs in a sandbox with a counted budget.
//
// # Data flow
//
//	paths -> files -> script: which scenarios? -> jobs: one scenario each, in a Lua state of its own
//	scenario -> match{..} -> variants.Load (cached) -> engine.Match in an engine.Session -> Result, Coverage -> report
//
// # Reading order
//
// run.go, files.go, script.go, define.go (what a file may call), call.go (arguments), open.go (match{..}), stepwise.go
// and drive.go (how a match goes on), names.go, arrange.go, answer.go and options.go, read.go and log.go, judge.go
// (expectations), then coverage.go, simulate.go and report.go.
//
// # Why each scenario has a Lua state of its own
//
// A file is run once to learn its scenarios and again for each of them. It costs a millisecond and buys that no scenario
// sees what another has left behind: --filter and --jobs change no outcome.
//
// # Why a match rests after a step
//
// An answer goes on to the next question or to the end of the step, whichever comes first. So a script that answers the
// last question of a phase sees the position that this phase has left, before the next one changes it. The match goes on
// when the script asks about the next question.
package scenario
