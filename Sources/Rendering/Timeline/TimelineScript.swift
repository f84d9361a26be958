import CivilTime
import Scheduling
import Trips

/// A timeline as a list of what is to be said, in order, each on its step of the stairs: one script for every form.
struct TimelineScript {
    enum Item {
        /// The clock goes over to a zone; nil for the one it shows at first.
        case zone(Zone, at: Instant, change: ClockChange?)
        /// A day begins.
        case day(TimelinePass)
        case entry(AgendaEntry, on: AgendaDay)
        /// The transport that is told next follows another one within a day.
        case connection(Connection)
        /// So many entries of the day are left out.
        case more(Int)
        /// Days on which nothing is.
        case quiet(first: CivilDate, last: CivilDate)
    }

    /// What is to be said, and how many steps down it stands.
    private(set) var items: [(step: Int, item: Item)] = []
    private var step = 0
    private var quiet: [CivilDate] = []
    private let connections: [ScheduledActivity: Connection]

    /// The most entries of one day that are told.
    private static let mostEntries = 40

    init(_ timeline: Timeline, _ words: ViewWords) {
        let day = Duration.seconds(86_400)
        let near = words.itinerary.connections.filter { $0.slack < day && $0.slack > .zero - day }
        connections = Dictionary(near.map { ($0.to, $0) }) { first, _ in first }
        if let start = timeline.passes.lazy.compactMap({ $0.range?.lowerBound }).first {
            add(.zone(words.clock.zone(at: start), at: start, change: nil))
        }
        for pass in timeline.passes { add(pass) }
        addQuiet()
    }

    private mutating func add(_ item: Item) { items.append((step, item)) }

    private mutating func add(_ change: ClockChange) {
        step += 1
        add(.zone(change.after, at: change.instant, change: change))
    }

    private mutating func add(_ pass: TimelinePass) {
        let day = pass.day
        let isCommon = !day.isSkipped && !day.isRepeated && day.length == .seconds(86_400)
        if pass.entries.isEmpty && pass.changes.isEmpty && isCommon {
            quiet.append(day.date)
            return
        }
        addQuiet()
        var changes = pass.changes[...]
        // A pass that the change itself begins stands on the new step.
        while let change = changes.first, change.instant == pass.range?.lowerBound {
            add(change)
            changes.removeFirst()
        }
        add(.day(pass))
        for entry in pass.entries.prefix(TimelineScript.mostEntries) {
            let isEarly = entry.isAllDay || entry.continuesFromBefore
            while let change = changes.first, !isEarly, change.instant < entry.scheduled.start {
                add(change)
                changes.removeFirst()
            }
            if !entry.continuesFromBefore, let connection = connections[entry.scheduled] {
                add(.connection(connection))
            }
            add(.entry(entry, on: day))
        }
        let rest = pass.entries.count - TimelineScript.mostEntries
        if rest > 0 { add(.more(rest)) }
        for change in changes { add(change) }
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
    func heading(_ pass: TimelinePass, withYear: Bool) -> String {
        let day = pass.day
        if day.isSkipped { return lost(day.date) }
        let date = withYear ? EnglishTime.long(day.date) : EnglishTime.short(day.date)
        if day.isRepeated { return date + (pass.number == 1 ? ", for the first time" : ", again") }
        return day.length == .seconds(86_400) ? date : "\(date) · \(EnglishTime.hours(day.length)) long"
    }

    /// `Tokyo +09 · Asia/Tokyo`.
    func zone(_ zone: Zone, at instant: Instant) -> String {
        "\(ViewWords.city(zone)) \(DayLabels.short(zone.offset(at: instant))) · \(zone.id)"
    }

    /// `10:05 on Fri 12 March, clock back 17 h`.
    func step(_ change: ClockChange) -> String {
        "\(stamp(change.after.civil(at: change.instant))), clock \(ViewWords.shift(change.shift))"
    }

    /// `3 h 45 min after the arrival of Train 581`.
    func connection(_ connection: Connection) -> String {
        let slack = connection.slack
        let length = EnglishTime.length(slack < .zero ? .zero - slack : slack)
        let title = ViewWords.isolatedTitle(of: connection.from.activity)
        return "\(length) \(slack < .zero ? "before" : "after") the arrival of \(title)"
    }

    /// `Wed 17 March – Sat 20 March: nothing`.
    func quiet(_ first: CivilDate, _ last: CivilDate) -> String {
        let dates = first == last ? [first] : [first, last]
        return dates.map { EnglishTime.short($0) }.joined(separator: " – ") + ": nothing"
    }
}
