/// How much a finding about a file matters.
public enum FindingSeverity: String, CaseIterable, Comparable, Hashable, Sendable {
    /// The value was repaired and nothing was lost.
    case repaired
    /// What was read may not be what the sender meant.
    case warning
    /// A part of the file could not be read and is missing from the result.
    case error

    private var rank: Int {
        switch self {
        case .repaired: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// A repair is smaller than a warning, and a warning smaller than an error.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
