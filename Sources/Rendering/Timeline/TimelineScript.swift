package import CivilTime
import Messages
package import Scheduling
import Trips

/// A timeline as a list of items in order, each with its step, shared by all output formats.
package struct TimelineScript: Sendable {
    package enum Item: Sendable {
        /// The clock changes to a zone; without a change for the first zone.
        case zone(Zone, at: Instant, change: ClockChange?)
        /// The clocks of the zone change.
        case jump(ClockJump)
        /// A day begins.
        case day(TimelinePass)
        /// The places of all persons on the last shown day.
        case places(String)
        case entry(AgendaEntry, on: AgendaDay)
        /// The next transport has a connection within a day.
        case connection(TimelineConnection)
        /// The number of hidden entries of the day.
        case more(Int)
        /// Days without entries.
        case quiet(first: CivilDate, last: CivilDate)
    }

    /// The items, each with its step.
    package private(set) var items: [(step: Int, item: Item)] = []
    private var step = 0
    private var quiet: [CivilDate] = []
    /// The zone and the offset last shown.
    private var told: (zone: Zone, offset: UTCOffset)?
    private let connections: [ScheduledActivity: [TimelineConnection]]

    /// The most entries of one day that are shown.
    private static let mostEntries = 40

    package init(_ timeline: Timeline, _ words: ViewWords) {
        let day = Duration.seconds(86_400)
        let near = timeline.connections.filter {
            $0.connection.layover < day && $0.connection.layover > .zero - day
        }
        connections = Dictionary(grouping: near, by: \.connection.to)
        if let pass = timeline.passes.first(where: { $0.range != nil }), let start = pass.range?.lowerBound {
            // If the first day begins with a landing, it is one step down.
            let landing = pass.changes.first { $0.instant == start }
            let zone = landing?.before ?? words.clock.zone(at: start)
            add(.zone(zone, at: start, change: nil))
            told = (zone, zone.offset(at: start))
        }
        for pass in timeline.passes { add(pass, words) }
        addQuiet()
    }

    private mutating func add(_ item: Item) { items.append((step, item)) }

    /// An instant in a pass from which on the clock has another offset.
    private enum Turn {
        case change(ClockChange)
        case jump(ClockJump)

        var instant: Instant {
            switch self {
            case .change(let change): change.instant
            case .jump(let jump): jump.instant
            }
        }
    }

    private mutating func add(_ turn: Turn) {
        switch turn {
        case .change(let change):
            step += 1
            add(.zone(change.after, at: change.instant, change: change))
            told = (change.after, change.after.offset(at: change.instant))
        case .jump(let jump):
            add(Item.jump(jump))
            told = (jump.zone, jump.after)
        }
    }

    private mutating func add(_ pass: TimelinePass, _ words: ViewWords) {
        let (day, clock) = (pass.day, words.clock)
        let isCommon = !day.isSkipped && !day.isRepeated && day.length == .seconds(86_400)
        var turns = (pass.changes.map(Turn.change) + pass.jumps.map(Turn.jump))
            .sorted { $0.instant < $1.instant }[...]
        if pass.entries.isEmpty && turns.isEmpty && isCommon && isTold(at: pass, clock) {
            quiet.append(day.date)
            return
        }
        addQuiet()
        // A pass that begins at the turn comes after it.
        while let turn = turns.first, turn.instant == pass.range?.lowerBound {
            add(turn)
            turns.removeFirst()
        }
        if let start = pass.range?.lowerBound, !isTold(at: pass, clock) {
            add(.zone(clock.zone(at: start), at: start, change: nil))
            told = (clock.zone(at: start), clock.zone(at: start).offset(at: start))
        }
        add(.day(pass))
        if pass.number == 1, let places = words.people.places[day.date] { add(.places(places)) }
        for entry in pass.entries.prefix(TimelineScript.mostEntries) {
            let isEarly = entry.isAllDay || entry.continuesFromBefore
            while let turn = turns.first, !isEarly, turn.instant <= entry.scheduled.start {
                // An entry that begins at the arrival comes before the step, one that begins at a jump after it.
                if case .change = turn, turn.instant == entry.scheduled.start { break }
                add(turn)
                turns.removeFirst()
            }
            if !entry.continuesFromBefore {
                for connection in connections[entry.scheduled] ?? [] { add(.connection(connection)) }
            }
            add(.entry(entry, on: day))
        }
        let rest = pass.entries.count - TimelineScript.mostEntries
        if rest > 0 { add(.more(rest)) }
        for turn in turns { add(turn) }
    }

    /// Whether a pass begins with the zone and the offset last shown.
    ///
    /// They differ if a date is repeated after dates outside the window.
    private func isTold(at pass: TimelinePass, _ clock: TravellerClock) -> Bool {
        guard let start = pass.range?.lowerBound else { return true }
        let zone = clock.zone(at: start)
        return told.map { $0.zone == zone && $0.offset == zone.offset(at: start) } ?? false
    }

    private mutating func addQuiet() {
        guard let first = quiet.first, let last = quiet.last else { return }
        quiet = []
        add(.quiet(first: first, last: last))
    }
}

// MARK: - The words of a script

extension ViewWords {
    /// `Fri 12 March, again`, `Sun 14 March · 23 h long`.
    package func heading(_ pass: TimelinePass, withYear: Bool) -> String {
        let day = pass.day
        if day.isSkipped { return lost(day.date) }
        let date = withYear ? EnglishTime.long(day.date) : EnglishTime.short(day.date)
        if day.isRepeated {
            return pass.number == 1 ? tr("\(date), for the first time") : tr("\(date), again")
        }
        return ([date] + oddities(of: day)).joined(separator: " · ")
    }

    /// `Tokyo +09 · Asia/Tokyo`.
    package func zone(_ zone: Zone, at instant: Instant) -> String {
        "\(ViewWords.city(zone)) \(DayLabels.short(zone.offset(at: instant))) · \(zone.id)"
    }

    /// `10:05 on Fri 12 March, clock back 17 h`.
    package func step(_ change: ClockChange) -> String {
        tr(
            "\(stamp(ZonedDateTime(change.instant, in: change.after))), clock \(ViewWords.shift(change.shift))"
        )
    }

    /// `slack 3 h 41 min · 3 h 45 min after the arrival of Train 581`, and the persons it concerns if others arrive
    /// otherwise.
    package func connection(_ found: TimelineConnection) -> String {
        let (connection, measured) = (found.connection, found.slack)
        let text = length(connection, measured)
        let takers = connection.to.activity.participants
        let isForAll =
            takers.isEmpty ? found.isForAll : Set(takers).isSubset(of: found.members.map(\.id))
        if isForAll { return text }
        let shown = found.members.prefix(6).map { Printable.line($0.name) }.joined(separator: ", ")
        let rest = found.members.count - 6
        return "\(text) · \(shown)" + (rest > 0 ? tr(" and \(rest) more") : "")
    }

    private func length(_ connection: Connection, _ measured: ConnectionSlack?) -> String {
        let layover = connection.layover
        let length = EnglishTime.length(layover < .zero ? .zero - layover : layover)
        let title = ViewWords.isolatedTitle(of: connection.from.activity)
        let text =
            layover < .zero
            ? tr("\(length) before the arrival of \(title)") : tr("\(length) after the arrival of \(title)")
        if connection.from.isEndEstimated {
            return text + " · " + ViewWords.estimated(connection.from.activity.kind)
        }
        guard let measured, !measured.parts.isEmpty else { return text }
        let slack = measured.slack
        let left = EnglishTime.length(slack < .zero ? .zero - slack : slack)
        return (slack < .zero ? tr("slack \u{2212}\(left)") : tr("slack \(left)")) + " · " + text
    }

    /// Whether a connection is marked as missed or too short.
    package static func isShort(_ found: TimelineConnection) -> Bool {
        (found.slack?.slack ?? found.connection.layover) < .zero
    }

    /// `Wed 17 March – Sat 20 March: nothing`.
    package func quiet(_ first: CivilDate, _ last: CivilDate) -> String {
        let dates = first == last ? [first] : [first, last]
        return tr("\(dates.map { EnglishTime.short($0) }.joined(separator: " – ")): nothing")
    }
}
