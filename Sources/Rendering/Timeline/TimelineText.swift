import CivilTime
import Messages
public import Scheduling
import Trips

/// A trip as text in the order of events: a staircase with a step down at each change of the clock.
///
/// ```swift
/// let timeline = Timeline(trip, view: .traveller, dates: friday..<(try friday.adding(days: 2)))
/// TimelineText(timeline, of: trip, setting, textSetting).text  // ╭─ Fri 12 March 2027 – Sat 13 March 2027 ─…
/// ```
public struct TimelineText: Sendable {
    /// The lines, each padded to the width and with a line break at its end.
    public let text: String

    /// Draws a timeline.
    ///
    /// - Parameters:
    ///   - timeline: The days.
    ///   - itinerary: The activities of the timeline.
    ///   - setting: The settings.
    ///   - style: The settings of text.
    public init(
        _ timeline: Timeline, of itinerary: Itinerary, _ setting: PictureSetting, _ style: TextSetting
    ) {
        var drawing = TimelineDrawing(
            ViewWords(itinerary, view: timeline.view, hours: setting.hourCycle, people: setting.people),
            setting, style)
        drawing.draw(timeline)
        text = drawing.canvas.text(isColoured: style.isColoured)
    }
}

/// Draws a timeline.
struct TimelineDrawing {
    var canvas: TextCanvas
    private let words: ViewWords
    private let setting: PictureSetting
    /// The number of steps so far.
    private var depth = 0
    private var year: Int?
    private static let timeColumns = 14

    init(_ words: ViewWords, _ setting: PictureSetting, _ style: TextSetting) {
        canvas = TextCanvas(width: style.columns, isASCII: style.isASCII)
        self.words = words
        self.setting = setting
    }

    mutating func draw(_ timeline: Timeline) {
        let top = canvas.rule(canvas.art.top)
        let dates = [timeline.passes.first, timeline.passes.last].compactMap { $0?.day.date }
        var span = dates.map { EnglishTime.long($0) }
        if dates.count == 2, dates[0] == dates[1] { span.removeLast() }
        canvas.caption(span.joined(separator: " – "), setting.shownName, on: top, .bold)
        put(words.title, .faint, indent: 0)
        for (step, item) in TimelineScript(timeline, words).items { draw(item, on: step) }
        let bottom = canvas.rule(canvas.art.bottom)
        let home = tr("home \(words.itinerary.home.id)")
        canvas.caption(
            "", [home, setting.shownRules].compactMap { $0 }.joined(separator: " · "), on: bottom, .faint)
    }

    // MARK: - Lines

    /// The indentation; a trip of many legs begins at the left again.
    private var indent: Int { depth % max(1, canvas.width / 16) * 3 }

    @discardableResult
    private mutating func put(_ text: String, _ mark: TextStyle.Mark?, indent: Int) -> Int {
        let line = canvas.addLine()
        canvas.frame(line)
        canvas.put(text, on: line, in: 2 + indent..<canvas.width - 2, mark)
        return line
    }

    /// A line beside the stairs.
    @discardableResult
    private mutating func beside(_ text: String, _ mark: TextStyle.Mark?) -> Int {
        let line = put(text, mark, indent: indent + 2)
        canvas.fill(canvas.art.vertical, on: line, in: 2 + indent..<3 + indent, .faint)
        return line
    }

    private mutating func draw(_ item: TimelineScript.Item, on step: Int) {
        switch item {
        case .zone(let zone, let instant, let change):
            if let change { self.step(change, to: step) }
            put(words.zone(zone, at: instant), .jump, indent: indent)
        case .jump(let jump): beside(words.jump(jump), .jump)
        case .day(let pass):
            let heading = words.heading(pass, withYear: pass.day.date.year != year)
            year = pass.day.date.year
            let isNow = setting.now.flatMap { pass.range?.contains($0) } ?? false
            beside(heading + (isNow ? tr(" · now") : ""), pass.day.isSkipped ? .jump : .bold)
        case .places(let places):
            let columns = canvas.width - indent - 8
            for part in DisplayText(places).wrapped(to: columns, lines: 3, ellipsis: canvas.art.ellipsis) {
                let line = beside("", nil)
                canvas.put(part, on: line, in: 6 + indent..<canvas.width - 2, .faint)
            }
        case .entry(let entry, let day): self.item(entry, on: day)
        case .connection(let connection):
            beside("  " + words.connection(connection), ViewWords.isShort(connection) ? .alarm : .faint)
        case .more(let count): beside(tr("  +\(count) more"), .faint)
        case .quiet(let first, let last): beside(words.quiet(first, last), .faint)
        }
    }

    private mutating func step(_ change: ClockChange, to step: Int) {
        let old = indent
        depth = step
        let line = put("", nil, indent: 0)
        let art = canvas.art
        // There is no step where the stairs begin at the left again.
        if indent > old {
            canvas.fill(art.stair[0], on: line, in: 2 + old..<3 + old, .faint)
            canvas.fill(art.stair[1], on: line, in: 3 + old..<2 + indent, .faint)
            canvas.fill(art.stair[2], on: line, in: 2 + indent..<3 + indent, .faint)
        }
        canvas.put(words.step(change), on: line, in: 4 + max(indent, old)..<canvas.width - 2, .jump)
    }

    private mutating func item(_ entry: AgendaEntry, on day: AgendaDay) {
        let activity = entry.scheduled.activity
        let mark = ViewWords.mark(of: activity.kind)
        let times = words.times(of: entry, on: day)
        let line = beside("  " + times, mark)
        let common = TimelineDrawing.timeColumns + (words.hours == .hours12 ? 5 : 0)
        let first = 6 + indent + max(common, DisplayWidth.columns(of: times) + 1)
        let end = canvas.width - 2
        let details = DisplayText(words.details(of: entry, on: day).joined(separator: " · "))
        let title = DisplayText(ViewWords.isolatedTitle(of: activity))
        let isShort = details.width == 0 || first + title.width + 3 + details.width <= end
        let taken = canvas.put(title, on: line, in: first..<end, mark)
        if details.width == 0 { return }
        if isShort {
            canvas.put(" · ", on: line, in: taken.upperBound..<end, .faint)
            canvas.put(details, on: line, in: taken.upperBound + 3..<end, .faint)
        } else {
            for part in details.wrapped(to: end - first, lines: 3, ellipsis: canvas.art.ellipsis) {
                let below = beside("", nil)
                canvas.put(part, on: below, in: first..<end, .faint)
            }
        }
    }
}
