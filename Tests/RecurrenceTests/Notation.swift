import CivilTime
import Recurrence

/// Short ways to write series and dates in tests.
enum Notation {
    static let ample = ExpansionLimits(maximumOccurrences: 100_000, maximumWork: 10_000_000)

    static func series(
        _ start: String, _ rules: String..., dates: [String] = [], excluding: [String] = [],
        excludingDays: [String] = []
    ) throws -> RecurrenceSet {
        let isDateOnly = !start.contains("T")
        return RecurrenceSet(
            start: try time(start), isDateOnly: isDateOnly,
            rules: try rules.map { try RecurrenceRule(parsing: $0) }, dates: try dates.map(time),
            excludedDates: try excluding.map(time),
            excludedDays: try excludingDays.map { try CivilDate(parsing: $0) })
    }

    /// Reads `2026-03-29T09:00`, or a date as its midnight.
    static func time(_ text: String) throws -> CivilDateTime {
        try CivilDateTime(parsing: text.contains("T") ? text : text + "T00:00")
    }

    static func window(_ from: String, _ to: String) throws -> Range<CivilDateTime> {
        try time(from)..<time(to)
    }

    /// Reads `1997-09: 2 9 16-18` as days, and gives them one time of day.
    static func days(_ lines: [String], at time: TimeOfDay) throws -> [CivilDateTime] {
        var times: [CivilDateTime] = []
        for line in lines {
            let halves = line.split(separator: ":")
            let month = halves[0].split(separator: "-").compactMap { Int($0) }
            for word in halves[1].split(separator: " ") {
                let ends = word.split(separator: "-").compactMap { Int($0) }
                for day in ends[0]...ends[ends.count - 1] {
                    times.append(CivilDateTime(try CivilDate(month[0], month[1], day), time))
                }
            }
        }
        return times
    }
}

extension RecurrenceSet {
    /// The first occurrences, as text.
    func first(_ count: Int) throws -> [String] {
        let end = CivilDateTime(CivilDate.latest, .midnight)
        let limits = ExpansionLimits(maximumOccurrences: count, maximumWork: 10_000_000)
        return occurrences(in: start..<end, limits: limits).starts.map(\.short)
    }
}

extension CivilDateTime {
    /// The date alone at midnight, else `2026-03-29T09:00`, with seconds when there are some.
    var short: String {
        let text = description
        if time == .midnight { return String(text.prefix(10)) }
        return time.second == 0 ? String(text.prefix(16)) : text
    }
}
