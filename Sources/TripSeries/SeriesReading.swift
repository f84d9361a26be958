import CivilTime
import Findings
import ICalendar
import Messages
import Recurrence
import Trips

/// The recurrence of a series on its own clock.
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

    /// Brings a recurrence onto the clock of the start; `nil` when the zone of the start is not in the database.
    init?(_ recurrence: ActivityRecurrence, of span: ActivitySpan, database: ZoneDatabase) {
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
        for line in recurrence.parts {
            switch line.meaning {
            case .rule(let rule): add(rule)
            case .excludedRule(let rule): exclude(rule)
            case .added(let dates, let zone):
                for date in dates { add(DateTimeValue(date.start), PeriodValue(date), on: zone) }
            case .excluded(let times, let zone):
                for time in times { exclude(DateTimeValue(time), on: zone) }
            // How long an occurrence is; ``OccurrenceLength`` reads it.
            case .length: break
            case .unread:
                if let property = try? Property(contentLine: line.text) { read(property) }
            }
        }
    }

    /// Reads a line that is not in the form of the RFC as well as may be.
    private mutating func read(_ property: Property) {
        var reader = ValueReader()
        switch property.name {
        case "RRULE", "EXRULE":
            let both = RuleWithTwoEnds(property, from: start, isDateOnly: isDateOnly, zone: zone)
            guard let rule = reader.recurrenceRule(both?.property ?? property) else { break }
            if property.name == "RRULE" { add(rule) } else { exclude(rule) }
        case "RDATE" where property.valueType == "PERIOD":
            for period in reader.periods(property) { add(period.start, period, on: property.zoneName) }
        case "RDATE":
            for value in reader.dateTimes(property) { add(value, nil, on: property.zoneName) }
        case "EXDATE":
            for value in reader.dateTimes(property) { exclude(value, on: property.zoneName) }
        case "DURATION": break
        default: flaws.append(tr("\(property.name):\(property.rawValue): such lines are not understood"))
        }
        flaws += reader.findings.filter { $0.severity == .error }.map(\.message)
    }

    /// Adds a rule, with an end in UTC brought onto the clock of the series.
    private mutating func add(_ rule: RecurrenceRule) {
        let read = RuleOnClock(rule, from: start, in: zone)
        rules.append(read.rule)
        dates += read.dates
    }

    private mutating func exclude(_ rule: RecurrenceRule) {
        let read = RuleOnClock(rule, from: start, in: zone)
        excludedRules.append(read.rule)
        excludedDates += read.dates
    }

    private mutating func add(_ value: DateTimeValue, _ period: PeriodValue?, on zoneName: String?) {
        // Days have no time of their own: the series says at what time of the day, and for how long.
        if case .date(let date) = value, !isDateOnly {
            dates.append(CivilDateTime(date, start.time))
            return
        }
        let (civil, isLaterPass) = reading(value, on: zoneName)
        let named = isDateOnly ? CivilDateTime(civil.date, .midnight) : civil
        if isLaterPass { laterPasses.insert(named) } else { dates.append(named) }
        if let period, !period.isBackward { periodEnds[named] = end(of: period, on: zoneName) }
    }

    private mutating func exclude(_ value: DateTimeValue, on zoneName: String?) {
        if case .date(let date) = value {
            excludedDays.append(date)
            return
        }
        let (civil, isLaterPass) = reading(value, on: zoneName)
        if let instant = instant(value, on: zoneName) { excludedInstants.insert(instant) }
        guard !isLaterPass else { return }
        excludedDates.append(civil)
        if let zone { excludedInstants.insert(zone.mapping(of: civil).compatible) }
    }

    /// A value on the series' clock: what it shows at the same instant, and whether it shows that for the second time.
    private func reading(_ value: DateTimeValue, on zoneName: String?)
        -> (civil: CivilDateTime, isLaterPass: Bool)
    {
        guard let zone, let instant = instant(value, on: zoneName) else { return (value.civil, false) }
        if case .local(let civil) = value, zoneName.flatMap({ try? ZoneID($0) }) == zone.id {
            return (civil, false)
        }
        let shown = zone.civil(at: instant)
        return (shown, zone.mapping(of: shown).compatible != instant)
    }

    /// The end of a period on the series' clock: one that another clock shows is an instant.
    private func end(of period: PeriodValue, on zoneName: String?) -> PeriodValue.End {
        guard case .time(let value) = period.end, case .local = value, let zone,
            let instant = instant(value, on: zoneName),
            zoneName.flatMap({ try? ZoneID($0) }) != zone.id
        else { return period.end }
        return .time(DateTimeValue(instant))
    }

    /// The instant of a value, if it says which one.
    private func instant(_ value: DateTimeValue, on zoneName: String?) -> Instant? {
        switch value {
        case .date: nil
        case .utc: value.utcInstant
        case .local(let civil):
            zoneName.flatMap { try? database.zone(named: $0) }?.mapping(of: civil).compatible
        }
    }
}
