/// A table as CSV (RFC 4180) with a header, equal rows, and CR LF line ends.
///
/// ```swift
/// var table = CSVTable(["name", "cost"])
/// table.append(["Lunch, for two", "=1+1"])
/// table.text  // name,cost⏎"Lunch, for two",'=1+1⏎
/// ```
///
/// Spreadsheet programs read a cell that begins with `=`, `+`, `-`, `@`, a tab or a line break as a formula,
/// which may send the table away. Such a text gets an apostrophe before it; a plain number, such as -12.50,
/// does not. Some of these programs split lines in spite of quotation marks, after a semicolon, a tab and a
/// line break, so the same applies there, also when quotation marks and blanks are between.
public struct CSVTable: Hashable, Sendable {
    /// The names of the columns.
    public let head: [String]
    /// The lines.
    public private(set) var lines: [[String]] = []

    /// Makes an empty table.
    ///
    /// - Parameter head: The names of the columns.
    public init(_ head: [String]) { self.head = head }

    /// Adds a line.
    ///
    /// - Parameter cells: As many cells as there are columns; missing ones are empty, and further ones are
    ///   dropped.
    public mutating func append(_ cells: [String]) {
        let filled = cells + repeatElement("", count: max(0, head.count - cells.count))
        lines.append(Array(filled.prefix(head.count)))
    }

    /// The table as text.
    public var text: String {
        ([head] + lines).map { line in line.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func cell(_ text: String) -> String {
        let guarded = guardedInside(isFormula(text) ? "'" + text : text)
        let needsQuotes =
            guarded.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
            || guarded.first == " " || guarded.last == " "
        return needsQuotes ? "\"" + guarded.replacingQuotes + "\"" : guarded
    }

    /// Returns the text with an apostrophe before each formula sign where a program may split the line.
    private static func guardedInside(_ text: String) -> String {
        var guarded = String.UnicodeScalarView()
        var isAfterCut = false
        for scalar in text.unicodeScalars {
            if isAfterCut, signs.contains(scalar) { guarded.append("'") }
            guarded.append(scalar)
            // Quotation marks and blanks after a split are removed by the program that splits.
            isAfterCut =
                ";\t\r\n".unicodeScalars.contains(scalar) || (isAfterCut && isPassedOver(scalar))
        }
        return String(guarded)
    }

    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\"" || scalar.properties.isWhitespace
    }

    /// The signs of a formula; some programs accept the wide forms of the four signs.
    private static let signs = "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars

    private static func isFormula(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first,
            signs.contains(first) || "\t\r\n".unicodeScalars.contains(first)
        else { return false }
        return !isNumber(text)
    }

    private static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        return text.utf8.count - digits.count <= 1 && !digits.isEmpty
            && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }
}

extension String {
    /// Returns the text with doubled quotation marks.
    fileprivate var replacingQuotes: String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar == "\"" { text.unicodeScalars.append("\"") }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
