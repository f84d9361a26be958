public import Trips

/// An activity that an import moved to other times, or cancelled.
public struct ImportedChange: Hashable, Sendable {
    /// The activity.
    public let key: ActivityKey
    /// Its title.
    public let title: String
    /// Its kind.
    public let kind: ActivityKind
    /// Its times before the import.
    public let before: ActivitySpan
    /// Its times now.
    public internal(set) var after: ActivitySpan
    /// Whether it is cancelled now, and was not.
    public internal(set) var isCancelled: Bool
}

extension ImportSummary {
    /// The most changes that are told one by one.
    static let mostChanges = 1_000

    /// Notes what an import made of an activity.
    ///
    /// - Parameters:
    ///   - activity: The activity now.
    ///   - before: The activity until now; nil for a new one.
    mutating func note(_ activity: Activity, before: Activity?) {
        guard let before else { return }
        let isCancelled = activity.status == .cancelled && before.status != .cancelled
        if let index = changes.firstIndex(where: { $0.key == activity.key }) {
            changes[index].after = activity.span
            changes[index].isCancelled = activity.status == .cancelled
            return
        }
        guard isCancelled || !activity.span.reads(as: before.span), changes.count < Self.mostChanges else {
            return
        }
        changes.append(
            ImportedChange(
                key: activity.key, title: activity.title, kind: activity.kind, before: before.span,
                after: activity.span, isCancelled: isCancelled))
    }
}

extension ActivitySpan {
    /// Whether both have the same readings in the same zones, whatever offset was recorded with them.
    fileprivate func reads(as other: ActivitySpan) -> Bool {
        guard case .timed(let start, let end) = self, case .timed(let first, let last) = other else {
            return self == other
        }
        return (start.local, start.zone, end.local, end.zone) == (
            first.local, first.zone, last.local, last.zone
        )
    }
}
