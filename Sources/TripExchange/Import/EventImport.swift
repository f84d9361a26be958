import Bookings
import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import TripSeries
import Trips

/// Reads one VEVENT as one activity.
struct EventImport {
    let component: Component
    let scope: ImportScope
    var values: ValueReader
    private var own: [Finding] = []

    init(_ component: Component, scope: ImportScope) {
        self.component = component
        self.scope = scope
        values = ValueReader(file: scope.file, of: component)
    }

    /// The findings, in the order of the lines.
    var findings: [Finding] {
        if own.isEmpty, values.findings.isEmpty { return [] }
        return (own + values.findings).enumerated().sorted {
            ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
        }.map(\.element)
    }

    /// Reads the event; `nil` after a finding of severity `error`.
    ///
    /// - Parameter isCancellation: Whether the calendar has METHOD:CANCEL.
    /// - Returns: The activity, if the event can be placed in time.
    mutating func activity(isCancellation: Bool) -> Activity? {
        noteRepeated()
        guard component.has("DTSTART") else {
            // A cancellation need only identify what it cancels (RFC 5546 §3.2.5).
            if isCancellation { return nil }
            note(.missingStart, .error, tr("the event has no DTSTART (RFC 5545 §3.6.1); it was not read"))
            return nil
        }
        var times = EventTimes(component, scope: scope, values: values)
        let read = times.span()
        values = times.values
        guard let read else { return nil }
        noteContradictions()

        let texts = EventTexts(component)
        var facts = EventFacts(of: component, texts, span: read, scope: scope, values: &values)
        let span = restored(
            settled(zoned(read, isOffset: times.isOffset, facts.booking, texts), with: facts))
        noteUnplaced(span, facts.booking)
        facts.fillCoordinates(scope.places)
        let booking = facts.booking
        // The alarm is kept verbatim; an export writes it as reported here.
        _ = component.repairingAlarmLengths(noting: &values)
        checkBinaryValues()
        let uid = uid()
        let key = key(uid)
        // In this order, because an error of all three is reported for the first.
        let (stamp, modified, created) = (instant("DTSTAMP"), instant("LAST-MODIFIED"), instant("CREATED"))
        var activity = Activity(
            uid: uid, recurrenceID: key?.recurrenceID, recurrenceClock: key?.recurrenceClock ?? .series,
            kind: booking.kind, title: texts.summary.visible,
            span: span,
            status: isCancellation ? .cancelled : status(facts), isTransparent: isTransparent(),
            place: booking.place,
            destination: booking.destination, notes: texts.description.visible, carrier: booking.carrier,
            number: booking.number, confirmation: booking.confirmation, seat: booking.seat,
            url: filled("URL"),
            cost: booking.price, createdAt: created,
            reminders: component.components.isEmpty
                ? [] : ReminderAlarms.reminders(of: component, title: texts.summary.visible),
            sequence: sequence(), stamp: stamp, lastModified: modified,
            recurrence: component.has("RECURRENCE-ID") ? nil : recurrence(of: span),
            source: keptSource())
        readFurtherFields(of: &activity)
        if activity.recurrenceID != nil { activity.reach = reach() }
        fill(&activity, from: facts)
        readStatements(of: &activity)
        return key == nil ? detached(activity) : activity
    }

    /// Returns an event with an unreadable RECURRENCE-ID under a UID of its own: under the stated one, it would
    /// replace the series.
    private mutating func detached(_ activity: Activity) -> Activity {
        let uid = ActivityUID(StableHash().hexadecimal(of: [source()]) + SharedUID.derivedSuffix)
        note(
            .noSuchOccurrence, .warning,
            tr(
                "it is unknown which occurrence the event changes; it was kept as an event of its own, under the UID \(uid)"
            )
        )
        return activity.with(uid: uid)
    }

    /// Returns the component to keep for an unreadable event: under a UID of its own if its RECURRENCE-ID is empty,
    /// because its occurrence is then unknown.
    ///
    /// - Parameter component: The component as read.
    /// - Returns: The component to keep.
    mutating func kept(_ component: Component) -> Component {
        guard component.has("RECURRENCE-ID"), !component.says("RECURRENCE-ID") else { return component }
        var copy = component.withOwnUID
        copy.remove(named: "RECURRENCE-ID")
        note(
            .noSuchOccurrence, .warning,
            tr("RECURRENCE-ID has no value, so it is unknown which occurrence the event changes; it was kept")
                + (copy.uid.map { tr(" under the UID \($0)") } ?? ""))
        return copy
    }

    /// The component verbatim, except for zone names that have a meaning only in their file.
    func source() -> String { CalendarWriter().text(keptComponent) }

    /// The component without our properties for statements, which are values.
    private var keptComponent: Component {
        var kept = component.renamingZones(scope.zones.ids)
        guard component.name == "VEVENT" else { return kept }
        for name in [ModelProperty.statement, ModelProperty.edited] where component.has(name) {
            kept.remove(named: name)
        }
        return kept
    }

    /// The component to keep, with a mark that its alarms were read.
    func keptSource() -> String {
        let kept = keptComponent
        guard component.components.contains(where: { $0.name == "VALARM" }) else {
            return CalendarWriter().text(kept)
        }
        // The line is written as text: making properties of the component costs more than reading it.
        return CalendarWriter().text(kept, headed: Property(ModelProperty.alarmsRead, rawValue: "TRUE"))
    }

    /// Reports an error of the whole event, at its BEGIN line.
    mutating func note(_ code: FindingCode, _ severity: FindingSeverity, _ message: String) {
        own.append(
            Finding(
                code, severity, file: scope.file, line: component.lines.lowerBound,
                component: component.label,
                message: message))
    }
}

// MARK: - Identity

extension EventImport {
    /// The UID, or one that is always the same for the same start, title and place.
    mutating func uid() -> ActivityUID {
        if let uid = component.uid { return ActivityUID(uid) }
        let parts = ["DTSTART", "SUMMARY", "LOCATION"].map { component.first(named: $0)?.rawValue ?? "" }
        let derived = StableHash().hexadecimal(of: parts) + SharedUID.derivedSuffix
        note(
            .missingUID, .repaired,
            tr("the event has no UID (RFC 5545 §3.6.1); \(derived) was made of its start, title and place"))
        return ActivityUID(derived)
    }

    /// Reads the original start of an override, as stated (RFC 5545 §3.8.4.4).
    ///
    /// Real files write it in UTC, in other zones, or as a mere date. Its occurrence is only known together with the
    /// series, which may come from another file.
    ///
    /// - Parameter uid: The UID of the event.
    /// - Returns: The key; the UID alone if the event is not an override, or `nil` after a finding.
    mutating func key(_ uid: ActivityUID) -> ActivityKey? {
        guard let first = component.first(named: "RECURRENCE-ID") else { return ActivityKey(uid: uid) }
        let filled = component.all(named: "RECURRENCE-ID").first { !$0.rawValue.trimmed.isEmpty }
        guard let property = filled else {
            values.note(.badValue, .error, first, tr("RECURRENCE-ID has no value; it was not read"))
            return nil
        }
        guard let value = values.dateTime(property) else { return nil }
        noteRange(of: property)
        let clock: OccurrenceClock
        switch value {
        case .date: clock = .date
        case .utc: clock = .zone(.utc)
        case .local:
            let zone =
                if let name = property.zoneName {
                    scope.zones.zone(named: name, of: property, noting: &values)?.zone
                } else {
                    floatingZone
                }
            clock = zone.map { .zone($0.id) } ?? .floating
        }
        return ActivityKey(uid: uid, recurrenceID: value.civil, recurrenceClock: clock)
    }

    /// Reads the reach of the RECURRENCE-ID.
    private func reach() -> Reach {
        guard let property = component.first(named: "RECURRENCE-ID"), property.standsForLater else {
            return .thisOccurrence
        }
        let later = property.parameter(ModelProperty.later).flatMap {
            ActivityStatus(rawValue: $0.lowercased())
        }
        return .thisAndLater(later)
    }

    /// The zone of a RECURRENCE-ID without one: that of a DTSTART without one.
    private var floatingZone: Zone? {
        guard component.first(named: ModelProperty.kind) == nil,
            let start = component.first(named: "DTSTART"), start.zoneName == nil
        else { return nil }
        var reader = ValueReader()
        guard case .local? = reader.dateTime(start) else { return nil }
        return scope.floating?.zone
    }
}

// MARK: - Cancellations

extension EventImport {
    /// Reads the cancellation in an event of a calendar with METHOD:CANCEL, with or without a start.
    ///
    /// - Returns: The cancellation, or `nil` after a finding: without its RECURRENCE-ID it would cancel the series.
    mutating func cancellation() -> Cancellation? {
        let uid = uid()
        guard let key = key(uid) else { return nil }
        return Cancellation(
            key: key, sequence: sequence(), stamp: instant("DTSTAMP"), source: source(),
            reachesLater: component.first(named: "RECURRENCE-ID")?.standsForLater == true)
    }
}

extension EventImport {
    /// Reads a component without its calendar.
    static func readingAlone(
        _ source: String, _ database: ZoneDatabase, floating zone: ZoneID? = nil
    ) -> Activity? {
        guard let component = ContentLines.component(of: source) else { return nil }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database,
            policy: zone.map { .otherwise($0) } ?? .floating, file: nil)
        var event = EventImport(component, scope: scope)
        var said = event.activity(isCancellation: false)
        said?.source = source
        // Which organizations there are, its calendar says.
        said?.organization = component.text(ModelProperty.organizationID).map { OrganizationID($0) }
        return said
    }
}
