// This file tests files that want to bring the program down while they are loaded: each
// must be refused, or compiled, in no time.

package scripts_test

import (
	"fmt"
	"strings"
	"testing"

	"hausregel/scripts"
)

// filled repeats text until a rules file is as long as it may be.
func filled(text string, around int) string {
	return strings.Repeat(text, (scripts.MaxSource-60)/(len(text)+around))
}

// body makes a rule of statements.
func body(statements string) string {
	return "function rules.one(g, me)\n" + statements + "\nend\n"
}

// numbered fills a file with copies of a text that all differ.
func numbered(format string) string {
	var b strings.Builder
	for i := 0; b.Len() < scripts.MaxSource-100; i++ {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

func TestLongFiles(t *testing.T) {
	const nested, fine = "nested too deeply", ""
	nest := func(open, close string) string {
		n := (scripts.MaxSource - 100) / (len(open) + len(close))
		return strings.Repeat(open, n) + "1" + strings.Repeat(close, n)
	}
	g := bareGame(t)
	for _, c := range []struct{ name, lua, want string }{
		{"not", body("return " + filled("not ", 0) + "true"), fine},
		{"minus", body("return " + filled("- ", 0) + "1"), nested},
		{"brackets", body("return " + nest("(", ")")), fine},
		{"open brackets", body("return " + filled("(", 0)), "syntax error near"},
		{"if", body(strings.ReplaceAll(nest("if me then ", " end"), "1", "")), nested},
		{"do", body(strings.ReplaceAll(nest("do ", " end"), "1", "")), nested},
		{"while", body(strings.ReplaceAll(nest("while me do ", " end"), "1", "")), nested},
		{"for", body(strings.ReplaceAll(nest("for x in me do ", " end"), "1", "")), nested},
		{"functions", strings.ReplaceAll(nest("function rules.a() ", " end"), "1", ""), "a function inside a rule"},
		{"tables", body("return " + nest("{", "}")), "build no tables"},
		{"concatenation", body("return " + filled("me..", 0) + "me"), "build no text"},
		{"powers", body("return " + filled("2^", 0) + "2"), nested},
		{"sums", body("return " + filled("2+", 0) + "2"), nested},
		{"and", body("return " + filled("me and ", 0) + "me"), nested},
		{"false and", body("return " + nest("me and (false and (", "))")), nested},
		{"compared", body("return " + filled("(false and 1)==", 0) + "1"), fine},
		{"fields", body("return me" + filled(".points", 0)), nested},
		{"calls", body("return me" + filled("()", 0)), "only rules, verbs and math"},
		{"verbs", body("return me" + filled(":others()", 0)), nested},
		{"indexes", body("return " + nest("me[", "]")), nested},
		{"calls in calls", body("return " + nest("rules.one(", ")")), nested},
		{"values", body("return rules.one(" + filled("1,", 0) + "1)"), "too many values at once"},
		{"locals", body(numbered("local x%d ")), "too many locals"},
		{"words", body("return 1" + numbered(`,"w%d"`)), "nothing in this game is called"},
		{"unknown rules", body(numbered("rules.f%d() ")), "there is no function rules.f0"},
		{"unknown rules in rules", numbered("function rules.a%[1]d() rules.b%[1]d() end "), "there is no function rules.b0"},
		{"unknown names", body("local x " + filled("x = plyer ", 0)), `unknown name "plyer"`},
		{"strays", numbered("function rules.phase.a%d() end "), "no phase is called"},
		{"twice", filled("function rules.a() end ", 0), "defined twice"},
		{"statements", filled("x = 1 ", 0), "holds only functions"},
		{"elseif", body("if me then " + filled("elseif me then ", 0) + " end"), nested},
		{"digits", body("return " + filled("9", 0)), "out of range"},
		{"long name", body("return " + filled("x", 0)), "unknown name"},
		{"comment", "--[[" + filled("x", 0), "ends in the middle"},
		{"zeros", body("return 1 " + filled("\x00", 0)), "invalid token"},
		{"too long", strings.Repeat(" ", scripts.MaxSource+1), "too long for rules"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, problems := compile(t, g, scripts.Source{File: "x.lua", Text: c.lua})
			if c.want == fine && len(problems) > 0 || c.want != fine && !mentions(problems, c.want) {
				t.Errorf("%d problems, want %q: %.300v", len(problems), c.want, problems)
			}
		})
	}
}

// mentions tells whether a problem of a line says so.
func mentions(problems scripts.Problems, text string) bool {
	for _, p := range problems {
		if strings.Contains(p.Text, text) && p.Line > 0 {
			return true
		}
	}
	return false
}

// FuzzCompile compiles any text: it gives problems with a line of the text, or a program.
func FuzzCompile(f *testing.F) {
	for _, seed := range []string{
		"", "\ufeff", "function rules.one(g, me) return me:choose(\"card\", me.hand) end", "function rules.is.x(g) return g.rule.limit > 3 end",
		"function rules.one(...) local x <const> = {} goto a ::a:: end", "function rules.a.b:c() end", "return 0x", "--[==[", "function rules.x() return [[\n",
		"function rules.x(g, me) for i = 1, 3, 0 do if i then break end end repeat local y until y end", "function rules.x() return (rules.x()) end",
		text(f, "testdata/tiny/rules.lua"), text(f, "testdata/bad/names.lua"), text(f, "testdata/bad/language.lua"), text(f, "testdata/bad/arguments.lua"),
	} {
		f.Add(seed)
	}
	g := bareGame(f)
	f.Fuzz(func(t *testing.T, lua string) {
		program, problems := compile(t, g, scripts.Source{File: "x.lua", Text: lua})
		if (program == nil) != (len(problems) > 0) {
			t.Fatalf("a program: %v, problems: %v", program != nil, problems)
		}
		lines := strings.Count(lua, "\n") + strings.Count(lua, "\r") + 1
		for _, p := range problems {
			if p.File == "x.lua" && (p.Line < 1 || p.Line > lines || p.Text == "" || p.Column < 0) {
				t.Fatalf("of %d lines: %#v", lines, p)
			}
		}
	})
}
