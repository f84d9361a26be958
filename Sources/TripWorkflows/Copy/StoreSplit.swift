public import CivilTime
import Messages
import Rendering
public import TripStorage
public import Trips

/// Splits a trip of a store: what begins on a day or later becomes a trip of its own.
///
/// ```swift
/// let split = try StoreSplit(of: asia.id, from: day, named: "Japan")
/// print(try split.carryOut(in: store, at: now).activities)
/// ```
public struct StoreSplit: Sendable {
    private let id: TripID
    private let day: CivilDate
    private let name: String

    /// What a split did.
    public struct Result: Sendable {
        /// The new trip.
        public let trip: Trip
        /// Its activities.
        public let activities: [Activity]
    }

    /// Prepares a split.
    ///
    /// - Parameters:
    ///   - id: The trip.
    ///   - day: The first day of the new trip, on the clock of the place of each activity.
    ///   - name: The name of the new trip.
    /// - Throws: A `TripError` for an invalid name.
    public init(of id: TripID, from day: CivilDate, named name: String) throws(TripError) {
        try Trip.checkName(name)
        (self.id, self.day, self.name) = (id, day, name)
    }

    /// Splits the trip in one transaction, which undo reverts.
    ///
    /// A series goes where its first occurrence is. Expenses and attachments go with their activities, other expenses by
    /// their date, to-dos by the day when they are due. Both trips have the travellers, home and kind; notes and budget
    /// stay.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - now: The present.
    /// - Returns: What it did.
    /// - Throws: A ``WorkflowError`` when the trip is not there, is synced or subscribed, or has no activity on one side of the
    ///   day, and a `StorageError`; then nothing is changed.
    public func carryOut(in store: some TripStore, at now: Instant) throws -> Result {
        guard let known = try store.read({ try $0.trip(id) }) else { throw WorkflowError.unknownTrip(id) }
        let title = tr("split the trip \(Printable.name(known.name)) on \(EnglishTime.long(day))")
        return try StoreChange(title: title, now: now, database: nil)(in: store) { writing in
            guard var old = try writing.trip(id) else { throw WorkflowError.unknownTrip(id) }
            try old.requireAlone(in: writing)
            let going = try leaving(old, in: writing)
            let trip = newTrip(beside: old, at: now)
            try writing.create(trip)
            try move(going, from: old, to: trip, in: writing)
            if trip.end != nil {
                (old.end, old.lastModified) = (day, now)
                try writing.update(old)
            }
            return Result(trip: trip, activities: try writing.activities(of: trip.id))
        }
    }

    /// The activities that go, each with all that have its UID.
    private func leaving(_ old: Trip, in reading: any TripReading) throws -> [Activity] {
        let all = try reading.activities(of: old.id)
        let going = Dictionary(grouping: all, by: \.uid).values.filter { family in
            let first = family.first { $0.recurrenceID == nil } ?? family.min { $0.key < $1.key }
            return first.map { $0.span.startDate >= day } == true
        }
        .flatMap { $0 }
        guard !going.isEmpty, going.count < all.count else {
            throw WorkflowError(
                .unmergeable, subject: Printable.name(old.name),
                reason: going.isEmpty
                    ? tr("nothing of it begins on \(EnglishTime.long(day)) or later; name an earlier day")
                    : tr("nothing of it begins before \(EnglishTime.long(day)); name a later day"))
        }
        return going.sorted { $0.key < $1.key }
    }

    /// The new trip; it has dates where those of the old one are split.
    private func newTrip(beside old: Trip, at now: Instant) -> Trip {
        var random = SystemRandomNumberGenerator()
        var trip = Trip(id: .random(using: &random), name: name, home: old.home)
        trip.travellers = old.travellers.map { known in
            Traveller(
                id: .random(using: &random), person: known.person, name: known.name, email: known.email,
                role: known.role)
        }
        (trip.defaultZone, trip.kind, trip.isArchived) = (old.defaultZone, old.kind, old.isArchived)
        // A zone that a calendar defines is known to its trip alone.
        trip.zones = old.zones
        if let end = old.end, day < end, old.start.map({ $0 < day }) ?? true {
            (trip.start, trip.end) = (old.start == nil ? nil : day, end)
        }
        (trip.createdAt, trip.lastModified) = (now, now)
        return trip
    }

    private func move(_ activities: [Activity], from old: Trip, to trip: Trip, in writing: any TripWriting)
        throws
    {
        let belongings = try ActivityBelongings(of: activities, in: old.id, writing) { $0.date >= day }
        try belongings.move(from: old, to: trip, in: writing)
        for todo in try writing.todos(of: old.id) where todo.due.map({ $0.date >= day }) == true {
            try writing.deleteTodo(todo.uid, of: old.id)
            try writing.save(todo, in: trip.id)
        }
    }
}
