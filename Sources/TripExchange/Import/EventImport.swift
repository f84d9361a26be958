import CivilTime
import ICalendar
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
        values = ValueReader(file: scope.file, component: component.label)
    }

    /// What was found, in the order of the lines.
    var findings: [Finding] {
        if own.isEmpty, values.findings.isEmpty { return [] }
        return (own + values.findings).enumerated().sorted {
            ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
        }.map(\.element)
    }

    /// Reads the event, or returns `nil` after a finding of severity `error`.
    ///
    /// - Parameters:
    ///   - series: The series that the event changes an occurrence of, if it is in the file.
    ///   - isCancellation: Whether the calendar cancels what is in it.
    /// - Returns: The activity, if the event can be placed in time.
    mutating func activity(changing series: Activity?, isCancellation: Bool) -> Activity? {
        guard component.first(named: "DTSTART") != nil else {
            // A cancellation need only say what it calls off (RFC 5546 §3.2.5).
            if isCancellation { return nil }
            note(.missingStart, .error, "the event has no DTSTART (RFC 5545 §3.6.1); it was not read")
            return nil
        }
        var times = EventTimes(component, scope: scope, values: values)
        let read = times.span()
        values = times.values
        guard let read else { return nil }

        let texts = EventTexts(component)
        var facts = BookingFacts(of: component, texts, span: read, scope: scope, values: &values)
        let span = restored(located(read, isOffset: times.isOffset, facts))
        facts.fillCoordinates(scope)
        // The alarm is kept as it came; an export writes it in the way that was noted.
        _ = component.repairingAlarmLengths(noting: &values)
        let recurrenceID = component.first(named: "RECURRENCE-ID").flatMap {
            originalStart($0, series: series?.span, own: span)
        }
        return Activity(
            uid: uid(), recurrenceID: recurrenceID, kind: facts.kind, title: texts.summary.visible,
            span: span,
            status: isCancellation ? .cancelled : status(), isTransparent: isTransparent(),
            place: facts.place,
            destination: facts.destination, notes: texts.description.visible, carrier: facts.carrier,
            number: facts.number, confirmation: facts.confirmation, seat: facts.seat, url: filled("URL"),
            sequence: sequence(), stamp: instant("DTSTAMP"), lastModified: instant("LAST-MODIFIED"),
            recurrence: recurrenceID == nil ? recurrence() : nil, source: source())
    }

    /// The component as it came, but for the names of zones that mean something in their file only.
    func source() -> String { CalendarWriter().text(component.renamingZones(scope.zones.ids)) }

    /// Notes a flaw of the event as a whole, at its BEGIN line.
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
    /// The end of UIDs that are made for events without one.
    static let derivedSuffix = "@uid.meridian"

    /// The UID, or one that is always the same for the same start, title and place.
    mutating func uid() -> ActivityUID {
        if let uid = component.uid { return ActivityUID(uid) }
        let parts = ["DTSTART", "SUMMARY", "LOCATION"].map { component.first(named: $0)?.rawValue ?? "" }
        let derived = StableHash().hexadecimal(of: parts) + Self.derivedSuffix
        note(
            .missingUID, .repaired,
            "the event has no UID (RFC 5545 §3.6.1); \(derived) was made of its start, title and place")
        return ActivityUID(derived)
    }

    /// The wall-clock start that a changed occurrence had, on the clock of its series (RFC 5545 §3.8.4.4).
    ///
    /// Real files write it in UTC, in other zones, or as a mere date; all of them mean an instant or a day.
    ///
    /// - Parameters:
    ///   - property: The RECURRENCE-ID.
    ///   - series: When the series is, if it is in the file.
    ///   - own: When the changed occurrence is, if it says so.
    /// - Returns: The start it had, or `nil` after a finding.
    mutating func originalStart(_ property: Property, series: ActivitySpan?, own: ActivitySpan?)
        -> CivilDateTime?
    {
        guard let value = values.dateTime(property) else { return nil }
        guard let span = series ?? own else { return value.civil }
        guard case .timed(let start, _) = span else { return CivilDateTime(value.date, .midnight) }
        let clock = start.zone.flatMap { scope.zone($0) }
        switch value {
        case .date(let date):
            return CivilDateTime(date, start.local.time)
        case .utc(let civil):
            guard let clock, let instant = value.utcInstant else { return civil }
            return clock.civil(at: instant)
        case .local(let civil):
            guard series != nil, let clock, let name = property.zoneName,
                let answer = scope.zones.zone(named: name, of: property, noting: &values)
            else { return civil }
            return answer.zone == clock ? civil : clock.civil(at: answer.zone.mapping(of: civil).compatible)
        }
    }
}

// MARK: - Cancellations

extension EventImport {
    /// What an event of a calendar with METHOD:CANCEL calls off, with or without a start of its own.
    mutating func cancellation(of series: [String: Activity]) -> Cancellation {
        var reader = self
        let uid = reader.uid()
        var original: CivilDateTime?
        if let property = component.first(named: "RECURRENCE-ID") {
            original = reader.originalStart(property, series: series[uid.text]?.span, own: nil)
        }
        return Cancellation(
            key: ActivityKey(uid: uid, recurrenceID: original), sequence: reader.sequence(),
            stamp: reader.instant("DTSTAMP"), source: reader.source())
    }
}
