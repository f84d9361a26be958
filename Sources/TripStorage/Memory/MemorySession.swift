import CivilTime
import Trips

/// One transaction on a store in memory.
final class MemorySession {
    var state: MemoryState

    /// Whether there are writes that the history does not contain.
    var hasUnsettledChanges = false

    /// Whether anything was changed that undo concerns.
    var isEdited = false

    /// The entry being recorded, with the contents before.
    var recording: (entry: HistoryEntry, before: MemoryContents)?

    init(_ state: MemoryState) {
        self.state = state
    }

    /// The contents of the store; every change is one for the history.
    var contents: MemoryContents {
        get { state.contents }
        _modify {
            hasUnsettledChanges = true
            isEdited = true
            yield &state.contents
        }
    }

    /// Returns the state after the end of the transaction.
    func finished() -> MemoryState {
        settleHistory()
        if isEdited { state.edition += 1 }
        state.forgetUnused()
        return state
    }

    func stored(of trip: TripID) throws(StorageError) -> [ActivityKey: MemoryContents.StoredActivity] {
        guard let stored = contents.activities[trip] else { throw .unknownTrip(trip) }
        return stored
    }

    func index(of trip: TripID) throws(StorageError) -> Int {
        guard let index = contents.trips.firstIndex(where: { $0.id == trip }) else {
            throw .unknownTrip(trip)
        }
        return index
    }

    private func chosen(of trip: TripID, touching window: Range<Instant>?) -> [MemoryContents.StoredActivity]
    {
        let stored = contents.activities[trip, default: [:]].values
        guard let window else { return Array(stored) }
        return stored.filter { $0.bounds.touch(window) }
    }
}

extension MemorySession: TripReading {
    func trips() -> [Trip] { contents.trips }

    func trip(_ id: TripID) -> Trip? { contents.trips.first { $0.id == id } }

    func activityCount(of trip: TripID) throws(StorageError) -> Int { try stored(of: trip).count }

    func activity(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Activity? {
        try stored(of: trip)[key]?.activity
    }

    func activities(withUID uid: ActivityUID, of trip: TripID) throws(StorageError) -> [Activity] {
        try stored(of: trip).values.map(\.activity).filter { $0.uid == uid }.sorted { $0.key < $1.key }
    }

    func activities(of trip: TripID, touching window: Range<Instant>?) throws(StorageError) -> [Activity] {
        _ = try index(of: trip)
        return chosen(of: trip, touching: window)
            .sorted { ($0.bounds.earliest, $0.activity.key) < ($1.bounds.earliest, $1.activity.key) }
            .map(\.activity)
    }

    func activities(touching window: Range<Instant>?, includingArchived: Bool) -> [TripActivity] {
        activities(in: contents.trips.filter { includingArchived || !$0.isArchived }, touching: window)
    }

    func recordedReleases() throws(StorageError) -> Set<String> {
        var releases: Set<String> = []
        for trip in contents.trips {
            let ends = chosen(of: trip.id, touching: nil).flatMap { stored -> [ActivityTime] in
                guard case .timed(let start, let end) = stored.activity.span else { return [] }
                return [start, end]
            }
            let dues = try todos(of: trip.id).compactMap { todo -> ActivityTime? in
                guard case .time(let time)? = todo.due else { return nil }
                return time
            }
            releases.formUnion((ends + dues).compactMap(\.recorded?.tzdb))
        }
        return releases
    }

    func activities(runBy id: OrganizationID) -> [TripActivity] {
        activities(in: contents.trips, touching: nil).filter { $0.activity.organization == id }
    }

    private func activities(in trips: [Trip], touching window: Range<Instant>?) -> [TripActivity] {
        Self.inOrder(
            trips.flatMap { trip in chosen(of: trip.id, touching: window).map { (trip.id, $0) } })
    }

    /// Returns activities of several trips in the order common to all stores.
    static func inOrder(_ found: [(trip: TripID, item: MemoryContents.StoredActivity)]) -> [TripActivity] {
        found.sorted {
            ($0.item.bounds.earliest, $0.item.activity.key, $0.trip) < (
                $1.item.bounds.earliest, $1.item.activity.key, $1.trip
            )
        }
        .map { TripActivity(trip: $0.trip, activity: $0.item.activity) }
    }

    func search(_ text: String, limit: Int, includingArchived: Bool) throws(StorageError) -> [SearchHit] {
        let query = SearchQuery(text)
        guard !query.phrases.isEmpty, limit > 0 else { return [] }
        var scan = SearchScan(query, limit: limit)
        try scan.look(at: activities(touching: nil, includingArchived: includingArchived), in: self)
        try scan.lookAtTrips(in: self, includingArchived: includingArchived)
        return scan.hits
    }
}

extension MemorySession: TripWriting {
    func create(_ trip: Trip) throws(StorageError) {
        try Storable.check(trip)
        guard contents.activities[trip.id] == nil, !contents.sealedTrips.contains(where: { $0.id == trip.id })
        else { throw .duplicateTrip(trip.id) }
        makePersons(of: trip.travellers)
        contents.trips.append(trip)
        contents.activities[trip.id] = [:]
        contents.expenses[trip.id] = [:]
        contents.todos[trip.id] = []
        contents.attachments[trip.id] = []
    }

    func update(_ trip: Trip) throws(StorageError) {
        let index = try index(of: trip.id)
        try Storable.check(trip)
        let kept = Set(trip.travellers.map(\.id))
        for traveller in contents.trips[index].travellers where !kept.contains(traveller.id) {
            let titles = try expenses(of: trip.id).filter {
                $0.payer == traveller.id || $0.split?.travellers.contains(traveller.id) ?? false
            }.map(\.title)
            if !titles.isEmpty { throw .travellerInUse(traveller, titles) }
        }
        try checkParticipantsLeaving(trip, before: contents.trips[index])
        makePersons(of: trip.travellers)
        contents.trips[index] = trip
    }

    func delete(_ id: TripID) throws(StorageError) {
        contents.trips.remove(at: try index(of: id))
        contents.activities[id] = nil
        contents.expenses[id] = nil
        contents.todos[id] = nil
        contents.attachments[id] = nil
    }

    func save(_ activity: Activity, in trip: TripID) throws(StorageError) {
        guard contents.activities[trip] != nil else { throw .unknownTrip(trip) }
        try Storable.check(activity)
        if let organization = activity.organization, contents.organizations[organization] == nil {
            throw .unknownOrganization(organization)
        }
        try checkParticipants(of: activity, in: trip)
        contents.activities[trip]?[activity.key] = MemoryContents.StoredActivity(activity)
    }

    func delete(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Bool {
        guard try stored(of: trip)[key] != nil else { return false }
        contents.activities[trip]?[key] = nil
        contents.attachments[trip]?.removeAll { $0.owner == .activity(key) }
        for id in (contents.expenses[trip] ?? [:]).filter({ $0.value.activity == key }).keys {
            contents.expenses[trip]?[id]?.activity = nil
        }
        return true
    }
}

extension MemorySession: SparingReading {
    /// Nothing in memory is unreadable.
    func delete(_ unreadable: UnreadableRow) -> Bool { false }

    /// Reads; values in memory are always readable.
    func sparing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow]) {
        (try body(), [])
    }

    /// Reads; no override in memory is unreadable.
    func showing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow]) {
        (try body(), [])
    }
}
