-- A file without a scenario.
local n = 1
