import ICalendar
import Trips

/// The words of an event, cut up for the rules that recognise bookings.
struct BookingText {
    let summary: String
    let location: String
    /// The lines of the description, without blanks around them.
    let lines: [Substring]
    let span: ActivitySpan

    init(summary: String, location: String, description: String, span: ActivitySpan) {
        self.summary = summary
        self.location = location
        lines = description.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }
        self.span = span
    }

    /// Returns the values of the lines that begin with one of some labels, as in `Seat: 34K`.
    ///
    /// A label stands at the beginning of its line and is followed by a colon, or it is not one. Its case does not
    /// count.
    func values(_ labels: Set<String>) -> [String] {
        lines.compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            guard labels.contains(line[..<colon].trimmed.lowercased()) else { return nil }
            let value = line[line.index(after: colon)...].trimmed
            return value.isEmpty ? nil : String(value)
        }
    }

    /// Returns the one value of some labels; several different ones are ambiguous and give none.
    func value(_ labels: Set<String>) -> String? {
        let found = Set(values(labels))
        return found.count == 1 ? found.first : nil
    }

    /// Whether a line begins with one of some labels and a colon.
    func has(_ labels: Set<String>) -> Bool { !values(labels).isEmpty }
}

extension StringProtocol {
    /// The text without blanks at both ends.
    var trimmed: SubSequence {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return rest
    }

    /// The words: runs of letters, digits and what joins them inside of a word.
    var words: [Substring] {
        String(self)[...].split { !($0.isLetter || $0.isNumber || $0 == "°") }
    }
}
