import CivilTime
import Findings
import ICalendar
import Trips

/// Writes one activity as one VEVENT.
///
/// A full export edits the component that the activity was read from; a redacted one starts empty, so that
/// nothing can leak through.
struct EventExport: ComponentEditing {
    let activity: Activity
    let scope: ExportScope
    var event: Component
    /// Whether the activity is an override whose reach includes all later occurrences.
    let standsForLater: Bool

    init(_ activity: Activity, scope: ExportScope) {
        self.activity = activity
        self.scope = scope
        standsForLater = activity.standsForLater
        let source = scope.redaction == .full ? activity.source : nil
        let kept = source.flatMap(ContentLines.component).flatMap { $0.name == "VEVENT" ? $0 : nil }
        event = kept ?? Component("VEVENT")
    }

    /// Returns the component with everything that the redaction level permits.
    mutating func component() -> Component {
        set("UID", scope.uid(of: activity))
        setInstant("DTSTAMP", activity.stamp ?? activity.lastModified ?? scope.stamp)
        setSpan()
        setRecurrenceID()
        if standsForLater, let index = event.properties.firstIndex(where: { $0.isNamed("RECURRENCE-ID") }) {
            event.properties[index].setParameter("RANGE", "THISANDFUTURE")
            let later = activity.laterStatus
            event.setLaterStatus(later == activity.status ? nil : later)
        }
        setRecurrence()
        setState()
        switch scope.redaction {
        case .full:
            setReminders(activity.reminders, of: activity.title)
            setText()
            setPlace()
            setCategories()
            setModelFields()
            setParticipants()
            setAttachments()
            setStamp("CREATED", activity.createdAt)
            setInstant("LAST-MODIFIED", activity.lastModified)
            setStatements()
        case .shared:
            setSharedText()
            if !activity.hidesPlace { setPlace() }
            setCategories()
        case .busy:
            set("SUMMARY", "Busy")
            set("CLASS", "PRIVATE")
        }
        var values = ValueReader()
        event = event.withoutEmpty().repairingAlarmLengths(noting: &values)
        useZones()
        return event
    }
}

extension EventExport {
    func noteUnwritable(_ message: String) { scope.note(.badValue, .error, activity, message) }
}
