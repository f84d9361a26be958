package import CivilTime
import Messages
package import Scheduling
import Trips

/// Some days of a trip in lanes over the time that passes, as a picture for a page.
package struct LanesFigure {
    private let hours: HourCycle
    private let lanes: TimelineLanes
    private var drawing = Drawing()

    private static let unitsOfHour = 5
    /// The room of the names of rows.
    private static let gutter = 96
    private static let lane = 20
    private static let mostLanes = 8
    private static let mostInRow = 400
    private static let letter = 7
    private static let longestTitle = 22

    /// Draws lanes.
    ///
    /// - Parameters:
    ///   - lanes: The bands of the persons.
    ///   - hours: The hour cycle.
    ///   - now: The present, to mark it.
    ///   - title: The title of the picture.
    /// - Returns: The element of the page.
    package static func element(
        _ lanes: TimelineLanes, hours: HourCycle, now: Instant?, title: String
    ) -> String {
        var figure = LanesFigure(hours: hours, lanes: lanes)
        for band in lanes.bands { figure.draw(band) }
        if let now, lanes.range.contains(now) {
            let x = figure.x(of: now)
            figure.drawing.rule(x, 0, to: x, figure.drawing.height, "rule-now")
            figure.drawing.height += 16
            figure.drawing.text(tr("now"), x: x + 4, y: figure.drawing.height - 4, "today")
        }
        return figure.drawing.element(
            title: title,
            about: tr("Lanes over the time that passes; the list after the picture says the same in words."),
            width: figure.x(of: lanes.range.upperBound) + 8)
    }

    private init(hours: HourCycle, lanes: TimelineLanes) {
        self.hours = hours
        self.lanes = lanes
    }

    /// The units from the left side.
    private func x(of instant: Instant) -> Int {
        let held = min(max(instant, lanes.range.lowerBound), lanes.range.upperBound)
        let minutes = held.duration(since: lanes.range.lowerBound).components.seconds / 60
        return LanesFigure.gutter + Int(minutes) * LanesFigure.unitsOfHour / 60
    }

    private mutating func draw(_ band: TimelineLanes.Band) {
        drawing.height += 4
        if !band.members.isEmpty {
            let names = band.members.map { Printable.line($0.name) }.joined(separator: ", ")
            drawing.text(names, x: 4, y: drawing.height + 15, "strong")
            drawing.height += DrawingStyle.line
        }
        let top = drawing.height
        let words = ViewWords(band.itinerary, view: lanes.view, hours: hours)
        days(of: band, words)
        zones(of: band, words)
        for (row, activities) in band.rows { draw(activities, in: row) }
        for pass in band.passes {
            guard let start = pass.range?.lowerBound else { continue }
            drawing.rule(x(of: start), top, to: x(of: start), drawing.height)
        }
        drawing.rule(0, drawing.height + 2, to: x(of: lanes.range.upperBound), drawing.height + 2)
        drawing.height += 8
    }

    /// Each date with its length, as wide as it is long.
    private mutating func days(of band: TimelineLanes.Band, _ words: ViewWords) {
        for pass in band.passes {
            guard let range = pass.range else { continue }
            let (start, end) = (x(of: range.lowerBound), x(of: range.upperBound))
            let again = pass.day.isRepeated && pass.number > 1 ? [tr("again", as: "a date")] : []
            let length = range.upperBound.duration(since: range.lowerBound)
            let oddity = length == .seconds(86_400) ? [] : [tr("\(EnglishTime.hours(length)) long")]
            let rows = [EnglishTime.short(pass.day.date)] + again + oddity
            for (index, row) in rows.enumerated() {
                drawing.clipped(
                    row, x: start + 4, y: drawing.height + 14 + 14 * index, width: end - start - 4,
                    index == 0 ? "strong" : "jump")
            }
        }
        drawing.height += 48
    }

    /// The zone of the clock, wherever it is another or has another offset.
    private mutating func zones(of band: TimelineLanes.Band, _ words: ViewWords) {
        guard let first = band.passes.first?.range?.lowerBound else { return }
        let turns =
            [first] + band.passes.flatMap(\.changes).map(\.instant)
            + band.passes.flatMap(\.jumps).map(\.instant)
        let starts = Set(turns).sorted()
        for (index, start) in starts.enumerated() {
            let zone = words.clock.zone(at: start)
            let text = "\(ViewWords.city(zone)) \(DayLabels.short(zone.offset(at: start)))"
            let end = index + 1 < starts.count ? starts[index + 1] : lanes.range.upperBound
            let (from, until) = (x(of: start), x(of: end))
            if index > 0 {
                drawing.rule(from, drawing.height, to: from, drawing.height + LanesFigure.lane, "rule-jump")
            }
            drawing.clipped(
                text, x: from + 4, y: drawing.height + 14, width: until - from - 4,
                index == 0 ? "faint" : "jump")
        }
        drawing.height += LanesFigure.lane
    }

    /// The activities of a row, each with its title beside it, in as few lanes as that takes.
    private mutating func draw(_ activities: [ScheduledActivity], in row: TimelineLanes.Row) {
        let shown = activities.prefix(LanesFigure.mostInRow)
        let boxes = shown.map { scheduled in
            let start = x(of: scheduled.start)
            return start..<max(x(of: max(scheduled.end, scheduled.start)), start + 3)
        }
        let titles = shown.map { scheduled in
            DisplayText(ViewWords.title(of: scheduled.activity))
                .wrapped(to: LanesFigure.longestTitle, lines: 1, ellipsis: "…").first?.glyphs.joined() ?? ""
        }
        let packing = LanePacking(
            zip(boxes, titles).map { box, title in
                let end = box.lowerBound + 8 + DisplayText(title).width * LanesFigure.letter
                return box.lowerBound..<max(box.upperBound, end) + 4
            })
        drawing.text(row.word, x: 4, y: drawing.height + 14, "faint")
        var hidden = activities.count - shown.count
        for (index, scheduled) in shown.enumerated() {
            guard packing.lanes[index] < LanesFigure.mostLanes else {
                hidden += 1
                continue
            }
            let top = drawing.height + packing.lanes[index] * LanesFigure.lane
            let (box, title) = (boxes[index], titles[index])
            drawing.markup.element("g", ["class": EntryMarkup.classes(of: scheduled.activity)]) { group in
                group.empty(
                    "rect",
                    [
                        "x": "\(box.lowerBound)", "y": "\(top + 1)", "width": "\(box.count)",
                        "height": "\(LanesFigure.lane - 2)", "rx": "2",
                    ])
                group.element("text", ["x": "\(box.lowerBound + 5)", "y": "\(top + 14)"], text: title)
            }
        }
        drawing.height += min((packing.lanes.max() ?? 0) + 1, LanesFigure.mostLanes) * LanesFigure.lane
        if hidden > 0 {
            drawing.text(
                tr("+\(hidden) more"), x: LanesFigure.gutter + 4, y: drawing.height + 14, "faint")
            drawing.height += LanesFigure.lane
        }
    }
}

extension TimelineLanes.Row {
    /// The name of a row.
    fileprivate var word: String {
        switch self {
        case .transports: tr("Transport", as: "row of a timeline")
        case .stays: tr("Stays", as: "row of a timeline")
        case .rentals: tr("Rented cars", as: "row of a timeline")
        case .activities: tr("Activities", as: "row of a timeline")
        }
    }
}
