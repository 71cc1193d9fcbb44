-- Scripts that try to take the program down: each is stopped by its budget or a limit, at its line.
local rules = "../../../../variants/testdata/saltmarsh"

scenario("a loop without end", function() while true do end end)
scenario("a recursion without end", function()
  local function f() return 1 + f() end
  f()
end)
scenario("a text without end", function()
  local s = "x"
  while true do s = s .. s end
end)
scenario("matches without end", function() while true do match(rules) end end)
scenario("play without end", function()
  local m = match(rules)
  while true do
    m:play()
    m:undo(20)
  end
end)
scenario("simulated matches without end", function() while true do simulate { game = rules, games = 500 } end end)
scenario("output without end", function() while true do print(("x"):rep(900)) end end)
scenario("a list without end", function()
  local t = {}
  while true do t[#t + 1] = "flotsam" end
end)
