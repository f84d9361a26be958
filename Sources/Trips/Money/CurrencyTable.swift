/// Every current and historic currency, in the order of the codes.
enum CurrencyTable {
    struct Row: Sendable {
        let code: String
        /// None for metals, units of account and the codes for tests and for no currency.
        let minorDigits: Int?
        let isCurrent: Bool
        let name: String
    }

    static let rows: [Row] = text.split(separator: "\n").map { line in
        let fields = line.split(separator: "\t")
        return Row(
            code: String(fields[0]), minorDigits: Int(fields[1]), isCurrent: fields[2] == "now",
            name: String(fields[3]))
    }

    private static let indices = Dictionary(
        rows.enumerated().map { ($0.element.code, UInt16($0.offset)) },
        uniquingKeysWith: { first, _ in first })

    /// Returns the index of a code's row; the code is in capitals.
    static func index(of code: String) -> UInt16? { indices[code] }
}
