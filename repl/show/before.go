// This file keeps the names that the table still calls.

package show

import (
	"strings"

	"hausregel/engine"
)

// Panel draws one panel for a window of the usual size.
func Panel(v engine.View, p *engine.PanelDef) string { return Sheet{View: v}.Panel(p) }

// Words makes an id readable.
func Words(id string) string { return strings.ReplaceAll(id, "_", " ") }
