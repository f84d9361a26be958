import CivilTime
import Recurrence

/// The RRULE of a zone's part: yearly, by month and day; other rules have no place in a zone.
///
/// It is evaluated year by year and not by the engine for events, so that no rule can cost more than its years.
struct YearlyRule {
    private var months: [Int]
    private var weekdays: [(ordinal: Int, weekday: Weekday)] = []
    private var monthDays: [Int] = []
    private var interval = 1
    private var until: (seconds: Int64, isUTC: Bool)?
    private var lastYear = Int.max

    /// Returns `nil` for any rule that is not yearly.
    init?(_ text: String, start: CivilDateTime) {
        months = [start.date.month]
        var isYearly = false
        for part in Token.capitals(text).split(separator: ";") {
            let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard halves.count == 2 else { continue }
            let list = halves[1].split(separator: ",").prefix(400)
            switch halves[0] {
            case "FREQ": isYearly = halves[1] == "YEARLY"
            case "BYMONTH": months = list.compactMap { Int($0) }.filter { (1...12).contains($0) }
            case "BYMONTHDAY": monthDays = list.compactMap { Int($0) }
            case "BYDAY": weekdays = list.compactMap { Self.weekday($0) }
            case "INTERVAL": interval = max(1, min(1000, Int(halves[1]) ?? 1))
            case "COUNT": lastYear = start.date.year + max(1, min(9999, Int(halves[1]) ?? 9999)) - 1
            case "UNTIL": until = Self.until(halves[1])
            default: break
            }
        }
        guard isYearly, !months.isEmpty else { return nil }
        if monthDays.isEmpty, weekdays.isEmpty { monthDays = [start.date.day] }
    }

    /// The beginnings in some years and in the last years of the rule, as local times of the old offset.
    func times(in years: Range<Int>, from start: CivilDateTime, offset: Int) -> [CivilDateTime] {
        var wanted = Set(years)
        if let until {
            let year = (try? CivilDateTime(secondsSinceEpoch: until.seconds))?.date.year ?? 0
            wanted.formUnion(year - 1..<year + 1)
        }
        if lastYear < 9999 { wanted.insert(lastYear) }
        var times: [CivilDateTime] = []
        for year in wanted where year >= start.date.year && year <= min(lastYear, 9999) {
            guard (year - start.date.year) % interval == 0 else { continue }
            for date in months.flatMap({ dates(year, $0) }) {
                let time = CivilDateTime(date, start.time)
                if time > start, isBeforeEnd(time, offset) { times.append(time) }
            }
        }
        return times
    }

    private func isBeforeEnd(_ time: CivilDateTime, _ offset: Int) -> Bool {
        guard let until else { return true }
        return time.secondsSinceEpoch - (until.isUTC ? Int64(offset) : 0) <= until.seconds
    }

    // MARK: - Days of a month

    private func dates(_ year: Int, _ month: Int) -> [CivilDate] {
        let count = CivilDate.daysInMonth(month, of: year)
        let days = (1...count).compactMap { try? CivilDate(year, month, $0) }
        return days.filter { date in
            let fitsDay =
                monthDays.isEmpty || monthDays.contains(date.day) || monthDays.contains(date.day - count - 1)
            return fitsDay && fitsWeekday(date, count)
        }
    }

    private func fitsWeekday(_ date: CivilDate, _ count: Int) -> Bool {
        guard !weekdays.isEmpty else { return true }
        return weekdays.contains { ordinal, weekday in
            guard date.weekday == weekday else { return false }
            return ordinal == 0 || ordinal == (date.day + 6) / 7 || ordinal == -((count - date.day) / 7 + 1)
        }
    }

    private static func weekday(_ text: Substring) -> (ordinal: Int, weekday: Weekday)? {
        guard let weekday = Weekday.allCases.first(where: { $0.code == text.suffix(2) }) else { return nil }
        let number = text.dropLast(2)
        guard !number.isEmpty else { return (0, weekday) }
        return Int(number).map { ($0, weekday) }
    }

    private static func until(_ text: String) -> (seconds: Int64, isUTC: Bool)? {
        guard let value = try? DateTimeText(text).value else { return nil }
        switch value {
        // A date as the end of a time includes that day; libical cuts it at its midnight.
        case .date(let date): return (Int64(date.daysSinceEpoch + 1) * 86_400 - 1, false)
        case .local(let time): return (time.secondsSinceEpoch, false)
        case .utc(let time): return (time.secondsSinceEpoch, true)
        }
    }
}
