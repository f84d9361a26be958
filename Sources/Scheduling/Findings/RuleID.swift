/// The name of a rule, as people and programs write it: `impossible-connection`.
public struct RuleID: RawRepresentable, Hashable, Sendable {
    /// The name: words in lower case, joined by "-".
    public let rawValue: String

    /// Names a rule.
    ///
    /// - Parameter rawValue: Words in lower case, joined by "-".
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Two exclusive activities overlap in time.
    public static let overlap = RuleID(rawValue: "overlap")
    /// The next transport leaves before the last one arrives, or from another place.
    public static let impossibleConnection = RuleID(rawValue: "impossible-connection")
    /// The time between two transports is below the minimum.
    public static let tightConnection = RuleID(rawValue: "tight-connection")
    /// An activity is where the traveller is not.
    public static let elsewhere = RuleID(rawValue: "elsewhere")
    /// A transport covers its distance in an impossible time.
    public static let implausibleSpeed = RuleID(rawValue: "implausible-speed")
    /// The traveller has no bed for a night.
    public static let nightWithoutBed = RuleID(rawValue: "night-without-bed")
    /// The traveller has two beds for a night.
    public static let doubleLodging = RuleID(rawValue: "double-lodging")
    /// The same booking is in the trip twice.
    public static let duplicateBooking = RuleID(rawValue: "duplicate-booking")
    /// An activity ends before it starts.
    public static let endsBeforeStart = RuleID(rawValue: "ends-before-start")
    /// A transport sets the clock forward over a date.
    public static let lostDay = RuleID(rawValue: "lost-day")
    /// A transport sets the clock back to a date.
    public static let gainedDay = RuleID(rawValue: "gained-day")
    /// A time that its clock skips.
    public static let skippedTime = RuleID(rawValue: "skipped-time")
    /// A time that its clock repeats.
    public static let repeatedTime = RuleID(rawValue: "repeated-time")
    /// A date that the traveller's clock skips.
    public static let skippedDate = RuleID(rawValue: "skipped-date")
    /// An activity is outside the trip's dates.
    public static let outsideTrip = RuleID(rawValue: "outside-trip")
    /// A transport is in UTC or has no zone.
    public static let unplacedTransport = RuleID(rawValue: "unplaced-transport")
    /// The rules of a zone have changed since a time was recorded.
    public static let zoneDrift = RuleID(rawValue: "zone-drift")
}

extension RuleID: Comparable, CustomStringConvertible {
    /// Orders by name.
    public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }

    /// The name.
    public var description: String { rawValue }
}
