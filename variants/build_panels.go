// This file makes the panels of a game that says nothing of its screen.

package variants

import "hausregel/engine"

// plainPanels show the map, each grid, and under one heading all counters and all
// zones that somebody may see: what belongs to the table, then what belongs to seats.
func (b *builder) plainPanels() []engine.PanelDef {
	var panels []engine.PanelDef
	if len(b.Spaces) > 0 {
		panels = append(panels, engine.PanelDef{ID: "map", Title: "Map", Board: true, Grid: -1, Track: -1, Around: -1, Sides: -1, Corners: -1, Arrow: -1, SeatAt: -1})
	}
	for i, d := range b.Grids {
		panels = append(panels, engine.PanelDef{ID: d.ID, Title: d.Name, Grid: i, Track: -1, Around: -1, Sides: -1, Corners: -1, Arrow: -1, SeatAt: -1})
	}
	all := engine.PanelDef{ID: "table", Title: "Table", Grid: -1, Track: -1, Around: -1, Sides: -1, Corners: -1, Arrow: -1, SeatAt: -1}
	show := func(id string, ofSeat bool) {
		if ofSeat {
			id = "seat." + id
		}
		all.Show = append(all.Show, id)
	}
	for _, d := range b.Zones {
		if len(d.Places) > 0 && b.Places[d.Places[0]].Seen != engine.SeenNobody {
			show(d.ID, d.OfSeat)
		}
	}
	for _, d := range b.Counters {
		if d.Cycle < 0 && !d.Hidden { // headings tell which run of a cycle it is
			show(d.ID, d.OfSeat)
		}
	}
	if len(all.Show) > 0 {
		panels = append(panels, all)
	}
	return panels
}
