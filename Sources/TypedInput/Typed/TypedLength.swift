package import CivilTime
import Messages

/// A length of time as a person types it: `2h`, `90min`, `90m`, `1h30`, `1h30min`, `1h 30m`.
package enum TypedLength {
    /// Reads a text.
    ///
    /// - Throws: A ``TimeError`` that shows the accepted forms.
    package static func parse(_ text: String) throws(TimeError) -> Duration {
        var rest = text.lowercased().filter { !$0.isWhitespace }[...]
        var minutes = 0
        var isUnderstood = false
        if let hours = rest.leadingNumber, hours.rest.first == "h" {
            minutes = hours.number * 60
            rest = hours.rest.dropFirst()
            isUnderstood = true
        }
        if let part = rest.leadingNumber,
            ["min", "m"].contains(part.rest) || (isUnderstood && part.rest.isEmpty)
        {
            minutes += part.number
            rest = ""
            isUnderstood = true
        }
        guard isUnderstood, rest.isEmpty, minutes > 0 else {
            throw TimeError(
                .malformedText, subject: text.isEmpty ? tr("(nothing)") : text,
                reason: tr("a length is written like 2h, 90min or 1h30, and is more than nothing"))
        }
        return .seconds(minutes * 60)
    }
}

extension Substring {
    /// The ASCII digits at the beginning, at most four, and what follows; nil where there are none.
    var leadingNumber: (number: Int, rest: Substring)? {
        let digits = prefix { $0.isASCII && $0.isNumber }
        guard (1...4).contains(digits.count), let number = Int(digits) else { return nil }
        return (number, self[digits.endIndex...])
    }
}
