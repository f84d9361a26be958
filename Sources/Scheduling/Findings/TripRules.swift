public import CivilTime
public import Trips

/// The rules of Meridian, each with its severity and limits, and the set of those switched off.
///
/// It is a value: copy the standard one, change its settings, and pass it to `findings(by:)`.
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
    /// `unplaced-transport`.
    public var unplacedTransport = UnplacedTransportRule()
    /// `zone-drift`.
    public var zoneDrift = ZoneDriftRule()

    /// The rules that are switched off.
    public var switchedOff: Set<RuleID> = []

    /// Creates the default rules: all of them on, each with its own severity and limits.
    public init() {}

    /// The default rules.
    public static let standard = TripRules()

    /// All rules that are not switched off, for `findings(by:)` together with other rules.
    public var all: [any TripRule] {
        let rules: [any TripRule] = [
            overlap, impossibleConnection, tightConnection, elsewhere, endsBeforeStart, implausibleSpeed,
            nightWithoutBed, doubleLodging, duplicateBooking, lostDay, gainedDay, skippedTime, repeatedTime,
            skippedDate, outsideTrip, unplacedTransport, zoneDrift,
        ]
        return rules.filter { !switchedOff.contains($0.id) }
    }

    /// The times of a connection, shared by both rules about connections.
    public var connectionTimes: ConnectionTimes {
        get { tightConnection.times }
        set {
            tightConnection.times = newValue
            impossibleConnection.times = newValue
        }
    }

    /// Sets how the rules that suggest zones find the zone of a place, such as by a table of airports.
    ///
    /// - Parameter zone: Returns the zone of a place, or nil if it is unknown.
    public mutating func setZoneOfPlace(_ zone: @escaping @Sendable (Place) -> Zone?) {
        implausibleSpeed.zoneOfPlace = zone
        endsBeforeStart.zoneOfPlace = zone
    }

    /// Sets the severity of a rule's findings.
    ///
    /// A rule with a second, milder severity keeps that one.
    ///
    /// - Parameters:
    ///   - severity: The new severity.
    ///   - rule: The rule's id.
    /// - Returns: False if there is no such rule; nothing is changed then.
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
        case .unplacedTransport: unplacedTransport.severity = severity
        case .zoneDrift: zoneDrift.severity = severity
        default: return false
        }
        return true
    }
}

extension Itinerary {
    /// Returns the findings of Meridian's rules about the trip.
    ///
    /// - Parameter rules: The rules; mostly ``TripRules/standard``, with or without changes.
    /// - Returns: The findings, ordered by instant, then rule, then items.
    public func findings(by rules: TripRules) -> [TripFinding] { findings(by: rules.all) }

    /// Returns the findings of any rules about the trip.
    ///
    /// - Parameter rules: The rules: those of ``TripRules/all``, others, or both.
    /// - Returns: The findings, ordered by instant, then rule, then items.
    public func findings(by rules: [any TripRule]) -> [TripFinding] {
        rules.flatMap { $0.findings(in: self) }.sorted()
    }
}
