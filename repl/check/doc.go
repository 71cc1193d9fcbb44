// Package check tries out whole games: everything is loaded in every form it can
// take, and sample matches are played with each step run twice.
//
// Contract: Run takes names and paths of games and house rules and reports, for
// each, every number of players, every house rule, and every word of every knob,
// one at a time. All problems of all of them come back together.
//
// Why one at a time: what a single change breaks is found in so many loads as
// there are changes; all combinations would be too many to load, and what two
// house rules do to each other is checked when somebody lays them together.
package check
