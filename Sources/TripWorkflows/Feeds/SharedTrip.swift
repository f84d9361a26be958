package import CivilTime
import Messages
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
    ///   - home: The home of a trip where it is not known of its persons; nil leaves floating times as they are.
    /// - Throws: A `StorageError`, also for a row that cannot be read; a `LibicalMissing`.
    package init?(
        _ feed: Feed, in reading: any TripReading, _ database: ZoneDatabase, productID: String, now: Instant,
        home: (Trip) -> Zone?
    ) throws {
        guard case .trip = feed.scope,
            let calendar = try FeedCalendar(
                feed, in: reading, database, productID: productID, home: home)
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
        if feed.redaction == .busy { try SharedTrip.nameBusy(in: store) }
        let read = try store.read { reading in
            try reading.trips().first.map {
                try ShownTrip($0, in: reading, home: .utc, now: now, database)
            }
        }
        guard let read else { return nil }
        shown = read
    }

    /// Says in the language of the page that somebody is busy; a calendar says it in English.
    private static func nameBusy(in store: MemoryTripStore) throws {
        try store.write { writing in
            for var trip in try writing.trips() {
                trip.name = tr("Busy")
                try writing.update(trip)
                let activities = try writing.activities(of: trip.id).map { activity in
                    var named = activity
                    named.title = tr("Busy")
                    return named
                }
                try writing.save(activities, in: trip.id)
            }
        }
    }
}
