public import CivilTime
import ICalendar
public import Trips

/// Turns activities into a calendar that any calendar program can read.
///
/// One VEVENT for each activity, with both ends in their own zones, and one VTIMEZONE, made from the
/// database, for each zone used. The component that an activity was read from is edited in place: lines that
/// agree with the activity stay unchanged, and so does everything that the model does not know, down to
/// alarms and vendors' fields. What iCalendar has no property for is written as `X-MERIDIAN-…`, so that every
/// field survives a round trip.
///
/// The same activities give the same bytes: no clock and no random number is read.
///
/// ```swift
/// let export = CalendarExport(
///     database: database, productID: "-//Example//Planner 1.0//EN", redaction: .full, stamp: now)
/// let exported = export.calendar(named: "Tokyo", activities: activities)
/// write(exported.bytes)
/// ```
public struct CalendarExport: Sendable {
    /// The zones.
    public let database: ZoneDatabase
    /// The PRODID: the program that writes the file.
    public let productID: String
    /// How much of each activity is written.
    public let redaction: Redaction
    /// The DTSTAMP of activities without a time of writing or of change.
    public let stamp: Instant
    /// A secret of the owner that the UIDs of a redacted export are derived from.
    ///
    /// With `nil` they are derived from the activities themselves and change when any of them does.
    public let pseudonymKey: String?

    /// Makes an export.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - productID: The PRODID: the program that writes the file.
    ///   - redaction: How much of each activity is written.
    ///   - stamp: The DTSTAMP of activities without a time of writing or of change.
    ///   - pseudonymKey: A secret of the owner, such as the trip's id, that the UIDs of a redacted export are
    ///     derived from; with `nil` they are derived from the activities themselves. A full export ignores it.
    public init(
        database: ZoneDatabase, productID: String, redaction: Redaction, stamp: Instant,
        pseudonymKey: String? = nil
    ) {
        self.database = database
        self.productID = productID
        self.redaction = redaction
        self.stamp = stamp
        self.pseudonymKey = pseudonymKey
    }

    /// Makes a calendar of activities.
    ///
    /// - Parameters:
    ///   - name: The calendar's display name, such as the trip's; omitted from a ``Redaction/busy`` export.
    ///   - activities: The activities, no two with the same key.
    ///   - source: What was kept of the imported calendars, from ``ImportedCalendar/source``; only a
    ///     ``Redaction/full`` export writes it.
    ///   - zones: The zones that the activities name and no zone database has, from
    ///     ``ImportedCalendar/zones``.
    /// - Returns: The calendar, and findings about what it cannot express.
    public func calendar(
        named name: String?, activities: [Activity], source: String? = nil, zones: [ZoneText] = []
    ) -> ExportedCalendar {
        calendar(of: CalendarContents(name: name, activities: activities, source: source, zones: zones))
    }

    /// Makes a calendar of a trip.
    ///
    /// Only a ``Redaction/full`` export writes the trip, organizations, to-dos, and what was kept.
    ///
    /// ```swift
    /// var contents = CalendarContents(of: trip, activities: activities)
    /// contents.organizations = organizations
    /// let exported = export.calendar(of: contents)
    /// ```
    ///
    /// - Parameter contents: The trip, its activities and what belongs to them.
    /// - Returns: The calendar, and findings about what it cannot express.
    public func calendar(of contents: CalendarContents) -> ExportedCalendar {
        calendar(of: contents, hiding: secrets(of: contents))
    }

    /// Returns the codes and seats that a shared export of a trip removes.
    func secrets(of contents: CalendarContents) -> SecretCodes {
        SecretCodes(of: redaction == .shared ? contents.activities : [])
    }

    /// Makes a calendar of a part of a trip, without the codes of the whole trip.
    func calendar(of contents: CalendarContents, hiding secrets: SecretCodes) -> ExportedCalendar {
        var remainder = CalendarRemainder(parsing: contents.source)
        let versions = settle(&remainder, contents)
        let activities = contents.activities
        if redaction == .full, contents.trip != nil { remainder.dropDetails() }
        let scope = ExportScope(self, contents, hiding: secrets, taken: remainder.ownZoneNames)
        let events = activities.map { activity in
            var event = EventExport(activity, scope: scope)
            return event.component()
        }
        let todos = (redaction == .full ? contents.todos : []).map { todo in
            var written = TodoExport(todo, scope: scope)
            return written.component()
        }
        note(versions, scope)
        let rest = RemainderExport(remainder, beside: versions?.newer ?? [], scope: scope)
        var calendar = CalendarObject(
            productID: productID,
            components: scope.timeZones + rest.timeZones + events + todos + rest.components)
        calendar.component.properties += properties(
            of: contents, beside: remainder, rest, scope,
            named: Set(activities.compactMap(\.organization)),
            isFloating: activities.contains(where: \.isFloating))
        return ExportedCalendar(calendar: calendar, findings: scope.findings)
    }

    /// Returns the calendar's own properties, after those of every calendar.
    func properties(
        of contents: CalendarContents, beside remainder: CalendarRemainder, _ rest: RemainderExport,
        _ scope: ExportScope, named organizations: Set<OrganizationID>, isFloating: Bool
    ) -> [Property] {
        var properties: [Property] = []
        let title =
            switch redaction {
            case .full: contents.name
            case .shared: contents.name.map { scope.secrets.blotted($0, of: nil) }
            case .busy: "Busy"
            }
        if let title, !title.isEmpty {
            properties.append(Property(text: "NAME", title))
            properties.append(Property(text: "X-WR-CALNAME", title))
        }
        if redaction == .full, let trip = contents.trip { properties += TripDetails(of: trip).properties }
        properties += self.organizations(contents, named: organizations, beside: remainder)
        return properties + rest.properties(besideFloating: isFloating, contents.todos)
    }

    /// Returns the organizations that activities name, except those that are written verbatim.
    private func organizations(
        _ contents: CalendarContents, named: Set<OrganizationID>, beside remainder: CalendarRemainder
    ) -> [Property] {
        guard redaction == .full else { return [] }
        var named = named
        for property in remainder.properties where property.name == CalendarProperty.organization {
            named.remove(OrganizationID(property.parameter("X-ID") ?? ""))
        }
        return contents.organizations.filter { named.contains($0.id) }.map(CalendarDetails.property)
    }
}
