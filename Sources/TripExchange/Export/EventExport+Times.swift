import CivilTime
import Findings
import ICalendar
import Merging
import Messages
import Recurrence
import TripSeries
import Trips

// MARK: - When it is

extension EventExport {
    /// Sets DTSTART and the end.
    mutating func setSpan() {
        switch activity.span {
        case .allDay(let start, let end):
            let keepsDuration = event.first(named: "DTEND") == nil && durationSays(end, after: start)
            setTime("DTSTART", .date(start), zoneName: nil)
            guard !keepsDuration else { return }
            event.remove(named: "DURATION")
            setTime("DTEND", .date(end), zoneName: nil)
        case .timed(let start, let end):
            let stated = statedLength
            let keepsDuration =
                activity.recurrence == nil && event.first(named: "DTEND") == nil
                && durationSays(end, after: start)
            write(start, as: "DTSTART", keeping: ModelProperty.start)
            if let stated { setDuration(stated) }
            // After a start in UTC, a DURATION would lead to an end in UTC.
            if keepsDuration && !event.has(ModelProperty.start) || stated != nil {
                return event.remove(named: ModelProperty.end)
            }
            event.remove(named: "DURATION")
            // An event without a length has no DTEND: RFC 5545 §3.8.2.2 wants it later than DTSTART.
            if start == end, event.first(named: "DTEND") == nil {
                return event.remove(named: ModelProperty.end)
            }
            write(redacted(end), as: "DTEND", keeping: ModelProperty.end)
        }
    }

    /// The DURATION of a series, which gives every occurrence its length.
    ///
    /// Where a zone is hidden the elapsed time is written: no other clock shows the readings or the days of
    /// that zone.
    private var statedLength: DurationValue? {
        guard activity.recurrence != nil || standsForLater,
            let length = OccurrenceLength(of: activity, database: scope.database)
        else { return nil }
        guard redaction == .busy, case .timed(let start, let end) = activity.span else {
            return length.stated
        }
        let clock = activity.recurrence == nil ? seriesClock?.id : start.zone
        if start.zone == clock && end.zone == clock { return length.stated }
        return length.stated.flatMap { leads($0, from: start, to: end) ? $0 : nil } ?? length.elapsed
    }

    /// Returns whether a DURATION leads to the same end on the clock of the series.
    private func leads(_ duration: DurationValue, from start: ActivityTime, to end: ActivityTime) -> Bool {
        guard let clock = seriesClock, let first = start.zone.flatMap({ scope.zone(named: $0.name) }),
            let last = end.zone.flatMap({ scope.zone(named: $0.name) })
        else { return false }
        let reached = try? duration.end(after: first.mapping(of: start.local).compatible, in: clock)
        return reached == last.mapping(of: end.local).compatible
    }

    /// Sets DURATION in the place of DTEND, unless the line already says it.
    private mutating func setDuration(_ duration: DurationValue) {
        event.remove(named: "DTEND")
        var reader = ValueReader()
        let present = event.first(named: "DURATION")
        if let present, reader.duration(present) == duration, reader.findings.isEmpty { return }
        event.set(present?.with(rawValue: duration.text) ?? Property("DURATION", rawValue: duration.text))
    }

    /// Returns whether the present DURATION means the same day, in whole days.
    private func durationSays(_ end: CivilDate, after start: CivilDate) -> Bool {
        var reader = ValueReader()
        guard let duration = event.first(named: "DURATION").flatMap({ reader.duration($0) }),
            duration.exact == .zero
        else { return false }
        return (try? start.adding(duration.period)) == end
    }

    /// Returns whether the present DURATION means the same end to every program.
    ///
    /// Some read `PT24H` as a day and some `P1D` as 24 hours, which matters when the clocks change in
    /// between.
    private func durationSays(_ end: ActivityTime, after start: ActivityTime) -> Bool {
        var reader = ValueReader()
        guard let property = event.first(named: "DURATION"), let duration = reader.duration(property),
            start.zone == end.zone,
            let wall = try? start.local.adding(duration.period).adding(duration.exact), wall == end.local
        else { return false }
        guard let id = start.zone else { return true }
        guard let zone = scope.zone(named: id.name) else { return false }
        let first = zone.mapping(of: start.local).compatible
        return (try? duration.end(after: first, in: zone)) == zone.mapping(of: end.local).compatible
            && zone.offset(at: first) == zone.offset(at: zone.mapping(of: end.local).compatible)
    }

    /// Writes one end in its own zone.
    ///
    /// Programs disagree about a skipped or repeated reading, so it is written in UTC, with the reading
    /// itself in a property of Meridian beside it.
    private mutating func write(_ time: ActivityTime, as name: String, keeping kept: String) {
        let (value, zoneName) = form(of: time, as: name)
        setTime(name, value, zoneName: zoneName)
        guard redaction != .busy, case .utc = value, let id = time.zone, !id.isUTC else {
            return event.remove(named: kept)
        }
        setTime(kept, .local(time.local), zoneName: id.name)
    }

    private func form(of time: ActivityTime, as name: String) -> (value: DateTimeValue, zoneName: String?) {
        guard let id = time.zone else { return (.local(time.local), nil) }
        guard !id.isUTC else { return (.utc(time.local), nil) }
        guard let zone = scope.zone(named: id.name) else {
            scope.note(
                .unknownZone, .warning, activity,
                tr(
                    "the zone database \(scope.database.version) has no \(id); \(name) \(time.local) is written with that "
                        + "name and without its rules"))
            return (.local(time.local), id.name)
        }
        // The occurrences of a series follow its wall clock, whatever the clocks do on one day.
        // A busy export hides even the zone of an override.
        let isBusyChange = activity.recurrenceID != nil && redaction == .busy
        guard activity.recurrence == nil, activity.recurrenceID == nil || isBusyChange else {
            return (.local(time.local), id.name)
        }
        let mapping = zone.mapping(of: time.local)
        if let instant = newerReading(time, mapping, name) { return (DateTimeValue(instant), nil) }
        if isBusyChange, standsForLater, let clock = seriesClock {
            return (.local(clock.civil(at: mapping.compatible)), clock.id.name)
        }
        if case .unique = mapping.resolution, redaction != .busy {
            return (.local(time.local), id.name)
        }
        return (DateTimeValue(time.instant(in: zone)), nil)
    }

    /// Returns the instant recorded under newer rules, where current rules read the end otherwise.
    ///
    /// It is written in UTC, so that no reader's rules change it, with the reading beside it.
    private func newerReading(_ time: ActivityTime, _ mapping: LocalMapping, _ name: String) -> Instant? {
        guard let recorded = time.recorded, recorded.isNewer(than: scope.database.version),
            let zone = time.zone, !mapping.offsets.contains(recorded.offset)
        else { return nil }
        scope.note(
            .newerZone, .warning, activity,
            tr(
                "\(name) \(time.local) in \(zone) was written under \(recorded.tzdb) at \(recorded.offset), and these rules "
                    + "are \(scope.database.version); it is written in UTC by the former"))
        return try? Instant(
            secondsSinceEpoch: time.local.secondsSinceEpoch - Int64(recorded.offset.totalSeconds))
    }

    /// The clock of the series that the activity overrides.
    ///
    /// It is written with the series, and all later occurrences follow it.
    private var seriesClock: Zone? {
        guard case .timed(let first, _)? = scope.seriesSpan(of: activity), let id = first.zone, !id.isUTC
        else { return nil }
        return scope.zone(named: id.name)
    }
}

// MARK: - Series

extension EventExport {
    /// Sets RECURRENCE-ID in the zone and type of the series' DTSTART, as Outlook requires.
    mutating func setRecurrenceID() {
        guard let original = activity.recurrenceID else { return event.remove(named: "RECURRENCE-ID") }
        guard activity.recurrenceClock == .series else { return setSaidRecurrenceID(original) }
        let span = scope.seriesSpan(of: activity)
        if span == nil, redaction == .busy, case .timed(let start, _) = activity.span,
            let zone = start.zone.flatMap({ scope.zone(named: $0.name) })
        {
            return setTime(
                "RECURRENCE-ID", DateTimeValue(zone.mapping(of: original).compatible), zoneName: nil)
        }
        if span == nil, let property = event.first(named: "RECURRENCE-ID"), says(property, original) {
            return
        }
        switch span ?? activity.span {
        case .allDay: setTime("RECURRENCE-ID", .date(original.date), zoneName: nil)
        case .timed(let start, _):
            guard let id = start.zone else {
                return setTime("RECURRENCE-ID", .local(original), zoneName: nil)
            }
            let isUTC = id.isUTC
            setTime(
                "RECURRENCE-ID", isUTC ? .utc(original) : .local(original), zoneName: isUTC ? nil : id.name)
        }
    }

    /// Sets RECURRENCE-ID verbatim when the series is unknown or has no such occurrence.
    private mutating func setSaidRecurrenceID(_ original: CivilDateTime) {
        switch activity.recurrenceClock {
        case .date: setTime("RECURRENCE-ID", .date(original.date), zoneName: nil)
        case .floating, .series: setTime("RECURRENCE-ID", .local(original), zoneName: nil)
        case .zone(let id):
            if id.isUTC { return setTime("RECURRENCE-ID", .utc(original), zoneName: nil) }
            guard redaction == .busy else {
                return setTime("RECURRENCE-ID", .local(original), zoneName: id.name)
            }
            guard let zone = scope.zone(named: id.name) else { return event.remove(named: "RECURRENCE-ID") }
            let instant = zone.mapping(of: original).compatible
            setTime("RECURRENCE-ID", DateTimeValue(instant), zoneName: nil)
        }
    }

    /// Returns whether a RECURRENCE-ID without its series names the original start in a known zone.
    private func says(_ property: Property, _ original: CivilDateTime) -> Bool {
        var reader = ValueReader()
        guard let value = reader.dateTime(property) else { return false }
        if let name = property.zoneName, (try? scope.database.zone(named: name)) == nil { return false }
        guard case .utc = value else { return value.civil == original }
        guard case .timed(let start, _) = activity.span,
            let zone = start.zone.flatMap({ scope.zone(named: $0.name) }),
            let instant = value.utcInstant
        else { return value.civil == original }
        return zone.civil(at: instant) == original
    }

    /// Sets the lines that make a series, unless they already say the same.
    mutating func setRecurrence() {
        let names: Set = ["RRULE", "RDATE", "EXDATE", "EXRULE"]
        // The length of an occurrence is written elsewhere.
        let lines = (activity.recurrence?.parts ?? []).filter { $0.name != .length }.map(\.text)
        let present = event.properties.filter { names.contains($0.name) }
        // An override takes no part in the rules; the lines in it are the sender's.
        guard activity.recurrenceID == nil, ContentLines.lines(of: present) != lines else { return }
        // Without a rule or an added date the other lines make no series; they are the sender's too.
        let makesSeries = present.contains { $0.name == "RRULE" || $0.name == "RDATE" }
        guard makesSeries || !lines.isEmpty else { return }
        let position = event.properties.firstIndex { names.contains($0.name) } ?? event.properties.count
        event.properties.removeAll { names.contains($0.name) }
        var written = lines.compactMap { try? Property(contentLine: $0) }
            .filter { names.contains($0.name) }
        if redaction != .full { written = written.flatMap(redacted) }
        event.properties.insert(contentsOf: written, at: min(position, event.properties.count))
    }
}

extension LocalMapping {
    /// The offsets at which a reading can have been recorded: two around a gap and in a fold.
    fileprivate var offsets: [UTCOffset] {
        let instants: [Instant] =
            switch resolution {
            case .unique(let instant): [instant]
            case .skipped(let earlier, let later), .repeated(let earlier, let later): [earlier, later]
            }
        return instants.compactMap {
            try? UTCOffset(totalSeconds: Int(local.secondsSinceEpoch - $0.secondsSinceEpoch))
        }
    }
}
