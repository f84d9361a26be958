import CivilTime
import ICalendar
import Recurrence
import RecurrenceOracle

/// Answers what Meridian makes of recurrence rules and how it writes zones, for programs that know better.
///
/// `scripts/check-recurrence` and `scripts/check-vtimezone` start it. It reads questions, one a line, and writes
/// an answer of one line for each; the fields of both are separated by tabs.
///
/// | question | answer |
/// |---|---|
/// | `expand START RULE COUNT` | `ok` and at most so many occurrences; `cut` instead where the engine gave up before; or `refused` and the error |
/// | `random SEED COUNT` | `ok`, the start, the rule, the first second that is not compared, and at most so many occurrences before it; `wrong` instead where the oracle has others |
/// | `tree DIRECTORY` | `ok` and every id |
/// | `vtimezone ID FROM UNTIL` | `regular` or `irregular`, and the lines of the VTIMEZONE for those seconds of Unix time |
@main struct CalendarProbe {
    private var database = ZoneDatabase.embedded

    static func main() throws {
        var probe = CalendarProbe()
        while let line = readLine() {
            print(try probe.answer(line.split(separator: "\t").map(String.init)).joined(separator: "\t"))
        }
    }

    /// A line that is none of the table above.
    struct Misunderstood: Error {
        let line: [String]
    }

    private mutating func answer(_ words: [String]) throws -> [String] {
        switch (words.first ?? "", words.count) {
        case ("expand", 4):
            return try expand(words[1], words[2], Int(words[3]) ?? 0)
        case ("random", 3):
            return try random(Int(words[1]) ?? 0, Int(words[2]) ?? 0)
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

    private func expand(_ start: String, _ rule: String, _ count: Int) throws -> [String] {
        do {
            let time = try CivilDateTime(parsing: start)
            let series = RecurrenceSet(
                start: time, isDateOnly: false, rules: [try RecurrenceRule(parsing: rule)])
            let end = CivilDateTime(CivilDate.latest, .midnight)
            let limits = ExpansionLimits(maximumOccurrences: count, maximumWork: 50_000_000)
            let found = series.occurrences(in: time..<end, limits: limits)
            return [found.stop == .work ? "cut" : "ok"] + found.starts.map(\.description)
        } catch let error as RecurrenceError {
            return ["refused", error.code.rawValue, error.description]
        }
    }

    private func random(_ seed: Int, _ count: Int) throws -> [String] {
        let sample = try RandomSample(seed: seed)
        let isRight = sample.engine == sample.oracle
        let times = try sample.engine.prefix(count).map {
            try CivilDateTime(secondsSinceEpoch: Int64($0)).description
        }
        return [
            isRight ? "ok" : "wrong", sample.start.description, sample.rule.text, sample.end.description,
        ] + times
    }
}
