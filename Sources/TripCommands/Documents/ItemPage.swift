import CivilTime
import TripExchange
import TripStorage
import Trips

/// An activity with what belongs to it, ready to be shown.
struct ItemPage: Sendable {
    /// One end, on the clock of its place.
    struct End: Sendable {
        /// The moment; nil for whole days, and for times that have no zone or one that is unknown.
        let moment: ZonedDateTime?
        /// The time or date as JSON has it.
        let text: String
        let isFloating: Bool
    }

    let trip: Trip
    let activity: Activity
    let organization: Organization?
    let attachments: [Attachment]
    /// By which rule it was known for a booking.
    let booking: BookingDocument?
    /// The UIDs under which other senders tell of it.
    let otherUIDs: [ActivityUID]
    /// How many changed occurrences its series has.
    var changedOccurrences = 0
    let start: End
    let end: End
    /// The zone of the people at home, where one is known.
    let home: Zone?

    /// Gathers what is to be shown.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - trip: Its trip.
    ///   - organization: Who runs it, if anybody.
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
            // Only what can be seen can be mended.
            guard error.code == .unknownZone else { throw error }
            return End(moment: nil, text: "\(time.local)[\(id)]", isFloating: false)
        }
        let moment = ZonedDateTime(time.instant(in: zone), in: zone)
        return End(moment: moment, text: moment.description, isFloating: false)
    }

    /// The time that passes between the ends.
    var elapsed: Duration? {
        guard let first = start.moment, let last = end.moment else { return nil }
        return last.instant.duration(since: first.instant)
    }

    /// By how much the clock of the end is ahead of that of the start.
    var clockDifference: Duration? {
        guard let first = start.moment, let last = end.moment else { return nil }
        return .seconds(last.offset.totalSeconds - first.offset.totalSeconds)
    }

    /// What a night costs, of a stay with a cost.
    var costPerNight: MoneyQuotient? {
        guard activity.kind == .lodging, let cost = activity.cost else { return nil }
        return try? cost.perNight(activity.span.nights, rounding: .halfEven)
    }
}
