// This file tests what verbs give on small positions where the shipped games may never come.

package scripts_test

import "testing"

// position lies before each case: three cards in the hand, the first on top, and the
// rest of the cards in the heap.
const position = `
  g.all.card:move(g.heap)
  local low = g.all.card:where("worth", 2)
  low:first(3):move(me.hand)
`

func TestVerbs(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"position", `print(me.hand, g.heap:count(), low:count())`, "Hand 9 8"},
		{"all cards", `print(g.all.card)`, "[Red 1, Red 1, Red 2, Red 3, Blue 1, Blue 1, Blue 2, Blue 3, High, High, High, High]"},
		{"single thing is a group", `local card = me.hand:first() print(card:count(), card:is_empty(), card:first() == card, card:first(5), card:sum("worth"), card:most("size"))`, "1 false true [Red 1] 2 [Red 1]"},
		{"seat is a group", `print(me:count(), me:sum("gold"), me:has("gold", 2), me:has("gold", 3), me:first() == me)`, "1 2 true false true"},
		{"number is a group", `local n = 7 print(n:count(), n:first())`, "1 7"},
		{"empty group", `local none = me.pile print(none:count(), none:is_empty(), none:first(), none:first(2), none:sum("worth"), none:most("size"), none:least("size"), none:one_of_each("size"), none:any("small", me), none:only("small", me), none:random(3), none:without(me.hand), none:has(me))`, "0 true nil [] 0 [] [] [] false [] [] [] false"},
		{"empty group changed", `me.pile:move(me.hand) me.pile:discard() me.pile:run("put", me) me.pile:roll() me.pile:turn("down") me:look(me.pile) print(me.hand:count())`, "3"},
		{"first", `print(me.hand:first(0), me.hand:first(2), me.hand:first(99), me.hand:first(-1))`, "[] [Red 1, Red 1] [Red 1, Red 1, Red 2] []"},
		{"ties", `print(low:least("size"):count(), low:most("size"):count(), g.everyone:most("points"), g.everyone:least("points"))`, "4 2 [Seat 1, Seat 2] [Seat 1, Seat 2]"},
		{"one of each", `print(low:one_of_each("size"), g.all.card:one_of_each("colour"):count(), g.all.card:one_of_each("kind"):count())`, "[Red 1, Red 2, Red 3] 3 1"},
		{"without", `print(me.hand:without(me.hand:first()), me.hand:without(me.pile):count(), me.hand:without(g.all.card):count(), g.everyone:without(me))`, "[Red 1, Red 2] 3 0 [Seat 2]"},
		{"has", `print(me.hand:has(low:first()), me.hand:has(low:first(5):most("size"):first()), g.list.colour:has("red"), g.everyone:has(me), me.hand:has(nil))`, "true false true true false"},
		{"where", `print(me.hand:where("size", 1):count(), me.hand:where("colour", "blue"):count(), g.board:where("harbour", true), g.all.card:where("colour", nil):count(), g.all.card:where("facing", "up"):count())`, "2 0 [Inn, Port] 4 12"},
		{"where place", `print(g.all.card:where("place", me.hand):count(), g.all.card:where("owner", me):count(), g.all.pawn:where("owner", me))`, "3 0 [Pawn]"},
		{"with", `print(g.all.card:with("colour"):count(), g.all.card:with("worth"):count(), g.board:with("harbour"), g.everyone:with("points"):count(), g.everyone:with("gold"):count())`, "8 12 [Inn, Port] 0 2"},
		{"only and any", `print(me.hand:only("small", me):count(), g.all.card:only("small", me):count(), g.all.card:where("size", 9):any("small", me), me.hand:any("small", me))`, "3 8 false true"},
		{"rules as names", `print(g.everyone:sum("total"), g.everyone:most("total"):count())`, "4 2"},
		{"rules with values", `print(me.hand:sum("size_and", 10), me.hand:most("size_and", 3):count())`, "34 1"},
		{"empty places", `print(g.row:empty():count(), g.row:pieces():count(), g.field:empty():count(), g.row[1]:pieces():count())`, "3 0 9 0"},
		{"row", `me.hand:first():move(g.row[2]) print(g.row:count(), g.row:empty(), g.row:pieces():count(), g.row[2]:count(), g.row[2].number, g.tint.red:count(), g.tint["blue"].id)`, "3 [Row 1, Row 3] 1 1 2 0 Tint"},
		{"everyone's zones", `print(g.everyone.hand:count(), g.everyone.hand:pieces():count(), g.everyone.hand:empty():count())`, "2 3 1"},
		{"board", `print(g.board, g.board.inn:count(), g.board:pieces():count(), g.board.inn.harbour, g.board.mill.harbour)`, "[Inn, Mill, Port, Rock] 2 2 true false"},

		{"gain and lose", `print(me:gain("gold", 2), me:gain("gold", 9), me.gold, me:lose("gold", 7), me.gold, me:lose("gold"), me:gain("gold", 0))`, "0 8 5 2 0 1 0"},
		{"gain for many", `print(g.everyone:gain("gold", 4), g.everyone:sum("gold"), g:gain("level", 12), g.level)`, "2 10 3 9"},
		{"gain amounts", `local price = low:first().price print(me:gain(price, 2), me.gold, me:has(price, 4), me:has(price, 5), me:lose(price, 9), me.gold, price["gold"], price["peat"])`, "0 4 true false 5 0 1 0"},
		{"amounts and tables by name", `local c = low:first() print(c.price.gold, c.price.peat, c.skill.red, c.skill[g.list.colour[1]])`, "1 0 2 2"},
		{"points below 0", `me:lose("points", 3) print(me.points)`, "-3"},
		{"index by a word", `local c = g.list.colour[1] print(low:first().skill[c], low:first().skill[g.list.colour[2]], low:first().orders[2], g.list.colour[2], g.rule.shares[2])`, "2 0 Blue Blue 3"},

		{"move", `local top = me.hand:first() top:move(me.hand) print(me.hand:first() == top) top:move(me.pile) top:move(me.hand) print(me.hand:first() == top)`, "true\nfalse"},
		{"move first", `local last = low:first(3):without(low:first(2)):first() last:move(me.hand, "first") print(me.hand:first() == last) me.hand:move(me.pile, "first") print(me.pile:first() == last)`, "true\nfalse"},
		{"move places", `me.hand:first():move(g.row[1]) me.hand:first():move(g.row[3]) g.row:move(me.pile) print(me.pile:count(), g.row:empty():count())`, "2 3"},
		{"move while going through", `for card in me.hand do card:move(me.pile) end print(me.hand:count(), me.pile:count())`, "0 3"},
		{"group stays", `local cards = me.hand:first(2) cards:move(me.pile) print(cards:count(), me.hand:count(), me.pile:count())`, "2 1 2"},
		{"discard", `me.hand:discard() print(me.hand:count(), g.heap:count())`, "0 12"},
		{"deal", `me.hand:move(g.deck) print(g.deck:deal(me.pile, 2):count(), me.pile:count(), g.deck:count())`, "2 2 1"},
		{"deal more than there is", `print(g.deck:count(), g.deck:deal(me.pile, 99):count(), g.heap:count(), g.shuffles)`, "0 9 0 1"},
		{"deal without end", `g.deck:deal(g.heap, 9007199254740991) print(g.deck:count() + g.heap:count())`, "9"},
		{"deal nothing", `print(g.deck:deal(me.pile, 0):count(), g.deck:deal(me.pile, -3):count(), g.shuffles)`, "0 0 0"},
		{"deal to a group", `print(g.deck:deal(g.row):count(), g.row:empty():count(), g.deck:deal(g.everyone.pile, 2):count(), me.pile:count())`, "3 0 4 2"},
		{"deal to a part", `print(g.deck:deal(g.row:first(2)):count(), g.row[3]:count())`, "2 0"},
		{"fill", `print(g.deck:fill(me.hand, 5):count(), me.hand:count(), g.deck:fill(me.hand, 2):count(), me.hand:count())`, "2 5 0 5"},
		{"fill a row", `me.hand:first():move(g.row[2]) print(g.deck:fill(g.row):count(), g.row:pieces():count())`, "2 3"},
		{"random", `print(me.hand:random():count(), me.hand:random(2):count(), me.hand:random(99):count(), me.hand:random(0):count(), me.hand:random(-1):count(), me.hand:count())`, "1 2 3 0 0 3"},
		{"random of a row", `print(g.row:random():count(), g.list.colour:random(2):count(), g:numbers(1, 6):random():first() < 7)`, "1 2 true"},
		{"shuffle", `g.heap:shuffle() print(g.heap:count()) me.pile:shuffle() print(me.pile:count())`, "9\n0"},
		{"always shuffled", `me.hand:move(g.bag) print(g.bag:count(), g.bag:first():count())`, "3 1"},
		{"roll", `local dice = g.bowl:where("kind", "die") dice:roll() print(dice:sum("facing") >= 2, dice:sum("facing") <= 12, dice:first():facing() >= 1)`, "true true true"},
		{"turn", `local die, vane, wing = g.all.die:first(), g.all.vane:first(), g.all.wing:first() die:turn(4) vane:turn("foul") wing:turn((wing:facing() + 5) % 4) print(die:facing(), vane:facing(), wing:facing())`, "4 Foul 1"},
		{"turn down", `me.hand:turn("down") print(me.hand:where("facing", "down"):count(), me.hand:first():facing()) me.hand:move(me.pile) print(me.pile:first():facing())`, "3 face down\nface up"},
		{"place", `print(me.pawn:place() == g.board.inn, me.hand:first():place() == me.hand, me.hand:first():place().owner == me, me.pawn.hold.of == me.pawn)`, "true true true true"},
		{"zone of a piece", `me.hand:first():move(me.pawn.hold) print(me.pawn.hold:count(), me.left.pawn.hold:count())`, "1 0"},

		{"neighbours", `print(g.field[5]:neighbours():count(), g.field[1]:neighbours(), g.board.inn:neighbours(), g.board.port:neighbours(), g.board.rock:neighbours(), g.heap:neighbours())`, "4 [Field 1/2, Field 2/1] [Mill, Port] [Mill, Inn, Rock] [] []"},
		{"ray", `print(g.field[7]:ray(1), g.field[7]:ray("east"), g.field[7]:ray("south"), g.field[5]:ray("west"):count(), g.field[1].row, g.field[6].column)`, "[Field 2/1, Field 1/1] [Field 3/2, Field 3/3] [] 1 1 3"},
		{"routes", `local ways = g.board:routes(g.board.inn, g.board.port, 2) print(ways:count(), ways:first().toll, ways:first().steps, ways:sum("toll"), ways:first():count(), ways:first().to == g.board.port, ways:first().from == g.board.inn)`, "2 3 2 7 2 true true"},
		{"routes along arrows", `print(g.board:routes(g.board.mill, g.board.rock, 2):count(), g.board:routes(g.board.rock, g.board.mill, 5):count())`, "1 0"},
		{"routes of no path", `print(g.board:routes(g.board.inn, g.board.inn, 2):count(), g.board:routes(g.board.inn, g.board.inn, 3):count(), g.board:routes(g.board.inn, g.board.mill, 0):count(), g.board:routes(g.board.inn, g.board.mill, -1, true):count())`, "0 2 0 0"},
		{"routes with repeats", `print(g.board:routes(g.board.inn, g.board.inn, 2, true):count(), g.board:routes(g.board.inn, g.board.mill, 3):count(), g.board:routes(g.board.inn, g.board.mill, 3, true):count())`, "2 2 5"},
		{"numbers", `print(g:numbers(2, 4), g:numbers(3, 3), g:numbers(4, 2), g:numbers(-1, 1):count(), g:numbers(1, 1000):count())`, "[2, 3, 4] [3] [] 3 1000"},
		{"seats", `print(me:clockwise(), me:others(), me.left:clockwise():first() == me.left, me.opponent == me.left, me.number)`, "[Seat 1, Seat 2] [Seat 2] true true 1"},
		{"begins", `me.left:begins() print(g.everyone:first() == me.left) me:begins("play")`, "true"},

		{"nothing to choose", `print(me:choose("card", me.pile), me:may_choose("card", me.pile), me:choose_some("cards", me.pile))`, "nil nil []"},
		{"nothing to choose is a group", `me:choose("card", me.pile):move(me.hand) print(me.hand:count())`, "3"},
		{"nothing to choose is false", `local card, target = me:choose("trick", me.pile) if card then print("chosen") else print(card, target) end`, "nil nil"},
		{"nothing to choose is nowhere to go", `print(g.deck:deal(me:choose("card", me.pile)):count(), g.deck:count())`, "0 0"},
		{"nothing to choose is no turn of a loop", `for card in me:choose("card", me.pile) do print(card) end print(me:choose("card", me.pile):count())`, "0"},
		{"choose the only one", `print(me:choose("card", me.hand:first()) == low:first(), me:choose("card", 3), me:choose("card", "red"))`, "true 3 Red"},
		{"choose a row", `me.hand:first():move(g.row[2]) print(me:choose("card", g.row), me:choose("card", g.row:first(2)))`, "Row 2 Row 2"},
		{"choose with a target", `local card, target = me:choose("trick", me.hand:first()) print(card == low:first(), target)`, "true nil"},
		{"choose some", `print(me:choose_some("cards", me.hand, 3):count(), me:choose_some("cards", me.hand, 99):count(), me:choose_some("cards", me.hand, 0):count(), me:choose_some("cards", me.hand, -2):count(), me:choose_some("cards", me.hand, 2, 1):count())`, "3 3 0 0 1"},
		{"together", `g.everyone:choose_together("bid", 2) print(me.bid:count(), me.left.bid:count()) g.everyone:choose_together("bid", -1) me.pile:choose_together("bid") print(me.bid:count())`, "2 0\n2"},
		{"pay", `print(me:pay("toll", me.hand, 0):count(), me:pay("toll", me.hand, -4):count(), me:pay("toll", me.hand, 6):count(), me:pay("toll", me.hand, 4, 1):count(), me:pay("toll", me.hand, 12, 5):count())`, "0 0 3 1 3"},
		{"print", `print() print("two words", 1 / 4, true, nil, me, g.rule.strict)`, "\ntwo words 0.25 true nil Seat 1 false"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := result(t, position+c.body)
			if err != nil {
				t.Fatal(err)
			}
			if got != c.want {
				t.Errorf("%s\ngave %q", c.body, got)
			}
		})
	}
}
