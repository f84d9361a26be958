import Messages

extension ExpenseCategory {
    /// The word shown to people; `rawValue` is typed and stored.
    package var word: String {
        switch self {
        case .flight: tr("flight", as: "category of an expense")
        case .accommodation: tr("accommodation", as: "category of an expense")
        case .transportation: tr("transportation", as: "category of an expense")
        case .foodAndDining: tr("foodAndDining", as: "category of an expense")
        case .activities: tr("activities", as: "category of an expense")
        case .shopping: tr("shopping", as: "category of an expense")
        case .other: tr("other", as: "category of an expense")
        }
    }
}
