import CivilTime
import Trips

/// One transaction on a store in memory.
final class MemorySession {
    private(set) var contents: MemoryContents

    init(_ contents: MemoryContents) {
        self.contents = contents
    }

    private func stored(of trip: TripID) throws(StorageError) -> [ActivityKey: MemoryContents.StoredActivity]
    {
        guard let stored = contents.activities[trip] else { throw .unknownTrip(trip) }
        return stored
    }

    private func index(of trip: TripID) throws(StorageError) -> Int {
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
        contents.trips.filter { includingArchived || !$0.isArchived }
            .flatMap { trip in chosen(of: trip.id, touching: window).map { (trip.id, $0) } }
            .sorted {
                ($0.1.bounds.earliest, $0.1.activity.key, $0.0) < (
                    $1.1.bounds.earliest, $1.1.activity.key, $1.0
                )
            }
            .map { TripActivity(trip: $0.0, activity: $0.1.activity) }
    }
}

extension MemorySession: TripWriting {
    func create(_ trip: Trip) throws(StorageError) {
        guard contents.activities[trip.id] == nil else { throw .duplicateTrip(trip.id) }
        try Storable.check(trip)
        contents.trips.append(trip)
        contents.activities[trip.id] = [:]
    }

    func update(_ trip: Trip) throws(StorageError) {
        let index = try index(of: trip.id)
        try Storable.check(trip)
        contents.trips[index] = trip
    }

    func delete(_ id: TripID) throws(StorageError) {
        contents.trips.remove(at: try index(of: id))
        contents.activities[id] = nil
    }

    func save(_ activity: Activity, in trip: TripID) throws(StorageError) {
        guard contents.activities[trip] != nil else { throw .unknownTrip(trip) }
        try Storable.check(activity)
        contents.activities[trip]?[activity.key] = MemoryContents.StoredActivity(activity)
    }

    func delete(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Bool {
        guard contents.activities[trip] != nil else { throw .unknownTrip(trip) }
        return contents.activities[trip]?.removeValue(forKey: key) != nil
    }
}
