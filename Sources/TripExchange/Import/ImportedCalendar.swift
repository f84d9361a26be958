public import Findings
import ICalendar
public import Merging
package import Reservations
public import Trips

/// The import of a calendar file: activities, cancellations and findings.
public struct ImportedCalendar: Hashable, Sendable {
    /// The calendar's display name; of several calendars in one file, the first name.
    public var name: String?

    /// The activities in the order of the file, no two with the same key.
    ///
    /// A series is one activity with ``/Trips/Activity/recurrence``; its overrides are activities with the same UID.
    /// ``/TripSeries/Occurrences`` expands them.
    public var activities: [Activity]

    /// The activities that the file cancels with METHOD:CANCEL (RFC 5546 §3.2.5).
    ///
    /// Cancellations with a stated time are also in ``activities``, with the status `cancelled`.
    public var cancellations: [Cancellation]

    /// The findings: those of the reader first, then those of the events, each in the order of the file.
    public var findings: [Finding]

    /// Whether the file only cancels (METHOD:CANCEL).
    public var isCancellation: Bool

    /// The other contents of the calendars, verbatim; `nil` if there are none.
    ///
    /// These are their own properties and the components that are not activities. The text is opaque: store it with
    /// the trip, update it with ``ImportMerge/source(existing:incoming:)``, and pass it to a ``CalendarExport``.
    public var source: String?

    /// The zones without a database entry that the activities name, as the file defines them.
    ///
    /// Store them with the trip, update them with ``ImportMerge/zones(existing:incoming:source:activities:todos:)``,
    /// and add them to the database (`ZoneDatabase.adding(_:)`) by which the activities are read.
    public var zones: [ZoneText]

    /// The to-dos, one for each UID, in the order of the file; empty unless ``CalendarImport/readsTodos``.
    ///
    /// A cancellation (METHOD:CANCEL) is included with the status `cancelled` and may have no title. ``TodoMerge``
    /// applies it to the stored to-do.
    public var todos: [Todo] = []

    /// The files attached to events; empty unless ``CalendarImport/readsAttachments``.
    public var attachments: [ImportedAttachment] = []

    /// The calendars' details of the trip, besides its name; `nil` without any.
    public var details: TripDetails?

    /// The organizations that the calendars describe.
    ///
    /// An activity names one of these by ``/Trips/Activity/organization``. Their identifiers are those of the store
    /// that wrote the calendar; ``matchingOrganizations(with:)`` finds known ones of the same name.
    public var organizations: [Organization] = []

    /// The cached reservations of the events.
    package var reservationTexts = ReservationTexts()

    /// Makes an imported calendar from its parts.
    ///
    /// - Parameters:
    ///   - name: The calendar's display name, if it has one.
    ///   - activities: The activities, no two with the same key.
    ///   - cancellations: The cancellations with METHOD:CANCEL.
    ///   - findings: The findings.
    ///   - isCancellation: Whether the file only cancels.
    ///   - source: The other contents of the calendars, verbatim.
    ///   - zones: The zones without a database entry.
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

extension ImportedCalendar {
    /// Returns the calendar with known organizations of the same names.
    ///
    /// ```swift
    /// let matched = imported.matchingOrganizations(with: store.organizations)
    /// for organization in matched.organizations { save(organization) }
    /// ```
    ///
    /// - Parameter known: The known organizations.
    /// - Returns: The calendar; its activities name known organizations, or new ones, which are left in
    ///   ``organizations``.
    public func matchingOrganizations(with known: [Organization]) -> ImportedCalendar {
        guard !organizations.isEmpty else { return self }
        let match = OrganizationMatch(organizations, known: known)
        var copy = self
        copy.organizations = match.new
        copy.activities = copy.activities.map(match.settled)
        return copy
    }
}
