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
    /// The trip of a feed may have been deleted or protected since; then there is no calendar. Floating times get the zones that
    /// the pages read them in: each subscriber would read them on a clock of their own.
    ///
    /// - Parameters:
    ///   - feed: The feed.
    ///   - reading: The store.
    ///   - database: The zones.
    ///   - productID: The PRODID.
    ///   - home: The home of a trip where it is not known of its persons; nil leaves floating times as they are.
    /// - Throws: A `StorageError`, also for a row that cannot be read.
    package init?(
        _ feed: Feed, in reading: any TripReading, _ database: ZoneDatabase, productID: String,
        home: (Trip) -> Zone?
    ) throws {
        let trips = try FeedCalendar.trips(of: feed, in: reading)
        guard let first = trips.first else { return nil }
        var activities: [Activity] = []
        var unwritten: [Activity] = []
        var known: Set<ActivityKey> = []
        var isMe = false
        if case .person(let id) = feed.scope { isMe = try FeedCalendar.isMe(id, in: reading) }
        for trip in trips {
            let placed = try home(trip).map { home in
                try ShownTrip(trip, in: reading, home: home, now: feed.createdAt, database)
                    .settledActivities()
            }
            for activity in try placed ?? reading.activities(of: trip.id) {
                // A booking may stand in two trips.
                if FeedCalendar.shows(activity, of: trip, feed, isMe: isMe),
                    known.insert(activity.key).inserted
                {
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
        case .person(let id):
            let isMe = try isMe(id, in: reading)
            return try reading.trips().filter { trip in
                !trip.isArchived && (trip.traveller(id) != nil || isMe && isMine(trip))
            }
        case .all: return try reading.trips().filter { !$0.isArchived }
        }
    }

    /// The name that subscribers see; the label is for the owner alone.
    private static func name(of feed: Feed, in reading: any TripReading) throws -> String {
        if case .person(let id) = feed.scope, let person = try reading.person(id) { return person.name }
        return "Trips"
    }

    private static func isMe(_ person: PersonID, in reading: any TripReading) throws -> Bool {
        try reading.person(person)?.isMe == true
    }

    /// Whether a trip is for whoever is me, since nobody is said to travel.
    private static func isMine(_ trip: Trip) -> Bool {
        trip.travellers.allSatisfy { !$0.role.travels }
    }

    private static func shows(_ activity: Activity, of trip: Trip, _ feed: Feed, isMe: Bool) -> Bool {
        guard case .person(let id) = feed.scope else { return true }
        if isMe, activity.participants.isEmpty, isMine(trip) { return true }
        return trip.participants(of: activity).contains(id)
    }
}
