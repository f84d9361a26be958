import Messages

/// A current or historic currency: a code of ISO 4217.
///
/// Only currencies of the table exist, so a misspelt one cannot hide in a sum:
///
/// ```swift
/// let franc = try Currency("CHF")
/// franc.name               // Swiss Franc
/// franc.minorDigits        // 2
/// try Currency("KWD").minorDigits  // 3
/// try Currency("DEM").isCurrent    // false
/// try Currency("EURO")
/// // throws: EURO: is no currency; did you mean EUR (Euro)?
/// ```
///
/// Decimal places are those of ISO 4217, which may differ from common prices: the dinar of Iraq has three. They pad
/// an amount for display and are the unit of a split. They are not a limit: ``Money`` keeps every digit that was
/// given.
public struct Currency: Hashable, Sendable {
    /// The index in the table, which has the order of the codes.
    private let index: UInt16

    private init(index: UInt16) { self.index = index }

    private var row: CurrencyTable.Row { CurrencyTable.rows[Int(index)] }

    /// Finds the currency of a code.
    ///
    /// - Parameter code: Three letters of ISO 4217, in any case.
    /// - Throws: A ``TripError`` with code ``TripError/Code/unknownCurrency``, which names the nearest currencies;
    ///   also for a code that is no money, such as `XAU` for gold.
    public init(_ code: some StringProtocol) throws(TripError) {
        // Three bytes are three letters of ASCII; other letters may have ASCII capitals, as ſ has S.
        guard code.utf8.count == 3, let index = CurrencyTable.index(of: code.uppercased()) else {
            throw Self.unknown(String(code))
        }
        self.init(index: index)
        guard row.minorDigits != nil else {
            throw TripError(
                .unknownCurrency, subject: String(code),
                reason: tr(
                    "stands for \(row.name) in ISO 4217, in which nothing is paid; "
                        + "give a currency, such as EUR, USD or JPY"))
        }
    }

    /// The three capitals: "EUR".
    public var code: String { row.code }

    /// The English name: "Euro".
    public var name: String { row.name }

    /// The decimal places of the minor unit: 2 for the euro's cents, 0 for the yen.
    ///
    /// For a historic currency, the places that prices had: 0 for the lira of Italy.
    public var minorDigits: Int { row.minorDigits ?? 0 }

    /// Whether ISO 4217 lists the currency today; the German mark is historic.
    public var isCurrent: Bool { row.isCurrent }

    /// All currencies, with historic ones, in the order of their codes.
    public static let all: [Currency] = CurrencyTable.rows.indices.compactMap { index in
        CurrencyTable.rows[index].minorDigits == nil ? nil : Currency(index: UInt16(index))
    }

    /// The publication date of the list of current currencies: "2026-01-01".
    public static var tableVersion: String { CurrencyTable.published }
}

extension Currency: CustomStringConvertible {
    /// The code.
    public var description: String { code }
}

extension Currency: Comparable {
    /// Orders currencies by their codes.
    public static func < (left: Currency, right: Currency) -> Bool { left.index < right.index }
}
