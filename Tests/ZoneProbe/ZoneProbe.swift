import CivilTime

/// Answers what the zones of a tree do, in bulk, for a program that compares the answers with others.
///
/// `scripts/check-zones` starts it and knows the right answers; the probe knows none. It reads a line, answers, and
/// reads the next. Numbers in bulk are 64-bit, signed, in the machine's own byte order.
///
/// | line | what follows it | answer |
/// |---|---|---|
/// | `tree DIRECTORY` | | a line: `ok`, the version, and every id; it is read once, and asked from then on |
/// | `zone ID` | | a line: `ok`, or `refused`, a code and the message |
/// | `changes FROM UNTIL` | | what holds at FROM, then each change from FROM on and before UNTIL, a line each: second, offset, mark, abbreviation; an empty line |
/// | `offsets N` | N seconds of Unix time | N offsets |
/// | `locals N` | N local times, in seconds since 1970-01-01T00:00 on the same clock | N × kind (0 unique, 1 skipped, 2 repeated), earlier, later, the change that makes it so or 0 |
@main struct ZoneProbe {
    private var databases: [String: ZoneDatabase] = [:]
    private var tree = ""
    private var zone = Zone.utc
    private var pipe = Pipe()

    static func main() throws {
        var probe = ZoneProbe()
        while let line = probe.pipe.line() {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { throw Misunderstood(line: line) }
            try probe.answer(words[0], words[1])
            probe.pipe.flush()
        }
    }

    /// A line that is none of the table above.
    struct Misunderstood: Error {
        let line: String
    }

    private mutating func answer(_ request: String, _ argument: String) throws {
        switch request {
        case "tree":
            let opened = try databases[argument] ?? ZoneDatabase(directory: argument)
            databases[argument] = opened
            tree = argument
            pipe.write("ok \(opened.version) \(opened.ids.map(\.name).joined(separator: " "))\n")
        case "zone":
            open(argument)
        case "changes":
            let bounds = argument.split(separator: " ").compactMap { Int64($0) }
            guard bounds.count == 2 else { throw Misunderstood(line: argument) }
            try writeChanges(from: bounds[0], until: bounds[1])
        case "offsets":
            pipe.write(
                try numbers(argument).map { second in
                    Int64(zone.offset(at: try Instant(secondsSinceEpoch: second)).totalSeconds)
                })
        case "locals":
            pipe.write(try numbers(argument).flatMap(mapping(ofLocal:)))
        default:
            throw Misunderstood(line: request)
        }
    }

    private mutating func open(_ id: String) {
        do throws(TimeError) {
            zone = try databases[tree]?.zone(named: id) ?? .utc
            pipe.write("ok\n")
        } catch {
            pipe.write("refused \(error.code.rawValue) \(error)\n")
        }
    }

    private mutating func writeChanges(from: Int64, until: Int64) throws {
        let end = try Instant(secondsSinceEpoch: until)
        let start = try Instant(secondsSinceEpoch: from)
        pipe.write(ZoneProbe.line(from, zone.period(at: start)))
        var last = try start.adding(.seconds(-1))
        while let change = zone.nextTransition(after: last), change.instant < end {
            pipe.write(ZoneProbe.line(change.instant.secondsSinceEpoch, change.after))
            last = change.instant
        }
        pipe.write("\n")
    }

    private static func line(_ second: Int64, _ period: ZonePeriod) -> String {
        "\(second) \(period.offset.totalSeconds) \(period.isDaylight ? 1 : 0) \(period.abbreviation)\n"
    }

    private mutating func numbers(_ count: String) throws -> [Int64] {
        guard let number = Int(count), let numbers = pipe.numbers(number) else {
            throw Misunderstood(line: count)
        }
        return numbers
    }

    private func mapping(ofLocal second: Int64) throws -> [Int64] {
        let mapping = zone.mapping(of: try CivilDateTime(secondsSinceEpoch: second))
        let change = mapping.transition?.instant.secondsSinceEpoch ?? 0
        return switch mapping.resolution {
        case .unique(let instant):
            [0, instant.secondsSinceEpoch, instant.secondsSinceEpoch, change]
        case .skipped(let earlier, let later):
            [1, earlier.secondsSinceEpoch, later.secondsSinceEpoch, change]
        case .repeated(let earlier, let later):
            [2, earlier.secondsSinceEpoch, later.secondsSinceEpoch, change]
        }
    }
}
