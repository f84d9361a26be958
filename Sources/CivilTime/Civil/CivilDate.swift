import Messages

/// A date of the proleptic Gregorian calendar, without a zone.
///
/// It cannot represent a moment, since no zone says when the day begins, nor a date outside the years −9999 to
/// 9999. Year 0 is 1 BC, as in ISO 8601.
///
/// ```swift
/// let arrival = try CivilDate(2027, 3, 14)
/// arrival.weekday                     // .sunday
/// try arrival.adding(days: 3)         // 2027-03-17
/// ```
public struct CivilDate: Hashable, Sendable, Comparable, CustomStringConvertible {
    @usableFromInline let storedYear: Int16
    @usableFromInline let storedMonth: Int8
    @usableFromInline let storedDay: Int8

    /// The year, −9999 to 9999.
    @inlinable public var year: Int { Int(storedYear) }
    /// The month, 1 to 12.
    @inlinable public var month: Int { Int(storedMonth) }
    /// The day of the month, 1 to 31.
    @inlinable public var day: Int { Int(storedDay) }

    /// −9999-01-01, the first date there is.
    public static let earliest = CivilDate(unchecked: -9999, 1, 1)
    /// 9999-12-31, the last date there is.
    public static let latest = CivilDate(unchecked: 9999, 12, 31)

    /// Makes a date of year, month and day.
    ///
    /// - Parameters:
    ///   - year: −9999 to 9999.
    ///   - month: 1 to 12.
    ///   - day: 1 to the month's last.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` that names the range of the part.
    @inlinable public init(_ year: Int, _ month: Int, _ day: Int) throws(TimeError) {
        guard CivilDate.exists(year, month, day) else { throw CivilDate.refusal(year, month, day) }
        self.init(unchecked: year, month, day)
    }

    @inlinable
    static func exists(_ year: Int, _ month: Int, _ day: Int) -> Bool {
        // Every month has 28 days, so the length of the month matters only past day 28.
        year >= -9999 && year <= 9999 && month >= 1 && month <= 12 && day >= 1
            && (day <= 28 || day <= daysInMonth(month, of: year))
    }

    /// The error for a date that does not exist.
    @usableFromInline static func refusal(_ year: Int, _ month: Int, _ day: Int) -> TimeError {
        let rule: String
        if year < -9999 || year > 9999 {
            rule = tr("years run from -9999 to 9999")
        } else if month < 1 || month > 12 {
            rule = tr("months run from 1 to 12")
        } else {
            rule = tr("\(nameAlone(ofMonth: month)) \(year) has \(daysInMonth(month, of: year)) days")
        }
        return TimeError(.outOfRange, subject: text(year, month, day), reason: rule)
    }

    /// Makes the date that lies a number of days after 1970-01-01.
    ///
    /// - Parameter days: Negative for dates before 1970.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` outside the years −9999 to 9999.
    public init(daysSinceEpoch days: Int) throws(TimeError) {
        guard days >= CivilDate.earliest.daysSinceEpoch, days <= CivilDate.latest.daysSinceEpoch else {
            throw TimeError(
                .outOfRange, subject: tr("\(days) days after 1970-01-01"),
                reason: tr("dates run from \(CivilDate.earliest) to \(CivilDate.latest)"))
        }
        self.init(uncheckedDaysSinceEpoch: days)
    }

    @inlinable init(unchecked year: Int, _ month: Int, _ day: Int) {
        storedYear = Int16(truncatingIfNeeded: year)
        storedMonth = Int8(truncatingIfNeeded: month)
        storedDay = Int8(truncatingIfNeeded: day)
    }

    /// The caller knows that the day lies between ``earliest`` and ``latest``.
    ///
    /// The years are counted from March, so that the leap day comes last. Where quotient and remainder are both wanted, a
    /// multiplication by a rounded reciprocal gives both: C. Neri and L. Schneider, "Euclidean affine functions and
    /// their application to calendar algorithms", 2022.
    @inlinable
    init(uncheckedDaysSinceEpoch days: Int) {
        let quarters = UInt32(truncatingIfNeeded: days &+ CivilDate.daysToMarch) &* 4 &+ 3
        let century = quarters / 146_097
        let day = (quarters % 146_097) | 3
        let scaled = UInt64(day) &* 2_939_745  // 2³² / 1461, rounded up: a year has 1461 quarters of a day
        let yearOfCentury = UInt32(truncatingIfNeeded: scaled >> 32)
        let dayOfYear = UInt32(truncatingIfNeeded: scaled) / 2_939_745 / 4
        let months = dayOfYear &* 2141 &+ 197_913  // 2¹⁶ / 30.6 for each day, and March is month 3
        let isNextYear = dayOfYear >= 306
        let month = months >> 16
        self.init(
            unchecked: Int(century &* 100 &+ yearOfCentury &+ (isNextYear ? 1 : 0)) &- CivilDate.shiftedYears,
            Int(isNextYear ? month &- 12 : month), Int((months & 0xFFFF) / 2141 &+ 1))
    }

    /// The number of days since 1970-01-01, negative before it.
    @inlinable public var daysSinceEpoch: Int { countedDays }

    @inlinable
    var countedDays: Int {
        let isBeforeMarch = month <= 2
        let shiftedYear = UInt32(
            truncatingIfNeeded: year &+ CivilDate.shiftedYears &- (isBeforeMarch ? 1 : 0))
        let marchMonth = UInt32(truncatingIfNeeded: isBeforeMarch ? month &+ 12 : month)
        let century = shiftedYear / 100
        let yearDays = shiftedYear &* 1461 / 4 &- century &+ century / 4
        let monthDays = (marchMonth &* 979 &- 2919) / 32
        return Int(yearDays &+ monthDays) &+ day &- 1 &- CivilDate.daysToMarch
    }

    /// Thirty times the 400 years after which the calendar repeats, so that no year and no day is negative.
    @inlinable static var shiftedYears: Int { 12_000 }
    /// The days from the 1 March before that shift to 1970-01-01.
    @inlinable static var daysToMarch: Int { 719_468 &+ 30 &* 146_097 }

    /// The day of the week.
    public var weekday: Weekday { Weekday(daysSinceEpoch: daysSinceEpoch) }

    /// The ISO 8601 week that holds the date.
    ///
    /// ```swift
    /// try CivilDate(2026, 12, 31).isoWeek  // 2026-W53
    /// ```
    public var isoWeek: ISOWeek {
        // The Thursday of the same week decides the year; counted in days, it may lie past the last date.
        let thursday = daysSinceEpoch + 3 - weekday.daysAfter(.monday)
        let owner = CivilDate(uncheckedDaysSinceEpoch: thursday)
        let newYear = CivilDate(unchecked: owner.year, 1, 1).daysSinceEpoch
        return ISOWeek(unchecked: owner.year, (thursday - newYear) / 7 + 1)
    }

    /// The date as ISO 8601 writes it, `2027-03-14`.
    public var description: String { CivilDate.text(year, month, day) }

    /// The earlier date is the smaller one.
    public static func < (lhs: CivilDate, rhs: CivilDate) -> Bool {
        (lhs.storedYear, lhs.storedMonth, lhs.storedDay) < (rhs.storedYear, rhs.storedMonth, rhs.storedDay)
    }

    private static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
        "\(Digits.year(year))-\(Digits.two(month))-\(Digits.two(day))"
    }
}

// MARK: - The calendar

extension CivilDate {
    /// Returns whether a year has a 29 February.
    ///
    /// - Parameter year: Any year; year 0 is a leap year.
    /// - Returns: True when the Gregorian rule gives the year 366 days.
    @inlinable public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Returns the number of days of a month.
    ///
    /// - Parameters:
    ///   - month: 1 to 12; anything else is a programmer's error.
    ///   - year: Any year; it matters for February alone.
    /// - Returns: 28 to 31.
    @inlinable public static func daysInMonth(_ month: Int, of year: Int) -> Int {
        precondition((1...12).contains(month), "months run from 1 to 12")
        switch month {
        case 2: return isLeap(year) ? 29 : 28
        default: return 30 | (month ^ month >> 3)  // odd up to July, even from August on
        }
    }
}

// MARK: - Arithmetic

extension CivilDate {
    /// Returns the date a number of days later.
    ///
    /// - Parameter days: Negative for an earlier date.
    /// - Returns: The date that many days away.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` past the ends of the calendar.
    public func adding(days: Int) throws(TimeError) -> CivilDate {
        let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
        return try CivilDate(daysSinceEpoch: overflow ? Int.max : sum)
    }

    /// Returns the date a nominal period later.
    ///
    /// Years and months go first; a day that the month reached does not have becomes its last day. Weeks and
    /// days follow. So the order of two additions can matter, as it does on every wall calendar.
    ///
    /// ```swift
    /// try CivilDate(2027, 1, 31).adding(CalendarPeriod(months: 1))  // 2027-02-28
    /// ```
    ///
    /// - Parameter period: What to add; its parts may have different signs.
    /// - Returns: The date reached.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` past the ends of the calendar.
    public func adding(_ period: CalendarPeriod) throws(TimeError) -> CivilDate {
        let limit = 20_000 * 12  // months between the two ends of the calendar; beyond it the sum cannot fit
        guard period.years.magnitude <= limit, period.months.magnitude <= limit,
            period.weeks.magnitude <= 31 * limit, period.days.magnitude <= 31 * limit
        else {
            throw TimeError(
                .outOfRange, subject: "\(self) + \(period)",
                reason: tr("dates run from \(CivilDate.earliest) to \(CivilDate.latest)"))
        }
        let months = year * 12 + month - 1 + period.years * 12 + period.months
        let targetYear = months >= 0 ? months / 12 : (months - 11) / 12
        let targetMonth = months - targetYear * 12 + 1
        let lastDay = CivilDate.daysInMonth(targetMonth, of: targetYear)
        let start = try CivilDate(targetYear, targetMonth, min(day, lastDay))
        return try start.adding(days: period.weeks * 7 + period.days)
    }

    /// Returns the number of days from this date to another: the nights of a stay.
    ///
    /// ```swift
    /// try CivilDate(2027, 3, 12).days(until: CivilDate(2027, 3, 15))  // 3
    /// ```
    ///
    /// - Parameter other: The later date, for a positive count.
    /// - Returns: Zero for the same date, negative when `other` comes earlier.
    public func days(until other: CivilDate) -> Int {
        other.daysSinceEpoch - daysSinceEpoch
    }
}
