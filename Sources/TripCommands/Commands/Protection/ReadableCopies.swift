import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// Where a trip stays readable after it was protected, since it was kept in step with calendars or followed them.
struct ReadableCopies {
    /// A warning for each, on one line.
    let lines: [String]

    /// Finds them before the trip is protected, which ends its links and subscriptions.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - reading: The store.
    /// - Throws: A `StorageError`.
    init(of trip: TripID, in reading: any TripReading) throws {
        let calendars = try reading.syncedCalendars().filter { $0.trip == trip }.map { calendar in
            let place = "\(Printable.name(calendar.label)) of \(Printable.name(calendar.account))"
            return tr(
                "warning: the calendar \(place) still has a readable copy (\(Printable.line(calendar.address))); it is no longer kept in step: delete it there"
            )
        }
        let feeds = try reading.subscriptions().filter { $0.trip == trip }.map { feed in
            tr(
                "warning: the calendar at \(Printable.line(feed.host)) still has its events, readable by whoever has the address; it is no longer followed: end it there if it is yours"
            )
        }
        lines = calendars + feeds
    }
}
