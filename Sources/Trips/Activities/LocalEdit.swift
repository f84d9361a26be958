public import CivilTime

/// A change of an activity by a person, who is none of its senders.
///
/// What changed follows from the activity and its ``Activity/statements``.
///
/// ```swift
/// LocalEdit(at: try Instant(parsing: "2027-03-01T08:00:00Z")).isChangedElsewhere  // false
/// ```
public struct LocalEdit: Hashable, Sendable {
    /// When the person made the change.
    public let at: Instant

    /// Whether another program has changed an export that has this edit.
    ///
    /// Only an import can tell; it is false in a store.
    public let isChangedElsewhere: Bool

    /// The status that the person gave an override, while a cancellation of its series hides it; otherwise `nil`.
    public let status: ActivityStatus?

    /// Creates an edit.
    ///
    /// - Parameters:
    ///   - at: When the person made the change.
    ///   - isChangedElsewhere: Whether another program has changed an export that has this edit.
    ///   - status: The status that the person gave an override whose series has been cancelled since;
    ///     a cancelled one hides none.
    public init(at: Instant, isChangedElsewhere: Bool = false, status: ActivityStatus? = nil) {
        (self.at, self.isChangedElsewhere) = (at, isChangedElsewhere)
        self.status = status == .cancelled ? nil : status
    }

    /// Returns the same edit with another hidden status.
    package func hiding(_ status: ActivityStatus?) -> LocalEdit {
        LocalEdit(at: at, isChangedElsewhere: isChangedElsewhere, status: status)
    }
}
