import CivilTime
import Messages
import Scheduling
import Trips

/// A date as a drawing: a scale of elapsed minutes, with boxes in proportion to their length.
struct DayFigure {
    private let grid: DayGrid
    private let words: ViewWords
    private let setting: PictureSetting
    private let labels: DayLabels

    /// The most lanes side by side; the last one counts further ones.
    private static let mostLanes = 8
    private static let mostEntries = 12
    /// The left edge of the boxes.
    private static let first = 190

    init(_ grid: DayGrid, _ words: ViewWords, _ setting: PictureSetting) {
        self.grid = grid
        self.words = words
        self.setting = setting
        labels = DayLabels(grid, words, headColumns: 40)
    }

    func draw(on drawing: inout Drawing) {
        drawing.heading(EnglishTime.long(grid.day.date), words.facts(of: grid.day).joined(separator: " · "))
        if let places = words.people.places[grid.day.date] { drawing.line(places, "faint") }
        if grid.day.isSkipped { drawing.line(words.lost(grid.day.date), "jump") }
        list(grid.banners, on: &drawing)
        world(on: &drawing)
        axis(on: &drawing)
        if !grid.offAxis.isEmpty {
            drawing.line(tr("on this date by the clock of its own place:"), "faint")
            list(grid.offAxis, on: &drawing)
        }
    }

    private func list(_ entries: [AgendaEntry], on drawing: inout Drawing) {
        let (margin, line) = (DrawingStyle.margin, DrawingStyle.line)
        for entry in entries.prefix(DayFigure.mostEntries) {
            let facts = [words.times(of: entry, on: grid.day)] + words.details(of: entry, on: grid.day)
            let title = ViewWords.isolatedTitle(of: entry.scheduled.activity)
            drawing.box(
                entry.scheduled.activity, [([title] + facts).joined(separator: " · ")], x: margin,
                y: drawing.height, width: DrawingStyle.width - 2 * margin, height: line)
            drawing.height += line + 3
        }
        if entries.count > DayFigure.mostEntries {
            drawing.line(tr("+\(entries.count - DayFigure.mostEntries) more"), "faint")
        }
    }

    /// The same hours in the zones of the trip, from left to right.
    private func world(on drawing: inout Drawing) {
        guard setting.worldZones > 0, grid.axis.length > 0 else { return }
        let first = 130
        let room = DrawingStyle.width - DrawingStyle.margin - first
        drawing.height += 6
        for row in WorldStrip(grid, zones: words.itinerary.zones(most: setting.worldZones)).rows {
            let y = drawing.height
            func x(_ minute: Int) -> Int { first + room * minute / row.axis.length }
            drawing.text(ViewWords.city(row.zone), x: DrawingStyle.margin, y: y + 14)
            for hour in row.axis.rows {
                let time = hour.start.civil.time
                let left = x(hour.minutes.lowerBound)
                let light = WorldStrip.Light(at: time)
                drawing.area(left, y, x(hour.minutes.upperBound) - left, 18, "light-\(light.rawValue)")
                if time.minute == 0, time.hour % 3 == 0, hour.minutes.count >= 45 {
                    drawing.text("\(time.hour)", x: left + 3, y: y + 13, "on-\(light.rawValue)")
                }
            }
            drawing.height += 20
        }
    }

    // MARK: - The axis

    /// Three units represent four minutes.
    private static func units(_ minutes: Int) -> Int { minutes * 3 / 4 }

    private func axis(on drawing: inout Drawing) {
        guard !grid.axis.rows.isEmpty else { return }
        let margin = DrawingStyle.margin
        drawing.height += DrawingStyle.line
        drawing.text(labels.ownHead, x: margin, y: drawing.height, "strong")
        if labels.homeColumns > 0 {
            drawing.text(tr("\(labels.homeHead) (home)"), x: 100, y: drawing.height, "faint")
        }
        drawing.height += 10
        let top = drawing.height
        let end = DrawingStyle.width - margin
        for (index, row) in grid.axis.rows.enumerated() {
            let y = top + DayFigure.units(row.minutes.lowerBound)
            drawing.rule(margin, y, to: end, y)
            guard row.isLabelled, row.minutes.count >= 15 else { continue }
            drawing.text(labels.own[index], x: margin, y: y + 14)
            if labels.homeColumns > 0 { drawing.text(labels.home[index], x: 100, y: y + 14, "faint") }
        }
        let bottom = top + DayFigure.units(grid.axis.length)
        drawing.rule(margin, bottom, to: end, bottom)
        blocks(from: top, on: &drawing)
        for (index, row) in grid.axis.rows.enumerated() where index > 0 {
            guard let bend = row.bend else { continue }
            let y = top + DayFigure.units(row.minutes.lowerBound)
            drawing.rule(margin, y, to: end, y, "rule-jump")
            drawing.text(words.bend(bend, at: row.start), x: end, y: y - 5, "jump end")
        }
        if let now = setting.now.flatMap(grid.axis.minute(at:)) {
            let y = top + DayFigure.units(now)
            drawing.rule(margin, y, to: end, y, "rule-now")
            drawing.text(tr("now"), x: DayFigure.first - 6, y: y + 13, "today end")
        }
        drawing.height = bottom + 10
    }

    private func blocks(from top: Int, on drawing: inout Drawing) {
        let columns = BlockColumns(grid.blocks, rows: grid.axis.rows.count, most: DayFigure.mostLanes)
        let room = DrawingStyle.width - DrawingStyle.margin - DayFigure.first
        func x(_ lane: Int, of count: Int) -> Int { DayFigure.first + room * lane / count }
        for (index, row) in grid.axis.rows.enumerated() {
            for shown in columns.blocks(in: index) where shown.block.rows.lowerBound == index {
                let block = shown.block
                let left = x(shown.lane, of: shown.laneCount)
                let y = top + DayFigure.units(block.minutes.lowerBound)
                // A block shorter than a line of text is drawn as high as one, if its rows allow.
                let rowEnd = grid.axis.rows[block.rows.upperBound - 1].minutes.upperBound
                let height = max(
                    DayFigure.units(block.minutes.count),
                    min(18, DayFigure.units(rowEnd - block.minutes.lowerBound)))
                drawing.box(
                    block.entry.scheduled.activity, lines(block.entry), x: left, y: y,
                    width: x(shown.lane + 1, of: shown.laneCount) - left - 4, height: height)
                transit(block, from: top, to: x(shown.lane + 1, of: shown.laneCount) - 12, on: &drawing)
            }
            let hidden = columns.hidden(runningIn: index)
            if hidden > 0 {
                drawing.text(
                    tr("+\(hidden) more"), x: x(columns.most - 1, of: columns.most),
                    y: top + DayFigure.units(row.minutes.lowerBound) + 14, "faint")
            }
        }
    }

    /// In transit between two zones, the clocks that the axis does not show, below the words of the box.
    private func transit(_ block: DayGridBlock, from top: Int, to end: Int, on drawing: inout Drawing) {
        for row in grid.axis.rows[block.rows] where row.isLabelled {
            let past = row.minutes.lowerBound - block.minutes.lowerBound
            guard past >= 90, let clocks = words.transitClocks(block.entry, at: row.start) else { continue }
            drawing.text(clocks, x: end, y: top + DayFigure.units(row.minutes.lowerBound) + 14, "faint end")
        }
    }

    private func lines(_ entry: AgendaEntry) -> [String] {
        let title = ViewWords.isolatedTitle(of: entry.scheduled.activity)
        return ["\(words.times(of: entry, on: grid.day)) \(title)"] + words.details(of: entry, on: grid.day)
    }
}
