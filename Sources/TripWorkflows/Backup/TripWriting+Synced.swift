package import TripStorage
package import Trips

extension TripWriting {
    /// Forgets what was last in step with calendars of servers and what was read of followed ones, for trips that are restored.
    ///
    /// What a backup has is older than what phones may have changed since. The next sync compares both sides anew, so that
    /// a difference is a conflict that somebody settles, and not an edit of this store.
    ///
    /// - Parameter trips: The trips that are written.
    /// - Throws: A `StorageError`.
    package func forgetInStep(_ trips: Set<TripID>) throws(StorageError) {
        for var calendar in try syncedCalendars() where trips.contains(calendar.trip) {
            for item in try syncedItems(of: calendar.id) { try deleteItem(at: item.href, of: calendar.id) }
            (calendar.token, calendar.tag, calendar.edition, calendar.listedAt) = (nil, nil, nil, nil)
            try save(calendar)
        }
        for var subscription in try subscriptions() where trips.contains(subscription.trip) {
            (subscription.digest, subscription.etag, subscription.lastModified) = (nil, nil, nil)
            try save(subscription)
        }
    }
}
