import CivilTime
import Messages
import Scheduling
import Trips

/// A timeline as a drawing: a staircase with the activities on each step.
struct TimelineFigure {
    private let words: ViewWords
    private let setting: PictureSetting

    /// The indentation of a step.
    private static let step = 36
    private static let steps = 9

    init(_ words: ViewWords, _ setting: PictureSetting) {
        self.words = words
        self.setting = setting
    }

    func draw(_ timeline: Timeline, on drawing: inout Drawing) {
        let dates = [timeline.passes.first, timeline.passes.last].compactMap { $0?.day.date }
        drawing.heading(
            dates.map { EnglishTime.long($0) }.joined(separator: " – "),
            words.title)
        var year: Int?
        for (step, item) in TimelineScript(timeline, words).items {
            let x = DrawingStyle.margin + step % TimelineFigure.steps * TimelineFigure.step
            let top = drawing.height
            switch item {
            case .zone(let zone, let instant, let change):
                if let change {
                    drawing.rule(
                        max(DrawingStyle.margin, x - TimelineFigure.step), top + 4, to: x, top + 4,
                        "rule-jump")
                    drawing.text(words.step(change), x: x + 8, y: top + 17, "jump")
                    drawing.height += DrawingStyle.line
                }
                drawing.text(words.zone(zone, at: instant), x: x + 8, y: drawing.height + 16, "strong")
                drawing.height += DrawingStyle.line
            case .jump(let jump):
                drawing.text(words.jump(jump), x: x + 12, y: top + 15, "jump")
                drawing.height += DrawingStyle.line
            case .day(let pass):
                let heading = words.heading(pass, withYear: pass.day.date.year != year)
                year = pass.day.date.year
                let isNow = setting.now.flatMap { pass.range?.contains($0) } ?? false
                let style = isNow ? "today" : pass.day.isSkipped ? "jump" : "strong"
                drawing.text(heading + (isNow ? tr(" · now") : ""), x: x + 12, y: top + 19, style)
                drawing.height += DrawingStyle.line + 4
            case .places(let places):
                drawing.text(places, x: x + 24, y: top + 14, "faint")
                drawing.height += DrawingStyle.line
            case .entry(let entry, let day): self.entry(entry, on: day, x: x + 24, &drawing)
            case .connection(let connection):
                let style = ViewWords.isShort(connection) ? "today" : "faint"
                drawing.text(words.connection(connection), x: x + 24, y: top + 14, style)
                drawing.height += DrawingStyle.line
            case .more(let count):
                drawing.text(tr("+\(count) more"), x: x + 24, y: top + 15, "faint")
                drawing.height += DrawingStyle.line
            case .quiet(let first, let last):
                drawing.text(words.quiet(first, last), x: x + 12, y: top + 15, "faint")
                drawing.height += DrawingStyle.line
            }
            drawing.rule(x, top, to: x, drawing.height)
        }
    }

    private func entry(_ entry: AgendaEntry, on day: AgendaDay, x: Int, _ drawing: inout Drawing) {
        let activity = entry.scheduled.activity
        let head = "\(words.times(of: entry, on: day)) \(ViewWords.isolatedTitle(of: activity))"
        let details = words.details(of: entry, on: day).joined(separator: " · ")
        let lines = details.isEmpty ? [head] : [head, details]
        let height = 6 + 15 * lines.count
        drawing.box(
            activity, lines, x: x, y: drawing.height, width: DrawingStyle.width - DrawingStyle.margin - x,
            height: height)
        drawing.height += height + 3
    }
}
