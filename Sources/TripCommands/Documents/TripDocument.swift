import CivilTime
import Trips

/// One trip, as `trip list --json` writes it.
struct TripDocument: Encodable, Sendable {
    /// The trip's id; null for a calendar file, which is no trip of the store.
    @Nullable var id: String?
    let name: String
    /// The first date of an activity that happens once, on its own wall clock.
    @Nullable var start: String?
    /// The day after the last such date.
    @Nullable var end: String?
    @Nullable var home: String?
    let activities: Int
    let archived: Bool
    /// The last date, for people, who say "from the 8th to the 16th".
    let lastDate: String?

    enum CodingKeys: String, CodingKey {
        case id, name, start, end, home, activities, archived
    }

    init(_ trip: Trip, activities: [Activity]) {
        self.init(
            id: trip.id.text, name: trip.name, home: trip.home?.name, archived: trip.isArchived, activities)
    }

    init(named name: String, activities: [Activity]) {
        self.init(id: nil, name: name, home: nil, archived: false, activities)
    }

    private init(id: String?, name: String, home: String?, archived: Bool, _ activities: [Activity]) {
        let dates = TripPicture.ownDates(of: activities)
        self.id = id
        self.name = name
        start = dates?.first.description
        end = dates?.end?.description
        lastDate = dates?.last.description
        self.home = home
        self.activities = activities.count
        self.archived = archived
    }
}

/// One trip with its activities, as `trip show --json` writes it.
struct TripShowDocument: Encodable, Sendable {
    @Nullable var id: String?
    let name: String
    @Nullable var start: String?
    @Nullable var end: String?
    @Nullable var home: String?
    let archived: Bool
    let activities: [ItemDocument]
    /// The zones of activities that no database has.
    let definedZones: [DefinedZoneDocument]

    init(_ trip: TripDocument, items: [ItemDocument], zones: [DefinedZoneDocument]) {
        id = trip.id
        name = trip.name
        start = trip.start
        end = trip.end
        home = trip.home
        archived = trip.archived
        activities = items
        definedZones = zones
    }
}
