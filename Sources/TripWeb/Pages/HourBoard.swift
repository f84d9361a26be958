import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// One date with its hours: two or more scales, and the activities beside them in order of time.
///
/// Positions are classes of the style sheet, since a page may have no styles of its own. Without the sheet, on paper
/// and on a narrow screen it is a list.
struct HourBoard: Sendable {
    let id: String
    let heading: String
    let href: String
    /// That the date is today by the clock of the page.
    let today: String?
    var facts: [String]
    /// What lasts over the day: whole days, stays, rented cars.
    let banners: [EntryLine]
    /// The activities in order of time, each with its rows and its lane.
    let entries: [EntryLine]
    /// What stands on this date by the clock of its own place alone.
    let others: [EntryLine]
    /// The clock of the board, and those beside it; none where the date has no hours.
    let scales: [HourScale]
    /// The strips that the hours have, side by side: one more where the clock goes back.
    private(set) var strips = 1
    /// What scrolls sideways is called, for keys and screen readers; nil where the scales have room.
    var region: String?
    /// The classes of the board: how many rows, lanes and scales it has.
    let size: String
    let hasHours: Bool
    let nothing: String?
    let othersText = tr("On this date by the clock of its own place:")
    /// What has no lane beside the others.
    let crowded: [EntryLine]
    let crowdedText = tr("At the same time as others:")
    /// What is said of those that are left out.
    let more: String?

    /// The minutes of a row.
    static let rowMinutes = 30
    let rowMinutes = HourBoard.rowMinutes
    /// The activities of a board that a script can take elsewhere; the version of each costs time.
    private static let mostDragged = 50

    /// The rows, and the scales, that the style sheet has classes for.
    static let mostRows = 120
    static let mostScales = 10

    fileprivate init(
        _ day: AgendaDay, _ page: TripPage, _ words: ViewWords, blocks: [Block], others: [AgendaEntry],
        scales: [HourScale], rows: Int
    ) {
        id = "day-\(day.date)"
        heading = EnglishTime.long(day.date)
        href =
            PageAddress.trip(page.shown.trip.id, .day(day.date, beside: page.address.beside), page.clock).text
        today = day.date == page.shown.today(in: page.view) ? tr("today") : nil
        facts = [words.facts(of: day).joined(separator: " · "), words.people.places[day.date]]
            .compactMap(\.self).filter { !$0.isEmpty }
        if day.isSkipped { facts.append(words.lost(day.date)) }
        let most = Limits.mostInDay
        func lines(_ entries: some Sequence<AgendaEntry>) -> [EntryLine] {
            entries.prefix(most).map { EntryLine($0, on: day, of: page, words) }
        }
        banners = lines(day.entries.lazy.filter(\.scheduled.isBanner))
        let blocks = blocks.prefix(most)
        entries = blocks.filter { $0.lane < Limits.mostLanes }.enumerated().map { index, block in
            var line = EntryLine(block.entry, on: day, of: page, words, position: block.position)
            if index < HourBoard.mostDragged { line.dragged = page.dragged(block.entry.scheduled.activity) }
            return block.isAgain ? line.drawnAgain() : line
        }
        crowded = lines(blocks.lazy.filter { $0.lane >= Limits.mostLanes && !$0.isAgain }.map(\.entry))
        self.others = lines(others)
        more = HourBoard.more(than: most, of: day.entries.count)
        self.scales = Array(scales.prefix(HourBoard.mostScales))
        hasHours = scales.first?.ticks.isEmpty == false
        let lanes = blocks.map { min($0.lane + 1, Limits.mostLanes) }.max() ?? 1
        size = "rows-\(min(rows, HourBoard.mostRows)) lanes-\(lanes) scales-\(self.scales.count)"
        nothing = day.entries.isEmpty ? tr("Nothing is on.") : nil
    }

    /// Says how many activities of a day are left out; nil where none is.
    static func more(than most: Int, of count: Int) -> String? {
        count > most
            ? tr("The first \(most) of \(count) activities of this day are shown; meridian day shows all.")
            : nil
    }

    /// An activity with its place on a board.
    fileprivate struct Block {
        let entry: AgendaEntry
        let rows: Range<Int>
        let lane: Int
        let isLast: Bool
        /// Whether another block of the board has the same entry, in an earlier strip.
        var isAgain = false

        var position: String {
            "from-\(min(rows.lowerBound, HourBoard.mostRows)) to-\(min(rows.upperBound, HourBoard.mostRows)) "
                + "lane-\(lane)" + (isLast ? " last" : "")
        }
    }
}

// MARK: - A day by elapsed time

extension HourBoard {
    /// Lays out a date on an axis of elapsed time: 23, 25 or 41 hours, if that is its length.
    init(_ grid: DayGrid, _ page: TripPage, _ words: ViewWords) {
        let labels = DayLabels(grid, words, headColumns: 40)
        var own: [HourScale.Tick] = []
        var moments: [(instant: Instant, position: String, own: CivilDateTime)] = []
        for (index, row) in grid.axis.rows.enumerated() {
            let position = "from-\(min(index, HourBoard.mostRows))"
            if let bend = row.bend, index > 0 {
                own.append(
                    HourScale.Tick(text: words.bend(bend, at: row.start), position: position, isJump: true))
            } else if row.isLabelled {
                own.append(HourScale.Tick(text: labels.own[index], position: position))
            }
            if row.isLabelled { moments.append((row.start.instant, position, row.start.civil)) }
        }
        let scales = page.besides.compactMap { beside in
            HourScale(
                of: beside.clock(in: words.itinerary), head: beside.name, at: moments, from: nil, words.hours)
        }
        let blocks = grid.blocks.map {
            Block(entry: $0.entry, rows: $0.rows, lane: $0.lane, isLast: $0.lane == $0.laneCount - 1)
        }
        self.init(
            grid.day, page, words, blocks: blocks, others: grid.offAxis,
            scales: [HourScale(own: own, head: labels.ownHead)] + scales, rows: grid.axis.rows.count)
    }
}

// MARK: - A day of a week by the wall clock

extension HourBoard {
    /// Every third hour has a label.
    private static let labelMinutes = 180

    /// Lays out a date of a week: the same hour has the same height on every day.
    init(_ column: HourColumn, _ page: TripPage, _ words: ViewWords) {
        var blocks: [Block] = []
        var firstLane = 0
        var drawn: Set<AgendaEntry> = []
        for strip in column.strips {
            for block in strip.blocks {
                let last = (block.minutes.upperBound + Self.rowMinutes - 1) / Self.rowMinutes
                blocks.append(
                    Block(
                        entry: block.entry, rows: block.minutes.lowerBound / Self.rowMinutes..<last,
                        lane: firstLane + block.lane,
                        isLast: column.strips.count == 1 && block.lane == block.laneCount - 1,
                        isAgain: column.strips.count > 1 && !drawn.insert(block.entry).inserted))
            }
            firstLane += strip.blocks.map(\.laneCount).max() ?? 1
        }
        blocks.sort { $0.entry.scheduled < $1.entry.scheduled }
        let own = Self.labelled.map { minute, time in
            HourScale.Tick(text: words.hours.text(time), position: Self.position(minute))
        }
        let scales = column.strips.flatMap { strip -> [HourScale] in
            let moments = Self.labelled.compactMap { minute, _ in Self.moment(minute, of: strip) }
            return page.besides.compactMap { beside in
                HourScale(
                    of: beside.clock(in: words.itinerary), head: Self.head(beside, strip, of: column),
                    at: moments,
                    from: column.day.date, words.hours)
            }
        }
        self.init(
            column.day, page, words, blocks: blocks, others: column.offAxis,
            scales: [HourScale(own: own, head: tr("the day's clock"))] + scales,
            rows: 1440 / Self.rowMinutes)
        strips = max(1, column.strips.count)
    }

    /// The minutes of the wall clock with a label.
    private static let labelled = stride(from: 0, to: 1440, by: labelMinutes).compactMap { minute in
        (try? TimeOfDay(minute / 60, minute % 60)).map { (minute, $0) }
    }

    private static func position(_ minute: Int) -> String { "from-\(minute / rowMinutes)" }

    /// What a clock is called; where the date comes in several strips, with the zone that it stands beside.
    private static func head(_ beside: BesideClock, _ strip: HourStrip, of column: HourColumn) -> String {
        guard column.strips.count > 1, let zone = strip.parts.first?.zone else { return beside.short }
        return tr("\(beside.short), beside \(ViewWords.city(zone))")
    }

    /// The moment at a minute of the wall clock; nil where the strip does not have it.
    private static func moment(
        _ minute: Int, of strip: HourStrip
    ) -> (instant: Instant, position: String, own: CivilDateTime)? {
        guard let part = strip.parts.first(where: { $0.minutes.contains(minute) }),
            let instant = try? part.range.lowerBound.adding(
                .seconds(60 * (minute - part.minutes.lowerBound)))
        else { return nil }
        return (instant, position(minute), part.zone.civil(at: instant))
    }
}
