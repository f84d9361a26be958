package import CivilTime
package import TripStorage

/// What a program that speaks to servers is told by the command line.
package struct SyncSetting: Sendable {
    /// The store, to read and write.
    package let store: any TripStore
    /// The zones.
    package let database: ZoneDatabase
    /// The PRODID of objects that are sent.
    package let productID: String
    /// The clock.
    package let now: @Sendable () -> Instant
    /// Asks for the password of an account; nil where nobody answers.
    package let ask: @Sendable (String) -> String?

    /// Gathers it.
    package init(
        store: any TripStore, database: ZoneDatabase, productID: String,
        now: @escaping @Sendable () -> Instant, ask: @escaping @Sendable (String) -> String?
    ) {
        (self.store, self.database, self.productID) = (store, database, productID)
        (self.now, self.ask) = (now, ask)
    }
}
