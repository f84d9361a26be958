import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import Trips

/// Writes one activity as one VEVENT.
///
/// A full export edits the component that the activity was read from; a redacted one starts empty, so that
/// nothing can leak through.
struct EventExport: ComponentEditing {
    let activity: Activity
    let scope: ExportScope
    var event: Component
    /// The component that the activity was read from, where it is edited in place.
    let kept: Component?
    /// Whether the activity is an override whose reach includes all later occurrences.
    let standsForLater: Bool
    /// What may be written of it: of what is CLASS:CONFIDENTIAL a shared export has the time alone.
    ///
    /// What is CLASS:PRIVATE it shows: airlines and mail programs mark each booking so.
    let redaction: Redaction
    /// The CLASS that a shared export keeps.
    let discreetClass: String?

    init(_ activity: Activity, scope: ExportScope) {
        self.activity = activity
        self.scope = scope
        discreetClass = scope.redaction == .shared ? activity.discreetClass : nil
        redaction = discreetClass == "CONFIDENTIAL" ? .busy : scope.redaction
        standsForLater = activity.standsForLater
        let source = scope.redaction == .full ? activity.source : nil
        kept = source.flatMap(ContentLines.component).flatMap { $0.name == "VEVENT" ? $0 : nil }
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
        switch redaction {
        case .full:
            setReminders(activity.reminders, of: activity.title)
            setText()
            setPlace()
            setCategories()
            setModelFields()
            ParticipantExport(activity, scope)?.write(into: &event)
            AttachmentExport(activity, scope).write(into: &event)
            setStamp("CREATED", activity.createdAt)
            setInstant("LAST-MODIFIED", activity.lastModified)
            setStatements()
        case .shared:
            setSharedText()
            setPlace()
            setCategories()
        case .busy:
            set("SUMMARY", "Busy")
            set("CLASS", discreetClass ?? "PRIVATE")
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

// MARK: - What others may see of a series

extension EventExport {
    /// Returns a line of a series with only the values that were understood.
    ///
    /// The result is empty when none was. An unread value may say anything. The zone of a date, where it is
    /// not the series' own, reveals where the traveller is; a busy export writes such a date in UTC.
    func redacted(_ property: Property) -> [Property] {
        var reader = ValueReader()
        if property.name == "RRULE" || property.name == "EXRULE" {
            return reader.recurrenceRule(property).map { [Property(property.name, $0)] } ?? []
        }
        let zone = property.zoneName.flatMap { scope.zone(named: $0) }
        guard property.zoneName == nil || zone != nil else { return [] }
        let isHidden = redaction == .busy && zone?.id != ownZone
        func shown(_ value: DateTimeValue) -> (value: DateTimeValue, zone: String?) {
            guard case .local(let civil) = value, let zone else { return (value, nil) }
            return isHidden
                ? (DateTimeValue(zone.mapping(of: civil).compatible), nil) : (value, property.zoneName)
        }
        let members = property.rawValue.split(separator: ",", omittingEmptySubsequences: false).count
        guard property.valueType == "PERIOD" else {
            let times = reader.dateTimes(property)
            guard times.count == members else { return [] }
            return times.map(shown).compactMap { try? Property(property.name, $0.value, zoneName: $0.zone) }
        }
        let periods = reader.periods(property)
        guard periods.count == members else { return [] }
        return periods.compactMap { period in
            let start = shown(period.start)
            guard var written = try? Property(property.name, start.value, zoneName: start.zone),
                let end = text(of: period.end, shown)
            else { return nil }
            written = written.with(rawValue: "\(written.rawValue)/\(end)")
            written.setParameter("VALUE", "PERIOD")
            return written
        }
    }

    private func text(
        of end: PeriodValue.End, _ shown: (DateTimeValue) -> (value: DateTimeValue, zone: String?)
    ) -> String? {
        switch end {
        case .duration(let duration): duration.text
        case .time(let value): try? shown(value).value.text()
        }
    }

    /// Returns the end of a series on the clock of its start, hiding the zone of arrival.
    func redacted(_ end: ActivityTime) -> ActivityTime {
        guard redaction == .busy, activity.recurrence != nil, let own = ownZone, end.zone != own,
            let zone = end.zone.flatMap({ scope.zone(named: $0.name) }),
            let clock = scope.zone(named: own.name)
        else { return end }
        return ActivityTime(local: clock.civil(at: zone.mapping(of: end.local).compatible), zone: own)
    }

    /// The zone of the start.
    var ownZone: ZoneID? {
        guard case .timed(let start, _) = activity.span else { return nil }
        return start.zone
    }
}

extension EventExport {
    /// Writes the statements and the local edit of the activity.
    mutating func setStatements() {
        for name in [ModelProperty.statement, ModelProperty.edited] { event.remove(named: name) }
        for statement in activity.statements {
            let uid = activity.hasSeveralSenders ? statement.uid : activity.uid
            StatementProperty.property(of: statement, as: uid).map { event.append($0) }
        }
        guard let edit = activity.edit,
            var mark = try? Property(ModelProperty.edited, DateTimeValue(edit.at), zoneName: nil)
        else { return }
        mark.setParameter(EditMark.digest, EditMark.digest(of: activity))
        mark.setParameter(EditMark.status, edit.status?.rawValue.uppercased())
        event.append(mark)
    }
}
