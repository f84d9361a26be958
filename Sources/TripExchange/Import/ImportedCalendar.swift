public import Findings
import ICalendar
public import Merging
package import Reservations
public import Trips

/// What a calendar file means to a trip: its activities, what it cancels, and every flaw that was survived.
public struct ImportedCalendar: Hashable, Sendable {
    /// The calendar's display name; of several calendars in one file, the first that has one.
    public var name: String?

    /// The activities in the order of the file, no two with the same key.
    ///
    /// A series is one activity with ``/Trips/Activity/recurrence``; its changed occurrences are activities with
    /// the same UID. ``Occurrences`` makes the single occurrences of them.
    public var activities: [Activity]

    /// The activities that the file calls off with METHOD:CANCEL (RFC 5546 §3.2.5).
    ///
    /// Those that say when they would have been also stand in ``activities``, with the status `cancelled`.
    public var cancellations: [Cancellation]

    /// The flaws: those of the reading first, then those of the events, each in the order of the file.
    public var findings: [Finding]

    /// Whether the file does nothing but cancel (METHOD:CANCEL).
    public var isCancellation: Bool

    /// What the calendars hold besides, as it came; `nil` when there is nothing.
    ///
    /// It has their own properties and the components that are no activities. It is opaque: to be kept with the
    /// trip, brought up to date by ``ImportMerge/source(existing:incoming:)``, and given to a ``CalendarExport``.
    public var source: String?

    /// The zones that the activities name and no zone database has, as the file defines them.
    ///
    /// They are to be kept with the trip, brought up to date by
    /// ``ImportMerge/zones(existing:incoming:source:activities:todos:)``, and added
    /// to the database (`ZoneDatabase.adding(_:)`) by which the activities are read.
    public var zones: [ZoneText]

    /// What is to be done, one for each UID, in the order of the file; empty unless ``CalendarImport/readsTodos``.
    ///
    /// What a calendar with METHOD:CANCEL calls off is here with the status `cancelled`, and says no more than that calendar
    /// does: it may have no title. ``TodoMerge`` calls off what is there.
    public var todos: [Todo] = []

    /// The files that stood in events; empty unless ``CalendarImport/readsAttachments``.
    public var attachments: [ImportedAttachment] = []

    /// What the calendars say of the trip besides its name; `nil` when they say nothing.
    public var details: TripDetails?

    /// The organizations that the calendars describe.
    ///
    /// ``/Trips/Activity/organization`` of an activity names one of these. Their identifiers are those of the store that
    /// wrote the calendar; ``matchingOrganizations(with:)`` finds those that are known here under the same name.
    public var organizations: [Organization] = []

    /// Knows the reservations in the events.
    package var reservationTexts = ReservationTexts()

    /// Makes an imported calendar from its parts.
    ///
    /// - Parameters:
    ///   - name: The calendar's display name, if it has one.
    ///   - activities: The activities, no two with the same key.
    ///   - cancellations: What the file calls off with METHOD:CANCEL.
    ///   - findings: The flaws.
    ///   - isCancellation: Whether the file does nothing but cancel.
    ///   - source: What the calendars hold besides, as it came.
    ///   - zones: The zones that no zone database has.
    public init(
        name: String?, activities: [Activity], cancellations: [Cancellation] = [], findings: [Finding] = [],
        isCancellation: Bool = false, source: String? = nil, zones: [ZoneText] = []
    ) {
        self.name = name
        self.activities = activities
        self.cancellations = cancellations
        self.findings = findings
        self.isCancellation = isCancellation
        self.source = source
        self.zones = zones
    }
}
