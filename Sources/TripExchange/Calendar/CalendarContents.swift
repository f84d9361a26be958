public import Trips

/// All that a calendar can tell of a trip, as one value to export.
public struct CalendarContents: Hashable, Sendable {
    /// The calendar's display name.
    public var name: String?
    /// The trip; `nil` where the activities come from files alone.
    public var trip: Trip?
    /// The activities, no two with the same key.
    public var activities: [Activity]
    /// Those whom participants are; `nil` takes the travellers of ``trip``.
    ///
    /// Without either an export does not say who takes part.
    public var travellers: [Traveller]?
    /// What is to be done; only a full export tells it.
    public var todos: [Todo] = []
    /// The organizations that the activities name; others are not written.
    public var organizations: [Organization] = []
    /// The files and links of the activities, for a full export; those of the trip, notes and receipts are in no calendar.
    ///
    /// An empty list says that nothing is attached. With `nil`, when nobody asked, an export has the links and files alone
    /// that stand in the components that were kept, and tells which files it had to leave out.
    public var attachments: [Attachment]?
    /// The bytes of the files, by their digests.
    public var files: [FileContents] = []
    /// What was kept of the calendars that they came in, from ``ImportedCalendar/source``.
    public var source: String?
    /// The zones that they name and no zone database has.
    public var zones: [ZoneText]

    /// Makes the contents of a trip's calendar, with its name, its zones and what was kept with it.
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
    ///   - source: What was kept of the calendars that they came in.
    ///   - zones: The zones that they name and no zone database has.
    public init(name: String?, activities: [Activity], source: String? = nil, zones: [ZoneText] = []) {
        self.name = name
        self.activities = activities
        self.source = source
        self.zones = zones
    }
}
