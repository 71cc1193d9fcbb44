// Package lab plays many matches and counts what happens.
//
// It is handed a function that opens a match, so it knows neither TOML nor Lua.
// Every match has a seed of its own, derived from the run's seed and the
// match's number; everything counted is an integer and integers are added in any
// order to the same sum. So a run gives the same Result for any number of
// workers, and two runs over matches 0..99 and 100..199 add up to one over
// 0..199.
//
// Read run.go, then result.go, interval.go and report.go, label.go; json.go writes the same
// for programs, twice.go looks for rules that keep state between steps.
package lab
