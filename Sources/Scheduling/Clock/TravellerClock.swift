public import CivilTime

/// The traveller's clock: for every instant the zone where the traveller is, and the date.
///
/// The map is piecewise constant and is built from evidence, by these rules:
///
/// 1. A transport counts when it is not cancelled, is not an all-day item, and both its ends have a zone other than UTC,
///    which programs write for any place. At its departure the clock shows the departure's zone, at its arrival the arrival's zone. An arrival dated before its
///    departure counts at the departure.
/// 2. Before the first departure the clock shows that departure's zone: a trip whose first flight is from Los Angeles
///    began there. Without any transport it shows the home zone.
/// 3. If transports overlap or contradict each other, each still sets the clock at its own ends, so the last arrival
///    decides; at one instant, the later one in the order of the ``Itinerary``.
/// 4. On the ground a confirmed stay in another zone sets the clock for its time, unless the next transport leads to
///    that zone: the traveller is then not there yet. Without a stay, a table, a tour, a rented car, or an event with
///    coordinates or a code does the same, unless its zone is the home zone. Of several the one that began last
///    counts.
///
/// The date on the ground is that of the zone. From a departure with printed date A to an arrival with printed date B
/// it is that of the departure's clock, at least A and at most B; if B is not after A, it is A. So a date is repeated
/// only if a transport arrives on an earlier date than it left, or if a zone's own clocks go back over midnight. If
/// stays and activities set the clock back without a transport, the side with the weaker evidence keeps to the
/// other's date.
///
/// ```swift
/// // QJ 716: Tokyo 12 March 17:00, Los Angeles 12 March 10:05
/// itinerary.clock.civil(at: landing)                              // 2027-03-12T10:05:00
/// itinerary.clock.stretches(of: try CivilDate(2027, 3, 12)).count // 1: one day of 41 hours
/// ```
public struct TravellerClock: Hashable, Sendable {
    /// The stretches of one zone for one reason, in order; they cover the time line.
    public let stretches: [ClockStretch]

    /// The instants at which the clock changes to another zone, in order.
    public let changes: [ClockChange]

    /// Every zone of the clock, each once.
    private let zones: [Zone]

    /// The zone before the first change.
    public var initialZone: Zone { stretches[0].zone }

    /// Makes a clock with one zone for all time.
    ///
    /// - Parameter zone: The zone.
    public init(zone: Zone) {
        self.init([ClockStretch(.earliest..<(.latest), zone, .home)])
    }

    /// Makes a clock of stretches that cover the time line, at least one.
    init(_ stretches: [ClockStretch]) {
        self.stretches = stretches
        changes = zip(stretches, stretches.dropFirst()).compactMap { before, after in
            guard before.zone != after.zone else { return nil }
            return ClockChange(
                instant: after.range.lowerBound, before: before.zone, after: after.zone,
                evidence: after.evidence)
        }
        zones = Self.distinct([stretches[0].zone] + changes.map(\.after))
    }

    private static func distinct(_ zones: [Zone]) -> [Zone] {
        var seen: Set<Zone> = []
        return zones.filter { seen.insert($0).inserted }
    }
}

// MARK: - Reading the clock

extension TravellerClock {
    /// Returns the zone of the clock at an instant.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The zone; at a change, the new one.
    /// - Complexity: O(log n) in the stretches.
    public func zone(at instant: Instant) -> Zone {
        zone(afterChanges: changes.partitionPoint { $0.instant <= instant })
    }

    /// Returns the zone just before an instant, in which an exclusive end is read.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The zone; at a change, the old one.
    /// - Complexity: O(log n) in the stretches.
    public func zone(before instant: Instant) -> Zone {
        zone(afterChanges: changes.partitionPoint { $0.instant < instant })
    }

    /// Returns what the clock shows at an instant.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: Date and clock reading; at a change, the new one.
    /// - Complexity: O(log n) in the stretches.
    public func civil(at instant: Instant) -> CivilDateTime { zone(at: instant).civil(at: instant) }

    /// Returns the traveller's date at an instant.
    ///
    /// In transit it lies between the printed dates and may differ from that of ``civil(at:)``.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The date.
    /// - Complexity: O(log n) in the stretches.
    public func date(at instant: Instant) -> CivilDate { stretch(at: instant).date(at: instant) }

    /// Returns the stretch that holds an instant: where the traveller is then, and why.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The stretch; at a boundary, the one that begins.
    /// - Complexity: O(log n) in the stretches.
    public func stretch(at instant: Instant) -> ClockStretch {
        stretches[max(0, stretches.partitionPoint { $0.range.lowerBound <= instant } - 1)]
    }

    /// Returns every instant at which the clock shows a civil time.
    ///
    /// There is none if the traveller flies over the time or the zone skips it; there are two if a date or an hour is
    /// repeated.
    ///
    /// - Parameter local: What the clock shows.
    /// - Returns: The instants in order, each in its zone.
    public func readings(of local: CivilDateTime) -> [ZonedDateTime] {
        var found: [ZonedDateTime] = []
        for zone in zones(around: local.secondsSinceEpoch) {
            let instants: [Instant]
            switch zone.mapping(of: local).resolution {
            case .unique(let instant): instants = [instant]
            case .repeated(let earlier, let later): instants = [earlier, later]
            case .skipped: instants = []
            }
            // Near the ends of the calendar the nearest instant may show another time.
            for instant in instants where zone.civil(at: instant) == local {
                let stretch = stretch(at: instant)
                guard stretch.zone == zone, stretch.date(at: instant) == local.date else { continue }
                found.append(ZonedDateTime(instant, in: zone))
            }
        }
        return found.sorted { $0.instant < $1.instant }
    }
}

// MARK: - Stretches of one zone

extension TravellerClock {
    /// The whole stretches that overlap a range.
    ///
    /// - Parameter range: The instants; an empty range stands for its one bound.
    /// - Returns: At least one stretch.
    public func stretches(touching range: Range<Instant>) -> [ClockStretch] {
        let first = max(0, stretches.partitionPoint { $0.range.lowerBound <= range.lowerBound } - 1)
        let end = stretches.partitionPoint { $0.range.lowerBound < range.upperBound }
        return Array(stretches[first..<max(first + 1, end)])
    }

    /// The stretches that could show a time between two seconds, counted as if the zone were UTC.
    ///
    /// The slack, in seconds, is the largest difference between the traveller's date and that of the clock.
    func stretches(around first: Int64, _ last: Int64, slack: Int64 = 0) -> [ClockStretch] {
        let low = Instant(nearestTo: first - Zone.widestOffset - slack)
        let high = Instant(nearestTo: last + Zone.widestOffset + slack)
        return stretches(touching: low..<high)
    }

    /// The zones in which a local second may be shown, counted as if the zone were UTC; each once.
    ///
    /// Many flights on a day add no more zones than there are.
    func zones(around local: Int64) -> [Zone] {
        let low = Instant(nearestTo: local - Zone.widestOffset)
        let high = Instant(nearestTo: local + Zone.widestOffset)
        let first = changes.partitionPoint { $0.instant <= low }
        let last = changes.partitionPoint { $0.instant < high }
        guard last - first < zones.count else { return zones }
        return Self.distinct([zone(afterChanges: first)] + changes[first..<max(first, last)].map(\.after))
    }

    private func zone(afterChanges count: Int) -> Zone {
        count == 0 ? initialZone : changes[count - 1].after
    }
}
