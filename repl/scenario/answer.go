// This file answers for seats, and lets them be refused.

package scenario

import (
	"errors"
	"slices"
	"strings"

	"github.com/yuin/gopher-lua"

	"hausregel/engine"
)

// asked goes on to the next question and insists that it is this one.
func (t *match) asked(c *call, seat engine.Seat, question string) *engine.Decision {
	t.checkQuestion(c, question)
	d := t.forward(c)
	switch {
	case d == nil:
		c.failed("%s is not asked %s: the match is over", t.seat(seat), question)
	case !t.isAbout(d, question):
		c.failed("%s is not asked %s but %s %s", t.seat(seat), question, t.seat(d.Seat), t.question(d))
	case d.Seat != seat:
		c.failed("%s is not asked %s yet, but %s", t.seat(seat), question, t.seat(d.Seat))
	}
	return d
}

// isAbout tells whether a decision is of the question, or one of actions among which the named one may be.
func (t *match) isAbout(d *engine.Decision, question string) bool {
	if d.Ask >= 0 {
		return t.game.Asks[d.Ask].ID == question
	}
	return slices.ContainsFunc(t.game.Phases[t.m.Phase()].Actions, func(a int) bool { return t.game.Actions[a].ID == question })
}

// methodAnswer is m:answer(seat, question or action, option ..).
func methodAnswer(c *call, t *match) []lua.LValue {
	seat, question := t.seatNamed(c, c.text(1, "a seat")), c.text(2, "a question or action")
	t.answer(c, t.asked(c, seat, question), question, c.words(3))
	return nil
}

// answer answers a decision with the options that are named.
func (t *match) answer(c *call, d *engine.Decision, question string, words []string) {
	var chosen []int
	for _, w := range t.wanted(d, question, words) {
		i := t.find(c, d, w)
		if i < 0 {
			t.absent(c, d, w)
		}
		chosen = append(chosen, i)
	}
	if err := d.Check(chosen); err != nil {
		c.failed("%s", err)
	}
	t.coverAnswer(d, chosen)
	t.give(c, chosen)
}

// methodTogether is m:together(question, { seat = options, .. }): what several seats choose at once, in any order. A seat
// that is not named chooses nothing.
func methodTogether(c *call, t *match) []lua.LValue {
	c.atMost(2)
	question := c.text(1, "a question")
	t.checkQuestion(c, question)
	given := map[engine.Seat][]string{}
	if table, ok := c.arg(2).(*lua.LTable); ok {
		c.fields(table, func(seat string, v lua.LValue) { given[t.seatNamed(c, seat)] = c.appendWords(nil, v) })
	} else {
		c.wrong("seats with what they choose expected, as in { %s = .. }, got %s", t.seatNames()[0], c.lua.Text(c.arg(2)))
	}
	answered := map[engine.Seat]bool{}
	for d := t.forward(c); d != nil && t.isAbout(d, question) && !answered[d.Seat]; {
		answered[d.Seat] = true
		words := given[d.Seat]
		delete(given, d.Seat)
		t.answer(c, d, question, words)
		if d = t.pending(); d == nil && len(given) > 0 {
			d = t.forward(c)
		}
	}
	for i := range t.game.Seats {
		if _, left := given[engine.Seat(i)]; left {
			c.failed("%s is not asked %s", t.seat(engine.Seat(i)), question)
		}
	}
	if len(answered) == 0 {
		c.failed("nobody is asked %s", question)
	}
	return nil
}

// methodRefused is m:refused(seat, question or action, option .., reason): that cannot be chosen, for this reason.
func methodRefused(c *call, t *match) []lua.LValue {
	c.expects = true
	seat, question := t.seatNamed(c, c.text(1, "a seat")), c.text(2, "a question or action")
	words := c.words(3)
	if len(words) == 0 {
		c.wrong("the reason is missing: it is the last argument")
	}
	reason := words[len(words)-1]
	words = words[:len(words)-1]
	d := t.asked(c, seat, question)
	got, by := t.refusal(c, d, question, words)
	what := strings.Join(append([]string{question}, words...), " ")
	switch {
	case got == "":
		c.failed("%s is allowed, expected: %s", what, reason)
	case got != reason:
		c.failed("%s is refused for another reason\nexpected: %s\ngot:      %s", what, reason, got)
	}
	t.coverRefusal(by)
	return nil
}

// refusal tells why options cannot be chosen, "" if they can, and which barred option it was, if one was.
func (t *match) refusal(c *call, d *engine.Decision, question string, words []string) (string, *barred) {
	all := t.barredOf(d)
	var chosen []int
	for _, w := range t.wanted(d, question, words) {
		i := t.find(c, d, w)
		if i >= 0 {
			chosen = append(chosen, i)
			continue
		}
		if b := t.findBarred(all, w); b != nil {
			return b.Reason, b
		}
		t.checkWords(c, d, w)
		c.failed("%s is neither offered nor barred", strings.Join(w, " "))
	}
	var refused *engine.Refusal
	if err := d.Check(chosen); errors.As(err, &refused) {
		return refused.Reason, nil
	}
	return "", nil
}

// methodOffers is m:offers(option): whether the question that is asked next offers it.
func methodOffers(c *call, t *match) []lua.LValue {
	words := c.words(1)
	if len(words) == 0 {
		c.wrong("an option expected")
	}
	d := t.forward(c)
	if d == nil {
		return one(lua.LFalse)
	}
	t.checkWords(c, d, words)
	return one(lua.LBool(t.find(c, d, words) >= 0))
}

// methodOptions is m:options(): the keys of the options of the next question.
func methodOptions(c *call, t *match) []lua.LValue {
	c.atMost(0)
	if d := t.forward(c); d != nil {
		return one(texts(c, d.Keys()))
	}
	return one(texts(c, nil))
}

// methodBarred is m:barred(): what the next question bars, as key = reason.
func methodBarred(c *call, t *match) []lua.LValue {
	c.atMost(0)
	out := c.L.CreateTable(0, 8)
	if d := t.forward(c); d != nil {
		for _, b := range t.barredOf(d) {
			out.RawSetString(b.key, lua.LString(b.Reason))
		}
	}
	return one(out)
}

// methodText is m:text(): the next question as its seat reads it.
func methodText(c *call, t *match) []lua.LValue {
	c.atMost(0)
	if d := t.forward(c); d != nil {
		return one(lua.LString(d.Text()))
	}
	return one(lua.LNil)
}

// describe says what the match is asking, with options and what is barred: the second half of a failure.
func (t *match) describe() string {
	d := t.pending()
	switch {
	case t.m.Over():
		return "the match is over"
	case t.session == nil:
		return "nothing has been asked yet"
	case d == nil:
		return "nothing is asked: the match rests after phase " + t.game.Phases[t.m.Phase()].ID
	}
	text := "asked: " + t.seat(d.Seat) + " " + t.question(d) + " (" + d.Text() + ")"
	text += "\noptions: " + listed(d.Keys())
	for i, b := range t.barredOf(d) {
		if i == maxBarred {
			return text + "\nand more is barred"
		}
		text += "\nbarred: " + b.key + ": " + b.Reason
	}
	return text
}

// maxBarred is how many barred options a message tells.
const maxBarred = 12

// maxListed is how many things a message lists.
const maxListed = 40

func listed(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	if more := len(names) - maxListed; more > 0 {
		return strings.Join(names[:maxListed], ", ") + " and " + plural(more, "more", "more")
	}
	return strings.Join(names, ", ")
}
