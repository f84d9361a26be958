public import CivilTime
package import Findings
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

    /// Returns the codes, seats and hidden places that a shared export of a trip removes.
    func secrets(of contents: CalendarContents) -> SecretCodes {
        SecretCodes(
            of: redaction == .shared ? contents.activities + contents.unwritten : [], hidingPlaces: true)
    }

    /// Makes a calendar of a part of a trip, without the codes of the whole trip.
    func calendar(of contents: CalendarContents, hiding secrets: SecretCodes) -> ExportedCalendar {
        var remainder = CalendarRemainder(parsing: contents.source)
        let versions = settle(&remainder, contents)
        let activities = redaction == .busy ? contents.takingTime : contents.activities
        if redaction == .full, contents.trip != nil { remainder.dropDetails() }
        let scope = ExportScope(self, contents, hiding: secrets, taken: remainder.ownZoneNames)
        let calendar = calendar(activities, of: contents, beside: remainder, versions, scope)
        return ExportedCalendar(calendar: calendar, findings: scope.findings)
    }

    /// Makes the calendar of some activities and the to-dos of a trip.
    ///
    /// - Parameters:
    ///   - activities: The activities to write; in a busy export not all of the contents.
    ///   - contents: The trip and what belongs to it.
    ///   - remainder: What was kept of calendars and is written beside them.
    ///   - versions: Versions of them that could not be read.
    ///   - scope: The scope, which nothing was written with since it began.
    /// - Returns: The calendar.
    func calendar(
        _ activities: [Activity], of contents: CalendarContents, beside remainder: CalendarRemainder,
        _ versions: UnreadVersions?, _ scope: ExportScope
    ) -> CalendarObject {
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
        return calendar
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

// MARK: - Versions that could not be read

extension CalendarExport {
    /// Finds unread versions of events and to-dos that are newer than the model's.
    ///
    /// They are exported as well, under UIDs of their own (decision 0047).
    ///
    /// - Parameters:
    ///   - remainder: What was kept of calendars; emptied in a redacted export.
    ///   - contents: What else is written.
    /// - Returns: The versions; `nil` when there are none.
    func settle(_ remainder: inout CalendarRemainder, _ contents: CalendarContents) -> UnreadVersions? {
        let kept = remainder
        if redaction != .full { remainder = CalendarRemainder(parsing: nil) }
        guard !kept.components.isEmpty else { return nil }
        let versions = UnreadVersions(
            kept.components,
            activities: Dictionary(
                contents.activities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }),
            todos: Dictionary(contents.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first }),
            database: database.adding(contents.zones), isWritten: true)
        guard redaction == .full else { return versions }
        remainder.settle(versions)
        remainder.settleCancellations()
        return versions
    }

    /// Adds the findings about the versions that are written.
    func note(_ versions: UnreadVersions?, _ scope: ExportScope) {
        guard let versions else { return }
        for version in versions.newer {
            switch version.read {
            case .activity(let activity):
                let message = version.message(redaction == .full ? .written : .redacted)
                scope.note(.unreadVersion, .warning, activity, message)
            case .todo(let todo):
                guard redaction == .full else { continue }
                scope.note(.unreadVersion, .warning, uid: todo.uid, version.message(.written))
            }
        }
        guard redaction == .full else { return }
        for finding in UnreadVersions.findings(ofOlder: versions.older) { scope.note(finding) }
    }
}

/// A calendar whose events were written already: what stands around them.
package struct EventSurroundings {
    /// The display name of the calendar.
    package let name: String?
    /// The bytes before the events.
    package let head: [UInt8]
    /// The bytes behind them.
    package let tail: [UInt8]
    /// The number of activities.
    package let activities: Int
    /// What a reader of the calendar should know.
    package let findings: [Finding]
}

extension CalendarExport {
    /// Makes a calendar of a trip whose activities are read meanwhile, and never all in memory.
    ///
    /// Which zones the events use is known once they are written, and stands before them: they go somewhere else first.
    /// The bytes are those of ``calendar(of:)``.
    ///
    /// - Parameters:
    ///   - contents: The trip and what belongs to it, without activities.
    ///   - activities: The activities.
    ///   - sink: Takes the events, piece by piece.
    /// - Returns: What stands around the events; nil where components are kept that may be versions of activities, and
    ///   where UIDs are derived from all activities: both need the whole.
    /// - Throws: The errors of the closures.
    package func write(
        _ contents: CalendarContents, reading activities: ExportedActivities,
        eventsTo sink: ([UInt8]) throws -> Void
    ) throws -> EventSurroundings? {
        var remainder = CalendarRemainder(parsing: contents.source)
        guard remainder.components.isEmpty, redaction == .full || pseudonymKey != nil else { return nil }
        if redaction != .full {
            remainder = CalendarRemainder(parsing: nil)
        } else if contents.trip != nil {
            remainder.dropDetails()
        }
        let families = ExportedFamilies(activities)
        let scope = ExportScope(
            self, contents, hiding: try secrets(of: activities), taken: [], families: families)
        var count = 0
        var organizations: Set<OrganizationID> = []
        var isFloating = false
        try activities.each { activity in
            // As `CalendarContents.takingTime` has it.
            guard redaction != .busy || activity.takesTime || families.takesTime(activity.uid) else { return }
            var event = EventExport(activity, scope: scope)
            let component = event.component()
            if let failure = families.failure { throw failure }
            try sink(CalendarWriter().bytes(component))
            count += 1
            if let organization = activity.organization { organizations.insert(organization) }
            if activity.isFloating { isFloating = true }
        }
        let todos = (redaction == .full ? contents.todos : []).map { todo in
            var written = TodoExport(todo, scope: scope)
            return written.component()
        }
        let rest = RemainderExport(remainder, beside: [], scope: scope)
        var calendar = CalendarObject(productID: productID, components: scope.timeZones + rest.timeZones)
        calendar.component.properties += properties(
            of: contents, beside: remainder, rest, scope, named: organizations, isFloating: isFloating)
        if let failure = families.failure { throw failure }
        let end = Array("END:VCALENDAR\r\n".utf8)
        let head = CalendarWriter().bytes(calendar).dropLast(end.count)
        let tail = (todos + rest.components).flatMap { CalendarWriter().bytes($0) } + end
        return EventSurroundings(
            name: calendar.component.text("X-WR-CALNAME"), head: Array(head), tail: tail, activities: count,
            findings: scope.findings)
    }

    /// Returns the codes, seats and hidden places that a shared export removes, which few activities have.
    private func secrets(of activities: ExportedActivities) throws -> SecretCodes {
        var telling: [Activity] = []
        if redaction == .shared {
            try activities.each { activity in
                if activity.confirmation != nil || activity.hidesPlace || !activity.statements.isEmpty {
                    telling.append(activity)
                }
            }
        }
        return SecretCodes(of: telling, hidingPlaces: true)
    }
}
