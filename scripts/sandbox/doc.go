// Package sandbox runs Lua that people write to test and to ask: scenario scripts and lines typed at the table. The
// Lua is complete (tables, closures, strings, loops), but it cannot harm the program and does the same on every
// machine. The rules of games are not run here; package scripts has an evaluator of its own for them.
//
// # Contract
//
// Whatever a script does, Run, Eval and Call return, within a budget of steps, with an *Error or *SyntaxError that names
// file and line; the same script gives the same error after the same number of steps every time. The State can be used
// again afterwards, after a Reset with a full budget. One State belongs to one goroutine at a time; any number of them
// run side by side.
//
// # What a script is given
//
// base: assert error ipairs next pairs select tonumber tostring type unpack; string: byte char find format len lower
// rep reverse sub upper; table: concat insert remove sort; math: abs ceil floor fmod huge max min pi. Beside these the
// names that the host adds. There is no way to catch an error, to load code, to reach a file, a clock or chance, or to
// change the libraries. Texts, lists and values passed at once are bounded. What differs from standard Lua is said at
// each function.
//
// # How it works
//
// A source is parsed, walked once (names, limits, rewriting) and compiled:
//
//	source -> parse -> pass (problems, or a rewritten tree) -> compile -> LState with a counting context
//
// The walk finds unknown names and assignments to globals before anything runs, and turns every operator whose work
// grows with its operands into a call of a function that charges for it.
//
// # Reading order
//
// state.go (the surface), budget.go, compile.go, pass.go with statements.go and expressions.go, operators.go (what the
// rewritten operators call), then the libraries base.go, iterate.go, text.go, format.go, tables.go, numbers.go, and
// fault.go and explain.go, which turn what went wrong into errors. values.go writes values, sizes.go looks into tables.
//
// # Why a budget of counted steps
//
// gopher-lua asks the context of its state once for every instruction, so a context that counts bounds a run without
// looking at a clock: a runaway script is the same error on a slow machine as on a fast one. It does not see work done
// inside one instruction. So libraries and hosts charge theirs with Spend, and these operators are rewritten: .. and the
// comparisons < <= > >= (long texts), # and assignment to a computed index (a table with a hole of ten thousand), table
// and function constructors (memory), and ... (long argument lists). Arithmetic on texts, which would convert them each
// time, is refused.
//
// # Why no pcall
//
// A script that could catch errors could catch the one that ends it. A host that expects an error calls the function
// itself, with Call.
//
// # Why lists end at 16383
//
// gopher-lua fills an array up to the highest index with nils. The bound keeps one assignment from taking the memory of
// the machine, and an error says so instead of moving items where # does not see them.
package sandbox
