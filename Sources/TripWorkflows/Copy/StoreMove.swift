public import CivilTime
import Messages
import Rendering
import TripExchange
public import TripStorage
public import Trips

/// Moves an activity of a store to another trip.
///
/// ```swift
/// try store.write { writing in
///     try writing.record("move the hotel to Porto", at: now)
///     print(try StoreMove(hotel.uid, from: lisbon.id, to: porto.id).carryOut(in: writing, at: now, zones).joined)
/// }
/// ```
public struct StoreMove: Sendable {
    private let uid: ActivityUID
    private let source: TripID
    private let target: TripID

    /// What a move did.
    public struct Result: Sendable {
        /// The trip that has the activity now.
        public let trip: Trip
        /// The activity; a series with its overrides.
        public let activities: [Activity]
        /// Those who joined the trip with it.
        public let joined: [Traveller]
        /// The number of its other activities that name nobody, so that all who travel take part.
        public let unnamed: Int
        /// The number of attachments that moved along.
        public let attachments: Int
        /// The number of expenses that moved along.
        public let expenses: Int
    }

    /// Prepares a move.
    ///
    /// - Parameters:
    ///   - uid: The activity; a series moves with its overrides.
    ///   - source: The trip that it leaves.
    ///   - target: The trip that it comes to, another one.
    public init(_ uid: ActivityUID, from source: TripID, to target: TripID) {
        (self.uid, self.source, self.target) = (uid, source, target)
    }

    /// Moves the activity in a transaction that the caller has recorded.
    ///
    /// Its expenses and attachments go with it. An activity that names nobody names those who travel in its own trip, if others
    /// travel in the new one. Participants, payers and bearers join the new trip; who takes a transport or stays travels in it.
    ///
    /// - Parameters:
    ///   - writing: The store.
    ///   - now: The present.
    ///   - database: The zones.
    /// - Returns: What it did.
    /// - Throws: A ``WorkflowError`` when a trip or the activity is not there, or the new trip has one with its UID, and a
    ///   `StorageError`; then nothing may be kept.
    public func carryOut(
        in writing: any TripWriting, at now: Instant, _ database: ZoneDatabase
    ) throws -> Result {
        guard let old = try writing.trip(source) else { throw WorkflowError.unknownTrip(source) }
        guard var trip = try writing.trip(target) else { throw WorkflowError.unknownTrip(target) }
        let activities = try writing.activities(withUID: uid, of: source)
        guard !activities.isEmpty else { throw WorkflowError.changedMeanwhile(Printable.line(uid.text)) }
        guard try writing.activities(withUID: uid, of: target).isEmpty else {
            throw WorkflowError(
                .takenUID, subject: Printable.name(trip.name),
                reason: tr(
                    "has an activity \(Printable.line(uid.text)) already; meridian delete takes one of both away"
                ))
        }
        var belongings = try ActivityBelongings(of: activities, in: source, writing)
        belongings.activities = try naming(activities, from: old, to: trip, at: now, database)
        let unnamed = Set(
            try writing.activities(of: target).lazy.filter(\.participants.isEmpty).map(\.uid)
        ).count
        let before = trip
        let joined = join(belongings, from: old, &trip)
        // Zones that a calendar defines itself are known to their trip alone.
        let defined = Set(trip.zones.map(\.id))
        let used = Set(activities.flatMap(\.zoneNames))
        trip.zones += old.zones.filter { used.contains($0.id) && !defined.contains($0.id) }
        if trip != before {
            trip.lastModified = now.ofChange(after: trip.lastModified)
            try writing.update(trip)
        }
        try belongings.move(from: old, to: trip, in: writing)
        return Result(
            trip: trip, activities: belongings.activities, joined: joined, unnamed: unnamed,
            attachments: belongings.attachments.count, expenses: belongings.expenses.count)
    }

    /// Names the participants where the other trip would give all its travellers instead.
    private func naming(
        _ activities: [Activity], from old: Trip, to trip: Trip, at now: Instant, _ database: ZoneDatabase
    ) throws -> [Activity] {
        let theirs = old.travellers.filter(\.role.travels).map(\.person)
        let there = trip.travellers.filter(\.role.travels).map(\.person)
        guard Set(theirs) != Set(there), !theirs.isEmpty else { return activities }
        return try activities.map { activity in
            guard activity.participants.isEmpty else { return activity }
            return try ActivityEdit([.participants(theirs)]).applied(to: activity, at: now, in: database) {
                try $0.resolved(by: .reject)
            }
        }
    }

    /// Adds participants, payers and bearers to a trip that lacks them.
    ///
    /// As in an import, participants of a transport or a stay travel; others take part by name.
    ///
    /// - Returns: The persons who joined.
    private func join(_ belongings: ActivityBelongings, from old: Trip, _ trip: inout Trip) -> [Traveller] {
        let named = Set(belongings.activities.flatMap(\.participants))
        let journeying = Set(belongings.activities.filter(\.kind.isJourney).flatMap(\.participants))
        let paying = Set(
            belongings.expenses.flatMap { [$0.payer].compactMap(\.self) + ($0.split?.travellers ?? []) })
        var random = SystemRandomNumberGenerator()
        var joined: [Traveller] = []
        for traveller in old.travellers
        where named.contains(traveller.person) || paying.contains(traveller.id) {
            guard trip.traveller(traveller.person) == nil else { continue }
            let isJourneying = journeying.contains(traveller.person)
            let role: TravellerRole = traveller.role.travels && isJourneying ? .collaborator : .viewer
            let new = Traveller(
                id: .random(using: &random), person: traveller.person, name: traveller.name,
                email: traveller.email, role: role)
            trip.travellers.append(new)
            joined.append(new)
        }
        return joined
    }
}

extension Activity {
    /// The zones of its ends.
    fileprivate var zoneNames: [ZoneID] {
        guard case .timed(let start, let end) = span else { return [] }
        return [start.zone, end.zone].compactMap(\.self)
    }
}
