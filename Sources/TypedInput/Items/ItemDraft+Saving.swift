package import CivilTime
package import TripStorage
package import TripWorkflows
package import Trips

extension ItemDraft {
    /// Saves an edited activity, in the transaction of the change.
    ///
    /// - Parameters:
    ///   - stored: The activity as it was seen.
    ///   - now: The present.
    ///   - writing: The store.
    /// - Returns: The organization that was made for it; nil for none.
    /// - Throws: A `WorkflowError` for the times of a series, and for an activity that was changed meanwhile; an
    ///   ``InputRefusal`` for a wrong name of an organization; a `StorageError`.
    package mutating func save(
        over stored: StoredActivity, at now: Instant, in writing: any TripWriting
    ) throws -> Organization? {
        if stored.isSeries, activity.span != stored.activity.span { throw stored.seriesTimes }
        try stored.requireUnchanged(in: writing)
        let made = try settleOrganization(in: writing)
        if activity.organization != stored.activity.organization {
            let stamp = now.ofChange(after: stored.activity.stamp, stored.activity.lastModified)
            let isFirst = activity.statements.isEmpty
            activity = activity.asEdit(of: isFirst ? stored.activity : activity, at: stamp)
        }
        if activity != stored.activity { try writing.save(activity, in: stored.trip.id) }
        return made
    }
}
