public import CivilTime
import ICalendar
public import Trips

/// Turns activities into a calendar that any calendar program can read.
///
/// One VEVENT for each activity, with both ends in their own zones, and one VTIMEZONE, made from the database, for
/// each zone used. The component that an activity came as is edited in place: its lines stay as they are where they
/// say what the activity says, and so does everything that the model does not know, down to alarms and vendors'
/// fields. What iCalendar has no property for is written as `X-MERIDIAN-…`, so that every field comes back.
///
/// The same activities give the same bytes: there is no clock and no chance in it.
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
    /// The PRODID: who writes the file.
    public let productID: String
    /// How much to tell.
    public let redaction: Redaction
    /// The DTSTAMP of activities that know neither when they were written nor when they were last changed.
    public let stamp: Instant
    /// A text that only the owner knows, from which the UIDs of a redacted export are made; `nil` takes the
    /// activities themselves, so that the UIDs change when any of them does.
    public let pseudonymKey: String?

    /// Makes an export.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - productID: The PRODID: who writes the file.
    ///   - redaction: How much to tell.
    ///   - stamp: The DTSTAMP of activities that know neither when they were written nor when they were changed.
    ///   - pseudonymKey: A text that only the owner knows, such as the trip's id, from which the UIDs of a redacted
    ///     export are made; `nil` takes the activities themselves. A full export has no use for it.
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
    ///   - name: The calendar's display name, such as the trip's; left out of a ``Redaction/busy`` export.
    ///   - activities: The activities, no two with the same key.
    ///   - source: What was kept of the calendars that they came in, from ``ImportedCalendar/source``; only a
    ///     ``Redaction/full`` export writes it.
    ///   - zones: The zones that the activities name and no zone database has, from ``ImportedCalendar/zones``.
    /// - Returns: The calendar, and what could not be told in it.
    public func calendar(
        named name: String?, activities: [Activity], source: String? = nil, zones: [ZoneText] = []
    ) -> ExportedCalendar {
        calendar(of: CalendarContents(name: name, activities: activities, source: source, zones: zones))
    }

    /// Makes a calendar of a trip.
    ///
    /// Only a ``Redaction/full`` export tells of the trip, of organizations and to-dos, and of what was kept.
    ///
    /// ```swift
    /// var contents = CalendarContents(of: trip, activities: activities)
    /// contents.organizations = organizations
    /// let exported = export.calendar(of: contents)
    /// ```
    ///
    /// - Parameter contents: The trip, its activities and what belongs to them.
    /// - Returns: The calendar, and what could not be told in it.
    public func calendar(of contents: CalendarContents) -> ExportedCalendar {
        var contents = contents
        var remainder = CalendarRemainder(parsing: contents.source)
        let versions = settle(&remainder, &contents)
        let activities = contents.activities
        let details = redaction == .full ? contents.trip.map { TripDetails(of: $0) } : nil
        if details != nil { remainder.dropDetails() }
        let scope = ExportScope(
            self, contents, taken: remainder.ownZoneNames,
            beside: versions?.newer.compactMap(\.activity) ?? [])
        let events = activities.map { activity in
            var event = EventExport(activity, scope: scope)
            return event.component()
        }
        let todos = (redaction == .full ? contents.todos : []).map { todo in
            var written = TodoExport(todo, scope: scope)
            return written.component()
        }
        note(versions, scope)
        let rest = RemainderExport(remainder, scope: scope)
        var calendar = CalendarObject(
            productID: productID,
            components: scope.timeZones + rest.timeZones + events + todos + rest.components)
        let title =
            switch redaction {
            case .full: contents.name
            case .shared: contents.name.map { scope.secrets.blotted($0, of: nil) }
            case .busy: "Busy"
            }
        if let title, !title.isEmpty {
            calendar.component.append(Property(text: "NAME", title))
            calendar.component.append(Property(text: "X-WR-CALNAME", title))
        }
        for property in details?.properties ?? [] { calendar.component.append(property) }
        for property in organizations(contents, beside: remainder) { calendar.component.append(property) }
        for property in rest.properties(beside: activities, contents.todos) {
            calendar.component.append(property)
        }
        return ExportedCalendar(calendar: calendar, findings: scope.findings)
    }

    /// Decides which version of an event or a to-do is written, where a newer one than that of the model could not be read:
    /// the one that was written or changed last (decision 0047).
    private func settle(
        _ remainder: inout CalendarRemainder, _ contents: inout CalendarContents
    ) -> UnreadVersions? {
        guard !remainder.components.isEmpty else { return nil }
        let activities = Dictionary(
            contents.activities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let todos = Dictionary(contents.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        let versions = UnreadVersions(
            remainder.components, activities: activities, todos: todos,
            database: database.adding(contents.zones))
        remainder.settle(versions)
        guard redaction == .full else {
            remainder = CalendarRemainder(parsing: nil)
            return versions
        }
        remainder.drop(versions.newer.filter(\.isChangedSince).map(\.component))
        for version in versions.newer { contents.take(version) }
        return versions
    }

    private func note(_ versions: UnreadVersions?, _ scope: ExportScope) {
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

    /// The organizations that the activities name, but for those that are written as they came.
    private func organizations(
        _ contents: CalendarContents, beside remainder: CalendarRemainder
    ) -> [Property] {
        guard redaction == .full else { return [] }
        var named = Set(contents.activities.compactMap(\.organization))
        for property in remainder.properties where property.name == CalendarProperty.organization {
            named.remove(OrganizationID(property.parameter("X-ID") ?? ""))
        }
        return contents.organizations.filter { named.contains($0.id) }.map(CalendarDetails.property)
    }
}

extension CalendarContents {
    /// Makes room for a version that was not read, or makes the one that was changed by hand since the newer one.
    fileprivate mutating func take(_ version: UnreadVersions.Newer) {
        let sequence = version.component.revision.sequence
        switch version.read {
        case .activity(let activity):
            guard let index = activities.firstIndex(where: { $0.key == activity.key }) else { return }
            if version.isChangedSince {
                activities[index].sequence = max(activity.sequence, sequence)
            } else {
                activities.remove(at: index)
            }
        case .todo(let todo):
            guard let index = todos.firstIndex(where: { $0.uid == todo.uid }) else { return }
            if version.isChangedSince {
                todos[index].sequence = max(todo.sequence, sequence)
            } else {
                todos.remove(at: index)
            }
        }
    }
}
