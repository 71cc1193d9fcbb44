// This file knows the verbs of rules, which name nothing else.

package variants

import (
	"slices"

	"hausregel/scripts"
)

// isVerb tells whether a name is a verb.
func isVerb(name string) bool { return slices.Contains(scripts.Verbs(), name) }
