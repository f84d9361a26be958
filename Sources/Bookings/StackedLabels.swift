import Documents

/// Labels alone on the line above their value.
///
/// They occur in copied mails: `Passenger`, and `Ada Lovelace` on the next line.
struct StackedLabels {
    /// The values, in the order of the text.
    private(set) var values: [LabelledLines.Value] = []

    /// Reads the lines; a single such label without a colon may be any word, and is ignored.
    init(_ text: String, _ lines: [LineMarks], _ bytes: UnsafeBufferPointer<UInt8>) {
        guard lines.count > 1 else { return }
        var bare = 0
        var index = 0
        var isArrival = false
        while index + 1 < lines.count {
            defer { index += 1 }
            guard var kinds = Self.kinds(ofWhole: lines[index], text, bytes) else { continue }
            let next = lines[index + 1]
            let octets = text.trimmed(next.octets, bytes)
            guard !octets.isEmpty, Self.kinds(ofWhole: next, text, bytes) == nil else { continue }
            if lines[index].colon == nil { bare += 1 }
            index += 1
            if !kinds.isDisjoint(with: [.departure, .from]) { isArrival = false }
            if !kinds.isDisjoint(with: [.arrival, .to]) { isArrival = true }
            // A terminal below the arrival belongs to the arrival.
            if isArrival, kinds.contains(.terminal) { kinds = .arrivalTerminal }
            let value = text.part(octets)
            if !BookingLabels.counts(kinds, value) { values.append((kinds, value)) }
            // Below the time of an end its place may follow.
            let ends: LabelKinds = [.departure, .arrival, .pickUp, .dropOff]
            if !kinds.isDisjoint(with: ends), index + 1 < lines.count, PlaceText(String(value)) == nil,
                Self.kinds(ofWhole: lines[index + 1], text, bytes) == nil, lines[index + 1].mark == nil
            {
                index += 1
                values.append((kinds, text.part(text.trimmed(lines[index].octets, bytes))))
            }
        }
        if bare == 1 { values = [] }
    }

    /// The meaning of a line that is only a label, with or without a colon.
    private static func kinds(
        ofWhole line: LineMarks, _ text: String, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> LabelKinds? {
        guard line.octets.count <= LabelledLines.longestLabel, line.hash == nil else { return nil }
        var label = text.trimmed(line.octets, bytes)
        if let colon = line.colon {
            guard colon + 1 == label.upperBound else { return nil }
            label = text.trimmed(label.lowerBound..<colon, bytes)
        }
        // No label has a digit, but most lines do.
        guard !bytes[label].contains(where: BookingLabels.isDigit) else { return nil }
        return label.isEmpty ? nil : BookingLabels.kinds(of: UnsafeBufferPointer(rebasing: bytes[label]))
    }
}
