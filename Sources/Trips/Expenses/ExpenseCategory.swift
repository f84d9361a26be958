/// What money was spent on.
public enum ExpenseCategory: String, CaseIterable, Hashable, Sendable {
    /// Flights.
    case flight
    /// Rooms and flats.
    case accommodation
    /// Trains, taxis, fuel, parking: every way but flying.
    case transportation
    /// Meals and groceries.
    case foodAndDining
    /// Tickets, tours, courses.
    case activities
    /// Things that are brought home.
    case shopping
    /// Anything else.
    case other

    /// The English title: "Food & Dining".
    public var title: String {
        switch self {
        case .flight: "Flight"
        case .accommodation: "Accommodation"
        case .transportation: "Transportation"
        case .foodAndDining: "Food & Dining"
        case .activities: "Activities"
        case .shopping: "Shopping"
        case .other: "Other"
        }
    }

    /// Finds the category that a word or a title names.
    ///
    /// ```swift
    /// ExpenseCategory(word: "Food & Dining")  // .foodAndDining
    /// ExpenseCategory(word: "foodanddining")  // .foodAndDining
    /// ExpenseCategory(word: "Food")           // nil
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
