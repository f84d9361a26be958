import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import TripSeries
import Trips

/// Reads the time of an event: DTSTART with DTEND or DURATION (RFC 5545 §3.6.1).
struct EventTimes {
    let component: Component
    let scope: ImportScope
    var values: ValueReader
    /// Whether the file states a mere offset, such as UTC, so that a place may determine the zone.
    private(set) var isOffset = (start: false, end: false)
    private var hasToldFloating = false

    init(_ component: Component, scope: ImportScope, values: ValueReader) {
        self.component = component
        self.scope = scope
        self.values = values
    }

    private var tzdb: String { scope.database.version }

    /// Reads the span; `nil` after a finding if the event cannot be placed in time.
    mutating func span() -> ActivitySpan? {
        guard let startProperty = only("DTSTART"), let start = moment(startProperty) else { return nil }
        isOffset.start = start.isOffset
        if let endProperty = only("DTEND") {
            if let surplus = component.first(named: "DURATION") {
                values.note(
                    .repairedValue, .repaired, surplus,
                    tr("an event has DTEND or DURATION, not both (RFC 5545 §3.6.1); DTEND was used"))
            }
            guard let end = moment(endProperty) else { return nil }
            return span(from: start, startProperty, to: end, endProperty)
        }
        if let duration = only("DURATION") { return span(from: start, lasting: duration) }
        values.note(
            .missingEndTime, .repaired, startProperty,
            tr(
                "there is neither DTEND nor DURATION; \(start.isDate ? tr("it lasts one day") : tr("it ends as it starts")) "
                    + "(RFC 5545 §3.6.1)"))
        return span(from: start)
    }

    /// Returns the first property of a name with a value; repeated and empty ones are reported.
    private mutating func only(_ name: String) -> Property? {
        guard let first = component.first(named: name) else { return nil }
        if !component.repeats(name), !first.rawValue.trimmed.isEmpty { return first }
        var all = component.all(named: name)
        if let empty = all.first(where: \.rawValue.trimmed.isEmpty) {
            values.note(.repairedValue, .warning, empty, tr("\(name) has no value; it was ignored"))
            all.removeAll(where: \.rawValue.trimmed.isEmpty)
        }
        if all.count > 1 {
            values.note(
                .repairedValue, .warning, all[1],
                tr("\(name) stands \(all.count) times where one is allowed; the first was taken"))
        }
        return all.first
    }

    /// Reads a property as a date or as a clock reading with its zone.
    mutating func moment(_ property: Property) -> EventMoment? {
        guard let value = values.dateTime(property) else { return nil }
        switch value {
        case .date(let date): return .date(date)
        case .utc(let civil): return .time(civil, .utc, isOffset: true)
        case .local(let civil):
            guard let name = property.zoneName else {
                return .time(civil, floatingZone(of: property, civil), isOffset: false)
            }
            guard let answer = scope.zones.zone(named: name, of: property, noting: &values) else {
                return nil
            }
            return .time(civil, answer.zone, isOffset: answer.isOffset)
        }
    }

    /// Returns the zone for a time without one; reported for one end of the event, because the other is the same.
    private mutating func floatingZone(of property: Property, _ civil: CivilDateTime) -> Zone? {
        // A time that we wrote without a zone floats, whatever the file suggests to other programs.
        let isOurs = component.has(ModelProperty.kind)
        let hint = isOurs ? nil : scope.floating
        defer { hasToldFloating = true }
        guard !hasToldFloating else { return hint?.zone }
        let outcome =
            hint.map { tr("; it was read in \($0.zone.id), from \($0.reason)") }
            ?? tr(", and neither does the file; it is \(civil.time) wherever the traveller is then")
        values.note(
            .floatingTime, .warning, property,
            tr("\(property.name) `\(property.rawValue)` names no zone\(outcome)"))
        return hint?.zone
    }
}

// MARK: - The end

extension EventTimes {
    private mutating func span(
        from start: EventMoment, _ startProperty: Property, to end: EventMoment, _ endProperty: Property
    ) -> ActivitySpan? {
        switch (start, end) {
        case (.date(let first), .date(let last)):
            return days(from: first, to: last, endProperty)
        case (.date(let first), .time(let last, _, _)):
            // The day of a time is part of the event, unless the time is its midnight.
            let lastDay = last.time == .midnight ? (try? last.date.adding(days: -1)) ?? last.date : last.date
            values.note(
                .mixedDateTypes, .warning, endProperty,
                tr(
                    "DTSTART is a date and DTEND `\(endProperty.rawValue)` a time, where both must be the same "
                        + "(RFC 5545 §3.8.2.2); \(max(first, lastDay)) was taken for the last day"))
            let end = try? max(first, lastDay).adding(days: 1)
            return days(from: first, to: end ?? first, endProperty)
        case (.time(let civil, let zone, _), .date(let date)):
            let end = self.end(on: date, after: civil)
            values.note(
                .mixedDateTypes, .warning, endProperty,
                tr(
                    "DTSTART is a time and DTEND `\(endProperty.rawValue)` a date, where both must be the same "
                        + "(RFC 5545 §3.8.2.2); \(end) was taken for the end"))
            return timed(civil, zone, end, zone, startProperty, endProperty)
        case (.time(let first, let firstZone, _), .time(let last, let lastZone, _)):
            if let days = wholeDays(first, firstZone, last, lastZone, startProperty) { return days }
            isOffset.end = end.isOffset
            let zones = paired(firstZone, startProperty, lastZone, endProperty)
            return timed(first, zones.start, last, zones.end, startProperty, endProperty)
        }
    }

    /// Returns the start of the exclusive end date; a date equal to the start's is included.
    private func end(on date: CivilDate, after start: CivilDateTime) -> CivilDateTime {
        guard date == start.date else { return max(start, CivilDateTime(date, .midnight)) }
        return (try? date.adding(days: 1)).map { CivilDateTime($0, .midnight) } ?? start
    }

    /// Whether we wrote the event: times without a zone float there, whatever the other end is.
    private var isMade: Bool {
        component.has(ModelProperty.kind) || component.isMadeOfReservation
    }

    /// Gives an end without a zone the zone of the other end.
    private mutating func paired(
        _ start: Zone?, _ startProperty: Property, _ end: Zone?, _ endProperty: Property
    ) -> (start: Zone?, end: Zone?) {
        guard (start == nil) != (end == nil), let zone = start ?? end, !isMade else { return (start, end) }
        let property = start == nil ? startProperty : endProperty
        // It does not float.
        values.retract(.floatingTime)
        values.note(
            .floatingTime, .warning, property,
            tr(
                "\(property.name) names no zone although the event's other end does; it was read in \(zone.id) too"
            )
        )
        return (zone, zone)
    }

    private mutating func days(from first: CivilDate, to last: CivilDate, _ property: Property)
        -> ActivitySpan?
    {
        if let span = try? ActivitySpan.days(from: first, to: last) { return span }
        let end = property.isNamed("DTEND") ? "\(last)" : tr("`\(property.rawValue)` leads to \(last), which")
        values.note(
            .endBeforeStart, first == last ? .repaired : .warning, property,
            tr(
                "\(property.name) \(end) is not after DTSTART \(first), and is exclusive (RFC 5545 §3.6.1); it lasts "
                    + "one day"))
        return oneDay(first, property)
    }

    private mutating func oneDay(_ date: CivilDate, _ property: Property?) -> ActivitySpan? {
        if let next = try? date.adding(days: 1) { return .allDay(start: date, end: next) }
        if let property {
            values.note(
                .badValue, .error, property,
                tr("\(date) is the last day of the calendar; no day ends after it"))
        }
        return nil
    }

    /// Reads the whole days that Outlook writes as midnights with a flag of its own.
    private mutating func wholeDays(
        _ first: CivilDateTime, _ firstZone: Zone?, _ last: CivilDateTime, _ lastZone: Zone?,
        _ property: Property
    ) -> ActivitySpan? {
        guard let flag = component.text("X-MICROSOFT-CDO-ALLDAYEVENT"), flag.uppercased() == "TRUE",
            firstZone == lastZone, first.time == .midnight, last.time == .midnight,
            let span = try? ActivitySpan.days(from: first.date, to: last.date)
        else { return nil }
        values.note(
            .repairedValue, .repaired, property,
            tr("midnights with X-MICROSOFT-CDO-ALLDAYEVENT:TRUE were read as whole days"))
        return span
    }

    private mutating func timed(
        _ first: CivilDateTime, _ firstZone: Zone?, _ last: CivilDateTime, _ lastZone: Zone?,
        _ startProperty: Property, _ endProperty: Property
    ) -> ActivitySpan {
        let start = noteGap(first, firstZone, startProperty)
        let end = noteGap(last, lastZone, endProperty)
        // A floating time has no order relative to one in a zone.
        if end < start, (firstZone == nil) == (lastZone == nil) {
            noteOrder(first, firstZone, last, lastZone, endProperty, start)
        }
        return .timed(
            start: ActivityTime(first, in: firstZone, tzdb: tzdb),
            end: ActivityTime(last, in: lastZone, tzdb: tzdb))
    }

    /// Reports an end before the start, with the nearest reading after it.
    ///
    /// The end is unchanged: only a person can tell which end is wrong, and how.
    private mutating func noteOrder(
        _ first: CivilDateTime, _ firstZone: Zone?, _ last: CivilDateTime, _ lastZone: Zone?,
        _ property: Property, _ start: Int64
    ) {
        func position(_ time: CivilDateTime, _ zone: Zone?) -> Int64 {
            zone.map { $0.mapping(of: time).compatible.secondsSinceEpoch } ?? time.secondsSinceEpoch
        }
        func named(_ time: CivilDateTime, _ zone: Zone?) -> String {
            "\(time)" + (zone.map { tr(" in \($0.id)", as: "zone of a time") } ?? "")
        }
        var right = tr("an end is later than the start")
        if firstZone != lastZone, position(last, firstZone) > start {
            right = tr("\(named(last, firstZone)) would be after it")
        } else if let next = try? last.adding(CalendarPeriod(days: 1)), position(next, lastZone) > start {
            right = tr("\(named(next, lastZone)) would be after it")
        }
        values.note(
            .endBeforeStart, .warning, property,
            tr(
                "\(property.name) `\(property.rawValue)` is \(named(last, lastZone)), before DTSTART, "
                    + "\(named(first, firstZone)) (RFC 5545 §3.8.2.2); it was kept, and \(right)"))
    }

    /// Reports a skipped or repeated time, with both neighbours.
    ///
    /// - Returns: The second on the time line, or on the clock for a floating time.
    @discardableResult
    private mutating func noteGap(_ civil: CivilDateTime, _ zone: Zone?, _ property: Property) -> Int64 {
        guard let zone else { return civil.secondsSinceEpoch }
        let mapping = zone.mapping(of: civil)
        do throws(TimeError) {
            return try mapping.resolved(by: .reject).secondsSinceEpoch
        } catch {
            let isSkipped = error.code == .skippedTime
            let choice = isSkipped ? tr("the offset from before the gap was used") : tr("the first was taken")
            values.note(
                isSkipped ? .skippedTime : .repeatedTime, .warning, property,
                tr("\(property.name) \(error); \(choice) (RFC 5545 §3.3.5)"))
            return mapping.compatible.secondsSinceEpoch
        }
    }

    private mutating func span(from start: EventMoment) -> ActivitySpan? {
        let property = component.first(named: "DTSTART")
        switch start {
        case .date(let date): return oneDay(date, property)
        case .time(let civil, let zone, _):
            if let property { noteGap(civil, zone, property) }
            isOffset.end = isOffset.start
            let time = ActivityTime(civil, in: zone, tzdb: tzdb)
            return .timed(start: time, end: time)
        }
    }

    /// Adds a DURATION: days on the wall clock, hours on the time line (RFC 5545 §3.3.6).
    private mutating func span(from start: EventMoment, lasting property: Property) -> ActivitySpan? {
        guard let duration = values.duration(property) else { return nil }
        if duration.isNegative, !start.isDate, duration.exact != .zero || duration.period != CalendarPeriod()
        {
            let plain = property.rawValue.filter { $0 != "-" }
            values.note(
                .endBeforeStart, .warning, property,
                tr(
                    "DURATION `\(property.rawValue)` ends the event before it starts, which only an alarm may do "
                        + "(RFC 5545 §3.3.6); it was kept, and \(plain) would be after it"))
        }
        guard let span = span(from: start, lasting: duration, property) else {
            values.note(
                .badValue, .error, property,
                tr("DURATION `\(property.rawValue)` leads out of the calendar; the event was not read"))
            return nil
        }
        return span
    }

    private mutating func span(
        from start: EventMoment, lasting duration: DurationValue, _ property: Property
    ) -> ActivitySpan? {
        switch start {
        case .date(let date):
            let wholeDays = Int(duration.exact.components.seconds / 86_400)
            if duration.exact != .zero {
                values.note(
                    .repairedValue, .warning, property,
                    tr(
                        "DURATION `\(property.rawValue)` of whole days has hours (RFC 5545 §3.6.1); full days were counted"
                    )
                )
            }
            guard let end = try? date.adding(duration.period).adding(days: wholeDays) else { return nil }
            return days(from: date, to: end, property)
        case .time(let civil, let zone?, _):
            if let startProperty = component.first(named: "DTSTART") { noteGap(civil, zone, startProperty) }
            isOffset.end = isOffset.start
            let instant = zone.mapping(of: civil).compatible
            guard let end = try? duration.end(after: instant, in: zone) else { return nil }
            return .timed(
                start: ActivityTime(civil, in: zone, tzdb: tzdb), end: ActivityTime(end, in: zone, tzdb: tzdb)
            )
        case .time(let civil, nil, _):
            guard let end = try? civil.adding(duration.period).adding(duration.exact) else { return nil }
            return .timed(
                start: ActivityTime(local: civil, zone: nil), end: ActivityTime(local: end, zone: nil))
        }
    }
}

/// One end of an event, as stated by its property.
enum EventMoment {
    case date(CivilDate)
    /// A clock reading; the zone is `nil` if it floats, and a mere offset does not determine the place.
    case time(CivilDateTime, Zone?, isOffset: Bool)

    var isDate: Bool {
        if case .date = self { true } else { false }
    }

    var isOffset: Bool {
        if case .time(_, _, let isOffset) = self { isOffset } else { false }
    }
}
