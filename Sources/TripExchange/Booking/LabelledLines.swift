/// What stands behind the labels that some rule knows, as in `Seat: 34K`.
struct LabelledLines {
    typealias Value = (kinds: LabelKinds, value: Substring)

    /// The values, in the order of the text.
    private(set) var values: [Value] = []

    /// No label that a rule knows has as many octets, however its accents are encoded.
    static let longestLabel = 40

    /// Reads the lines of a text: a label stands at the beginning of its line and has a colon or a `#` behind it, or stands alone
    /// on the line before its value.
    init(_ text: String, _ lines: [LineMarks]) {
        text.withOctets { bytes in
            for line in lines { readMarked(line, text, bytes) }
            readStacked(lines, text, bytes)
            if lines.contains(where: { Self.isSubject($0, bytes) }) {
                // `From:` and `To:` of a mail that was forwarded name people.
                values.removeAll { $0.kinds.isSubset(of: [.from, .to]) }
            }
        }
    }

    private mutating func readMarked(
        _ line: LineMarks, _ text: String, _ bytes: UnsafeBufferPointer<UInt8>
    ) {
        guard let mark = line.colon ?? line.hash else { return }
        var label = text.trimmed(line.octets.lowerBound..<mark, bytes)
        guard !label.isEmpty, label.count <= Self.longestLabel else { return }
        // `Order #: 12` and `Order # 12` say what `Order: 12` does.
        if bytes[label.upperBound - 1] == UInt8(ascii: "#") {
            label = text.trimmed(label.lowerBound..<label.upperBound - 1, bytes)
        }
        guard let kinds = BookingLabels.kinds(of: UnsafeBufferPointer(rebasing: bytes[label])) else { return }
        let value = text.trimmed(mark + 1..<line.octets.upperBound, bytes)
        if !value.isEmpty { take(kinds, text.part(value)) }
    }

    /// No line has more labels.
    private static let mostLabels = 16

    /// Takes a value, which ends at a bar; behind that, and behind two blanks, the next label may follow:
    /// `PNR: KLT9QB | Status: Confirmed | Seat: 3A`, `Coche: 5  Plaza: 9C`.
    private mutating func take(_ kinds: LabelKinds, _ value: Substring) {
        var rest = value
        guard let bar = rest.firstOctets(of: " | ") else { return takePart(kinds, value) }
        takePart(kinds, rest[..<bar.lowerBound].trimmed)
        rest = rest[bar.upperBound...]
        for _ in 1..<Self.mostLabels {
            let end = rest.firstOctets(of: " | ")
            if let (others, next) = Self.labelled(rest[..<(end?.lowerBound ?? rest.endIndex)]) {
                takePart(others, next)
            }
            guard let end else { return }
            rest = rest[end.upperBound...]
        }
    }

    private mutating func takePart(_ kinds: LabelKinds, _ value: Substring) {
        if let gap = value.firstOctets(of: "  "), let (others, rest) = Self.labelled(value[gap.upperBound...])
        {
            values.append((kinds, value[..<gap.lowerBound]))
            values.append((others, rest))
        } else if !value.isEmpty, !BookingLabels.counts(kinds, value) {
            values.append((kinds, value))
        }
    }

    /// The label with which a text begins, and what is behind it.
    private static func labelled(_ text: Substring) -> Value? {
        guard let (label, value) = text.halves(at: UInt8(ascii: ":")), label.utf8.count <= longestLabel,
            let kinds = label.trimmed.withOctets({ BookingLabels.kinds(of: $0) }), !value.trimmed.isEmpty
        else { return nil }
        return (kinds, value.trimmed)
    }

    // MARK: - Labels above their values

    /// Takes the lines that are a label and nothing else, each with the line below it; where there is only one without a colon, it
    /// may be any word.
    private mutating func readStacked(
        _ lines: [LineMarks], _ text: String, _ bytes: UnsafeBufferPointer<UInt8>
    ) {
        guard lines.count > 1 else { return }
        var found: [Value] = []
        var bare = 0
        var index = 0
        while index + 1 < lines.count {
            defer { index += 1 }
            guard let kinds = Self.whole(lines[index], text, bytes) else { continue }
            let next = lines[index + 1]
            let value = text.trimmed(next.octets, bytes)
            guard !value.isEmpty, Self.whole(next, text, bytes) == nil else { continue }
            if lines[index].colon == nil { bare += 1 }
            found.append((kinds, text.part(value)))
            index += 1
        }
        guard !found.isEmpty, bare != 1 else { return }
        for (kinds, value) in found where !BookingLabels.counts(kinds, value) {
            values.append((kinds, value))
        }
    }

    /// What a line says that is a label and nothing else, with or without a colon.
    private static func whole(
        _ line: LineMarks, _ text: String, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> LabelKinds? {
        guard line.octets.count <= longestLabel, line.hash == nil else { return nil }
        var label = text.trimmed(line.octets, bytes)
        if let colon = line.colon {
            guard colon + 1 == label.upperBound else { return nil }
            label = text.trimmed(label.lowerBound..<colon, bytes)
        }
        return label.isEmpty ? nil : BookingLabels.kinds(of: UnsafeBufferPointer(rebasing: bytes[label]))
    }

    // MARK: - Heads of mails

    /// Whether a line is the subject of a mail, in the head that programs put before one that is forwarded.
    private static func isSubject(_ line: LineMarks, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let colon = line.colon, (4...9).contains(colon - line.octets.lowerBound) else { return false }
        return mailSubjects.contains(
            anyCase: UnsafeBufferPointer(rebasing: bytes[line.octets.lowerBound..<colon]))
    }

    private static let mailSubjects: WordSet = [
        "subject", "betreff", "objet", "asunto", "oggetto", "onderwerp", "assunto", "ämne", "emne", "temat",
    ]
}
