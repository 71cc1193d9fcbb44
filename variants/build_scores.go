// This file builds groups, ranking, metrics, tracks and the panels of the screen.

package variants

import (
	"fmt"
	"slices"
	"strings"

	"hausregel/engine"
)

// buildGroups makes the groups that never change.
func (b *builder) buildGroups() {
	add := func(key, id string, g engine.GroupDef) int {
		g.ID = id
		b.groups[key] = len(b.Groups)
		b.Groups = append(b.Groups, g)
		return len(b.Groups) - 1
	}
	for z := range b.Zones {
		zone := &b.Zones[z]
		switch {
		case zone.Row:
			zone.Group = add("row."+zone.ID, zone.ID, engine.GroupDef{Items: placeValues(zone.Places), Zones: true, List: -1})
		case zone.OfSeat:
			zone.Group = add("everyone."+zone.ID, "everyone."+zone.ID, engine.GroupDef{Items: placeValues(zone.Places), List: -1})
		}
	}
	if len(b.Spaces) > 0 {
		add("board", "board", engine.GroupDef{Items: placeValues(b.Spaces), List: -1})
	}
	if len(b.Paths) > 0 {
		add("path", "path", engine.GroupDef{Items: placeValues(b.Paths), List: -1})
	}
	for i := range b.Grids {
		b.Grids[i].Group = add("grid."+b.Grids[i].ID, b.Grids[i].ID, engine.GroupDef{Items: placeValues(b.Grids[i].Cells), List: -1})
	}
	for k := range b.Kinds {
		var items []engine.Value
		for _, p := range b.Kinds[k].Pieces {
			items = append(items, p.Value())
		}
		b.Kinds[k].Group = add("kind."+b.Kinds[k].ID, b.Kinds[k].ID, engine.GroupDef{Items: items, List: -1})
	}
	lists := entries(b.root.get("list"))
	if b.root.get("list", "direction") == nil && b.lists["direction"] != nil {
		lists = append(slices.Clone(lists), "direction")
	}
	for i, id := range lists {
		var items []engine.Value
		for _, w := range b.lists[id] {
			items = append(items, b.word(w))
		}
		add("list."+id, id, engine.GroupDef{Items: items, List: i})
	}
}

func placeValues(places []engine.Place) []engine.Value {
	out := make([]engine.Value, len(places))
	for i, p := range places {
		out[i] = p.Value()
	}
	return out
}

// buildScores makes ranking, metrics and tracks.
func (b *builder) buildScores() {
	for _, n := range b.root.get("ranking", "by").each() {
		if m := b.measured(n, "ranking.by"); m >= 0 {
			b.Ranking = append(b.Ranking, m)
		}
	}
	for _, id := range entries(b.root.get("metric")) {
		n := b.root.get("metric", id)
		d := engine.MetricDef{ID: id, Name: nameOf(n, id), OfSeat: n.get("of").text() == "seat", Measure: b.measured(n.get("value"), "metric."+id+".value")}
		if c, ok := b.counters[n.get("value").text()]; ok && b.Counters[c].OfSeat && !d.OfSeat {
			b.hint(n.key, "metric."+id, fmt.Sprintf("%q is a counter of each seat", b.Counters[c].ID), `write of = "seat"`)
		}
		b.Metrics = append(b.Metrics, d)
	}
	for _, id := range entries(b.root.get("track")) {
		n, path := b.root.get("track", id), "track."+id
		d := engine.TrackDef{ID: id, Name: nameOf(n, id), Counter: -1, Spaces: b.number(n.get("spaces"), path+".spaces", 1, 1, most), Loop: b.truth(n.get("loop"), path+".loop")}
		if c := n.get("counter"); c != nil {
			d.Counter = b.find(c, path+".counter", "counter", b.counters)
			if d.Counter >= 0 && !b.Counters[d.Counter].OfSeat {
				b.say(c.at, path, fmt.Sprintf("%q is no counter of seats", c.word()))
			}
		}
		b.Tracks = append(b.Tracks, d)
	}
}

// buildPanels makes the panels of the screen.
func (b *builder) buildPanels() {
	table := b.root.get("table")
	b.Columns = b.number(table.get("columns"), "table.columns", 1, 1, 8)
	if table.get("panel") == nil {
		b.Panels = b.plainPanels()
	}
	tracks := map[string]int{}
	for i, d := range b.Tracks {
		tracks[d.ID] = i
	}
	for _, id := range entries(table.get("panel")) {
		n, path := table.get("panel", id), "table.panel."+id
		d := engine.PanelDef{ID: id, Title: title(id), Board: n.get("board").flag(), Grid: -1, Track: -1, Around: -1, Sides: -1, Corners: -1, Arrow: -1}
		if t := n.get("title").text(); t != "" {
			d.Title = t
		}
		if grid := n.get("grid"); grid != nil {
			d.Grid = b.find(grid, path+".grid", "grid", b.grids)
		}
		if track := n.get("track"); track != nil {
			d.Track = b.find(track, path+".track", "track", tracks)
		}
		if around := n.get("around"); around != nil {
			d.Around = b.find(around, path+".around", "zone", b.zones)
		}
		b.panelMiddle(n, path, &d)
		if d.Board && len(b.Spaces) == 0 {
			b.say(n.get("board").at, path, "the game has no map: [space] is missing")
		}
		for _, shown := range n.get("show").each() {
			b.checkShown(shown, path+".show")
			d.Show = append(d.Show, shown.word())
		}
		for _, ask := range n.get("for").each() {
			if i := b.find(ask, path+".for", "question", b.asks); i >= 0 {
				d.For = append(d.For, i)
			}
		}
		if n.isTable() && !d.Board && n.get("grid") == nil && n.get("track") == nil && n.get("around") == nil && n.get("show") == nil {
			b.say(n.key, path, "shows nothing: board, grid, track, around or show is missing")
		}
		b.Panels = append(b.Panels, d)
	}
}

// panelMiddle reads what is drawn about the piece in the middle of the table.
func (b *builder) panelMiddle(n *node, path string, d *engine.PanelDef) {
	for _, key := range []string{"sides", "corners", "arrow", "seat_at"} {
		if n.get(key) != nil && n.get("around") == nil {
			b.say(n.get(key).at, path+"."+key, "is for a panel with around")
		}
	}
	fields := map[string]int{}
	for i, f := range b.Fields {
		fields[f.ID] = i
	}
	if sides := n.get("sides"); sides != nil {
		d.Sides = b.find(sides, path+".sides", "zone", b.zones)
		if d.Sides >= 0 && !b.Zones[d.Sides].Row {
			b.say(sides.at, path+".sides", sides.word()+" is no row of zones")
			d.Sides = -1
		}
	}
	if corners := n.get("corners"); corners != nil {
		d.Corners = b.find(corners, path+".corners", "field", fields)
	}
	if arrow := n.get("arrow"); arrow != nil {
		d.Arrow = b.find(arrow, path+".arrow", "field", fields)
	}
	d.SeatAt = b.measured(n.get("seat_at"), path+".seat_at")
}

// checkShown checks the name of a zone or counter in a panel.
func (b *builder) checkShown(n *node, path string) {
	name, ofSeat := strings.CutPrefix(n.word(), "seat.")
	var known []string
	for _, z := range b.Zones {
		if z.OfSeat == ofSeat && z.OfKind < 0 {
			known = append(known, z.ID)
		}
	}
	for _, c := range b.Counters {
		if c.OfSeat == ofSeat && !c.Hidden {
			known = append(known, c.ID)
		}
	}
	if slices.Contains(known, name) {
		return
	}
	if ofSeat {
		for i := range known {
			known[i] = "seat." + known[i]
		}
	}
	b.unknown(n, path, "zone or counter", known)
}
