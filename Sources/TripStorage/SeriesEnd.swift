import CivilTime
import Recurrence
import Trips

/// The end of a series whose rules end soon enough to say so at once.
///
/// Most series in calendars are over, and a question about today need not read them. What is said here is on the safe
/// side: other zones, the change of clocks and what was taken out make no occurrence later. Where anything else than
/// plain rules makes the series, its end is not known.
struct SeriesEnd {
    /// Seconds since the epoch; no occurrence can touch this instant or a later one, whatever the zones.
    let lastEnd: Int64

    /// The occurrences after which it is not asked for the end of a series; a daily event of some years has fewer.
    static let mostOccurrences = 2_000
    private static let limits = ExpansionLimits(maximumOccurrences: mostOccurrences, maximumWork: 20_000)

    /// Finds the end; nil where it is not known.
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
        // A rule with a flaw is told whenever the series is read.
        guard expansion.isComplete, expansion.findings.isEmpty, let last = expansion.starts.last else {
            return nil
        }
        // One slack for the zone of the start, and one for the clocks of the end.
        lastEnd = last.secondsSinceEpoch + max(0, length) + 2 * ActivityBounds.slack
    }

    /// The rules of a series that is made of nothing else, each with an end; what takes occurrences out is passed over.
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

    /// Whether a changed occurrence may stand for all later ones too, and move them by any time: what it came as says
    /// RANGE=THISANDFUTURE (RFC 5545 section 3.2.13).
    ///
    /// The word is looked for over blanks and line ends, since a fold may cut it in two; one in a text does no harm.
    static func mayMoveLaterOccurrences(_ activity: Activity) -> Bool {
        activity.recurrenceID != nil && activity.source.map(saysLaterOccurrences(_:)) == true
    }

    /// Whether the source of a changed occurrence may say that it stands for all later ones too.
    static func saysLaterOccurrences(_ source: String) -> Bool {
        let word = Array("thisandfuture".utf8)
        var matched = 0
        for byte in source.utf8 where byte > UInt8(ascii: " ") {
            let letter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
            // A `=` or a quotation mark stands before the word: no other beginning of it ends there.
            matched = letter == word[matched] ? matched + 1 : letter == word[0] ? 1 : 0
            if matched == word.count { return true }
        }
        return false
    }

    /// Whether a changed occurrence stands for all later ones too: its RECURRENCE-ID has RANGE=THISANDFUTURE.
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

    /// The lines of a component, put together where they are folded (RFC 5545 section 3.1).
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
