import CivilTime
import Findings
import ICalendar
import Trips

// MARK: - Versions that could not be read

extension CalendarExport {
    /// Finds the versions of events and to-dos that are newer than those of the model and could not be read: they are written
    /// too, under UIDs of their own (decision 0047).
    ///
    /// - Parameters:
    ///   - remainder: What was kept of calendars; nothing is left of it in a redacted export.
    ///   - contents: What else is written.
    /// - Returns: The versions, if there are any.
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

    /// Tells what was written.
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
