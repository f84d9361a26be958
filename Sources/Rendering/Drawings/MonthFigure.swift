import CivilTime
import Messages
import Scheduling
import Trips

/// The weeks of a month as a drawing: seven columns, and bars over them.
struct MonthFigure {
    private let words: ViewWords
    private let setting: PictureSetting
    private let firstWeekday: Weekday

    init(_ words: ViewWords, _ setting: PictureSetting, firstWeekday: Weekday) {
        self.words = words
        self.setting = setting
        self.firstWeekday = firstWeekday
    }

    /// The left edge of a column; 7 is the right edge of the last one.
    private static func x(_ column: Int) -> Int {
        let first = DrawingStyle.margin + 40
        return first + (DrawingStyle.width - DrawingStyle.margin - first) * column / 7
    }

    func draw(_ weeks: [GridWeek], _ title: String, on drawing: inout Drawing) {
        drawing.heading(title, "")
        drawing.height += DrawingStyle.line
        for weekday in Weekday.allCases {
            drawing.text(
                EnglishTime.name(weekday), x: MonthFigure.x(weekday.daysAfter(firstWeekday)) + 4,
                y: drawing.height, "strong")
        }
        drawing.height += 8
        for week in weeks { draw(week, on: &drawing) }
        drawing.rule(DrawingStyle.margin, drawing.height, to: MonthFigure.x(7), drawing.height)
        drawing.height += 4
        for note in weeks.flatMap(\.days).filter(\.isInPeriod).flatMap({ words.notes(of: $0.day) }) {
            drawing.line(note, "jump")
        }
    }

    private func draw(_ week: GridWeek, on drawing: inout Drawing) {
        let visible = week.bars.filter { !$0.isHidden }
        let top = drawing.height
        let lanes = visible.reduce(0) { max($0, $1.lane + 1) }
        let isCrowded = week.days.contains { $0.overflow > 0 }
        let bars = lanes * (DrawingStyle.line + 3) + (isCrowded ? DrawingStyle.line : 0)
        let bottom = top + 26 + max(bars, 40)
        for day in week.days where day.day.isSkipped {
            let x = MonthFigure.x(day.column)
            drawing.area(x, top, MonthFigure.x(day.column + 1) - x, bottom - top, "lost")
        }
        drawing.rule(DrawingStyle.margin, top, to: MonthFigure.x(7), top)
        for column in 0...7 {
            drawing.rule(MonthFigure.x(column), top, to: MonthFigure.x(column), bottom)
        }
        drawing.text("W\(week.isoWeek.week)", x: DrawingStyle.margin, y: top + 17, "faint")
        for day in week.days { date(day, at: top, on: &drawing) }
        for bar in visible {
            let x = MonthFigure.x(bar.columns.lowerBound) + 2
            drawing.box(
                bar.scheduled.activity, [words.line(of: bar, in: week)], x: x,
                y: top + 26 + bar.lane * (DrawingStyle.line + 3),
                width: MonthFigure.x(bar.columns.upperBound) - x - 2, height: DrawingStyle.line)
        }
        let y = top + 26 + lanes * (DrawingStyle.line + 3)
        for day in week.days where day.overflow > 0 {
            drawing.text(tr("+\(day.overflow) more"), x: MonthFigure.x(day.column) + 4, y: y + 14, "faint")
        }
        drawing.height = bottom
    }

    private func date(_ day: GridDay, at top: Int, on drawing: inout Drawing) {
        let date = day.day.date
        let isToday = setting.now.map { words.clock.date(at: $0) } == date
        let isFaint = !day.isInPeriod || day.isOutsideTrip
        let text = date.day == 1 || day.column == 0 ? EnglishTime.brief(date) : "\(date.day)"
        drawing.text(
            text, x: MonthFigure.x(day.column) + 4, y: top + 17,
            isToday ? "today" : isFaint ? "faint" : "strong")
        drawing.text(words.brief(day.day), x: MonthFigure.x(day.column + 1) - 4, y: top + 17, "jump end")
    }
}
