import CivilTime
import ICalendar
import Recurrence
import RecurrenceOracle

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Answers what Meridian makes of recurrence rules and how it writes zones, for programs that compare the answers.
///
/// `scripts/check-recurrence` and `scripts/check-vtimezone` start it. It reads questions, one a line, and writes
/// an answer of one line for each; the fields of both are separated by tabs.
///
/// | question | answer |
/// |---|---|
/// | `expand START COUNT PART…` | `ok` and at most so many occurrences; `cut` instead where the engine gave up before; or `refused`, the code and the error. A start without a time makes a series of days; a part is `RRULE:` or `EXRULE:` and a rule, `RDATE:` or `EXDATE:` and a time |
/// | `engine SEED` | the start, a rule by lot, the first time that is not asked for, and what the engine gives before it, in seconds since 1970-01-01 on the same clock |
/// | `oracle SEED` | the same with what the oracle gives |
/// | `tree DIRECTORY` | `ok` and every id |
/// | `vtimezone ID FROM UNTIL` | `regular` or `irregular`, and the lines of the VTIMEZONE for those seconds of Unix time |
@main struct CalendarProbe {
    private var database = ZoneDatabase.embedded

    static func main() throws {
        var probe = CalendarProbe()
        while let line = readLine() {
            print(try probe.answer(line.split(separator: "\t").map(String.init)).joined(separator: "\t"))
            // Who asks waits for the answer before asking on.
            fflush(nil)
        }
    }

    /// A line that is none of the table above.
    struct Misunderstood: Error {
        let line: [String]
    }

    private mutating func answer(_ words: [String]) throws -> [String] {
        switch (words.first ?? "", words.count) {
        case ("expand", 3...):
            return try expand(words[1], Int(words[2]) ?? 0, words[3...])
        case ("engine", 2), ("oracle", 2):
            let sample = try RandomSample(seed: Int(words[1]) ?? 0)
            let times = words[0] == "engine" ? sample.engine : sample.oracle
            return [sample.start.description, sample.rule.text, sample.end.description]
                + times.map(\.description)
        case ("tree", 2):
            database = try ZoneDatabase(directory: words[1])
            return ["ok"] + database.ids.map(\.name)
        case ("vtimezone", 4):
            guard let from = Int64(words[2]), let until = Int64(words[3]) else { break }
            let range = try Instant(secondsSinceEpoch: from)..<Instant(secondsSinceEpoch: until)
            let made = TimeZoneComponent(try database.zone(named: words[1]), covering: range)
            let lines = CalendarWriter().text(made.component).split(separator: "\r\n").map(String.init)
            return [made.isRegular ? "regular" : "irregular"] + lines
        default: break
        }
        throw Misunderstood(line: words)
    }

    private func expand(_ start: String, _ count: Int, _ parts: ArraySlice<String>) throws -> [String] {
        do {
            let series = try series(start, parts)
            let end = CivilDateTime(CivilDate.latest, .midnight)
            let limits = ExpansionLimits(maximumOccurrences: count, maximumWork: 50_000_000)
            let found = series.occurrences(in: series.start..<end, limits: limits)
            return [found.stop == .work ? "cut" : "ok"] + found.starts.map(\.description)
        } catch let error as RecurrenceError {
            return ["refused", error.code.rawValue, error.description]
        }
    }

    private func series(_ start: String, _ parts: ArraySlice<String>) throws -> RecurrenceSet {
        func values(_ name: String) -> [Substring] {
            parts.filter { $0.hasPrefix(name + ":") }.map { $0.dropFirst(name.utf8.count + 1) }
        }
        let isDateOnly = !start.contains("T")
        func time(_ text: some StringProtocol) throws -> CivilDateTime {
            try CivilDateTime(parsing: text.contains("T") ? String(text) : text + "T00:00")
        }
        return RecurrenceSet(
            start: try time(start), isDateOnly: isDateOnly,
            rules: try values("RRULE").map { try RecurrenceRule(parsing: $0) },
            dates: try values("RDATE").map(time), excludedDates: try values("EXDATE").map(time),
            excludedRules: try values("EXRULE").map { try RecurrenceRule(parsing: $0) })
    }
}
