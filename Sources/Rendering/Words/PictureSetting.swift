public import CivilTime

/// The settings of a picture: its captions, and how it writes times.
public struct PictureSetting: Hashable, Sendable {
    /// The name of the trip; nil for none.
    public var name: String?

    /// The zone rules in use, such as `tz 2026f`; nil to omit them.
    public var rules: String?

    /// The hour cycle.
    public var hourCycle: HourCycle

    /// The present, to mark it in the picture; nil for no mark.
    public var now: Instant?

    /// The number of further zones shown beside a day, night and day by each clock; 0 for none.
    public var worldZones = 0

    /// The persons, for a picture of several.
    public var people = PartyWords()

    /// Makes a setting.
    ///
    /// - Parameters:
    ///   - name: The name of the trip.
    ///   - rules: The zone rules in use.
    ///   - hourCycle: The hour cycle.
    ///   - now: The present.
    public init(name: String?, rules: String?, hourCycle: HourCycle, now: Instant?) {
        self.name = name
        self.rules = rules
        self.hourCycle = hourCycle
        self.now = now
    }

    /// The rules, sanitised.
    var shownRules: String? { rules.map { Printable.line($0) } }

    /// The name on one line, sanitised.
    var shownName: String { name.map { DisplayText.isolated(Printable.line($0)) } ?? "" }
}
