import CivilTime
import Messages
import Scheduling
import Trips

/// A date as HTML: banners as a list, the hours as a table with a column for each lane.
struct DaySection {
    private let grid: DayGrid
    private let words: ViewWords
    private let setting: PictureSetting
    private let labels: DayLabels
    private let columns: BlockColumns
    /// The number of columns of all lanes.
    private let laneColumns: Int

    /// The most lanes side by side; the last one counts further ones.
    private static let mostLanes = 8
    static let mostEntries = 60

    init(_ grid: DayGrid, _ words: ViewWords, _ setting: PictureSetting) {
        self.grid = grid
        self.words = words
        self.setting = setting
        labels = DayLabels(grid, words, headColumns: 40)
        columns = BlockColumns(grid.blocks, rows: grid.axis.rows.count, most: DaySection.mostLanes)
        // A common multiple of the lane counts of all clusters.
        laneColumns = Set(grid.blocks.map { min($0.laneCount, DaySection.mostLanes) }).reduce(1) {
            least, count in
            least * count / DaySection.greatestDivisor(least, count)
        }
    }

    private static func greatestDivisor(_ one: Int, _ other: Int) -> Int {
        other == 0 ? one : greatestDivisor(other, one % other)
    }

    func write(to markup: inout Markup) {
        let id = "day-\(grid.day.date)"
        markup.element("section", ["aria-labelledby": id]) { section in
            section.element("h2", ["id": id], text: EnglishTime.long(grid.day.date))
            section.element("p", ["class": "facts"], text: words.facts(of: grid.day).joined(separator: " · "))
            if let places = words.people.places[grid.day.date] {
                section.element("p", ["class": "facts"], text: places)
            }
            if grid.day.isSkipped { section.element("p", ["class": "jump"], text: words.lost(grid.day.date)) }
            EntryMarkup.list(grid.banners, on: grid.day, words, most: DaySection.mostEntries, to: &section)
            if !grid.axis.rows.isEmpty { section.element("table") { table(&$0) } }
            world(&section)
            if !grid.offAxis.isEmpty {
                section.element("p", text: tr("On this date by the clock of its own place:"))
                EntryMarkup.list(
                    grid.offAxis, on: grid.day, words, most: DaySection.mostEntries, to: &section)
            }
        }
    }

    /// The same hours in the zones of the trip: a row for each, with the times at which its clock shows a full hour.
    private func world(_ section: inout Markup) {
        guard setting.worldZones > 0, grid.axis.length > 0 else { return }
        let strip = WorldStrip(grid, zones: words.itinerary.zones(most: setting.worldZones))
        section.element("table", ["class": "world"]) { table in
            table.element("caption", text: tr("The same hours elsewhere, with night and day by the clock."))
            table.element("tbody") { body in
                for row in strip.rows {
                    body.element("tr") { line in
                        line.element("th", ["scope": "row"], text: ViewWords.city(row.zone))
                        line.element("td", markup: hours(row.axis))
                    }
                }
            }
        }
    }

    private func hours(_ axis: DayAxis) -> String {
        axis.rows.map { hour in
            let light = WorldStrip.Light(at: hour.start.civil.time).rawValue
            let label = hour.start.civil.time.minute == 0 ? "\(hour.start.civil.time.hour)" : ""
            return Markup.inline(
                "time",
                [
                    "datetime": hour.start.rfc3339, "class": light,
                    "style": "--minutes: \(hour.minutes.count)",
                ], label)
        }
        .joined()
    }

    // MARK: - The table

    private var clockColumns: Int { labels.homeColumns > 0 ? 2 : 1 }

    private func table(_ table: inout Markup) {
        table.element(
            "caption",
            text: grid.blocks.isEmpty
                ? tr("No activity has a time on this date.") : tr("The hours of the day as they pass."))
        table.element("thead") { head in
            head.element("tr") { row in
                row.element("th", ["scope": "col", "class": "clock"], text: labels.ownHead)
                if clockColumns > 1 {
                    row.element(
                        "th", ["scope": "col", "class": "clock"], text: tr("\(labels.homeHead) (home)"))
                }
                row.element(
                    "th", ["scope": "colgroup", "colspan": "\(laneColumns)"],
                    text: tr("Activities", as: "heading of columns"))
            }
        }
        table.element("tbody") { body in
            for (index, row) in grid.axis.rows.enumerated() {
                if let bend = row.bend, index > 0 { self.bend(bend, at: index, &body) }
                self.row(row, index, &body)
            }
        }
    }

    private func bend(_ bend: DayAxisBend, at index: Int, _ body: inout Markup) {
        let crossing = columns.crossing(index)
        body.element("tr") { row in
            row.element(
                "th", ["scope": "row", "colspan": "\(clockColumns)", "class": "jump"],
                text: words.bend(bend, at: grid.axis.rows[index].start))
            // A block across the jump began above, so it has no cell here.
            lanes(of: crossing, at: -1, 0, &row)
        }
    }

    private func row(_ axisRow: DayAxisRow, _ index: Int, _ body: inout Markup) {
        let isNow = setting.now.flatMap(grid.axis.minute(at:)).map(axisRow.minutes.contains) ?? false
        body.element("tr") { row in
            let time = Markup.inline(
                "time", ["datetime": axisRow.start.rfc3339], axisRow.isLabelled ? labels.own[index] : "")
            let now = isNow ? " " + Markup.inline("span", ["class": "now"], tr("now")) : ""
            row.element("th", ["scope": "row", "class": "clock"], markup: time + now)
            if clockColumns > 1 { row.element("td", ["class": "clock"], text: labels.home[index]) }
            lanes(of: columns.blocks(in: index), at: index, columns.hidden(runningIn: index), &row)
        }
    }

    /// The cells of a row after the clocks, in the order of the lanes: a browser puts each into the first columns
    /// that no block from above occupies.
    private func lanes(
        of shown: [BlockColumns.Shown], at index: Int, _ hidden: Int, _ row: inout Markup
    ) {
        let count = hidden > 0 ? columns.most : shown.first?.laneCount ?? 1
        for lane in 0..<count {
            if let item = shown.first(where: { $0.lane == lane }) {
                if item.block.rows.lowerBound == index { block(item, &row) }
            } else {
                let text = hidden > 0 && lane == count - 1 ? tr("+\(hidden) more") : ""
                row.element("td", ["colspan": "\(laneColumns / count)", "class": "detail"], text: text)
            }
        }
    }

    private func block(_ shown: BlockColumns.Shown, _ row: inout Markup) {
        let rows = shown.block.rows
        // One row more for each jump of the clock within the block.
        let bends = rows.dropFirst().count { grid.axis.rows[$0].bend != nil }
        let entry = shown.block.entry
        let from = entry.continuesFromBefore ? "↑ " : ""
        let until = entry.continuesAfter ? " ↓" : ""
        row.element(
            "td",
            [
                "rowspan": "\(rows.count + bends)", "colspan": "\(laneColumns / shown.laneCount)",
                "class": EntryMarkup.classes(of: entry.scheduled.activity),
            ],
            markup: from + EntryMarkup.line(entry, on: grid.day, words) + until)
    }
}
