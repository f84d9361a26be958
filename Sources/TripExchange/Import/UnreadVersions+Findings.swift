import Findings
import ICalendar
import Merging
import Messages
import Trips

// MARK: - Findings

extension UnreadVersions.Newer {
    /// What was done with both versions.
    enum Outcome {
        /// The readable one is shown.
        case shown
        /// An export wrote both.
        case written
        /// A redacted export wrote the readable one.
        case redacted
    }

    /// Returns whether the readable version is among these.
    func isShown(by activities: Set<ActivityKey>, _ todos: Set<ActivityUID>) -> Bool {
        switch read {
        case .activity(let activity): activities.contains(activity.key)
        case .todo(let todo): todos.contains(todo.uid)
        }
    }

    /// Returns the finding about it.
    func finding(_ outcome: Outcome) -> Finding {
        Finding(.unreadVersion, .warning, component: read.uid.text, message: message(outcome))
    }

    /// Returns the message about it.
    func message(_ outcome: Outcome) -> String {
        let head = tr("a newer version of \"\(read.title)\" ")
        switch outcome {
        case .shown:
            return head
                + tr(
                    "could not be read; the earlier one is shown, and a full export has the newer one as well, as it came"
                )
        case .written:
            return head
                + tr(
                    "came and could not be read; it was written beside the one that is shown, as it came, under a UID of its own"
                )
        case .redacted: return head + tr("came and could not be read; only the one that is shown was written")
        }
    }
}

extension UnreadVersions {
    /// Returns the findings about cancelled components that are kept verbatim, at the first of them.
    static func findings(ofCalledOff components: [Component]) -> [Finding] {
        guard let first = components.first else { return [] }
        let isOne = components.count == 1
        let title = first.visibleText("SUMMARY")
        let name = "\(first.name)\(title.isEmpty ? "" : ", \"\(title)\"")"
        return [
            Finding(
                .unreadCancelled, .warning, component: first.uid,
                message: isOne
                    ? tr(
                        "1 component that a trip does not show was cancelled by a calendar with METHOD:CANCEL and is kept "
                            + "with STATUS:CANCELLED; it is a \(name)")
                    : tr(
                        "\(components.count) components that a trip does not show were cancelled by a calendar with "
                            + "METHOD:CANCEL and are kept with STATUS:CANCELLED; the first is a \(name)"))
        ]
    }

    /// Returns the findings about dropped versions, at the first of them.
    static func findings(ofOlder older: [Component]) -> [Finding] {
        guard let first = older.first else { return [] }
        let count = older.count
        return [
            Finding(
                .olderVersion, .repaired, component: first.uid,
                message: count == 1
                    ? tr(
                        "1 version of events and to-dos that could not be read is no newer than what is there, by SEQUENCE, "
                            + "DTSTAMP and LAST-MODIFIED, and was left out")
                    : tr(
                        "\(count) versions of events and to-dos that could not be read are no newer than what is there, by "
                            + "SEQUENCE, DTSTAMP and LAST-MODIFIED, and were left out"))
        ]
    }

    /// Returns the findings about the versions of one file.
    func findings(file: String?) -> [Finding] {
        let left = older.map { component in
            Finding(
                .duplicateUID, .repaired, file: file, line: component.lines.lowerBound,
                component: component.uid,
                message:
                    tr(
                        "the \(component.name) could not be read, and the file has a version of it that counts, by SEQUENCE, "
                            + "DTSTAMP and LAST-MODIFIED; this one was left out"))
        }
        let apart = separated.map { version in
            Finding(
                .duplicateUID, .warning, file: file, line: version.component.lines.lowerBound,
                component: version.component.uid,
                message:
                    tr(
                        "the \(version.component.name) could not be read, and the file has another one with its UID "
                            + "(RFC 5545 §3.8.4.7), of which neither is newer; both were kept, this one under the UID \(version.uid)"
                    )
            )
        }
        return (left + apart).sorted { $0.line < $1.line }
    }
}
