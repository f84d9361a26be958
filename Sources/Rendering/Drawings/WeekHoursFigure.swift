import CivilTime
import Messages
import Scheduling
import Trips

/// A week as a drawing: seven days hour by hour, as long as each is, below the bars of what lasts.
///
/// The days begin side by side. Each has its own hours beside it, because behind a change of the clock the hours of two
/// days no longer stand in one line.
struct WeekHoursFigure {
    private let grid: WeekGrid
    private let words: ViewWords
    private let setting: PictureSetting
    private let days: [(day: GridDay, hours: DayGrid)]

    /// The most lanes of a day; the last of more counts them.
    private static let mostLanes = 3

    init(_ grid: WeekGrid, _ words: ViewWords, _ setting: PictureSetting) {
        self.grid = grid
        self.words = words
        self.setting = setting
        days = grid.week.days.map { day in
            (day, DayGrid(day.day, of: words.itinerary, view: grid.view, rowMinutes: 30))
        }
    }

    /// Where a column begins; seven ends the last.
    private static func x(_ column: Int) -> Int {
        let room = DrawingStyle.width - 2 * DrawingStyle.margin
        return DrawingStyle.margin + room * column / 7
    }

    /// One unit for two minutes.
    private static func units(_ minutes: Int) -> Int { minutes / 2 }

    func draw(on drawing: inout Drawing) {
        let dates = [days.first, days.last].compactMap { $0?.day.day.date }.map { EnglishTime.long($0) }
        drawing.heading(grid.title, dates.joined(separator: " – "))
        drawing.height += 6
        let top = drawing.height
        for (day, _) in days { head(day, at: top, on: &drawing) }
        drawing.height += 26
        bars(on: &drawing)
        let start = drawing.height + 4
        let longest = days.reduce(1440) { max($0, $1.hours.axis.length) }
        let bottom = start + WeekHoursFigure.units(longest)
        for (day, hours) in days {
            column(day, hours, from: start, on: &drawing)
        }
        for column in 0...7 {
            let x = WeekHoursFigure.x(column)
            drawing.rule(x, top, to: x, bottom)
        }
        drawing.height = bottom + 8
        for (day, _) in days {
            for note in words.notes(of: day.day) { drawing.line(note, "jump") }
        }
    }

    private func head(_ day: GridDay, at top: Int, on drawing: inout Drawing) {
        let date = day.day.date
        let isToday = setting.now.map { words.clock.date(at: $0) } == date
        let style = isToday ? "today" : day.isOutsideTrip ? "faint" : "strong"
        drawing.text(
            EnglishTime.briefWithWeekday(date),
            x: WeekHoursFigure.x(day.column) + 4, y: top + 16, style)
        drawing.text(
            words.brief(day.day), x: WeekHoursFigure.x(day.column + 1) - 4, y: top + 16, "jump end")
    }

    /// What lasts all day or longer, and what stands beside the axis: a line for each in the order of the week.
    private func bars(on drawing: inout Drawing) {
        let all = grid.week.bars.filter { $0.scheduled.isBanner || isOffAxis($0) }
        let above = all.filter { !$0.isHidden }
        // The lanes of the week are those of everything; here they close up.
        let lanes = Set(above.map(\.lane)).sorted()
        for bar in above {
            let lane = lanes.firstIndex(of: bar.lane) ?? 0
            let x = WeekHoursFigure.x(bar.columns.lowerBound) + 2
            drawing.box(
                bar.scheduled.activity, [words.line(of: bar, in: grid.week)], x: x,
                y: drawing.height + lane * (DrawingStyle.line + 3),
                width: WeekHoursFigure.x(bar.columns.upperBound) - x - 2, height: DrawingStyle.line)
        }
        drawing.height += lanes.count * (DrawingStyle.line + 3)
        let hidden = all.filter(\.isHidden)
        guard !hidden.isEmpty else { return }
        for column in 0..<7 {
            let count = hidden.count { $0.columns.contains(column) }
            if count > 0 {
                drawing.text(
                    tr("+\(count) more"), x: WeekHoursFigure.x(column) + 4, y: drawing.height + 14, "faint")
            }
        }
        drawing.height += DrawingStyle.line
    }

    private func isOffAxis(_ bar: GridBar) -> Bool {
        days.contains { day, hours in
            bar.columns.contains(day.column) && hours.offAxis.contains { $0.scheduled == bar.scheduled }
        }
    }

    // MARK: - The hours of a day

    private func column(_ day: GridDay, _ hours: DayGrid, from top: Int, on drawing: inout Drawing) {
        let (left, right) = (WeekHoursFigure.x(day.column), WeekHoursFigure.x(day.column + 1))
        guard !hours.axis.rows.isEmpty else {
            drawing.area(left, top, right - left, WeekHoursFigure.units(1440), "lost")
            drawing.text(tr("lost", as: "day"), x: left + 4, y: top + 16, "jump")
            return
        }
        for row in hours.axis.rows {
            let y = top + WeekHoursFigure.units(row.minutes.lowerBound)
            let time = row.start.civil.time
            if time.minute == 0, time.second == 0 { drawing.rule(left, y, to: right, y) }
            // A row too low for its label gives way to the one below.
            if time.minute == 0, time.hour % 3 == 0, row.isLabelled,
                WeekHoursFigure.units(row.minutes.count) > 12
            {
                drawing.text(words.hours.label(time), x: left + 3, y: y + 13, "faint")
            }
            if row.bend != nil, row.minutes.lowerBound > 0 {
                drawing.rule(left, y, to: right, y, "rule-jump")
            }
        }
        let end = top + WeekHoursFigure.units(hours.axis.length)
        drawing.rule(left, end, to: right, end)
        blocks(hours, left: left + 38, right: right - 2, from: top, on: &drawing)
        if let now = setting.now.flatMap(hours.axis.minute(at:)) {
            let y = top + WeekHoursFigure.units(now)
            drawing.rule(left, y, to: right, y, "rule-now")
        }
    }

    private func blocks(
        _ hours: DayGrid, left: Int, right: Int, from top: Int, on drawing: inout Drawing
    ) {
        let columns = BlockColumns(
            hours.blocks, rows: hours.axis.rows.count, most: WeekHoursFigure.mostLanes)
        func x(_ lane: Int, of count: Int) -> Int { left + (right - left) * lane / count }
        for (index, row) in hours.axis.rows.enumerated() {
            for shown in columns.blocks(in: index) where shown.block.rows.lowerBound == index {
                let block = shown.block
                let title = ViewWords.isolatedTitle(of: block.entry.scheduled.activity)
                let (first, last) = (
                    x(shown.lane, of: shown.laneCount), x(shown.lane + 1, of: shown.laneCount)
                )
                drawing.box(
                    block.entry.scheduled.activity, [title, words.times(of: block.entry, on: hours.day)],
                    x: first, y: top + WeekHoursFigure.units(block.minutes.lowerBound),
                    width: last - first - 2,
                    height: max(WeekHoursFigure.units(block.minutes.count), 6))
            }
            let hidden = columns.hidden(startingIn: index)
            if hidden > 0 {
                drawing.text(
                    tr("+\(hidden) more"), x: x(columns.most - 1, of: columns.most),
                    y: top + WeekHoursFigure.units(row.minutes.lowerBound) + 13, "faint")
            }
        }
    }
}
