import Documents

/// The values of known labels, as in `Seat: 34K`.
struct LabelledLines {
    typealias Value = (kinds: LabelKinds, value: Substring)

    /// The values, in the order of the text.
    private(set) var values: [Value] = []

    /// The most bytes of a known label, however its accents are encoded.
    static let longestLabel = 48
    /// The usual number of values.
    private static let usualValues = 6
    /// The most labels of a line.
    static let mostLabels = 16

    /// Reads the lines of a text: a label is at the beginning of its line with a colon, a `#` or a `=` behind it, in
    /// a column of its own, or alone on the line before its value.
    init(_ text: String, _ lines: [LineMarks]) {
        text.withOctets { bytes in
            var header: LabelColumns?
            for line in lines {
                if readMarked(line, text, bytes) {
                    header = nil
                } else if line.hasGap, line.octets.count <= LabelColumns.longestLine {
                    let columns = LabelColumns(text.part(line.octets))
                    values += header.map { columns.values(under: $0) } ?? columns.values
                    if columns.isHeader {
                        header = columns
                    } else if !columns.isRow(of: header) {
                        header = nil
                    }
                }
            }
            values += StackedLabels(text, lines, bytes).values
            if lines.contains(where: { Self.isSubject($0, bytes) }) {
                // `From:` and `To:` of a forwarded mail name people.
                values.removeAll { $0.kinds.isSubset(of: [.from, .to]) }
            }
        }
    }

    /// Reads a line with a mark behind its label; returns whether it has one.
    private mutating func readMarked(
        _ line: LineMarks, _ text: String, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let mark = line.mark else { return false }
        var label = text.trimmed(line.octets.lowerBound..<mark, bytes)
        guard !label.isEmpty, label.count <= Self.longestLabel else { return false }
        // `Order #: 12` and `Order # 12` mean the same as `Order: 12`.
        if bytes[label.upperBound - 1] == UInt8(ascii: "#") {
            label = text.trimmed(label.lowerBound..<label.upperBound - 1, bytes)
        }
        let name = UnsafeBufferPointer(rebasing: bytes[label])
        guard
            let kinds = bytes[mark] == UInt8(ascii: "=")
                ? Self.kinds(ofKey: name) : BookingLabels.kinds(of: name)
        else { return false }
        let value = text.trimmed(mark + 1..<line.octets.upperBound, bytes)
        if !value.isEmpty { take(kinds, text.part(value)) }
        return true
    }

    /// The meaning of a key for programs, with joined words: `flight_number`.
    private static func kinds(ofKey key: UnsafeBufferPointer<UInt8>) -> LabelKinds? {
        guard !key.contains(0x20) else { return nil }
        return key.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }.withUnsafeBufferPointer {
            BookingLabels.kinds(of: $0)
        }
    }

    /// Adds a value, which ends at a bar and before the next label: `PNR: KLT9QB | Status: Confirmed | Seat: 3A`,
    /// `Coche: 5  Plaza: 9C`, `Fila: 17 - Asiento: 31`.
    private mutating func take(_ kinds: LabelKinds, _ value: Substring) {
        guard value.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }) else {
            append(kinds, value)
            return
        }
        var rest = value
        var kinds: LabelKinds? = kinds
        for _ in 0..<Self.mostLabels {
            let bar = rest.firstOctets(of: " | ")
            var part = rest[..<(bar?.lowerBound ?? rest.endIndex)]
            if kinds == nil, let (found, next) = Self.labelled(part) { (kinds, part) = (found, next) }
            var labels = 0
            while let known = kinds, labels < Self.mostLabels {
                labels += 1
                let next = Self.nextLabel(in: part)
                append(known, next?.before ?? part.trimmed)
                (kinds, part) = (next?.kinds, next?.behind ?? "")
            }
            kinds = nil
            guard let bar else { return }
            rest = rest[bar.upperBound...]
        }
    }

    private mutating func append(_ kinds: LabelKinds, _ value: Substring) {
        guard !value.isEmpty, !BookingLabels.counts(kinds, value) else { return }
        if values.isEmpty { values.reserveCapacity(Self.usualValues) }
        values.append((kinds, value))
    }

    /// The label at the beginning of a text, and the text behind it.
    private static func labelled(_ text: Substring) -> Value? {
        guard let (label, value) = text.halves(at: UInt8(ascii: ":")), label.utf8.count <= longestLabel,
            let kinds = label.trimmed.withOctets({ BookingLabels.kinds(of: $0) }), !value.trimmed.isEmpty
        else { return nil }
        return (kinds, value.trimmed)
    }

    /// The next label with a colon inside a value, with the text before and after it.
    private static func nextLabel(
        in text: Substring
    ) -> (before: Substring, kinds: LabelKinds, behind: Substring)? {
        guard let (head, behind) = text.halves(at: UInt8(ascii: ":")), head.utf8.count <= 200,
            let first = behind.utf8.first, !BookingLabels.isDigit(first)
        else { return nil }
        let words = head.blankSeparated
        for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
            let start = words[words.count - count].startIndex
            guard let kinds = head[start...].withOctets({ BookingLabels.kinds(of: $0) }) else { continue }
            var before = head[..<start].trimmed
            while let last = before.last, "-–·,;".contains(last) { before = before.dropLast().trimmed }
            return before.isEmpty ? nil : (before, kinds, behind.trimmed)
        }
        return nil
    }

    // MARK: - Heads of mails

    /// Whether a line is the subject of a mail, in the header of a forwarded mail.
    private static func isSubject(_ line: LineMarks, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let colon = line.colon, (4...9).contains(colon - line.octets.lowerBound) else { return false }
        return mailSubjects.contains(
            anyCase: UnsafeBufferPointer(rebasing: bytes[line.octets.lowerBound..<colon]))
    }

    private static let mailSubjects: WordSet = [
        "subject", "betreff", "objet", "asunto", "oggetto", "onderwerp", "assunto", "ämne", "emne", "temat",
    ]
}
