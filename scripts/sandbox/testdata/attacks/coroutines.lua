-- want: "coroutine" is left out here
coroutine.wrap(function() while true do end end)()
