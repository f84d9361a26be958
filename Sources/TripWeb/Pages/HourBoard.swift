import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// One date with its hours: two scales, and the activities beside them in order of time.
///
/// Positions are classes of the style sheet, since a page may have no styles of its own. Without the sheet, on paper
/// and on a narrow screen it is a list.
struct HourBoard: Sendable {
    /// A label of a scale.
    struct Tick: Sendable {
        let text: String
        let position: String
        var isJump = false
    }

    let id: String
    let heading: String
    let href: String
    var facts: [String]
    /// What lasts over the day: whole days, stays, rented cars.
    let banners: [EntryLine]
    /// The activities in order of time, each with its rows and its lane.
    let entries: [EntryLine]
    /// What stands on this date by the clock of its own place alone.
    let others: [EntryLine]
    let own: [Tick]
    let home: [Tick]
    let ownHead: String
    /// The head of the second scale; nil without one.
    let homeHead: String?
    /// The classes of the board: how many rows and lanes it has.
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

    /// The rows that the style sheet has classes for.
    static let mostRows = 120

    fileprivate init(
        _ day: AgendaDay, _ page: TripPage, _ words: ViewWords, blocks: [Block], others: [AgendaEntry],
        scales: (own: [Tick], home: [Tick]), heads: (own: String, home: String), rows: Int
    ) {
        id = "day-\(day.date)"
        heading = EnglishTime.long(day.date)
        href = PageAddress.trip(page.shown.trip.id, .day(day.date), page.clock).text
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
            return line
        }
        crowded = lines(blocks.lazy.filter { $0.lane >= Limits.mostLanes }.map(\.entry))
        self.others = lines(others)
        more = HourBoard.more(than: most, of: day.entries.count)
        (own, home) = scales
        hasHours = !own.isEmpty
        ownHead = heads.own
        homeHead = home.isEmpty ? nil : heads.home
        let lanes = blocks.map { min($0.lane + 1, Limits.mostLanes) }.max() ?? 1
        size = "rows-\(min(rows, HourBoard.mostRows)) lanes-\(lanes)" + (home.isEmpty ? " one-scale" : "")
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
        var own: [Tick] = []
        var home: [Tick] = []
        for (index, row) in grid.axis.rows.enumerated() {
            let position = "from-\(min(index, HourBoard.mostRows))"
            if let bend = row.bend, index > 0 {
                own.append(Tick(text: words.bend(bend, at: row.start), position: position, isJump: true))
            } else if row.isLabelled {
                own.append(Tick(text: labels.own[index], position: position))
            }
            if !labels.home[index].isEmpty { home.append(Tick(text: labels.home[index], position: position)) }
        }
        let isSame = grid.axis.rows.allSatisfy {
            words.itinerary.home.civil(at: $0.start.instant) == $0.start.civil
        }
        let blocks = grid.blocks.map {
            Block(entry: $0.entry, rows: $0.rows, lane: $0.lane, isLast: $0.lane == $0.laneCount - 1)
        }
        self.init(
            grid.day, page, words, blocks: blocks, others: grid.offAxis, scales: (own, isSame ? [] : home),
            heads: (labels.ownHead, tr("\(labels.homeHead) (home)")), rows: grid.axis.rows.count)
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
        for strip in column.strips {
            for block in strip.blocks {
                let last = (block.minutes.upperBound + Self.rowMinutes - 1) / Self.rowMinutes
                blocks.append(
                    Block(
                        entry: block.entry, rows: block.minutes.lowerBound / Self.rowMinutes..<last,
                        lane: firstLane + block.lane,
                        isLast: column.strips.count == 1 && block.lane == block.laneCount - 1))
            }
            firstLane += strip.blocks.map(\.laneCount).max() ?? 1
        }
        blocks.sort { $0.entry.scheduled < $1.entry.scheduled }
        var own: [Tick] = []
        var home: [Tick] = []
        var shown = column.day.date
        for minute in stride(from: 0, to: 1440, by: Self.labelMinutes) {
            guard let time = try? TimeOfDay(minute / 60, minute % 60) else { continue }
            let position = "from-\(minute / Self.rowMinutes)"
            own.append(Tick(text: words.hours.text(time), position: position))
            if let there = Self.home(at: minute, column, words) {
                // Another date is named where it begins.
                let day = there.date == shown ? "" : EnglishTime.weekday(there.date) + " "
                home.append(Tick(text: day + words.hours.text(there.time), position: position))
                shown = there.date
            }
        }
        let heads = (tr("the day's clock"), tr("\(ViewWords.city(words.itinerary.home)) (home)"))
        self.init(
            column.day, page, words, blocks: blocks, others: column.offAxis,
            scales: (own, home), heads: heads, rows: 1440 / Self.rowMinutes)
    }

    /// The reading at home at a minute of the wall clock; nil where it is the same, or the minute does not come.
    private static func home(at minute: Int, _ column: HourColumn, _ words: ViewWords) -> CivilDateTime? {
        for part in column.strips.flatMap(\.parts) where part.minutes.contains(minute) {
            let offset = Duration.seconds(60 * (minute - part.minutes.lowerBound))
            guard let instant = try? part.range.lowerBound.adding(offset) else { return nil }
            let there = words.itinerary.home.civil(at: instant)
            return there == part.zone.civil(at: instant) ? nil : there
        }
        return nil
    }
}
