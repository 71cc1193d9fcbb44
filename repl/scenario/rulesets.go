// This file keeps rule sets that scripts have asked for.

package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"hausregel/variants"
)

// ruleSets loads each rule set once for all scenarios and workers of a run.
type ruleSets struct{ loaded sync.Map }

type loading struct {
	once sync.Once
	set  *variants.RuleSet
	err  error
}

// load gives a rule set; the error holds all problems of its files.
func (r *ruleSets) load(game string, o variants.Options) (*variants.RuleSet, error) {
	var key strings.Builder
	fmt.Fprintf(&key, "%q %q %d", game, o.With, o.Players)
	for _, knob := range slices.Sorted(maps.Keys(o.Set)) {
		fmt.Fprintf(&key, " %q=%q", knob, o.Set[knob])
	}
	v, _ := r.loaded.LoadOrStore(key.String(), &loading{})
	l := v.(*loading)
	l.once.Do(func() { l.set, l.err = variants.Load(game, o) })
	return l.set, l.err
}
