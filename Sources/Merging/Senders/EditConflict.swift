package import Findings
import ICalendar
import Messages
package import Trips

/// A field that the traveller and the sender both changed.
package struct EditConflict {
    let field: String
    /// What each of both changed it to; `nil` where words cannot say it.
    let texts: (mine: String, theirs: String)?
    /// Whether the sender's counts.
    let isTheirs: Bool

    /// What tells of it.
    package func finding(_ uid: ActivityUID) -> Finding {
        let outcome =
            isTheirs ? tr("the calendar's is newer and counts") : tr("the change by hand is newer and stays")
        return Finding(
            .conflictingEdit, .warning, component: uid.text,
            message: texts.map { mine, theirs in
                tr(
                    "the \(field) was changed by hand to \"\(mine)\" and by the calendar to \"\(theirs)\"; \(outcome)"
                )
            } ?? tr("the \(field) was changed by hand and by the calendar; \(outcome)"))
    }
}
