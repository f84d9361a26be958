public import CivilTime
import Messages
import Rendering
import TripExchange
public import TripStorage
public import Trips

/// Copies a trip of a store to other dates.
///
/// ```swift
/// let original = try StoreCopy(of: trip.id, in: store)
/// let copy = try original.copy(named: "Lisbon 2028", days: 365, at: now, in: zones) { mapping, _ in mapping.compatible }
/// try original.save(copy, in: store, at: now, zones)
/// ```
public struct StoreCopy: Sendable {
    /// The trip.
    public let original: Trip
    /// Its activities.
    public let activities: [Activity]
    /// Its to-dos.
    public let todos: [Todo]

    /// Reads a trip in one transaction.
    ///
    /// - Parameters:
    ///   - id: The trip.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` when there is no such trip, or a `StorageError`.
    public init(of id: TripID, in store: some TripStore) throws {
        (original, activities, todos) = try store.read { reading in
            guard let trip = try reading.trip(id) else { throw WorkflowError.unknownTrip(id) }
            return (trip, try reading.activities(of: id), try reading.todos(of: id))
        }
    }

    /// The first day of the trip: as given, else that of its activities; nil for none.
    public var firstDay: CivilDate? { original.start ?? TripPicture.ownDates(of: activities)?.first }

    /// Makes the copy without writing, so that the user can be asked first.
    ///
    /// - Parameters:
    ///   - name: The name of the copy.
    ///   - days: The number of days by which the copy is later.
    ///   - now: The present.
    ///   - database: The zones.
    ///   - choose: Chooses the instant of a time that is skipped or repeated on the new date, from the title of the
    ///     activity and the zones with those of the trip's calendars.
    /// - Returns: The copy.
    /// - Throws: A `TimeError` when a date would be beyond the calendar's end, a `TripError` for an invalid name,
    ///   and the errors of `choose`.
    public func copy(
        named name: String, days: Int, at now: Instant, in database: ZoneDatabase,
        choosing choose: (LocalMapping, String, ZoneDatabase) throws -> Instant
    ) throws -> TripCopy {
        let database = database.adding(original.zones)
        return try TripCopy(
            of: original, named: name, days: days, activities: activities, todos: todos, at: now, in: database
        ) { try choose($0, $1, database) }
    }

    /// Adds a copy to a store in one transaction, which undo reverts.
    ///
    /// - Parameters:
    ///   - copy: The copy.
    ///   - store: The store.
    ///   - now: The present.
    ///   - database: The zones of the copy.
    /// - Throws: A ``WorkflowError`` or a `StorageError`; then nothing is changed.
    public func save(
        _ copy: TripCopy, in store: some TripStore, at now: Instant, _ database: ZoneDatabase
    ) throws {
        let change = StoreChange(
            title: tr("copy the trip \(Printable.name(original.name))"), now: now, database: database)
        try change(in: store) { writing in
            try writing.create(copy.trip)
            try writing.save(copy.activities, in: copy.trip.id)
            for todo in copy.todos { try writing.save(todo, in: copy.trip.id) }
        }
    }
}
