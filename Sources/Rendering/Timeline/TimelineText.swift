import CivilTime
public import Scheduling
import Trips

/// A trip as text, in the order in which it is lived: a staircase that goes a step down at each change of the clock.
///
/// ```swift
/// TimelineText(Timeline(trip, view: .traveller, dates: dates), of: trip, setting, textSetting).text
/// ```
public struct TimelineText: Sendable {
    /// The lines, each of the columns that were asked for and with a line break at its end.
    public let text: String

    /// Draws a timeline.
    ///
    /// - Parameters:
    ///   - timeline: The days.
    ///   - itinerary: The activities that it was made of.
    ///   - setting: What to say beside the days.
    ///   - style: How to set the text.
    public init(
        _ timeline: Timeline, of itinerary: Itinerary, _ setting: PictureSetting, _ style: TextSetting
    ) {
        var drawing = TimelineDrawing(
            ViewWords(itinerary, view: timeline.view, hours: setting.hourCycle), setting, style)
        drawing.draw(timeline)
        text = drawing.canvas.text(isColoured: style.isColoured)
    }
}

/// The steps of drawing a timeline.
struct TimelineDrawing {
    var canvas: TextCanvas
    private let words: ViewWords
    private let setting: PictureSetting
    /// How far the stairs have come down.
    private var depth = 0
    private var year: Int?
    /// Days on which nothing is, not yet drawn.
    private var quiet: [CivilDate] = []

    /// The most entries of one day that are drawn.
    private static let mostEntries = 40
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
        put(ViewWords.title(of: timeline.view), .faint, indent: 0)
        let start = timeline.passes.lazy.compactMap { $0.range?.lowerBound }.first
        if let start { drawZone(words.clock.zone(at: start), at: start) }
        for pass in timeline.passes { draw(pass) }
        drawQuiet()
        let bottom = canvas.rule(canvas.art.bottom)
        let home = "home \(words.itinerary.home.id)"
        canvas.caption(
            "", [home, setting.rules].compactMap { $0 }.joined(separator: " · "), on: bottom, .faint)
    }

    // MARK: - Lines

    /// Where the stairs stand; a trip of many legs starts again at the left.
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

    private mutating func drawZone(_ zone: Zone, at instant: Instant) {
        let offset = DayLabels.short(zone.offset(at: instant))
        put("\(ViewWords.city(zone)) \(offset) · \(zone.id)", .cyan, indent: indent)
    }

    private mutating func step(_ change: ClockChange) {
        let text =
            "\(words.stamp(change.after.civil(at: change.instant))), clock \(ViewWords.shift(change.shift))"
        let old = indent
        depth += 1
        let line = put("", nil, indent: 0)
        let art = canvas.art
        // Where the stairs start again at the left there is nothing to step down to.
        if indent > old {
            canvas.fill(art.stair[0], on: line, in: 2 + old..<3 + old, .faint)
            canvas.fill(art.stair[1], on: line, in: 3 + old..<2 + indent, .faint)
            canvas.fill(art.stair[2], on: line, in: 2 + indent..<3 + indent, .faint)
        }
        canvas.put(text, on: line, in: 4 + max(indent, old)..<canvas.width - 2, .cyan)
        drawZone(change.after, at: change.instant)
    }

    // MARK: - Days

    private mutating func draw(_ pass: TimelinePass) {
        let day = pass.day
        let isCommon = !day.isSkipped && !day.isRepeated && day.length == .seconds(86_400)
        if pass.entries.isEmpty && pass.changes.isEmpty && isCommon {
            quiet.append(day.date)
            return
        }
        drawQuiet()
        var changes = pass.changes[...]
        // A pass that the change itself begins stands on the new step.
        while let change = changes.first, change.instant == pass.range?.lowerBound {
            step(change)
            changes.removeFirst()
        }
        heading(pass)
        var drawn = 0
        for entry in pass.entries.prefix(TimelineDrawing.mostEntries) {
            let isEarly = entry.isAllDay || entry.continuesFromBefore
            while let change = changes.first, !isEarly, change.instant < entry.scheduled.start {
                step(change)
                changes.removeFirst()
            }
            item(entry, on: day)
            drawn += 1
        }
        if drawn < pass.entries.count { beside("  +\(pass.entries.count - drawn) more", .faint) }
        for change in changes { step(change) }
    }

    private mutating func heading(_ pass: TimelinePass) {
        let day = pass.day
        var text = day.date.year == year ? EnglishTime.short(day.date) : EnglishTime.long(day.date)
        year = day.date.year
        if day.isSkipped {
            beside(words.lost(day.date), .cyan)
            return
        }
        if day.isRepeated {
            text += pass.number == 1 ? ", for the first time" : ", again"
        } else if day.length != .seconds(86_400) {
            text += " · \(EnglishTime.hours(day.length)) long"
        }
        if let now = setting.now, pass.range?.contains(now) == true { text += " · now" }
        beside(text, .bold)
    }

    private mutating func item(_ entry: AgendaEntry, on day: AgendaDay) {
        let activity = entry.scheduled.activity
        let mark = ViewWords.mark(of: activity.kind)
        let line = beside("  " + words.times(of: entry, on: day), mark)
        let first = 6 + indent + TimelineDrawing.timeColumns + (words.hours == .hours12 ? 5 : 0)
        let end = canvas.width - 2
        let details = DisplayText(words.details(of: entry, on: day).joined(separator: " · "))
        let title = DisplayText(DisplayText.isolated(ViewWords.title(of: activity)))
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

    private mutating func drawQuiet() {
        guard let first = quiet.first, let last = quiet.last else { return }
        quiet = []
        let dates = first == last ? [first] : [first, last]
        beside(dates.map { EnglishTime.short($0) }.joined(separator: " – ") + ": nothing", .faint)
    }
}
