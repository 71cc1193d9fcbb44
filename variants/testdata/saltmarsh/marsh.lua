-- Saltmarsh: draining the marsh, and what land, ports and charts are worth in the end.

-- Drain a plot: it yields its goods, and skilled crew make points of it.
function rules.action.dig(g, me, cell)
  local plot = cell:first()
  me:lose("hours", 1)
  plot:move(me.land)
  me:gain(plot.yields)
  me:gain("points", me.house:sum("skill_for", plot))
  rules.drain(g, cell)
end
function rules.skill_for(g, crew, plot) return crew.skill[plot.soil] end

-- A ditch that lies open as far as the sea lets water out.
function rules.drain(g, cell)
  if cell.row > 1 and cell:ray("north"):pieces():is_empty() then g:lose("water", 1) end
end

-- One digs from the sea side, or next to an open ditch, and only plots that stand out of the water.
function rules.is.plot_there(g, me, cell) return not cell:is_empty() end
function rules.is.by_open_water(g, me, cell) return cell.row == 1 or not cell:neighbours():empty():is_empty() end
function rules.is.above_water(g, me, cell) return cell:first().height > g.water end

-- The end. Land scores by how many different soils it has.
function rules.phase.settle_land(g, me)
  local soils = me.land:one_of_each("soil")
  if not soils:is_empty() then me:gain("points", g.rule.soil_points[soils:count()]) end
end
function rules.plots_held(g, player) return player.land:count() end

-- In every port, the most orders delivered there score; all tied players do.
function rules.phase.settle_ports(g)
  for port in g.board:where("harbour", true) do
    local traders = g.everyone:most("trade_in", port)
    if traders:sum("trade_in", port) > 0 then traders:gain("points", g.rule.port_points) end
  end
end
function rules.trade_in(g, player, port) return player.ledger:where("port", port):count() end
function rules.orders_filled(g, player) return player.ledger:count() end

-- The secret charts score; orders left in hand cost a point each.
function rules.phase.settle_secrets(g, me) me.secret:run("goal", me) end
function rules.phase.settle_hands(g, me) me:lose("points", me.hand:where("kind", "order"):count()) end
function rules.effect.goal_store(g, me, chart) me:gain("points", chart.reward * me[chart.good]) end
function rules.effect.goal_soil(g, me, chart)
  me:gain("points", chart.reward * me.land:where("soil", chart.soil):count())
end
function rules.effect.goal_port(g, me, chart)
  if rules.trade_in(g, me, chart.port) > 0 or me.barge:place() == chart.port then me:gain("points", chart.reward) end
end
function rules.effect.goal_rival(g, me, chart)
  if rules.plots_held(g, me) > rules.plots_held(g, chart.rival) then me:gain("points", chart.reward) end
end
