import ICalendar
import Trips

/// The words of an event, cut up for the rules that recognise bookings.
struct BookingText {
    let summary: String
    let location: String
    /// The lines of the description, without blanks around them.
    let lines: [Substring]
    let span: ActivitySpan
    /// The runs of letters and digits of the title, and the same in lower case.
    let title: [Substring]
    let lowerTitle: [String]
    /// The lines that begin with a label that some rule knows, as in `Seat: 34K`.
    private let labelled: [(label: String, value: Substring)]

    init(summary: String, location: String, description: String, span: ActivitySpan) {
        self.summary = summary
        self.location = location
        lines = description.filledLines.compactMap { line in
            let line = line.trimmed
            return line.isEmpty ? nil : line
        }
        self.span = span
        title = summary.bareWords
        lowerTitle = title.map { $0.lowercased() }
        labelled = lines.compactMap { line in
            guard let (label, value) = line.halves(at: UInt8(ascii: ":")) else { return nil }
            let name = label.trimmed
            guard name.utf8.count <= Self.longestLabel, BookingLabels.all.mayContain(name) else { return nil }
            let lower = name.lowercased()
            guard BookingLabels.all.contains(lower) else { return nil }
            return (lower, value.trimmed)
        }
    }

    /// No label that a rule knows has as many octets, however its accents are encoded.
    private static let longestLabel = 40

    /// Returns the values of the lines that begin with one of some labels, as in `Seat: 34K`.
    ///
    /// A label stands at the beginning of its line and is followed by a colon, or it is not one. Its case does not
    /// count.
    func values(_ labels: Set<String>) -> [String] {
        labelled.compactMap { line in
            labels.contains(line.label) && !line.value.isEmpty ? String(line.value) : nil
        }
    }

    /// Returns the one value of some labels; several different ones are ambiguous and give none.
    func value(_ labels: Set<String>) -> String? {
        let found = values(labels)
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Whether a line begins with one of some labels and a colon.
    func has(_ labels: Set<String>) -> Bool {
        labelled.contains { labels.contains($0.label) && !$0.value.isEmpty }
    }
}
