package import CivilTime
import ICalendar
import Messages
import Sealing
import TripExchange
package import TripStorage
package import Trips

/// The calendar of a feed, as its subscribers get it.
package struct FeedCalendar: Sendable {
    /// The bytes of the file.
    package let bytes: [UInt8]
    /// The entity tag: another one whenever the bytes are others (RFC 9110, section 8.8.3).
    package let tag: String

    /// What a program that subscribes is told: to look again after this time (RFC 7986, section 5.7).
    private static let interval = "PT1H"

    /// Writes the calendar of a feed.
    ///
    /// The trip of a feed may have been deleted or protected since; then there is no calendar.
    ///
    /// - Parameters:
    ///   - feed: The feed.
    ///   - reading: The store.
    ///   - database: The zones.
    ///   - productID: The PRODID.
    /// - Throws: A `StorageError`, also for a row that cannot be read.
    package init?(
        _ feed: Feed, in reading: any TripReading, _ database: ZoneDatabase, productID: String
    ) throws {
        let trips = try FeedCalendar.trips(of: feed, in: reading)
        guard let first = trips.first else { return nil }
        var activities: [Activity] = []
        var unwritten: [Activity] = []
        var known: Set<ActivityKey> = []
        for trip in trips {
            for activity in try reading.activities(of: trip.id) {
                // A booking may stand in two trips.
                if FeedCalendar.shows(activity, of: trip, feed), known.insert(activity.key).inserted {
                    activities.append(activity)
                } else {
                    unwritten.append(activity)
                }
            }
        }
        var contents: CalendarContents
        if case .trip = feed.scope {
            contents = CalendarContents(of: first, activities: activities)
            try contents.addStored(of: first.id, redaction: feed.redaction, in: reading)
        } else {
            contents = CalendarContents(
                name: try FeedCalendar.name(of: feed, in: reading), activities: activities,
                zones: trips.flatMap(\.zones))
        }
        contents.unwritten = unwritten
        // Neither the present nor the newest change: the same activities make the same bytes, whatever else happens
        // to the store.
        let export = CalendarExport(
            database: database, productID: productID, redaction: feed.redaction, stamp: feed.createdAt,
            pseudonymKey: feed.id.text)
        var calendar = export.calendar(of: contents)
        var refresh = Property("REFRESH-INTERVAL", rawValue: FeedCalendar.interval)
        refresh.setParameter("VALUE", "DURATION")
        calendar.calendar.component.set(refresh)
        calendar.calendar.component.set(Property("X-PUBLISHED-TTL", rawValue: FeedCalendar.interval))
        bytes = calendar.bytes
        tag = "\"\(ContentDigest(of: bytes).text.prefix(32))\""
    }

    private static func trips(of feed: Feed, in reading: any TripReading) throws -> [Trip] {
        switch feed.scope {
        case .trip(let id): return try [reading.trip(id)].compactMap(\.self)
        case .person(let id): return try reading.trips().filter { !$0.isArchived && $0.traveller(id) != nil }
        case .all: return try reading.trips().filter { !$0.isArchived }
        }
    }

    /// The name that subscribers see; the label is for the owner alone.
    private static func name(of feed: Feed, in reading: any TripReading) throws -> String {
        if case .person(let id) = feed.scope, let person = try reading.person(id) { return person.name }
        return "Trips"
    }

    private static func shows(_ activity: Activity, of trip: Trip, _ feed: Feed) -> Bool {
        guard case .person(let id) = feed.scope else { return true }
        return trip.participants(of: activity).contains(id)
    }
}
