import CivilTime
import Findings
import ICalendar
import Messages
import Recurrence
import Trips

/// Reads the lines of a series.
struct SeriesReading {
    private let database: ZoneDatabase
    private(set) var start: CivilDateTime
    private(set) var zone: Zone?
    private let isDateOnly: Bool
    private(set) var rules: [RecurrenceRule] = []
    private(set) var excludedRules: [RecurrenceRule] = []
    private(set) var dates: [CivilDateTime] = []
    /// Added times of the second pass of a repeated hour; their readings mean the first one.
    private(set) var laterPasses: Set<CivilDateTime> = []
    private(set) var excludedDates: [CivilDateTime] = []
    private(set) var excludedDays: [CivilDate] = []
    private(set) var excludedInstants: Set<Instant> = []
    private(set) var periodEnds: [CivilDateTime: PeriodValue.End] = [:]
    private(set) var flaws: [String] = []

    /// Reads the lines; `nil` when the zone of the start is not in the database.
    init?(_ recurrence: RecurrenceText, of span: ActivitySpan, database: ZoneDatabase) {
        self.database = database
        isDateOnly = span.isAllDay
        switch span {
        case .allDay(let first, _):
            start = CivilDateTime(first, .midnight)
        case .timed(let first, _):
            start = first.local
            zone = first.zone.flatMap { try? database.zone($0) }
            if first.zone != nil, zone == nil { return nil }
        }
        for property in ContentLines.properties(of: recurrence.lines) {
            switch property.name {
            case "RRULE":
                guard let read = rule(property) else { continue }
                rules.append(read.rule)
                dates += read.dates
            case "EXRULE":
                guard let read = rule(property) else { continue }
                excludedRules.append(read.rule)
                excludedDates += read.dates
            case "RDATE": addDates(property)
            case "EXDATE": exclude(property)
            // How long an occurrence is; ``OccurrenceLength`` reads it.
            case "DURATION": break
            default: flaws.append(tr("\(property.name):\(property.rawValue): such lines are not understood"))
            }
        }
    }

    /// Reads a rule, with an end in UTC brought onto the clock of the series.
    private mutating func rule(_ property: Property) -> RuleOnClock? {
        var reader = ValueReader()
        let both = RuleWithTwoEnds(property, from: start, isDateOnly: isDateOnly, zone: zone)
        guard let rule = reader.recurrenceRule(both?.property ?? property) else {
            flaws += reader.findings.map(\.message)
            return nil
        }
        return RuleOnClock(rule, from: start, in: zone)
    }

    private mutating func addDates(_ property: Property) {
        var reader = ValueReader()
        if property.valueType == "PERIOD" {
            for period in reader.periods(property) {
                // Days have no time of their own: the series says at what time of the day, and for how long.
                if case .date(let date) = period.start, !isDateOnly {
                    dates.append(CivilDateTime(date, start.time))
                    continue
                }
                let (civil, isLaterPass) = reading(period.start, in: property)
                let named = isDateOnly ? CivilDateTime(civil.date, .midnight) : civil
                if isLaterPass { laterPasses.insert(named) } else { dates.append(named) }
                if !period.isBackward { periodEnds[named] = end(of: period, in: property) }
            }
        } else {
            for value in reader.dateTimes(property) {
                if case .date(let date) = value, !isDateOnly {
                    dates.append(CivilDateTime(date, start.time))
                    continue
                }
                let (civil, isLaterPass) = reading(value, in: property)
                if isLaterPass { laterPasses.insert(civil) } else { dates.append(civil) }
            }
        }
        note(reader.findings)
    }

    private mutating func exclude(_ property: Property) {
        var reader = ValueReader()
        for value in reader.dateTimes(property) {
            if case .date(let date) = value {
                excludedDays.append(date)
                continue
            }
            let (civil, isLaterPass) = reading(value, in: property)
            if let instant = instant(value, in: property) { excludedInstants.insert(instant) }
            guard !isLaterPass else { continue }
            excludedDates.append(civil)
            if let zone { excludedInstants.insert(zone.mapping(of: civil).compatible) }
        }
        note(reader.findings)
    }

    /// A value on the series' clock: what it shows at the same instant, and whether it shows that for the second time.
    private func reading(_ value: DateTimeValue, in property: Property)
        -> (civil: CivilDateTime, isLaterPass: Bool)
    {
        guard let zone, let instant = instant(value, in: property) else { return (value.civil, false) }
        if case .local(let civil) = value, property.zoneName.flatMap({ try? ZoneID($0) }) == zone.id {
            return (civil, false)
        }
        let shown = zone.civil(at: instant)
        return (shown, zone.mapping(of: shown).compatible != instant)
    }

    /// The end of a period on the series' clock: one that another clock shows is an instant.
    private func end(of period: PeriodValue, in property: Property) -> PeriodValue.End {
        guard case .time(let value) = period.end, case .local = value, let zone,
            let instant = instant(value, in: property),
            property.zoneName.flatMap({ try? ZoneID($0) }) != zone.id
        else { return period.end }
        return .time(DateTimeValue(instant))
    }

    /// The instant of a value, if it says which one.
    private func instant(_ value: DateTimeValue, in property: Property) -> Instant? {
        switch value {
        case .date: nil
        case .utc: value.utcInstant
        case .local(let civil):
            property.zoneName.flatMap { try? database.zone(named: $0) }?.mapping(of: civil).compatible
        }
    }

    private mutating func note(_ findings: [Finding]) {
        flaws += findings.filter { $0.severity == .error }.map(\.message)
    }
}
