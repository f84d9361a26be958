import Findings
import Messages
public import Recurrence

extension ValueReader {
    /// Reads a RECUR (RFC 5545 §3.3.10), such as RRULE.
    ///
    /// libical is not used: it reads `INTERVAL=65537` as 1 and `BYDAY=255SU` as the last Sunday. Blanks, a
    /// trailing semicolon and other unambiguous errors are repaired with a finding.
    ///
    /// - Parameter property: The property to read.
    /// - Returns: The rule, or `nil` after a finding that names the part and the violated rule.
    public mutating func recurrenceRule(_ property: Property) -> RecurrenceRule? {
        do throws(RecurrenceError) {
            var flaws: [RecurrenceError] = []
            let rule = try RecurrenceRule(reading: Digits.trimmed(property.rawValue), flaws: &flaws)
            if let first = flaws.first {
                let more = flaws.count > 1 ? tr(" (and \(flaws.count - 1) more)") : ""
                note(
                    .repairedValue, .repaired, property,
                    tr(
                        "\(property.name) `\(Excerpt.of(property.rawValue))`: \(first)\(more); it was read as "
                            + "\(Excerpt.of(rule.text))"))
            }
            return rule
        } catch {
            note(
                .badValue, .error, property,
                tr("\(property.name) `\(Excerpt.of(property.rawValue))`: \(error); it was not read"))
            return nil
        }
    }
}

extension Property {
    /// Makes a property from a recurrence rule.
    ///
    /// - Parameters:
    ///   - name: A name of ASCII letters, digits and hyphens, `RRULE` as a rule.
    ///   - rule: The rule; its parts are written in the usual order.
    /// - Precondition: `name` is a name.
    public init(_ name: String, _ rule: RecurrenceRule) {
        self.init(name, rawValue: rule.text)
    }
}
