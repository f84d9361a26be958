/// How an expense was paid.
public enum PaymentMethod: String, CaseIterable, Hashable, Sendable {
    /// In notes and coins.
    case cash
    /// With a credit card.
    case creditCard
    /// With a debit card.
    case debitCard
    /// Through PayPal.
    case payPal
    /// In another way.
    case other

    /// The English title: "Credit Card".
    public var title: String {
        switch self {
        case .cash: "Cash"
        case .creditCard: "Credit Card"
        case .debitCard: "Debit Card"
        case .payPal: "PayPal"
        case .other: "Other"
        }
    }

    /// Finds the method that a word or a title names.
    ///
    /// ```swift
    /// PaymentMethod(word: "credit card")  // .creditCard
    /// PaymentMethod(word: "paypal")       // .payPal
    /// PaymentMethod(word: "shells")       // nil
    /// ```
    ///
    /// - Parameter word: A raw value or a title, in any case.
    public init?(word: some StringProtocol) {
        let word = word.lowercased()
        let found = Self.allCases.first {
            $0.rawValue.lowercased() == word || $0.title.lowercased() == word
        }
        guard let found else { return nil }
        self = found
    }
}
