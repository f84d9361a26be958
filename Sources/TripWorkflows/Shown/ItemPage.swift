import Bookings
package import CivilTime
import Merging
package import TripExchange
package import Trips

/// An activity with its parts, ready for display.
package struct ItemPage: Sendable {
    /// One end, on its own clock.
    package struct End: Sendable {
        /// The instant; nil for whole days, floating times and unknown zones.
        package let moment: ZonedDateTime?
        /// The time or date in JSON.
        package let text: String
        package let isFloating: Bool
    }

    package let trip: Trip
    package let activity: Activity
    package let organization: Organization?
    package let attachments: [Attachment]
    /// The rule that recognised the booking.
    package let booking: BookingOrigin?
    /// The UIDs of other senders.
    package let otherUIDs: [ActivityUID]
    /// The number of overrides of its series.
    package var changedOccurrences = 0
    package let start: End
    package let end: End
    /// The zone of the people at home, if known.
    package let home: Zone?

    /// Collects the parts.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - trip: Its trip.
    ///   - organization: Its organization, if any.
    ///   - attachments: Its attachments.
    ///   - home: The zone of the people at home, if known.
    ///   - database: The zones.
    /// - Throws: A ``TimeError`` for a zone whose file cannot be read.
    package init(
        _ activity: Activity, of trip: Trip, organization: Organization?, attachments: [Attachment] = [],
        home: Zone?, _ database: ZoneDatabase
    ) throws {
        self.trip = trip
        self.activity = activity
        self.organization = organization
        self.attachments = attachments
        self.home = home
        let database = database.adding(trip.zones)
        let origin = BookingOrigin(of: activity, database: database)
        booking = origin?.rule == .ownProperty ? nil : origin
        otherUIDs = BookingSenders.otherUIDs(of: activity)
        switch activity.span {
        case .allDay(let first, let last):
            start = End(moment: nil, text: first.description, isFloating: false)
            end = End(moment: nil, text: last.description, isFloating: false)
        case .timed(let first, let last):
            start = try Self.end(first, database)
            end = try Self.end(last, database)
        }
    }

    private static func end(_ time: ActivityTime, _ database: ZoneDatabase) throws -> End {
        guard let id = time.zone else {
            return End(moment: nil, text: time.local.description, isFloating: true)
        }
        let zone: Zone
        do throws(TimeError) {
            zone = try database.zone(id)
        } catch {
            // Hidden characters are shown, so that they can be corrected.
            guard error.code == .unknownZone else { throw error }
            return End(moment: nil, text: "\(time.local)[\(id)]", isFloating: false)
        }
        let moment = ZonedDateTime(time.instant(in: zone), in: zone)
        return End(moment: moment, text: moment.description, isFloating: false)
    }

    /// The elapsed time between the ends.
    package var elapsed: Duration? {
        guard let first = start.moment, let last = end.moment else { return nil }
        return last.instant.duration(since: first.instant)
    }

    /// How far the clock of the end is ahead of that of the start.
    package var clockDifference: Duration? {
        guard let first = start.moment, let last = end.moment else { return nil }
        return .seconds(last.offset.totalSeconds - first.offset.totalSeconds)
    }

    /// The cost per night of a stay with a cost.
    package var costPerNight: MoneyQuotient? {
        guard activity.kind == .lodging, let cost = activity.cost else { return nil }
        return try? cost.perNight(activity.span.nights, rounding: .halfEven)
    }
}
