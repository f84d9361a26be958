import CivilTime
import Findings
import ICalendar
import Merging
import Messages
import Trips

/// Writes one to-do as one VTODO, into the component it was read from.
struct TodoExport: ComponentEditing {
    let todo: Todo
    let scope: ExportScope
    var event: Component

    init(_ todo: Todo, scope: ExportScope) {
        self.todo = todo
        self.scope = scope
        let kept = todo.source.flatMap(ContentLines.component).flatMap { $0.name == "VTODO" ? $0 : nil }
        event = kept ?? Component("VTODO")
    }

    func noteUnwritable(_ message: String) { scope.note(.badValue, .error, uid: todo.uid, message) }

    /// Returns the component with what it does not already say.
    mutating func component() -> Component {
        var reader = TodoImport(event, scope: scope.reading)
        let before = reader.todo()
        event.remove(named: ModelProperty.calledOff)
        set("UID", todo.uid.text)
        setStamp("DTSTAMP", todo.stamp ?? todo.lastModified ?? scope.stamp)
        let isDueAsRead =
            before.map { $0.isDueAsSaid(todo, scope.database) && $0.due?.zone == todo.due?.zone } ?? false
        if !isDueAsRead { alignStart() }
        setReminders(
            todo.reminders, of: todo.title, countedFromDue: todo.due != nil && !event.has("DTSTART"))
        set("SUMMARY", todo.title)
        set("DESCRIPTION", todo.notes)
        set("LOCATION", todo.place)
        setDue(before, isDueAsRead)
        setStatus(before)
        if todo.priority != before?.priority {
            set("PRIORITY", todo.priority.map(String.init))
        }
        if todo.sequence != before?.sequence ?? 0 { set("SEQUENCE", String(todo.sequence)) }
        setStamp("CREATED", todo.createdAt)
        setStamp("LAST-MODIFIED", todo.lastModified)
        if let mark = TodoEdit(todo, before: before, scope.database)?.mark { event.set(mark.property) }
        var values = ValueReader()
        event = event.withoutEmpty().repairingAlarmLengths(noting: &values)
        scope.nameZones(of: &event.properties) { $0 }
        event.components = event.components.map { scope.namingZones(of: $0) }
        return event
    }

    private mutating func setStatus(_ before: Todo?) {
        let was = before?.status ?? .needsAction
        if todo.status != was {
            // It says the same in another way.
            event.remove(named: "PERCENT-COMPLETE")
            set("STATUS", todo.status.text)
        }
        guard todo.status != was || todo.completedAt != before?.completedAt else { return }
        setInstant("COMPLETED", todo.completedAt)
    }

    /// Sets DUE, unless DTSTART and DURATION already state it.
    private mutating func setDue(_ before: Todo?, _ isAsRead: Bool) {
        event.removeUnlessTimed(todo.due)
        let isByDuration = before?.due != nil && event.visibleText("DUE").isEmpty
        if isByDuration, isAsRead {
            if case .time(let time)? = todo.due, let zone = time.zone {
                setRecorded(time, isUTC: zone.isUTC)
            }
            return
        }
        // RFC 5545 §3.6.2 allows one of both.
        if isByDuration || !isAsRead && todo.due != nil { event.remove(named: "DURATION") }
        switch todo.due {
        case nil: event.remove(named: "DUE")
        case .day(let date): setTime("DUE", .date(date), zoneName: nil)
        case .time(let time):
            event.remove(named: "DURATION")
            guard let zone = time.zone else { return setTime("DUE", .local(time.local), zoneName: nil) }
            let isUTC = zone.isUTC
            setTime("DUE", isUTC ? .utc(time.local) : .local(time.local), zoneName: isUTC ? nil : zone.name)
            setRecorded(time, isUTC: isUTC)
        }
    }

    private mutating func setRecorded(_ time: ActivityTime, isUTC: Bool) {
        guard let recorded = time.recorded, !isUTC else {
            return event.remove(named: ModelProperty.dueRecorded)
        }
        set(ModelProperty.dueRecorded, "\(time.local)\(recorded.offset)")
        guard let index = event.properties.firstIndex(where: { $0.name == ModelProperty.dueRecorded }) else {
            return
        }
        event.properties[index].setParameter(ModelProperty.release, recorded.tzdb)
    }
}

extension Component {
    /// Removes the recorded offset of a due time without a time of day.
    fileprivate mutating func removeUnlessTimed(_ due: TodoDue?) {
        if case .time? = due { return }
        remove(named: ModelProperty.dueRecorded)
    }
}

extension TodoDue {
    /// The zone of a due time that has one.
    fileprivate var zone: ZoneID? {
        if case .time(let time) = self { time.zone } else { nil }
    }
}

extension TodoStatus {
    /// The value of STATUS.
    fileprivate var text: String {
        switch self {
        case .needsAction: "NEEDS-ACTION"
        case .inProcess: "IN-PROCESS"
        case .completed: "COMPLETED"
        case .cancelled: "CANCELLED"
        }
    }
}

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
