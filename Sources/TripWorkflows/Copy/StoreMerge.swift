public import CivilTime
import Messages
import Rendering
import TripExchange
public import TripStorage
public import Trips

/// Merges trips of a store: one takes everything of the others, which then go.
///
/// ```swift
/// let merged = try StoreMerge(into: tokyo.id).carryOut([hotel.id, museum.id], in: store, at: now)
/// print(merged.activities)
/// ```
public struct StoreMerge: Sendable {
    private let id: TripID

    /// What a merge did.
    public struct Result: Sendable {
        /// The trip that stays.
        public let trip: Trip
        /// Its activities after it.
        public let activities: [Activity]
        /// The names of the trips that went.
        public let merged: [String]
    }

    /// Prepares a merge.
    ///
    /// - Parameter id: The trip that stays.
    public init(into id: TripID) { self.id = id }

    /// Merges trips in one transaction, which undo reverts.
    ///
    /// Travellers who are in both are one. Budgets of one currency are added; dates are those of all that state them.
    ///
    /// - Parameters:
    ///   - others: The trips that go.
    ///   - store: The store.
    ///   - now: The present.
    /// - Returns: What it did.
    /// - Throws: A ``WorkflowError`` when a trip is not there, is synced or subscribed, or has another version of what the trip has
    ///   already, and a `StorageError`; then nothing is changed.
    public func carryOut(_ others: [TripID], in store: some TripStore, at now: Instant) throws -> Result {
        let names = try store.read { reading in try others.map { try Self.trip($0, reading).name } }
        let into = try store.read { try Self.trip(id, $0).name }
        let title = tr(
            "merge \(names.map { Printable.name($0) }.joined(separator: ", ")) into the trip \(Printable.name(into))"
        )
        return try StoreChange(title: title, now: now, database: nil)(in: store) { writing in
            var done: Set<TripID> = [id]
            for other in others where done.insert(other).inserted { try move(other, at: now, in: writing) }
            let trip = try Self.trip(id, writing)
            return Result(trip: trip, activities: try writing.activities(of: id), merged: names)
        }
    }

    private static func trip(_ id: TripID, _ reading: any TripReading) throws -> Trip {
        guard let trip = try reading.trip(id) else { throw WorkflowError.unknownTrip(id) }
        return trip
    }

    // MARK: One trip

    private func move(_ id: TripID, at now: Instant, in writing: any TripWriting) throws {
        let other = try Self.trip(id, writing)
        try other.requireAlone(in: writing)
        var trip = try Self.trip(self.id, writing)
        let own = try writing.activities(of: trip.id)
        let before = Self.travelling(trip)
        let travellers = try take(other, into: &trip)
        trip.lastModified = now
        try writing.update(trip)
        let all = Self.travelling(trip)
        // An activity that names nobody is of all who travel: of those of its own trip.
        for activity in own where activity.participants.isEmpty && Set(before) != Set(all) && !before.isEmpty
        {
            try writing.save(activity.naming(before), in: trip.id)
        }
        let theirs = Self.travelling(other)
        for activity in try writing.activities(of: id) {
            let known = own.first { $0.key == activity.key }
            guard known == nil || known == activity else { throw inBoth(activity.title, trip, other) }
            guard known == nil else { continue }
            let isOfAll = !activity.participants.isEmpty || Set(theirs) == Set(all) || theirs.isEmpty
            try writing.save(isOfAll ? activity : activity.naming(theirs), in: trip.id)
        }
        for todo in try writing.todos(of: id) {
            let known = try writing.todos(of: trip.id).first { $0.uid == todo.uid }
            guard known == nil || known == todo else { throw inBoth(todo.title, trip, other) }
            try writing.save(todo, in: trip.id)
        }
        let expenses = try writing.expenses(of: id)
        let attachments = try writing.attachments(of: id)
        try writing.delete(id)
        for expense in expenses { try writing.save(expense.moved(to: travellers), in: trip.id) }
        // The store has the bytes of files still.
        for attachment in attachments { try writing.save(attachment, bytes: nil, in: trip.id) }
    }

    /// The persons who travel.
    private static func travelling(_ trip: Trip) -> [PersonID] {
        trip.travellers.filter(\.role.travels).map(\.person)
    }

    /// Adds what the trip itself has, and returns the travellers that are others now.
    private func take(_ other: Trip, into trip: inout Trip) throws -> [TravellerID: TravellerID] {
        var moved: [TravellerID: TravellerID] = [:]
        for traveller in other.travellers {
            if let known = trip.traveller(traveller.person) {
                moved[traveller.id] = known.id
                // Who travels in one of them travels.
                if traveller.role.travels, !known.role.travels,
                    let index = trip.travellers.firstIndex(where: { $0.id == known.id })
                {
                    trip.travellers[index].role = .collaborator
                }
            } else {
                trip.travellers.append(traveller)
            }
        }
        for zone in other.zones where !trip.zones.contains(zone) {
            guard !trip.zones.contains(where: { $0.id == zone.id }) else {
                throw WorkflowError(
                    .unmergeable, subject: zone.id.name,
                    reason: tr("both trips define this zone, each in its own way; they cannot be one"))
            }
            trip.zones.append(zone)
        }
        trip.source = SourceMerge.joined(trip.source, other.source)
        for money in other.budget {
            if let index = trip.budget.firstIndex(where: { $0.currency == money.currency }) {
                trip.budget[index] = try trip.budget[index].adding(money)
            } else {
                trip.budget.append(money)
            }
        }
        trip.countries += other.countries.filter { !trip.countries.contains($0) }
        if !other.notes.isEmpty {
            trip.notes = [trip.notes, other.notes].filter { !$0.isEmpty }.joined(separator: "\n\n")
        }
        // A trip without dates of its own has those of its activities.
        if let start = trip.start { trip.start = other.start.map { min($0, start) } ?? start }
        if let end = trip.end { trip.end = other.end.map { max($0, end) } ?? end }
        trip.home = trip.home ?? other.home
        trip.kind = trip.kind ?? other.kind
        trip.defaultZone = trip.defaultZone ?? other.defaultZone
        return moved
    }

    private func inBoth(_ title: String, _ trip: Trip, _ other: Trip) -> WorkflowError {
        WorkflowError(
            .unmergeable, subject: Printable.name(title),
            reason: tr(
                "is in \(Printable.name(trip.name)) and in \(Printable.name(other.name)), and differs; delete one of the two first"
            ))
    }
}

extension Activity {
    /// The activity with participants.
    fileprivate func naming(_ persons: [PersonID]) -> Activity {
        var copy = self
        copy.participants = persons
        return copy
    }
}
