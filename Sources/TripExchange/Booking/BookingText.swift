import ICalendar
import Trips

/// The words of an event, cut up for the rules that recognise bookings.
///
/// Most events are no bookings, and most lines of those that are say nothing that a rule wants. So a look at the octets
/// notes where lines and words are, and text is made only of what a rule asks for.
struct BookingText {
    let summary: String
    let location: String
    let span: ActivitySpan
    private let scope: ImportScope
    private let description: String
    private let lineMarks: [LineMarks]
    private let titleMarks: TitleMarks
    /// The lines that begin with a label that some rule knows, as in `Seat: 34K`.
    private let labelled: [(kinds: LabelKinds, value: Substring)]

    init(_ texts: EventTexts, span: ActivitySpan, scope: ImportScope) {
        let summary = texts.summary.first
        let description = texts.description.first
        self.scope = scope
        self.summary = summary
        location = texts.location.first
        self.description = description
        self.span = span
        titleMarks = summary.withOctets { TitleMarks($0) }
        lineMarks = description.withOctets { LineMarks.all(of: $0) }
        labelled = Self.labelled(description, lineMarks)
    }

    private static func labelled(_ text: String, _ lines: [LineMarks]) -> [(
        kinds: LabelKinds, value: Substring
    )] {
        text.withOctets { bytes in
            var found: [(kinds: LabelKinds, value: Substring)] = []
            for line in lines {
                guard let colon = line.colon else { continue }
                let label = text.trimmed(line.octets.lowerBound..<colon, bytes)
                guard label.count <= longestLabel,
                    let kinds = BookingLabels.all.kinds(of: UnsafeBufferPointer(rebasing: bytes[label]))
                else { continue }
                let value = text.trimmed(colon + 1..<line.octets.upperBound, bytes)
                if !value.isEmpty { found.append((kinds, text.part(value))) }
            }
            return found
        }
    }

    /// No label that a rule knows has as many octets, however its accents are encoded.
    private static let longestLabel = 40

    /// Returns the values of the lines that begin with a label of some kind, as in `Seat: 34K`.
    ///
    /// A label stands at the beginning of its line and is followed by a colon and something more, or it is not one. Its
    /// case does not count.
    func values(_ kind: LabelKinds) -> [String] {
        labelled.isEmpty ? [] : labelled.compactMap { $0.kinds.contains(kind) ? String($0.value) : nil }
    }

    /// Returns the one value of a kind of label; several different ones are ambiguous and give none.
    func value(_ kind: LabelKinds) -> String? {
        var found: Substring?
        for line in labelled where line.kinds.contains(kind) {
            guard found == nil || found == line.value else { return nil }
            found = line.value
        }
        return found.map(String.init)
    }

    /// Whether a line begins with a label of some kind and a colon.
    func has(_ kind: LabelKinds) -> Bool { labelled.contains { $0.kinds.contains(kind) } }
}

// MARK: - Lines and words

extension BookingText {
    /// The lines of the description, without blanks around them.
    var lines: [Substring] {
        description.withOctets { bytes in
            lineMarks.compactMap {
                let line = description.trimmed($0.octets, bytes)
                return line.isEmpty ? nil : description.part(line)
            }
        }
    }

    /// The lines of the description in which something stands in parentheses.
    var linesWithParentheses: [Substring] {
        guard lineMarks.contains(where: \.hasParenthesis) else { return [] }
        return lineMarks.lazy.filter(\.hasParenthesis).map { description.part($0.octets).trimmed }
    }

    /// Whether the octets of the title, or of a line of the description, pass a test.
    func hasLine(where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        if summary.withOctets(isWanted) { return true }
        return description.withOctets { bytes in
            lineMarks.contains { isWanted(UnsafeBufferPointer(rebasing: bytes[$0.octets])) }
        }
    }

    /// The runs of letters and digits of the title.
    var title: [Substring] { titleMarks.words.map { summary.part($0) } }

    /// Whether one of the words of the title is a number.
    var titleHasNumber: Bool { titleMarks.hasNumber }

    /// Whether two words of the title may be codes of airports.
    var titleMayHaveCodes: Bool { titleMarks.codes > 1 }

    /// Whether there is an airport with a code of three capitals.
    func isAirport(_ code: String) -> Bool { scope.airport(iata: code) != nil }

    /// Whether one of some words is in the title, in any case.
    func titleHas(_ words: WordSet) -> Bool {
        summary.withOctets { bytes in
            titleMarks.words.contains { words.contains(anyCase: UnsafeBufferPointer(rebasing: bytes[$0])) }
        }
    }
}

/// What a look at the octets tells about one line of a description.
private struct LineMarks {
    let octets: Range<Int>
    /// Where the first colon is.
    let colon: Int?
    let hasParenthesis: Bool

    /// The lines that are not empty; they end at every kind of line break.
    static func all(of bytes: UnsafeBufferPointer<UInt8>) -> [LineMarks] {
        var lines: [LineMarks] = []
        var start = 0
        var colon: Int?
        var hasParenthesis = false
        var index = 0
        while index < bytes.count {
            var length = 0
            switch bytes[index] {
            case 0x0A...0x0D: length = 1
            case UInt8(ascii: ":"): if colon == nil { colon = index }
            case UInt8(ascii: "("): hasParenthesis = true
            case 0xC2: if index + 1 < bytes.count, bytes[index + 1] == 0x85 { length = 2 }
            case 0xE2:
                if index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 {
                    length = 3
                }
            default: break
            }
            guard length > 0 else {
                index += 1
                continue
            }
            if start < index {
                lines.append(LineMarks(octets: start..<index, colon: colon, hasParenthesis: hasParenthesis))
            }
            index += length
            (start, colon, hasParenthesis) = (index, nil, false)
        }
        if start < index {
            lines.append(LineMarks(octets: start..<index, colon: colon, hasParenthesis: hasParenthesis))
        }
        return lines
    }
}

/// What a look at the octets tells about a title.
private struct TitleMarks {
    /// Where its runs of letters and digits are.
    let words: [Range<Int>]
    let hasNumber: Bool
    /// How many words are of three capitals.
    let codes: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        words = TextScalar.words(in: bytes)
        hasNumber = words.contains { bytes[$0].allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
        codes = words.count { $0.count == 3 && bytes[$0].allSatisfy { $0 >= 0x41 && $0 <= 0x5A } }
    }
}
