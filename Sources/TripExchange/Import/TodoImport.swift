import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import TripSeries
import Trips

/// Reads one VTODO as one to-do (RFC 5545 §3.6.2).
struct TodoImport {
    private var reader: EventImport
    private var component: Component { reader.component }

    init(_ component: Component, scope: ImportScope) { reader = EventImport(component, scope: scope) }

    /// The findings, in the order of the lines.
    var findings: [Finding] { reader.findings }

    /// Properties that the model cannot express: the to-do repeats, or belongs to a series.
    private static let beyond = ["RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID"]

    /// Reads the to-do; `nil` when the model cannot hold it.
    ///
    /// Such a component is kept verbatim, without a finding.
    mutating func todo() -> Todo? {
        guard let uid = component.uid, !Self.beyond.contains(where: component.says),
            !reader.text("SUMMARY").isEmpty
        else { return nil }
        guard let due = due() else { return nil }
        var todo = Todo(
            uid: ActivityUID(uid), title: reader.text("SUMMARY"), notes: reader.text("DESCRIPTION"),
            due: due.value)
        todo.place = reader.filled("LOCATION")
        todo.completedAt = reader.instant("COMPLETED")
        todo.status = status(isDone: todo.completedAt != nil)
        if todo.status != .completed { todo.completedAt = nil }
        todo.priority = priority()
        todo.reminders = ReminderAlarms.reminders(of: component, title: todo.title)
        todo.createdAt = reader.instant("CREATED")
        todo.lastModified = reader.instant("LAST-MODIFIED")
        todo.sequence = reader.sequence()
        todo.stamp = reader.instant("DTSTAMP")
        _ = component.repairingAlarmLengths(noting: &reader.values)
        reader.checkBinaryValues()
        todo.source = reader.keptSource()
        return (try? todo.check()).map { todo }
    }

    /// Reads a cancellation from a calendar with METHOD:CANCEL.
    ///
    /// It needs a UID alone, and then has no title.
    mutating func cancellation() -> Todo? {
        guard let uid = component.uid, !Self.beyond.contains(where: component.says) else { return nil }
        var todo = Todo(
            uid: ActivityUID(uid), title: reader.text("SUMMARY"), notes: reader.text("DESCRIPTION"))
        todo.due = due()?.value
        todo.place = reader.filled("LOCATION")
        todo.status = .cancelled
        todo.priority = priority()
        todo.sequence = reader.sequence()
        todo.stamp = reader.instant("DTSTAMP")
        todo.source = Todo.calledOff(reader.source())
        return todo
    }

    private mutating func status(isDone: Bool) -> TodoStatus {
        switch reader.text("STATUS").uppercased() {
        case "": return isDone || reader.text("PERCENT-COMPLETE") == "100" ? .completed : .needsAction
        case "NEEDS-ACTION": return .needsAction
        case "IN-PROCESS": return .inProcess
        case "COMPLETED": return .completed
        case "CANCELLED", "CANCELED": return .cancelled
        default:
            if let property = component.first(named: "STATUS") {
                reader.values.note(
                    .badValue, .warning, property,
                    tr(
                        "STATUS `\(property.rawValue)` is none of a to-do's (RFC 5545 §3.8.1.11); it was taken for "
                            + "NEEDS-ACTION"))
            }
            return .needsAction
        }
    }

    private mutating func priority() -> Int? {
        guard let property = component.first(named: "PRIORITY"), !property.rawValue.trimmed.isEmpty else {
            return nil
        }
        // 0 means undefined (RFC 5545 §3.8.1.9).
        return reader.values.integer(property).flatMap { (1...9).contains($0) ? $0 : nil }
    }

    private struct Due {
        let value: TodoDue?
    }

    /// Reads DUE, or DTSTART with DURATION (RFC 5545 §3.6.2).
    ///
    /// An unreadable DUE gives `nil`, whatever the others say.
    private mutating func due() -> Due? {
        guard let property = component.first(named: "DUE"), !property.rawValue.trimmed.isEmpty else {
            return Due(value: dueByDuration())
        }
        var times = EventTimes(component, scope: reader.scope, values: reader.values)
        guard let moment = times.moment(property) else { return nil }
        reader.values = times.values
        switch moment {
        case .date(let date): return Due(value: .day(date))
        case .time(let civil, let zone, _):
            var time = ActivityTime(civil, in: zone, tzdb: reader.scope.database.version)
            time.recorded = recorded(time) ?? time.recorded
            return Due(value: .time(time))
        }
    }

    /// The due time as DTSTART plus DURATION.
    private mutating func dueByDuration() -> TodoDue? {
        guard let property = component.first(named: "DURATION"), !property.rawValue.trimmed.isEmpty,
            let start = component.first(named: "DTSTART"), !start.rawValue.trimmed.isEmpty
        else { return nil }
        var times = EventTimes(component, scope: reader.scope, values: reader.values)
        guard let duration = reader.values.duration(property), !duration.isNegative,
            let moment = times.moment(start), let due = due(duration, after: moment)
        else {
            reader.values.note(
                .badValue, .warning, property,
                tr(
                    "DURATION `\(property.rawValue)` after DTSTART `\(start.rawValue)` tells no due time "
                        + "(RFC 5545 §3.6.2); the to-do was read without one"))
            return nil
        }
        return due
    }

    private func due(_ duration: DurationValue, after start: EventMoment) -> TodoDue? {
        switch start {
        case .date(let date):
            let days = Int(duration.exact.components.seconds / 86_400)
            return (try? date.adding(duration.period).adding(days: days)).map { .day($0) }
        case .time(let civil, let zone?, _):
            let tzdb = reader.scope.database.version
            guard let end = try? duration.end(after: zone.mapping(of: civil).compatible, in: zone) else {
                return nil
            }
            var time = ActivityTime(end, in: zone, tzdb: tzdb)
            time.recorded = recorded(time) ?? time.recorded
            return .time(time)
        case .time(let civil, nil, _):
            return (try? civil.adding(duration.period).adding(duration.exact)).map {
                .time(ActivityTime(local: $0, zone: nil))
            }
        }
    }

    /// Returns the recorded offset of the due time, if the time has not changed.
    private func recorded(_ time: ActivityTime) -> RecordedOffset? {
        guard let property = component.first(named: ModelProperty.dueRecorded), time.zone != nil,
            let release = property.parameter(ModelProperty.release),
            let instant = try? Instant(parsing: property.text),
            let offset = try? UTCOffset(
                totalSeconds: Int(time.local.secondsSinceEpoch - instant.secondsSinceEpoch)),
            property.text == "\(time.local)\(offset)"
        else { return nil }
        return RecordedOffset(offset: offset, tzdb: release)
    }
}
