import CivilTime
import ICalendar
import Trips

// MARK: - Versions that could not be read

extension CalendarExport {
    /// Decides which version of an event or a to-do is written, where a newer one than that of the model could not be read:
    /// the one that was written or changed last (decision 0047).
    ///
    /// - Parameters:
    ///   - remainder: What was kept of calendars; nothing is left of it in a redacted export.
    ///   - contents: What else is written.
    /// - Returns: The versions, if there are any.
    func settle(
        _ remainder: inout CalendarRemainder, _ contents: inout CalendarContents
    ) -> UnreadVersions? {
        let kept = remainder
        if redaction != .full { remainder = CalendarRemainder(parsing: nil) }
        guard !kept.components.isEmpty else { return nil }
        let versions = UnreadVersions(
            kept.components,
            activities: Dictionary(
                contents.activities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }),
            todos: Dictionary(contents.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first }),
            database: database.adding(contents.zones))
        guard redaction == .full else { return versions }
        remainder.settle(versions)
        remainder.drop(Set(versions.newer.filter(\.isChangedSince).map(\.component)))
        contents.take(versions.newer)
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

extension CalendarContents {
    /// Makes room for versions that were not read, and makes those that were changed by hand since the newer ones.
    fileprivate mutating func take(_ versions: [UnreadVersions.Newer]) {
        guard !versions.isEmpty else { return }
        var newerActivities: [ActivityKey: UnreadVersions.Newer] = [:]
        var newerTodos: [ActivityUID: UnreadVersions.Newer] = [:]
        for version in versions {
            switch version.read {
            case .activity(let activity): newerActivities[activity.key] = version
            case .todo(let todo): newerTodos[todo.uid] = version
            }
        }
        activities = activities.compactMap { activity in
            guard let version = newerActivities[activity.key] else { return activity }
            guard version.isChangedSince else { return nil }
            var copy = activity
            copy.sequence = max(activity.sequence, version.component.revision.sequence)
            return copy
        }
        todos = todos.compactMap { todo in
            guard let version = newerTodos[todo.uid] else { return todo }
            guard version.isChangedSince else { return nil }
            var copy = todo
            copy.sequence = max(todo.sequence, version.component.revision.sequence)
            return copy
        }
    }
}
