import CivilTime
import Recurrence
import Trips

/// The end of a series, when its rules end soon enough to compute it cheaply.
///
/// Most series in calendars have ended, and a query about today need not read them. The bound is safe: other
/// zones, clock changes and excluded dates make no occurrence later. Where more than plain rules makes the
/// series, its end is unknown.
struct SeriesEnd {
    /// Seconds since the epoch, exclusive; no occurrence touches this instant or a later one, in any zone.
    let lastEnd: Int64

    /// The most occurrences expanded for the end of a series; a daily event of some years has fewer.
    static let mostOccurrences = 2_000
    private static let limits = ExpansionLimits(maximumOccurrences: mostOccurrences, maximumWork: 20_000)

    /// Computes the end; nil when it is unknown.
    init?(of series: Activity) {
        guard series.recurrenceID == nil, let rules = Self.rules(series.recurrence?.lines ?? []),
            !rules.isEmpty
        else { return nil }
        let start: CivilDateTime
        let length: Int64
        switch series.span {
        case .timed(let first, let last):
            start = first.local
            length = last.local.secondsSinceEpoch - first.local.secondsSinceEpoch
        case .allDay(let first, let last):
            start = CivilDateTime(first, .midnight)
            length = Int64(first.days(until: last)) * 86_400
        }
        let set = RecurrenceSet(start: start, isDateOnly: series.span.isAllDay, rules: rules)
        let expansion = set.occurrences(in: start..<CivilDateTime.latest, limits: Self.limits)
        // A flawed rule is reported whenever the series is read.
        guard expansion.isComplete, expansion.findings.isEmpty, let last = expansion.starts.last else {
            return nil
        }
        // One slack for the zone of the start, and one for the clocks of the end.
        lastEnd = last.secondsSinceEpoch + max(0, length) + 2 * ActivityBounds.slack
    }

    /// Returns the rules of a series with nothing else but exclusions, each with an end; else nil.
    private static func rules(_ lines: [String]) -> [RecurrenceRule]? {
        var rules: [RecurrenceRule] = []
        for line in lines where !line.hasPrefix("EXDATE") {
            guard line.hasPrefix("RRULE:"), let rule = try? RecurrenceRule(parsing: line.dropFirst(6)),
                rule.bound != .forever,
                // On the clock of the series an end in UTC is at most this much later.
                let ended = try? rule.resolvingUntil({ try $0.adding(.seconds(ActivityBounds.slack)) })
            else { return nil }
            rules.append(ended)
        }
        return rules
    }

    /// Returns whether an override may reach all later occurrences, and move them by any time.
    ///
    /// Its component has RANGE=THISANDFUTURE (RFC 5545 section 3.2.13). The word is searched across blanks
    /// and line ends, since a fold may split it; a match in a text is harmless.
    static func mayMoveLaterOccurrences(_ activity: Activity) -> Bool {
        activity.recurrenceID != nil && activity.source.map(saysLaterOccurrences(_:)) == true
    }

    /// Returns whether the source of an override may have this reach.
    static func saysLaterOccurrences(_ source: String) -> Bool {
        let word = Array("thisandfuture".utf8)
        var matched = 0
        for byte in source.utf8 where byte > UInt8(ascii: " ") {
            let letter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
            // A `=` or a quotation mark precedes the word, so no other beginning of it ends there.
            matched = letter == word[matched] ? matched + 1 : letter == word[0] ? 1 : 0
            if matched == word.count { return true }
        }
        return false
    }

    /// Returns whether an override's RECURRENCE-ID has RANGE=THISANDFUTURE.
    static func movesLaterOccurrences(_ activity: Activity) -> Bool {
        guard mayMoveLaterOccurrences(activity), let source = activity.source else { return false }
        return unfolded(source).contains { line in
            var isQuoted = false
            let head = line.uppercased().prefix { character in
                if character == "\"" { isQuoted.toggle() }
                return isQuoted || character != ":"
            }
            let parts = head.filter { $0 != "\"" && $0 != " " }.split(separator: ";")
            return parts.first == "RECURRENCE-ID" && parts.contains("RANGE=THISANDFUTURE")
        }
    }

    /// Returns the unfolded lines of a component (RFC 5545 section 3.1).
    private static func unfolded(_ source: String) -> [String] {
        var lines: [[UInt8]] = []
        for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
            let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if let first = bytes.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"),
                !lines.isEmpty
            {
                lines[lines.count - 1] += bytes.dropFirst()
            } else {
                lines.append(Array(bytes))
            }
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}
