package import CivilTime
package import ICalendar
import Recurrence

/// A rule with both COUNT and UNTIL, of which RFC 5545 §3.3.10 allows one: both hold, and the first of them ends it.
package struct RuleWithTwoEnds {
    /// The property without the part that never comes to bear.
    package let property: Property
    /// The part that ends the rule, as it was written.
    package let kept: String
    /// The part that was taken out, as it was written.
    package let dropped: String

    /// Finds out which end comes first; fails for a rule that does not have both, or that has other flaws.
    ///
    /// Beyond some thousands of occurrences the count is not looked for, and UNTIL is taken.
    ///
    /// - Parameters:
    ///   - property: The RRULE.
    ///   - start: The first occurrence, on the clock of the series.
    ///   - isDateOnly: Whether the series is made of whole days.
    ///   - zone: The zone of that clock; `nil` floats.
    package init?(_ property: Property, from start: CivilDateTime, isDateOnly: Bool, zone: Zone?) {
        let parts = property.rawValue.split(separator: ";", omittingEmptySubsequences: false)
        guard let count = parts.first(where: { Self.isPart("COUNT", $0) }),
            let until = parts.first(where: { Self.isPart("UNTIL", $0) })
        else { return nil }
        func without(_ name: String) -> Property {
            property.with(rawValue: parts.filter { !Self.isPart(name, $0) }.joined(separator: ";"))
        }
        var reader = ValueReader()
        guard case .count(let number)? = reader.recurrenceRule(without("UNTIL"))?.bound,
            let rule = reader.recurrenceRule(without("COUNT"))
        else { return nil }
        let ended = RuleOnClock(rule, from: start, in: zone)
        let set = RecurrenceSet(
            start: start, isDateOnly: isDateOnly, rules: [ended.rule], dates: ended.dates)
        let expansion = set.occurrences(
            in: set.start..<CivilDateTime.latest,
            limits: ExpansionLimits(maximumOccurrences: min(number, Self.mostCounted), maximumWork: 100_000))
        // One more than COUNT allows comes before UNTIL.
        let isCounted = expansion.stop == .occurrences && number <= Self.mostCounted
        self.property = without(isCounted ? "UNTIL" : "COUNT")
        (kept, dropped) = isCounted ? (String(count), String(until)) : (String(until), String(count))
    }

    /// The occurrences that are counted of a rule that has both COUNT and UNTIL.
    private static let mostCounted = 5_000

    private static func isPart(_ name: String, _ part: Substring) -> Bool {
        part.utf8.lazy.prefix { $0 != UInt8(ascii: "=") }
            .filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            .map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 & ~0x20 : $0 }
            .elementsEqual(name.utf8)
    }
}
