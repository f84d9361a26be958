import CivilTime
import Findings
import ICalendar
import Messages
import Trips

// MARK: - DTSTART beside a due time that was changed

extension TodoExport {
    /// Gives DTSTART the type and clock of the due time (RFC 5545 §3.8.2.3).
    ///
    /// A DTSTART that is not before the due time is removed.
    mutating func alignStart() {
        guard let due = todo.due, let property = event.first(named: "DTSTART") else { return }
        var times = EventTimes(event, scope: scope.reading, values: ValueReader())
        guard let start = times.moment(property) else { return }
        switch (due, start) {
        case (.day(let day), .date(let date)): keepStart(date < day)
        case (.day(let day), .time(let civil, _, _)):
            setTime("DTSTART", .date(civil.date), zoneName: nil)
            keepStart(civil.date < day)
        case (.time(let time), .date(let date)):
            setStart(CivilDateTime(date, .midnight), in: time.zone, before: time)
        case (.time(let time), .time(let civil, let zone, _)):
            // Beside a floating time stands a floating one.
            setStart(civil, in: time.zone == nil ? nil : zone?.id ?? time.zone, before: time)
        }
    }

    private mutating func setStart(_ civil: CivilDateTime, in zone: ZoneID?, before due: ActivityTime) {
        let isUTC = zone?.isUTC ?? false
        setTime("DTSTART", isUTC ? .utc(civil) : .local(civil), zoneName: isUTC ? nil : zone?.name)
        let start = ActivityTime(local: civil, zone: zone)
        guard let zone, let end = due.zone, let first = try? scope.database.zone(zone),
            let last = try? scope.database.zone(end)
        else { return keepStart(civil < due.local) }
        keepStart(start.instant(in: first) < due.instant(in: last))
    }

    private mutating func keepStart(_ isBeforeDue: Bool) {
        guard !isBeforeDue else { return }
        event.remove(named: "DTSTART")
        for index in event.components.indices where ReminderAlarms.isReminder(event.components[index]) {
            guard var trigger = event.components[index].first(named: "TRIGGER"),
                trigger.valueType ?? "DURATION" == "DURATION"
            else { continue }
            trigger.setParameter("RELATED", "END")
            event.components[index].set(trigger)
        }
        scope.note(
            .endBeforeStart, .warning, uid: todo.uid,
            tr(
                "\"\(todo.title)\" is due no later than its DTSTART (RFC 5545 §3.8.2.3); that was left out, and what counts from it "
                    + "counts from the due time"))
    }
}
