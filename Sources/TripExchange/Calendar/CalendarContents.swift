public import Trips

/// The contents of a trip's calendar, as one value to export.
public struct CalendarContents: Hashable, Sendable {
    /// The calendar's display name.
    public var name: String?
    /// The trip; `nil` where the activities come from files alone.
    public var trip: Trip?
    /// The activities, no two with the same key.
    public var activities: [Activity]
    /// Further activities of the trips, which are not written: a shared export hides their codes and places, too.
    package var unwritten: [Activity] = []
    /// The travellers behind the participants; `nil` takes the travellers of ``trip``.
    ///
    /// Without either an export has no participants.
    public var travellers: [Traveller]?
    /// The to-dos; only a full export has them.
    public var todos: [Todo] = []
    /// The organizations that the activities name; others are not written.
    public var organizations: [Organization] = []
    /// The files and links of the activities, for a full export.
    ///
    /// Those of the trip, notes and receipts are in no calendar. An empty list means that nothing is
    /// attached. With `nil`, unknown, an export has only the links and files in the kept components, and
    /// reports the files that it omits.
    public var attachments: [Attachment]?
    /// The bytes of the files, by their digests.
    public var files: [FileContents] = []
    /// What was kept of the imported calendars, from ``ImportedCalendar/source``.
    public var source: String?
    /// The zones that the activities name and no zone database has.
    public var zones: [ZoneText]

    /// Makes the contents of a trip's calendar, with its name, zones and kept components.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - activities: Its activities.
    public init(of trip: Trip, activities: [Activity]) {
        self.init(name: trip.name, activities: activities, source: trip.source, zones: trip.zones)
        self.trip = trip
    }

    /// Makes contents without a trip.
    ///
    /// - Parameters:
    ///   - name: The calendar's display name.
    ///   - activities: The activities.
    ///   - source: What was kept of the imported calendars.
    ///   - zones: The zones that they name and no zone database has.
    public init(name: String?, activities: [Activity], source: String? = nil, zones: [ZoneText] = []) {
        self.name = name
        self.activities = activities
        self.source = source
        self.zones = zones
    }
}

extension CalendarContents {
    /// The activities that take somebody's time: neither cancelled nor transparent, and no room or rented car.
    ///
    /// One of a series stays with its series: without it the series would take its time.
    var takingTime: [Activity] {
        let taking = Set(activities.lazy.filter(\.takesTime).map(\.uid))
        return activities.filter { taking.contains($0.uid) }
    }
}
