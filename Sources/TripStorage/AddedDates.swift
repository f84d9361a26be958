import CivilTime
import Trips

/// The dates that an RDATE adds to a series (RFC 5545 section 3.8.5.2), without zone data.
struct AddedDates {
    /// The name and the parameters.
    private let head: Substring
    private let values: [Substring]

    /// Parses a line; nil for one that is no RDATE.
    init?(_ line: String) {
        guard line.prefix(5).uppercased() == "RDATE" else { return nil }
        var isQuoted = false
        head = line.prefix { character in
            if character == "\"" { isQuoted.toggle() }
            return isQuoted || character != ":"
        }
        guard head.endIndex < line.endIndex else { return nil }
        values = line[line.index(after: head.endIndex)...].split(separator: ",")
    }

    /// Returns the line without dates within a range of the series; empty without any other date.
    ///
    /// A date on another clock than the series' is removed if it may be within the range.
    func line(without moved: Range<CivilDateTime>, _ span: ActivitySpan) -> String {
        let kept = values.filter { value in
            guard let reading = Self.reading(value) else { return true }
            let slack = isOnClock(of: span, value) ? 0 : ActivityBounds.slack
            let seconds = reading.secondsSinceEpoch
            return seconds + slack < moved.lowerBound.secondsSinceEpoch
                || seconds - slack >= moved.upperBound.secondsSinceEpoch
        }
        return kept.isEmpty ? "" : head + ":" + kept.joined(separator: ",")
    }

    private func isOnClock(of span: ActivitySpan, _ value: Substring) -> Bool {
        guard case .timed(let start, _) = span else { return true }
        if value.contains("Z") { return start.zone == .utc }
        let zone = head.split(separator: ";").first { $0.uppercased().hasPrefix("TZID=") }
        return zone.map { $0.dropFirst(5).filter { $0 != "\"" } } == start.zone?.name
    }

    /// Parses `20270304T080000`, `20270304`, or the start of a period.
    private static func reading(_ value: Substring) -> CivilDateTime? {
        let text = value.prefix { $0 != "/" && $0 != "Z" }
        let parts = text.split(separator: "T")
        guard let date = parts.first, date.utf8.count == 8, parts.count <= 2 else { return nil }
        let time = parts.count == 2 ? parts[1] : "000000"
        guard time.utf8.count == 6, (date + time).utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        func part(_ text: Substring, _ from: Int, _ count: Int) -> Substring {
            text.dropFirst(from).prefix(count)
        }
        return try? CivilDateTime(
            parsing: "\(part(date, 0, 4))-\(part(date, 4, 2))-\(part(date, 6, 2))T\(part(time, 0, 2)):"
                + "\(part(time, 2, 2)):\(part(time, 4, 2))")
    }
}
