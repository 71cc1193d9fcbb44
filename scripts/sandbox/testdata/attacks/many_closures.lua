-- want: more than 1000000 steps
local kept, n = {}, 0
while true do
  local a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s, t, u, v, w, x, y, z
  n = n + 1
  kept["k" .. n] = function() return a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q, r, s, t, u, v, w, x, y, z end
end
