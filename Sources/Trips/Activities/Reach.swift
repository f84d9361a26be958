/// Which occurrences of a series an override stands for (RFC 5545 section 3.2.13).
///
/// ```swift
/// let moved = Reach.thisAndLater(nil)
/// moved == .thisOccurrence  // false
/// ```
public enum Reach: Hashable, Sendable {
    /// The occurrence alone.
    case thisOccurrence
    /// The occurrence and all later ones; those have the status that is given, else that of the override.
    case thisAndLater(ActivityStatus?)
}

extension Activity {
    /// Whether it is an override that stands for all later occurrences, too.
    public var standsForLater: Bool { laterStatus != nil }

    /// How sure all later occurrences are, where an override stands for them; `nil` where it does not.
    ///
    /// An override may have been cancelled by itself after it had moved all later ones.
    public var laterStatus: ActivityStatus? {
        guard recurrenceID != nil, case .thisAndLater(let later) = reach else { return nil }
        return status == .cancelled ? later ?? status : status
    }
}
