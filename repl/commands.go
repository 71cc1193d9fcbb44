// This file knows the commands of the prompt.

package repl

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"hausregel/repl/show"
	"hausregel/scripts/near"
)

// station is where a prompt stands.
type station uint8

const (
	atQuestion station = 1 << iota // a person is asked
	atHandOver                     // another person is to come to the keyboard
	atWatch                        // the match goes on without people
	atEnd                          // the match is over
	atFault                        // the rules have failed
	looking    = atQuestion | atWatch | atEnd
	anywhere   = looking | atHandOver | atFault
)

// command is a word that is no answer.
type command struct {
	name string
	args string // what stands behind the name; "" nothing may, "[..]" may
	help string
	at   station // where it may be typed
	open bool    // it needs an open table
	// run tells whether the match stands elsewhere, or the question is to be asked
	// anew for another reason.
	run func(t *Table, arg string) (moved bool, err error)
}

var commands []command

func init() {
	told := func(f func(t *Table, arg string) error) func(*Table, string) (bool, error) {
		return func(t *Table, arg string) (bool, error) { return false, f(t, arg) }
	}
	commands = []command{
		{"help", "[COMMAND]", "what can be typed", anywhere, false, told((*Table).help)},
		{"board", "", "the whole table again", looking, false, told((*Table).board)},
		{"hand", "", "what only you see, with what is printed on it", looking, false, told((*Table).hand)},
		{"score", "", "how everybody stands", looking, false, told((*Table).score)},
		{"log", "[LINES]", "what has happened", looking, false, told((*Table).log)},
		{"moves", "", "what has been decided, by number", looking | atFault, false, told((*Table).moves)},
		{"card", "NAME", "what is printed on a card or other piece that you see", looking, false, told((*Table).card)},
		{"rules", "[KNOB]", "how the game is played, and what has been turned", anywhere, false, told((*Table).showRules)},
		{"why", "[OPTION]", "why something is not possible, or what it would be", atQuestion, false, told((*Table).why)},
		{"hint", "[BOT]", "what a bot would choose, and why", atQuestion, false, told((*Table).hint)},
		{"odds", "[GAMES] [BOT]", "who wins how often, when bots play on from here", atQuestion, false, told((*Table).odds)},
		{"undo", "[N]", "take back the last answer of a person, or the last N; undo fresh: with other luck from there", anywhere, false, undoCommand},
		{"redo", "", "answer again what was taken back", anywhere, false, redoCommand},
		{"goto", "N", "go to where N decisions had been made", anywhere, false, gotoCommand},
		{"branch", "NAME", "try something: a new branch begins here; of a known name: go on there", anywhere &^ atHandOver, false, branchCommand},
		{"branches", "", "the branches there are", anywhere, false, told((*Table).listBranches)},
		{"run", "", "to the end without stopping", atWatch, false, runCommand},
		{"open", "", "open the table: all may be seen and changed, and the log says so", looking, false, openCommand},
		{"view", "SEAT", "the table as another seat sees it", looking, true, told((*Table).view)},
		{"set", "NAME VALUE", "turn a knob, set a counter (SEAT.COUNTER) or start, lay a piece otherwise", atQuestion | atWatch, true, changing("set")},
		{"move", "PIECE PLACE", "put a piece somewhere; first behind it: on top", atQuestion | atWatch, true, changing("move")},
		{"stack", "WHAT", "what the next draw brings: a card, a seat, a number of a die", atQuestion | atWatch, true, changing("stack")},
		{"lua", "LINE", "Lua as in rules: g is the match, me who is asked", atQuestion | atWatch, true, changing("lua")},
		{"quit", "", "leave the match", anywhere, false, func(t *Table, _ string) (bool, error) { t.left = true; return true, nil }},
	}
}

// editing are the commands that change the match by hand.
var editing = []string{"set", "move", "stack", "lua"}

func commandNames() []string {
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
	}
	return names
}

// commandAt finds a command by its name; nil where there is none, or where it may
// not be typed.
func commandAt(name string, at station) *command {
	i := slices.Index(commandNames(), strings.ToLower(name))
	if i < 0 || commands[i].at&at == 0 {
		return nil
	}
	return &commands[i]
}

// command runs the command that a line is: known is false when it is an answer.
// Commands are typed whole; /word is always one. What names an option exactly is an
// answer.
func (t *Table) command(line string, at station) (moved, known bool) {
	text, slash := strings.CutPrefix(line, "/")
	name, arg, _ := strings.Cut(text, " ")
	arg = strings.TrimSpace(arg)
	c := commandAt(name, at)
	switch {
	case c == nil && slash && slices.Contains(commandNames(), strings.ToLower(name)):
		t.say("%s is not for here.", name)
		return false, true
	case c == nil && slash:
		t.say("There is no command %q%s.", name, near.Hint(name, commandNames()))
		return false, true
	case c == nil:
		return false, false
	case t.replay && slices.Contains(editing, c.name):
		t.say("%s", sentence(errReplay))
		return false, true
	case !slash && arg != "" && (c.args == "" || at == atQuestion && len(exactly(t.called, strings.ToLower(line))) > 0):
		return false, false
	case arg == "" && c.args != "" && !strings.HasPrefix(c.args, "["):
		t.say("%s %s: %s", c.name, c.args, c.help)
		return false, true
	case arg != "" && c.args == "":
		t.say("Nothing is expected behind %s.", c.name)
		return false, true
	}
	opened, err := true, error(nil)
	if c.open && !t.isOpen() {
		opened, err = t.offerOpen()
	}
	if err == nil && opened {
		moved, err = c.run(t, arg)
	}
	if err != nil {
		t.say("%s", sentence(err))
	}
	return moved, true
}

// help lists the commands that may be typed here, or tells of one.
func (t *Table) help(name string) error {
	at := t.at
	if name != "" {
		i := slices.Index(commandNames(), strings.ToLower(strings.TrimPrefix(name, "/")))
		if i < 0 {
			return fmt.Errorf("there is no command %q%s", name, near.Hint(name, commandNames()))
		}
		t.say("%s: %s", strings.TrimSpace(commands[i].name+" "+commands[i].args), commands[i].help)
		return nil
	}
	var b strings.Builder
	if d := t.session.Pending(); d != nil && at == atQuestion {
		b.WriteString(howToAnswer(d) + "\n")
	}
	var rows [][]string
	for _, c := range commands {
		if c.at&at != 0 {
			rows = append(rows, []string{"", strings.TrimSpace(c.name + " " + c.args), c.help})
		}
	}
	b.WriteString(show.Rows(rows))
	b.WriteString("A word behind / is always a command. Tab completes.\n")
	t.page(b.String())
	return nil
}

// page writes what may be long.
func (t *Table) page(text string) { t.term.Page(text) }

// offerOpen asks whether the table is to be opened.
func (t *Table) offerOpen() (opened bool, err error) {
	t.say("That needs an open table: everybody may see and change everything from here on, and the log and the record say so. Type open to open it; anything else leaves it closed.")
	line, err := t.term.ReadLine("> ")
	if err != nil {
		return false, err
	}
	if strings.TrimPrefix(strings.ToLower(line), "/") != "open" {
		t.say("The table stays closed.")
		return false, nil
	}
	return true, t.openTable()
}

func openCommand(t *Table, _ string) (bool, error) {
	if t.isOpen() {
		return false, errors.New("the table is open already")
	}
	return true, t.openTable()
}

func (t *Table) openTable() error {
	if !t.replay {
		return t.change("open")
	}
	t.over = true
	t.say("The table is open from here on.")
	return nil
}

// changing is a command that enters the match as it is typed.
func changing(name string) func(t *Table, arg string) (bool, error) {
	return func(t *Table, arg string) (bool, error) {
		told := ""
		if name == "lua" {
			told = t.tried(arg)
		}
		err := t.change(name + " " + arg)
		if err == nil && told != "" {
			t.say("%s", told)
		}
		return err == nil, err
	}
}
