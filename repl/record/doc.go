// Package record is the file of a match: what was played, in a text that only grows.
//
// Contract: Create writes a head and refuses an existing file; Writer.Write has every
// line on the disk before it returns; Read gives back what was written, and of a
// damaged file what stands before the damage, with the line and the problem;
// Continue appends to it. No text breaks Read: it ends in a Record or an error. A
// Record holds the secrets of all seats, so only its owner may read the file. It is text
// only: that its answers fit its rules is found by whoever plays it.
//
// # The text
//
//	hausregel record 1
//	game millrace  #3c1b52e0
//	with late_frost  #..
//	set hand_size 6  #..
//	seed 4  #..
//	engine 1  #..
//	seat north anna  #..
//	seat south ben  #..
//	bot south greedy  #..
//	rules 5f0c.. 1  #..
//	file base.toml 2  #..
//	| [card.stone_weir]  #..
//	"points = 3"  #..
//	north: travel stone_weir, low road  #..
//	south: -  #..
//	> move stone_weir north.hand  #..
//	back 1  #..
//	branch second try  #..
//	state 00c0ffee00c0ffee  #..
//	over anna has won  #..
//
// The first word says what a line is: an answer begins with its seat and a colon and
// lists the keys chosen (- for none), a command with > as in a transcript. The rest
// of a line is plain text; what would not be readable as such (control characters,
// blanks at an end, a comma in a key) stands in quotes as a Go string. All names of
// kinds are those of Kind, where each is explained.
//
// A set of rules is its hash and the number of its files. A file has its name and the
// number of its lines here: a line behind "| " had a newline behind it; one in quotes is
// exactly what the quotes hold, so that every file comes back byte for byte.
//
// # Checks
//
// The eight digits behind # are the CRC-32 (that of zip and gzip) of all bytes of the file
// before the two blanks. Any changed byte is noticed in its own line, and a line that was
// taken out, put in or moved in the line that follows it. It is no seal: whoever means to
// deceive can compute it.
//
// A last line without a newline is torn: its writing was not finished, so Write has
// not returned and nobody counts on it. It is no damage, and Continue cuts it.
//
// A kind of line that is new is a new version of the text, in its first line: an older
// program then says that it cannot read it, not that it is damaged.
//
// # Data flow
//
// Line and Head -> text (text.go) -> checks (seal.go) -> disk (writer.go), and back:
// lines with fitting checks (source.go) -> Head and Line (parse.go, read.go) -> Story
// (story.go), which knows what undo and branches have left of them. A table has a Story
// of its own: it writes each Line and then adds it there. folder.go knows where records
// lie and lists them.
//
// # Why
//
// Why one file with all rules in it: it can be moved, mailed and compared years later, when
// the rules have changed, and no second file can be missing.
//
// Why lines of one Write may be there in part after a power cut: each of them is true, and
// what follows from the rules alone is made anew.
//
// Why undo is a line: a file that only grows cannot lose what it held, whenever the power
// fails. What was undone stays readable.
//
// Why the head comes under its name by a link: a file that has the name has the whole head,
// and of two that are made at once under one name the second is refused.
//
// Why a lock of the file, not a lock file: it is gone with the process, even after kill -9.
//
// Why a Story is a tree of lines: a branch costs nothing, so that no record, however
// made, costs more to read than its size.
//
// Reading order: record.go, story.go, text.go, seal.go, source.go, parse.go, read.go,
// writer.go, create.go, folder.go, list.go.
package record
