import ICalendar
import Trips

// MARK: - What is told of them

extension UnreadVersions.Newer {
    /// What was done with both versions.
    enum Outcome {
        /// The one that was read is shown.
        case shown
        /// An export wrote both.
        case written
        /// An export that is redacted wrote the one that was read.
        case redacted
    }

    /// Whether the version that was read is among these.
    func isShown(by activities: Set<ActivityKey>, _ todos: Set<ActivityUID>) -> Bool {
        switch read {
        case .activity(let activity): activities.contains(activity.key)
        case .todo(let todo): todos.contains(todo.uid)
        }
    }

    /// What tells of it.
    func finding(_ outcome: Outcome) -> Finding {
        Finding(.unreadVersion, .warning, component: read.uid.text, message: message(outcome))
    }

    /// What tells of it, as a sentence.
    func message(_ outcome: Outcome) -> String {
        let head = "a newer version of \"\(read.title)\" "
        switch outcome {
        case .shown:
            return head
                + "could not be read; the earlier one is shown, and a full export has the newer one as well, as it came"
        case .written:
            return head
                + "came and could not be read; it was written beside the one that is shown, as it came, under a UID of its own"
        case .redacted: return head + "came and could not be read; only the one that is shown was written"
        }
    }
}

extension UnreadVersions {
    /// What tells of what is kept as it came and was called off, at the first of it.
    static func findings(ofCalledOff components: [Component]) -> [Finding] {
        guard let first = components.first else { return [] }
        let isOne = components.count == 1
        let title = first.visibleText("SUMMARY")
        return [
            Finding(
                .unreadCancelled, .warning, component: first.uid,
                message:
                    "\(isOne ? "1 component" : "\(components.count) components") that a trip does not show \(isOne ? "was" : "were") called "
                    + "off by a calendar with METHOD:CANCEL and \(isOne ? "is" : "are") kept with STATUS:CANCELLED; "
                    + "\(isOne ? "it" : "the first") is a \(first.name)\(title.isEmpty ? "" : ", \"\(title)\"")"
            )
        ]
    }

    /// What tells of versions that were left out, at the first of them.
    static func findings(ofOlder older: [Component]) -> [Finding] {
        guard let first = older.first else { return [] }
        let count = older.count == 1 ? "1 version" : "\(older.count) versions"
        return [
            Finding(
                .olderVersion, .repaired, component: first.uid,
                message:
                    "\(count) of events and to-dos that could not be read \(older.count == 1 ? "is" : "are") no newer than "
                    + "what is there, by SEQUENCE, DTSTAMP and LAST-MODIFIED, and \(older.count == 1 ? "was" : "were") left out"
            )
        ]
    }

    /// What tells of the versions of one file.
    func findings(file: String?) -> [Finding] {
        let left = older.map { component in
            Finding(
                .duplicateUID, .repaired, file: file, line: component.lines.lowerBound,
                component: component.uid,
                message:
                    "the \(component.name) could not be read, and the file has a version of it that counts, by SEQUENCE, "
                    + "DTSTAMP and LAST-MODIFIED; this one was left out")
        }
        let apart = separated.map { version in
            Finding(
                .duplicateUID, .warning, file: file, line: version.component.lines.lowerBound,
                component: version.component.uid,
                message:
                    "the \(version.component.name) could not be read, and the file has another one with its UID "
                    + "(RFC 5545 §3.8.4.7), of which neither is newer; both were kept, this one under the UID \(version.uid)"
            )
        }
        return (left + apart).sorted { $0.line < $1.line }
    }
}
