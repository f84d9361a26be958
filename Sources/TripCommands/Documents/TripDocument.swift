import CivilTime
import TripWorkflows
import Trips

/// A trip in JSON, without its activities.
struct TripHead: Encodable, Sendable {
    /// The trip's id; null for a calendar file.
    @Nullable var id: String?
    let name: String
    /// The stated first day, else the first date of a single activity, on its own clock.
    @Nullable var start: String?
    /// The day after the stated last one, else after the last such date; exclusive.
    @Nullable var end: String?
    /// Whether the start and the end were stated.
    let statedDates: StatedDates
    @Nullable var home: String?
    /// The zone of times that are typed without one.
    @Nullable var zone: String?
    @Nullable var kind: String?
    let travellers: [TravellerDocument]
    let budget: [String]
    let countries: [String]
    let notes: String
    let archived: Bool

    /// Which of the two dates were stated by a person.
    struct StatedDates: Encodable, Sendable {
        let start: Bool
        let end: Bool
    }

    /// A traveller.
    struct TravellerDocument: Encodable, Sendable {
        let id: String
        /// The person across trips.
        let person: String
        let name: String
        @Nullable var email: String?
        let role: String
    }

    init(_ trip: Trip?, named name: String, _ activities: [Activity]) {
        let own = TripPicture.ownDates(of: activities)
        id = trip?.id.text
        self.name = name
        start = (trip?.start ?? own?.first)?.description
        end = (trip?.end ?? own?.end)?.description
        statedDates = StatedDates(start: trip?.start != nil, end: trip?.end != nil)
        home = trip?.home?.name
        zone = trip?.defaultZone?.name
        kind = trip?.kind?.rawValue
        travellers = (trip?.travellers ?? []).map {
            TravellerDocument(
                id: $0.id.text, person: $0.person.text, name: $0.name, email: $0.email,
                role: $0.role.rawValue)
        }
        budget = (trip?.budget ?? []).map(\.description)
        countries = trip?.countries ?? []
        notes = trip?.notes ?? ""
        archived = trip?.isArchived ?? false
    }
}

/// One trip, for `trip list --json`.
struct TripDocument: Encodable, Sendable {
    let head: TripHead
    let activities: Int
    /// The last date, inclusive, for people.
    let lastDate: String?

    private enum CodingKeys: String, CodingKey { case activities }

    init(_ trip: Trip, activities: [Activity]) { self.init(trip, named: trip.name, activities) }

    init(named name: String, activities: [Activity]) { self.init(nil, named: name, activities) }

    private init(_ trip: Trip?, named name: String, _ activities: [Activity]) {
        head = TripHead(trip, named: name, activities)
        self.activities = activities.count
        let stated = trip?.end.flatMap { try? $0.adding(days: -1) }
        lastDate = (stated ?? TripPicture.ownDates(of: activities)?.last)?.description
    }

    /// Writes the head and the count as one object.
    func encode(to encoder: any Encoder) throws {
        try head.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(activities, forKey: .activities)
    }
}

/// The trips, for `trip list --json`.
struct TripListDocument: Encodable, Sendable {
    let trips: [TripDocument]
    let protected: [ProtectedTripDocument]
}

/// One trip with its activities, for `trip show --json`.
struct TripShowDocument: Encodable, Sendable {
    let head: TripHead
    let activities: [ItemDocument]
    /// The zones of activities that no database has.
    let definedZones: [DefinedZoneDocument]

    private enum CodingKeys: String, CodingKey { case activities, definedZones }

    init(_ trip: TripDocument, items: [ItemDocument], zones: [DefinedZoneDocument]) {
        head = trip.head
        activities = items
        definedZones = zones
    }

    /// Writes the head and the lists as one object.
    func encode(to encoder: any Encoder) throws {
        try head.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(activities, forKey: .activities)
        try container.encode(definedZones, forKey: .definedZones)
    }
}
