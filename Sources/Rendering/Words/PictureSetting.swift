public import CivilTime

/// What a picture says about its trip beside the grid, and how it writes times.
public struct PictureSetting: Hashable, Sendable {
    /// What the activities belong to; nil for no name.
    public var name: String?

    /// The zone rules that were used, such as `tz 2026f`; nil to say nothing about them.
    public var rules: String?

    /// How clocks count the hours.
    public var hourCycle: HourCycle

    /// The present, to be marked where the picture shows it; nil for no mark.
    public var now: Instant?

    /// How many zones of the trip a day shows its hours in, night and day by each clock; 0 for none.
    public var worldZones = 0

    /// The persons, where the picture is of several.
    public var people = PartyWords()

    /// Makes a setting.
    ///
    /// - Parameters:
    ///   - name: What the activities belong to.
    ///   - rules: The zone rules that were used.
    ///   - hourCycle: How clocks count the hours.
    ///   - now: The present.
    public init(name: String?, rules: String?, hourCycle: HourCycle, now: Instant?) {
        self.name = name
        self.rules = rules
        self.hourCycle = hourCycle
        self.now = now
    }

    /// The rules, fit to be shown.
    var shownRules: String? { rules.map { Printable.line($0) } }

    /// The name on one line, fit to be shown.
    var shownName: String { name.map { DisplayText.isolated(Printable.line($0)) } ?? "" }
}
