import Documents

/// A line in columns, separated by two blanks, tabs or bars: `Seat   14A`, `Cliente | Ada Lovelace`.
struct LabelColumns {
    private let cells: [Substring]
    private let kinds: [LabelKinds?]

    /// The most bytes of a line of a table.
    static let longestLine = 400

    init(_ line: Substring) {
        cells = Self.cells(of: line)
        kinds = cells.map { cell in
            guard cell.utf8.count <= LabelledLines.longestLabel else { return nil }
            let label = cell.utf8.last == UInt8(ascii: ":") ? cell.dropLast().trimmed : cell
            return label.withOctets { BookingLabels.kinds(of: $0) }
        }
    }

    private static func cells(of line: Substring) -> [Substring] {
        var found: [Substring] = []
        for part in line.utf8.split(whereSeparator: { $0 == UInt8(ascii: "|") || $0 == 0x09 }) {
            var rest = Substring(part)
            while let gap = rest.firstOctets(of: "  ") {
                found.append(rest[..<gap.lowerBound].trimmed)
                rest = rest[gap.upperBound...].trimmed
            }
            found.append(rest.trimmed)
        }
        // `|------|:---:|` below a header has no values.
        return found.filter { cell in
            !cell.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
        }
    }

    /// Whether most cells are labels, so that those of the next line are their values.
    var isHeader: Bool { cells.count > 2 && kinds.count { $0 != nil } * 2 > cells.count }

    /// The values of a line whose first cell is a label: all cells behind it, up to the next label.
    var values: [LabelledLines.Value] {
        guard cells.count > 1, kinds.first.map({ $0 != nil }) == true, !isHeader else { return [] }
        var found: [LabelledLines.Value] = []
        var index = 0
        while index < cells.count, found.count < LabelledLines.mostLabels {
            guard let kind = kinds[index] else { return found }
            let end = kinds[(index + 1)...].firstIndex { $0 != nil } ?? cells.count
            let value = cells[(index + 1)..<end].joined(separator: ", ")
            if !value.isEmpty { found.append((kind, Substring(value))) }
            index = end
        }
        return found
    }

    /// Whether the line has as many cells as the header above it, or none.
    func isRow(of header: LabelColumns?) -> Bool { cells.isEmpty || cells.count == header?.cells.count }

    /// The values of the cells below a header.
    func values(under header: LabelColumns) -> [LabelledLines.Value] {
        guard cells.count == header.cells.count, kinds.allSatisfy({ $0 == nil }) else { return values }
        return zip(header.kinds, cells).prefix(LabelledLines.mostLabels).compactMap { kinds, cell in
            kinds.map { ($0, cell) }
        }
    }
}
