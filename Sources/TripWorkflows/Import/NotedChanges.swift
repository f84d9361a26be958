import Trips

/// What the files of an import did to the times of known activities, one change for each.
struct NotedChanges: Hashable, Sendable {
    /// The most changes that are kept.
    static let most = 1_000

    private var changes: [ImportedChange] = []
    /// The place of each activity in ``changes``, and whether it was cancelled before the import.
    private var places: [ActivityKey: Place] = [:]

    private struct Place: Hashable {
        let index: Int
        let wasCancelled: Bool
    }

    /// The changes that are left after the last file, in the order in which they were made.
    var told: [ImportedChange] { changes.filter { $0.isCancelled || !$0.after.reads(as: $0.before) } }

    /// Notes what a file made of an activity.
    ///
    /// - Parameters:
    ///   - activity: The activity now.
    ///   - before: The activity until now; nil for a new one.
    mutating func note(_ activity: Activity, before: Activity?) {
        guard let before else { return }
        let isCancelled = activity.status == .cancelled
        if let place = places[activity.key] {
            changes[place.index].after = activity.span
            changes[place.index].isCancelled = isCancelled && !place.wasCancelled
            return
        }
        let wasCancelled = before.status == .cancelled
        guard (isCancelled && !wasCancelled) || !activity.span.reads(as: before.span),
            changes.count < Self.most
        else { return }
        places[activity.key] = Place(index: changes.count, wasCancelled: wasCancelled)
        changes.append(
            ImportedChange(
                key: activity.key, title: activity.title, kind: activity.kind, before: before.span,
                after: activity.span, isCancelled: isCancelled && !wasCancelled))
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
