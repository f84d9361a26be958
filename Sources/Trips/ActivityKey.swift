public import CivilTime

/// What tells two activities of one trip apart: the UID, and for one changed occurrence of a series the
/// time it had before the change (RFC 5546 section 2.1.5).
///
/// Two versions of an activity have the same key; ``Activity/revisionOrder(against:)`` says which is newer.
public struct ActivityKey: Hashable, Sendable {
    /// The UID, shared by a series and its changed occurrences.
    public let uid: ActivityUID

    /// The original wall-clock start of the changed occurrence; `nil` for the series or a single activity.
    public let recurrenceID: CivilDateTime?

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - uid: The UID.
    ///   - recurrenceID: The original wall-clock start of a changed occurrence; a date stands at midnight.
    public init(uid: ActivityUID, recurrenceID: CivilDateTime? = nil) {
        self.uid = uid
        self.recurrenceID = recurrenceID
    }
}

extension ActivityKey: CustomStringConvertible {
    /// The UID, and after "@" the occurrence if there is one.
    public var description: String {
        guard let recurrenceID else { return uid.text }
        return "\(uid)@\(recurrenceID)"
    }
}

extension ActivityKey: Comparable {
    /// Orders keys by UID; a series comes before its changed occurrences, which follow in time.
    public static func < (left: ActivityKey, right: ActivityKey) -> Bool {
        if left.uid != right.uid { return left.uid < right.uid }
        switch (left.recurrenceID, right.recurrenceID) {
        case (let left?, let right?): return left < right
        case (nil, .some): return true
        default: return false
        }
    }
}
