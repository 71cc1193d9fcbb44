// This file asks bots for advice: a hint, and the odds of the position.

package repl

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hausregel/engine"
	"hausregel/engine/bots"
	"hausregel/engine/lab"
	"hausregel/repl/show"
)

// hintPlayouts is how many playouts a hint takes, oddsPlayouts how many odds do
// where nothing is said.
const (
	hintPlayouts = 1000
	oddsPlayouts = 400
	slowPlayouts = 10 // with bots that look ahead, a second or more each
)

// fewHints is how many answers a hint compares.
const fewHints = 4

// hint tells what a bot would answer, and as far as it can why. It knows what the
// asked seat sees, and no more.
func (t *Table) hint(bot string) error {
	d := t.session.Pending()
	if d == nil {
		return errors.New("nothing is asked")
	}
	if bot == "" {
		bot = "playout"
	}
	maker, err := Bot(bot)
	if err != nil {
		return err
	}
	if _, ahead := maker().(bots.Playout); !ahead {
		answer, err := t.answerOf(d, maker())
		if err != nil {
			return err
		}
		t.say("The %s bot would choose %s. Why, it cannot say: %s.", bot, t.worded(answer), bots.Help(bot))
		return nil
	}
	weighed, err := bots.Weigh(d, hintPlayouts, t.term.Interrupted)
	switch {
	case err != nil:
		return err
	case len(weighed) == 1:
		t.say("There is only one answer: %s.", t.worded(weighed[0].Answer))
		return nil
	}
	t.say("The %s bot would choose %s.", bot, t.worded(weighed[0].Answer))
	alike := 0 // the others were dropped early: what they met was something else
	for alike < len(weighed) && weighed[alike].Playouts == weighed[0].Playouts {
		alike++
	}
	rows := [][]string{{"won", "ahead by", "playouts", "answer"}}
	for _, w := range weighed[:min(fewHints, alike)] {
		rows = append(rows, []string{percent(w.Wins), fmt.Sprintf("%+.1f", w.Lead), fmt.Sprint(w.Playouts), t.worded(w.Answer)})
	}
	t.write(show.Rows(rows))
	t.say("Each was played to the end by random bots, with what you cannot see dealt anew.")
	if n := len(weighed) - alike; n > 0 {
		t.say("%s fell behind before.", plural(n, "other answer"))
	}
	return nil
}

// answerOf is what a bot would answer; the decision is left as it was.
func (t *Table) answerOf(d *engine.Decision, bot engine.Decider) (answer []int, err error) {
	before := slices.Clone(d.Answer)
	d.Answer = d.Answer[:0]
	err = bot.Decide(d)
	answer = slices.Clone(d.Answer)
	d.Answer = append(d.Answer[:0], before...)
	return answer, err
}

// worded names the options of an answer.
func (t *Table) worded(answer []int) string {
	if len(answer) == 0 {
		return "nothing"
	}
	var names []string
	fault := t.aside(func(d *engine.Decision) {
		for _, i := range answer {
			names = append(names, strings.TrimSuffix(d.Label(i), fmt.Sprintf(" (%d of them)", d.Options[i].Count)))
		}
	})
	if fault != nil {
		names = nil
		for _, i := range answer {
			names = append(names, t.called[i].key)
		}
	}
	return strings.Join(names, ", ")
}

// odds plays the position out many times, from what the asked seat sees.
func (t *Table) odds(arg string) error {
	d := t.session.Pending()
	if d == nil {
		return errors.New("nothing is asked")
	}
	games, bot := 0, "random"
	for _, word := range strings.Fields(arg) {
		if n, err := strconv.Atoi(word); err == nil && n > 0 && n <= 100_000 {
			games = n
		} else {
			bot = word
		}
	}
	maker, err := Bot(bot)
	if err != nil {
		return err
	}
	if _, ahead := maker().(engine.AheadLooker); games == 0 && ahead {
		games = slowPlayouts
	} else if games == 0 {
		games = oddsPlayouts
	}
	chances, err := bots.Odds(d, games, maker, t.term.Interrupted)
	if err != nil {
		return err
	}
	if chances.Games == 0 {
		t.say("Stopped before a playout was over.")
		return nil
	}
	rows := [][]string{{"", "wins", "95 % interval"}}
	row := func(who string, n int) {
		low, high := lab.Wilson(n, chances.Games)
		rows = append(rows, []string{who, percent(float64(n) / float64(chances.Games)), percent(low) + " to " + percent(high)})
	}
	for s, n := range chances.Wins {
		row(t.who(engine.Seat(s)), n)
	}
	if chances.Shared > 0 {
		row("shared", chances.Shared)
	}
	t.write(show.Rows(rows))
	t.say("%s by %s bots, with what cannot be seen from here dealt anew.", plural(chances.Games, "playout"), bot)
	return nil
}

func percent(part float64) string { return fmt.Sprintf("%.1f %%", 100*part) }
