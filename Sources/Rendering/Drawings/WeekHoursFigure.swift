import CivilTime
import Messages
import Scheduling
import Trips

/// A week as a drawing: seven days hour by hour below the bars, each hour at the same height.
///
/// A day on which the clock jumps is divided: skipped hours are grey, and after a jump back the day continues in a
/// strip beside the first. A line marks the jump.
struct WeekHoursFigure {
    private let grid: WeekGrid
    private let words: ViewWords
    private let setting: PictureSetting
    private let days: [(day: GridDay, hours: HourColumn)]

    /// The most lanes of a day; the last one counts further ones.
    private static let mostLanes = 3

    init(_ grid: WeekGrid, _ words: ViewWords, _ setting: PictureSetting) {
        self.grid = grid
        self.words = words
        self.setting = setting
        let hours = WeekHours(grid.week.days.map(\.day), of: words.itinerary, view: grid.view)
        days = Array(zip(grid.week.days, hours.columns))
    }

    /// The left edge of a column; 7 is the right edge of the last one.
    private static func x(_ column: Int) -> Int {
        let room = DrawingStyle.width - 2 * DrawingStyle.margin
        return DrawingStyle.margin + room * column / 7
    }

    /// One unit represents two minutes.
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
        let bottom = start + WeekHoursFigure.units(1440)
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

    /// Draws banners and entries beside the axis: a line for each in the order of the week.
    private func bars(on drawing: inout Drawing) {
        let all = grid.week.bars.filter { $0.scheduled.isBanner || isOffAxis($0) }
        let above = all.filter { !$0.isHidden }
        // The lanes of the week include everything; here the empty ones are removed.
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

    private func column(_ day: GridDay, _ hours: HourColumn, from top: Int, on drawing: inout Drawing) {
        let (left, right) = (WeekHoursFigure.x(day.column), WeekHoursFigure.x(day.column + 1))
        guard !hours.strips.isEmpty else {
            drawing.area(left, top, right - left, WeekHoursFigure.units(1440), "lost")
            drawing.text(tr("lost", as: "day"), x: left + 4, y: top + 16, "jump")
            return
        }
        for hour in 0...24 {
            let y = top + WeekHoursFigure.units(60 * hour)
            drawing.rule(left, y, to: right, y)
            if hour < 24, hour % 3 == 0, let time = try? TimeOfDay(hour, 0) {
                drawing.text(words.hours.label(time), x: left + 3, y: y + 13, "faint")
            }
        }
        let first = left + 38
        for (index, strip) in hours.strips.enumerated() {
            func x(_ index: Int) -> Int { first + (right - 2 - first) * index / hours.strips.count }
            self.strip(
                strip, index: index, of: hours, left: x(index), right: x(index + 1), from: top, on: &drawing)
        }
    }

    /// Draws one strip, with skipped hours in grey and lines at the jumps.
    private func strip(
        _ strip: HourStrip, index: Int, of hours: HourColumn, left: Int, right: Int, from top: Int,
        on drawing: inout Drawing
    ) {
        func y(_ minute: Int) -> Int { top + WeekHoursFigure.units(minute) }
        var shown = 0
        for part in strip.parts {
            if part.minutes.lowerBound > shown {
                drawing.area(left, y(shown), right - left, y(part.minutes.lowerBound) - y(shown), "lost")
            }
            let isTear = part != strip.parts.first || index > 0
            if isTear {
                drawing.rule(
                    left, y(part.minutes.lowerBound), to: right, y(part.minutes.lowerBound), "rule-jump")
            }
            shown = part.minutes.upperBound
        }
        if shown < 1440 { drawing.area(left, y(shown), right - left, y(1440) - y(shown), "lost") }
        if index + 1 < hours.strips.count { drawing.rule(left, y(shown), to: right, y(shown), "rule-jump") }
        blocks(strip, of: hours, left: left, right: right, from: top, on: &drawing)
        if let now = setting.now.flatMap(strip.minute(at:)) {
            drawing.rule(left, y(now), to: right, y(now), "rule-now")
        }
    }

    private func blocks(
        _ strip: HourStrip, of hours: HourColumn, left: Int, right: Int, from top: Int,
        on drawing: inout Drawing
    ) {
        let most = WeekHoursFigure.mostLanes
        var hidden: [Int: Int] = [:]
        for block in strip.blocks {
            let isCrowded = block.laneCount > most
            if isCrowded, block.lane >= most - 1 {
                hidden[block.minutes.lowerBound, default: 0] += 1
                continue
            }
            let lanes = isCrowded ? most : block.laneCount
            let first = left + (right - left) * block.lane / lanes
            let last = left + (right - left) * (block.lane + 1) / lanes
            drawing.box(
                block.entry.scheduled.activity,
                [
                    ViewWords.isolatedTitle(of: block.entry.scheduled.activity),
                    words.times(of: block.entry, on: hours.day),
                ],
                x: first, y: top + WeekHoursFigure.units(block.minutes.lowerBound), width: last - first - 2,
                height: max(WeekHoursFigure.units(block.minutes.count), 6))
        }
        for (minute, count) in hidden.sorted(by: { $0.key < $1.key }) {
            drawing.text(
                tr("+\(count) more"), x: left + (right - left) * (most - 1) / most,
                y: top + WeekHoursFigure.units(minute) + 13, "faint")
        }
    }
}
