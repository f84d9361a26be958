public import CivilTime
public import Trips

/// The rules that come with Meridian, each with its severity and limits, and those that are switched off.
///
/// It is a value: take the standard one, change what should be otherwise, and hold a trip to it.
///
/// ```swift
/// var rules = TripRules.standard
/// rules.overlap.pairsPerActivity = 1
/// rules.connectionTimes.minimums.append(ConnectionMinimum(.flight, .flight, .seconds(90 * 60), at: "CDG"))
/// rules.setSeverity(.note, of: .lostDay)
/// rules.switchedOff.insert(.gainedDay)
/// trip.findings(by: rules)
/// ```
public struct TripRules: Sendable {
    /// `overlap`.
    public var overlap = OverlapRule()
    /// `impossible-connection`.
    public var impossibleConnection = ImpossibleConnectionRule()
    /// `tight-connection`.
    public var tightConnection = TightConnectionRule()
    /// `elsewhere`.
    public var elsewhere = ElsewhereRule()
    /// `implausible-speed`.
    public var implausibleSpeed = ImplausibleSpeedRule()
    /// `night-without-bed`.
    public var nightWithoutBed = NightWithoutBedRule()
    /// `double-lodging`.
    public var doubleLodging = DoubleLodgingRule()
    /// `duplicate-booking`.
    public var duplicateBooking = DuplicateBookingRule()
    /// `ends-before-start`.
    public var endsBeforeStart = EndsBeforeStartRule()
    /// `lost-day`.
    public var lostDay = DateLineRule(.lost)
    /// `gained-day`.
    public var gainedDay = DateLineRule(.gained)
    /// `skipped-time`.
    public var skippedTime = SkippedTimeRule()
    /// `repeated-time`.
    public var repeatedTime = RepeatedTimeRule()
    /// `skipped-date`.
    public var skippedDate = SkippedDateRule()
    /// `outside-trip`.
    public var outsideTrip = OutsideTripRule()
    /// `zone-drift`.
    public var zoneDrift = ZoneDriftRule()

    /// The rules that are not asked.
    public var switchedOff: Set<RuleID> = []

    /// Creates the rules as they come: all of them on, each with its own severity and limits.
    public init() {}

    /// The rules as they come.
    public static let standard = TripRules()

    /// All rules that are not switched off, for `findings(by:)` beside one's own.
    public var all: [any TripRule] {
        let rules: [any TripRule] = [
            overlap, impossibleConnection, tightConnection, elsewhere, endsBeforeStart, implausibleSpeed,
            nightWithoutBed, doubleLodging, duplicateBooking, lostDay, gainedDay, skippedTime, repeatedTime,
            skippedDate, outsideTrip, zoneDrift,
        ]
        return rules.filter { !switchedOff.contains($0.id) }
    }

    /// How much time a connection should have, the same for both rules about connections.
    public var connectionTimes: ConnectionTimes {
        get { tightConnection.times }
        set {
            tightConnection.times = newValue
            impossibleConnection.times = newValue
        }
    }

    /// Tells the rules that propose zones which one a place has; a table of airports can say that.
    ///
    /// - Parameter zone: The zone of a place, or nil where it is not known.
    public mutating func setZoneOfPlace(_ zone: @escaping @Sendable (Place) -> Zone?) {
        implausibleSpeed.zoneOfPlace = zone
        endsBeforeStart.zoneOfPlace = zone
    }

    /// Sets how much the findings of a rule matter.
    ///
    /// A rule with a milder case beside its main one keeps the severity of that one.
    ///
    /// - Parameters:
    ///   - severity: The severity from now on.
    ///   - rule: The rule's id.
    /// - Returns: False when there is no such rule here, and nothing has changed.
    @discardableResult
    public mutating func setSeverity(_ severity: TripFinding.Severity, of rule: RuleID) -> Bool {
        switch rule {
        case .overlap: overlap.severity = severity
        case .impossibleConnection: impossibleConnection.severity = severity
        case .tightConnection: tightConnection.severity = severity
        case .elsewhere: elsewhere.severity = severity
        case .implausibleSpeed: implausibleSpeed.severity = severity
        case .nightWithoutBed: nightWithoutBed.severity = severity
        case .doubleLodging: doubleLodging.severity = severity
        case .duplicateBooking: duplicateBooking.severity = severity
        case .endsBeforeStart: endsBeforeStart.severity = severity
        case .lostDay: lostDay.severity = severity
        case .gainedDay: gainedDay.severity = severity
        case .skippedTime: skippedTime.severity = severity
        case .repeatedTime: repeatedTime.severity = severity
        case .skippedDate: skippedDate.severity = severity
        case .outsideTrip: outsideTrip.severity = severity
        case .zoneDrift: zoneDrift.severity = severity
        default: return false
        }
        return true
    }
}

extension Itinerary {
    /// Returns what the rules that come with Meridian have to say about the trip.
    ///
    /// - Parameter rules: The rules; mostly ``TripRules/standard``, or that with changes.
    /// - Returns: The findings, ordered by instant, then rule, then items.
    public func findings(by rules: TripRules) -> [TripFinding] { findings(by: rules.all) }

    /// Returns what any rules have to say about the trip.
    ///
    /// - Parameter rules: The rules: those of ``TripRules/all``, one's own, or both.
    /// - Returns: The findings, ordered by instant, then rule, then items.
    public func findings(by rules: [any TripRule]) -> [TripFinding] {
        rules.flatMap { $0.findings(in: self) }.sorted()
    }
}
