package import Findings
import ICalendar
import Trips

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

    /// Returns the codes and seats that a shared export removes, which few activities have.
    private func secrets(of activities: ExportedActivities) throws -> SecretCodes {
        var telling: [Activity] = []
        if redaction == .shared {
            try activities.each { activity in
                if activity.confirmation != nil || !activity.statements.isEmpty { telling.append(activity) }
            }
        }
        return SecretCodes(of: telling)
    }
}
