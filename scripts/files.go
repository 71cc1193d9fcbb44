// This file embeds the Lua of the shipped games.

package scripts

import "embed"

// Files holds the Lua of the shipped games: <game>/<file>.lua.
//
//go:embed */*.lua
var Files embed.FS
