import CivilTime
import Merging
import TripExchange
import TripStorage
import Trips

/// An activity with its parts, ready for display.
struct ItemPage: Sendable {
    /// One end, on its own clock.
    struct End: Sendable {
        /// The instant; nil for whole days, floating times and unknown zones.
        let moment: ZonedDateTime?
        /// The time or date in JSON.
        let text: String
        let isFloating: Bool
    }

    let trip: Trip
    let activity: Activity
    let organization: Organization?
    let attachments: [Attachment]
    /// The rule that recognised the booking.
    let booking: BookingDocument?
    /// The UIDs of other senders.
    let otherUIDs: [ActivityUID]
    /// The number of overrides of its series.
    var changedOccurrences = 0
    let start: End
    let end: End
    /// The zone of the people at home, if known.
    let home: Zone?

    /// Collects the parts.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - trip: Its trip.
    ///   - organization: Its organization, if any.
    ///   - attachments: Its attachments.
    ///   - session: The run.
    /// - Throws: A ``TimeError`` for a zone whose file cannot be read.
    init(
        _ activity: Activity, of trip: Trip, organization: Organization?, attachments: [Attachment] = [],
        _ session: Session
    ) throws {
        self.trip = trip
        self.activity = activity
        self.organization = organization
        self.attachments = attachments
        let database = session.database.adding(trip.zones)
        booking = BookingDocument(activity, database)
        otherUIDs = BookingSenders.otherUIDs(of: activity)
        switch activity.span {
        case .allDay(let first, let last):
            start = End(moment: nil, text: first.description, isFloating: false)
            end = End(moment: nil, text: last.description, isFloating: false)
        case .timed(let first, let last):
            start = try Self.end(first, database)
            end = try Self.end(last, database)
        }
        home = try? session.home(of: [trip.home])
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
    var elapsed: Duration? {
        guard let first = start.moment, let last = end.moment else { return nil }
        return last.instant.duration(since: first.instant)
    }

    /// How far the clock of the end is ahead of that of the start.
    var clockDifference: Duration? {
        guard let first = start.moment, let last = end.moment else { return nil }
        return .seconds(last.offset.totalSeconds - first.offset.totalSeconds)
    }

    /// The cost per night of a stay with a cost.
    var costPerNight: MoneyQuotient? {
        guard activity.kind == .lodging, let cost = activity.cost else { return nil }
        return try? cost.perNight(activity.span.nights, rounding: .halfEven)
    }
}
