public import CivilTime

/// The conventions of a territory: the first day of the week, and the hour cycle.
///
/// ```swift
/// RegionHabits(locale: "en_US.UTF-8").firstWeekday  // sunday
/// RegionHabits(locale: "de_DE.UTF-8").hourCycle     // hours24
/// ```
public struct RegionHabits: Hashable, Sendable {
    /// The first day of the week in calendars.
    public let firstWeekday: Weekday

    /// The hour cycle of clocks.
    public let hourCycle: HourCycle

    /// Reads the territory in the name of a POSIX locale.
    ///
    /// - Parameter locale: A name such as `en_US.UTF-8`. One without a territory, such as `C` or `eo`, gives Monday
    ///   and 24 hours, as in ISO 8601.
    public init(locale: String) {
        let parts = locale.split(separator: "_", maxSplits: 1)
        let territory = parts.count == 2 ? parts[1].prefix { $0.isASCII && $0.isLetter }.uppercased() : ""
        func holds(_ table: String) -> Bool { table.split(separator: " ").contains { $0 == territory } }
        firstWeekday =
            holds(Self.sundayFirst)
            ? .sunday : holds(Self.saturdayFirst) ? .saturday : holds(Self.fridayFirst) ? .friday : .monday
        hourCycle = holds(Self.twelveHours) ? .hours12 : .hours24
    }
}
