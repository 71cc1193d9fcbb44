// Tests that the Lua of the sandbox is Lua: what the rewriting must not change, and what differs on purpose.

package sandbox

import (
	"strings"
	"testing"

	"github.com/yuin/gopher-lua"
)

// evaluated gives the values of an expression or chunk as text.
func evaluated(t *testing.T, source string) string {
	t.Helper()
	s := host(Limits{})
	values, err := s.Eval("test.lua", source)
	if err != nil {
		t.Errorf("%s: %v", source, err)
	}
	var texts []string
	for _, value := range values {
		texts = append(texts, s.Text(value))
	}
	return strings.Join(texts, " ")
}

func TestLanguage(t *testing.T) {
	for source, want := range map[string]string{
		// operators that are calls
		`"a" .. 1 .. 2.5 .. "b"`:                                       "a12.5b",
		`("a" .. "b"):upper() .. #"abc" .. #{ 1, 2 }`:                  "AB32",
		`1 < 2, "a" < "b", 2 <= 2, "b" >= "c", 3 > 2`:                  "true true true false true",
		`local n = 0 / 0 return n < n, n >= n, n == n, n ~= n`:         "false false false true",
		`local a, b = 2, 1 return a < b, a <= b, a > b, a >= b`:        "false false true true",
		`not (1 > 2) and "yes" or "no"`:                                "yes",
		`local t = {} t[1] = "a" t["x y"] = 2 t.z = 3 return t`:        `{"a", x y = 2, z = 3}`,
		`{ 1, [1 + 1] = "two", x = 3, ["y"] = 4 }`:                     `{1, "two", x = 3, y = 4}`,
		`local t = { [true] = 1 } t[true] = nil return next(t) == nil`: "true",

		// several values
		`local function f() return 1, 2, 3 end return f()`:                                             "1 2 3",
		`local function f() return 1, 2, 3 end return (f())`:                                           "1",
		`local function f() return 1, 2 end return { f(), f() }`:                                       "{1, 1, 2}",
		`local function f() return 1, 2 end return { f(), [3 + 1] = f() }`:                             "{1, 4 = 1}",
		`local function f() return 1, 2 end return "a" .. f(), 5`:                                      "a1 5",
		`local function f() end return { [1 + 1] = f() }`:                                              "{}",
		`local function f(...) return select("#", ...), ... end return f(nil, nil)`:                    "2 nil nil",
		`local function f(...) local a, b = ... return b, (...) end return f(1, 2, 3)`:                 "2 1",
		`local function f(...) return { ... } end return f(1, 2)`:                                      "{1, 2}",
		`select(2, "a", "b", "c")`:                                                                     "b c",
		`select(-1, "a", "b", "c")`:                                                                    "c",
		`unpack({ 1, 2, 3 }, 2)`:                                                                       "2 3",
		`local a, b = (function() return 1, 2 end)() return a + b`:                                     "3",
		`local t = {} t[1], t[2], t.x = (function() return 1, 2, 3 end)() return t`:                    "{1, 2, x = 3}",
		`local t = { n = 0 } local function f() t.n = t.n + 1 return t end f()[f().n] = "x" return t`:  `{2 = "x", n = 2}`,
		`local function f() return 1, 2 end return { [3 + 1] = 0, f() }, { [5] = 0, x = 1, f(), f() }`: "{1, 2, 4 = 0} {1, 1, 2, 5 = 0, x = 1}",
		`local a, b, c = 1, 2, 3 a, b, c = c, a, b return a, b, c`:                                     "3 1 2",
		`local i, t = 1, {} i, t[i] = i + 1, "x" return i, t`:                                          `2 {"x"}`,
		`local t = { 1, 2 } t[1], t[2] = t[2], t[1] return t`:                                          "{2, 1}",

		// what the compiler of gopher-lua gets wrong when it is left alone
		`local function f(x) x = (tostring(x)) return x end return f(1)`:                "1",
		`local function f(x) local y x, y = tostring(x), 2 return x, y end return f(1)`: "1 2",
		`local function f() return 7, 8 end return { 1, x = f() }`:                      "{1, x = 7}",

		// functions, scopes and loops
		`local function f(n) if n < 2 then return 1 end return n * f(n - 1) end return f(10)`:                     "3628800",
		`local t = {} function t.a(x) return x end function t:b(x) return self == t, x end return t.a(1), t:b(2)`: "1 true 2",
		`local t = { u = {} } function t.u.v() return 3 end return t.u.v()`:                                       "3",
		`local f local function g() return f() end f = function() return 4 end return g()`:                        "4",
		`local n = 0 local function up() n = n + 1 return n end up() up() return n`:                               "2",
		`local fs = {} for i = 1, 3 do fs[i] = function() return i end end return fs[1](), fs[3]()`:               "1 3",
		`local s = "" for i = 3, 1, -1 do s = s .. i end return s`:                                                "321",
		`local s = "" for k, v in pairs({ 10, 20, x = 30 }) do s = s .. k .. "=" .. v .. " " end return s`:        "1=10 2=20 x=30 ",
		`local s = "" for i, v in ipairs({ "a", "b", nil, "d" }) do s = s .. i .. v end return s`:                 "1a2b",
		`local n = 0 repeat local done = n == 3 n = n + 1 until done return n`:                                    "4",
		`local n = 0 while true do n = n + 1 if n > 4 then break end end return n`:                                "5",
		`local s = "" for i = 1, 4 do if i == 2 then goto continue end s = s .. i ::continue:: end return s`:      "134",
		`local t = {} for i = 1, 5 do t["k" .. i] = i end for k in pairs(t) do t[k] = nil end return next(t)`:     "nil",
		`local x = 1 do local x = 2 end return x`:                                                                 "1",
	} {
		if got := evaluated(t, source); got != want {
			t.Errorf("%s\n got %s\nwant %s", source, got, want)
		}
	}
}

func TestLibraries(t *testing.T) {
	for source, want := range map[string]string{
		`tostring(nil), tostring({}), tostring(tostring), tostring(1e15), tostring(-0)`:  "nil table function 1e+15 0",
		`0.1 + 0.2, 1 / 3, 100000000000000, 2 ^ 53, 1 / 0, -1 / 0, 0 / 0`:                "0.3 0.33333333333333 100000000000000 9.007199254741e+15 inf -inf nan",
		`tonumber("12"), tonumber(" -1.5e2 "), tonumber("0x1F"), tonumber("z", 36)`:      "12 -150 31 35",
		`tonumber("1_0"), tonumber("inf"), tonumber(""), tonumber({}), tonumber("2", 2)`: "nil nil nil nil nil",
		`type(nil), type(1), type(""), type({}), type(type), type(string)`:               "nil number string table function table",
		`assert(1, 2, 3)`: "1 2 3",

		`("Köln"):upper(), ("ÄÖ"):lower(), ("Köln"):reverse(), #"Köln"`:                 "KÖLN äö nlöK 5",
		`("hello"):sub(2, 3), ("hello"):sub(-3), ("hello"):sub(4, 2), ("hello"):sub(0)`: "el llo  hello",
		`("hello"):byte(), ("hello"):byte(-1), string.char(72, 105)`:                    "104 111 Hi",
		`("hello"):byte(1, 3)`: "104 101 108",
		`("a.b.c"):find("."), ("a%d"):find("%d", 1, true), ("abc"):find("x")`:       "2 2 nil", // one value of each but the last
		`("ab"):rep(3), ("ab"):rep(0), ("ab"):rep(-1), ("abc"):len()`:               "ababab   3",
		`("%5d|%-5d|%05d|%+d|%x|%X|%o|%c"):format(42, 42, 42, 42, 255, 255, 8, 65)`: "   42|42   |00042|+42|ff|FF|10|A",
		`("%.2f|%g|%g|%e|%6.1f|%f"):format(3.14159, 1e20, 0.5, 12345, 2.25, 1 / 0)`: "3.14|1e+20|0.5|1.234500e+04|   2.2|inf",
		`("%s|%5s|%-5s|%.2s|%%|%q|%s"):format("a", "ü", "ü", "abc", 'a"b', {})`:     `a|    ü|ü    |ab|%|"a\"b"|table`,

		`table.concat({ 1, "b", 2.5 }, ", "), table.concat({}), table.concat({ 1, 2, 3 }, "", 2, 3)`:          "1, b, 2.5  23",
		`local t = { 1, 3 } table.insert(t, 2, 2) table.insert(t, 4) return t`:                                "{1, 2, 3, 4}",
		`local t = { 1, 2, 3 } return table.remove(t), table.remove(t, 1), table.remove({}), t`:               "3 1 nil {2}",
		`local t = { 1, 2, 3 } t[3] = nil return table.remove(t), #t`:                                         "2 1",
		`local t = { 3, 1, 2 } table.sort(t) return t`:                                                        "{1, 2, 3}",
		`local t = { "b", "a" } table.sort(t, function(a, b) return a > b end) return t`:                      `{"b", "a"}`,
		`math.floor(-1.5), math.ceil(1.2), math.abs(-2), math.max(1, 3, 2), math.min(2, 1), math.fmod(-7, 3)`: "-2 2 2 3 1 -1",
		`math.huge, math.pi`: "inf 3.1415926535898",
	} {
		if got := evaluated(t, source); got != want {
			t.Errorf("%s\n got %s\nwant %s", source, got, want)
		}
	}
}

// TestSortIsStable sorts items with equal keys, which the sort of gopher-lua mixes.
func TestSortIsStable(t *testing.T) {
	const source = `
local t = {}
for i = 1, 200 do t[i] = { key = i % 3, place = i } end
table.sort(t, function(a, b) return a.key < b.key end)
for i = 2, 200 do
  if t[i - 1].key == t[i].key and t[i - 1].place > t[i].place then return "mixed" end
end
return "stable"`
	if got := evaluated(t, source); got != "stable" {
		t.Error(got)
	}
}

// TestSortKeepsListOnError checks that a failing comparison leaves the list as it was.
func TestSortKeepsListOnError(t *testing.T) {
	const source = `
local t, calls = { 3, 2, 1 }, 0
host_fails(function()
  table.sort(t, function(a, b) calls = calls + 1 if calls == 3 then error("x") end return a < b end)
end)
return t`
	if got := evaluated(t, source); got != "{3, 2, 1}" {
		t.Error(got)
	}
}

func TestSyntaxErrors(t *testing.T) {
	for source, want := range map[string]string{
		"local x = = 1":                        `t.lua:1:11: syntax error near "="`,
		"local t = {\n  1,\n":                  "t.lua:2: the script ends too early (an end, a bracket or a quote is missing)",
		"\nlocal s = 'abc\n":                   `t.lua:3: unterminated string near "abc"`,
		"x + 1":                                `t.lua:1:3: syntax error near "+"`,
		"if a ! b then end":                    `t.lua:1:6: invalid token near "!"`,
		"\n\nbreak":                            "t.lua:3: no loop to break",
		"goto nowhere":                         "t.lua:1: no visible label 'nowhere' for <goto> at line 1",
		"local x = 0010":                       `t.lua:1: malformed number "010"`,
		"local x = 1e":                         `t.lua:1: malformed number "1e"`,
		"local a\nlocal b = a.x .. colour":     `t.lua:2:18: unknown name "colour"`,
		"local colour\nlocal b = { x.color }":  `t.lua:2:13: unknown name "x"`,
		"local colour\nprint(color)":           "t.lua:2:1: unknown name \"print\"\nt.lua:2:7: unknown name \"color\" (did you mean \"colour\"?)",
		"local count\ncuont = 1":               `t.lua:2:1: assignment to "cuont", which is not a local variable (did you mean "count"?)`,
		"return ...":                           "",
		"\ufefflocal a = 1\r\nlocal b = 2\r\n": "",
	} {
		err := New(Limits{}).Run("t.lua", source)
		if got := errorText(err); got != want {
			t.Errorf("%q\n got %s\nwant %s", source, got, want)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestEval(t *testing.T) {
	s := host(Limits{})
	for source, want := range map[string]string{
		"1 + 2":             "3",
		"1, 'a'":            "1,a",
		"local a = 1":       "",
		"do return 5 end":   "5",
		"host_work(1)":      "",
		"  { 1 }  -- table": "{1}",
	} {
		values, err := s.Eval("line", source)
		var texts []string
		for _, value := range values {
			texts = append(texts, s.Text(value))
		}
		if got := strings.Join(texts, ","); got != want || err != nil {
			t.Errorf("%s gave %s, %v, want %s", source, got, err, want)
		}
	}
	for source, want := range map[string]string{
		"1 + nothing": `line:1:5: unknown name "nothing"`,
		"1 + + 2":     `line:1:5: syntax error near "+"`,
		"x = = 2":     `line:1:5: syntax error near "="`,
		"1 +":         "line:1: the script ends too early (an end, a bracket or a quote is missing)",
		"#5":          "line:1: cannot take the length of number",
	} {
		if _, err := s.Eval("line", source); errorText(err) != want {
			t.Errorf("%s gave %v, want %s", source, err, want)
		}
	}
}

func TestText(t *testing.T) {
	s := New(Limits{})
	long := s.Text(lua.LString(strings.Repeat("ä", 1000)))
	if !strings.HasSuffix(long, "ä…") || len(long) > maxShown+len("…") {
		t.Errorf("a long text is shown in %d bytes: %s", len(long), long)
	}
	wide := s.Lua().CreateTable(0, 0)
	for i := 1; i <= maxList; i++ {
		wide.RawSetInt(i, lua.LString("abc"))
	}
	if shown := s.Text(wide); !strings.HasPrefix(shown, `{"abc", "abc"`) || len(shown) > maxShown+len("…") {
		t.Errorf("a long list is shown in %d bytes: %s", len(shown), shown)
	}
}
