import BenchmarkKit
import CCalendarPeers
import CivilTime
import Recurrence

/// Each engine gives the first occurrences of some rules.
struct RecurrenceRace {
    let race: Race
    let count: Int
    private let series: [Series]
    private let window: Range<CivilDateTime>

    private struct Series {
        let rule: String
        let civil: CivilDateTime
        let peer: rule_start
        let count: Int
    }

    /// Rules of real calendars that both other engines are known to read as RFC 5545 has it, each with a start that
    /// it names itself.
    static let rules = [
        ("FREQ=DAILY", "20240101T090000"), ("FREQ=DAILY;INTERVAL=3", "20240101T090000"),
        ("FREQ=WEEKLY", "20240101T090000"), ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "20240101T090000"),
        ("FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=TU,TH", "20240102T090000"),
        ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "20240101T073000"), ("FREQ=MONTHLY", "20240115T180000"),
        ("FREQ=MONTHLY;BYMONTHDAY=-1", "20240131T180000"), ("FREQ=MONTHLY;BYDAY=2TU", "20240109T120000"),
        ("FREQ=MONTHLY;BYDAY=-1FR", "20240126T120000"), ("FREQ=MONTHLY;BYMONTHDAY=1,15", "20240101T080000"),
        ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "20240131T170000"),
        ("FREQ=YEARLY", "20240704T000000"), ("FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "20240331T020000"),
        ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "20241128T120000"), ("FREQ=HOURLY", "20240101T000000"),
        ("FREQ=HOURLY;INTERVAL=6", "20240101T000000"), ("FREQ=MINUTELY;INTERVAL=15", "20240101T000000"),
    ]

    init(race: Race, count: Int) throws {
        self.race = race
        self.count = count
        window = try CivilDateTime(2024, 1, 1, 0, 0)..<CivilDateTime(9999, 1, 1, 0, 0)
        series = try Self.rules.map { text, start in
            let numbers = start.filter(\.isNumber).compactMap(\.wholeNumberValue)
            func number(_ range: Range<Int>) -> Int { numbers[range].reduce(0) { $0 * 10 + $1 } }
            let civil = try CivilDateTime(
                number(0..<4), number(4..<6), number(6..<8), number(8..<10), number(10..<12), number(12..<14))
            let peer = rule_start(
                year: Int32(civil.date.year), month: Int32(civil.date.month), day: Int32(civil.date.day),
                hour: Int32(civil.time.hour), minute: Int32(civil.time.minute),
                second: Int32(civil.time.second))
            // libical ends in 2582.
            return Series(
                rule: text, civil: civil, peer: peer,
                count: text.hasPrefix("FREQ=YEARLY") ? min(count, 400) : count)
        }
    }

    /// What is timed includes reading the rule's text, which costs each engine about as much as an occurrence.
    private func expand(_ index: Int, _ contender: Int, _ starts: inout [Int64]) throws -> Int {
        let one = series[index]
        guard contender == 0 else {
            return starts.withUnsafeMutableBufferPointer {
                libical_expand(one.rule, one.peer, one.count, $0.baseAddress)
            }
        }
        let set = RecurrenceSet(
            start: one.civil, isDateOnly: false, rules: [try RecurrenceRule(parsing: one.rule)])
        let limits = ExpansionLimits(maximumOccurrences: one.count, maximumWork: 10_000_000)
        let found = set.occurrences(in: window, limits: limits).starts
        for (place, start) in found.enumerated() { starts[place] = start.secondsSinceEpoch }
        return found.count
    }

    func table() throws -> Section.Table {
        var table = Section.Table(title: "Recurrence, one occurrence", unit: "ns")
        var starts = [Int64](repeating: 0, count: count)
        let names = ["Meridian", "libical"]
        let timings = try race.run(contenders: 2, batches: series.map(\.count)) { contender, index in
            _ = try expand(index, contender, &starts)
        }
        table.add(
            Self.question(count, series.count), names, timings, targets: ["libical": 10])
        return table
    }

    private static func question(_ count: Int, _ rules: Int) -> String {
        "the first \(count) of each of \(rules) rules"
    }

    /// Compares the answers, and tells them to `race_dateutil.py`.
    func check(_ section: inout Section) throws {
        var differences = 0
        var sums: [String] = []
        for index in series.indices {
            let answers = try (0..<2).map { contender in
                var starts = [Int64](repeating: 0, count: count)
                let found = try expand(index, contender, &starts)
                return starts[..<found].reduce(checksum_start) { checksum_word($0, UInt64(bitPattern: $1)) }
            }
            sums.append(String(answers[0], radix: 16))
            if answers[0] != answers[1] {
                differences += 1
                section.failures.append("recurrence, \(series[index].rule): libical has other occurrences")
            }
        }
        section.checks.append(
            "recurrence, libical: \(series.reduce(0) { $0 + $1.count }) occurrences of \(series.count) rules compared, "
                + (differences == 0 ? "all equal" : "\(differences) rules differ"))
        section.data["rules"] = Self.rules.map(\.0)
        section.data["starts"] = Self.rules.map(\.1)
        section.data["checksums"] = sums
        section.data["counts"] = series.map { "\($0.count)" }
    }
}
