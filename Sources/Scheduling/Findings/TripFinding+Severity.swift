extension TripFinding {
    /// How much a finding matters.
    public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
        /// Good to know; nothing is wrong.
        case note
        /// Probably not what the traveller intends.
        case warning
        /// Impossible to travel as planned.
        case error

        /// A note is less than a warning, a warning less than an error.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }
}
