public import CivilTime
import Messages
import Rendering
import TripExchange
public import TripStorage
public import Trips

/// The making of a trip of a store again, for other dates.
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

    /// The first day of the trip: as it is said, else that of its activities; nil where there is none.
    public var firstDay: CivilDate? { original.start ?? TripPicture.ownDates(of: activities)?.first }

    /// Makes the copy; nothing is written, so that a person can be asked.
    ///
    /// - Parameters:
    ///   - name: What the copy is called.
    ///   - days: By how many days it is later.
    ///   - now: The present.
    ///   - database: The zones.
    ///   - choose: Chooses the moment of a reading that the clocks skip or repeat on the new date; it gets the title of what
    ///     is moved, and the zones with those that the trip's calendars define.
    /// - Returns: The copy.
    /// - Throws: A `TimeError` when a date would lie beyond the calendar's end, a `TripError` when no trip can be called so,
    ///   and what `choose` throws.
    public func copy(
        named name: String, days: Int, at now: Instant, in database: ZoneDatabase,
        choosing choose: (LocalMapping, String, ZoneDatabase) throws -> Instant
    ) throws -> TripCopy {
        let database = database.adding(original.zones)
        return try TripCopy(
            of: original, named: name, days: days, activities: activities, todos: todos, at: now, in: database
        ) { try choose($0, $1, database) }
    }

    /// Adds a copy to a store in one transaction, which undo takes back.
    ///
    /// - Parameters:
    ///   - copy: The copy.
    ///   - store: The store.
    ///   - now: The present.
    ///   - database: The zones by which it was made.
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
