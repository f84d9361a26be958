package import CivilTime
import TripExchange
package import TripStorage
package import Trips

/// The trip of a feed, as somebody sees it who has nothing but the feed's calendar.
///
/// It is read from the bytes that a subscriber gets, into a store of its own: what the redaction takes out cannot be shown,
/// since it is not there.
package struct SharedTrip: Sendable {
    /// The trip.
    package let shown: ShownTrip

    /// Reads the trip of a feed.
    ///
    /// A feed of several trips has none. The trip may have been deleted or protected since.
    ///
    /// - Parameters:
    ///   - feed: The feed.
    ///   - reading: The store.
    ///   - database: The zones.
    ///   - productID: The PRODID.
    ///   - now: The present.
    /// - Throws: A `StorageError`, also for a row that cannot be read; a `LibicalMissing`.
    package init?(
        _ feed: Feed, in reading: any TripReading, _ database: ZoneDatabase, productID: String, now: Instant
    ) throws {
        guard case .trip = feed.scope,
            let calendar = try FeedCalendar(feed, in: reading, database, productID: productID)
        else { return nil }
        var calendars = ReadCalendars(database: database, now: now, isForStore: true)
        try calendars.read(CalendarSource(calendar.bytes), named: "feed.ics", stem: feed.redaction.rawValue)
        let store = MemoryTripStore()
        _ = try StoreImport(database: database, at: now).carryOut(calendars, in: store)
        if try store.read({ try $0.trips() }).isEmpty {
            // A calendar without events makes no trip.
            let name = calendars.entries.first?.tripName ?? feed.redaction.rawValue
            try store.write { try $0.create(Trip(id: TripID("feed"), name: name)) }
        }
        let read = try store.read { reading in
            try reading.trips().first.map {
                try ShownTrip($0, in: reading, home: .utc, now: now, database)
            }
        }
        guard let read else { return nil }
        shown = read
    }
}
