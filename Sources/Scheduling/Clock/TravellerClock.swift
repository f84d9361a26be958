public import CivilTime

/// The clock that a traveller wears: for every instant, the zone where the traveller is.
///
/// The map is piecewise constant and is made of the trip's transports by these rules, in this order:
///
/// 1. A transport counts when it is not cancelled, is no all-day item, and both its ends have a zone.
/// 2. At its departure the clock shows the zone it departs from, at its arrival the zone it arrives in. With
///    ``ClockChangePoint/atDeparture`` the clock shows the arrival's zone from the departure on. An arrival
///    that is written down before its departure counts at the departure.
/// 3. Before the first departure the clock shows the zone which that transport departs from: a trip whose
///    first ticket is from Los Angeles began there. With no transport at all it shows the home zone for ever.
/// 4. Where transports overlap or contradict each other, each still sets the clock at its own ends, so the
///    one that arrives last decides; at one instant, the later one in the order of the ``Itinerary``.
///
/// A transport inside one zone therefore changes nothing, unless it shows that the traveller is elsewhere
/// than the tickets so far have brought them.
///
/// ```swift
/// // QJ 716: Tokyo 12 March 17:00, Los Angeles 12 March 10:05
/// itinerary.clock.civil(at: landing)                              // 2027-03-12T10:05:00
/// itinerary.clock.stretches(of: try CivilDate(2027, 3, 12)).count // 2: the date comes twice
/// ```
public struct TravellerClock: Hashable, Sendable {
    /// The zone worn before the first change.
    public let initialZone: Zone

    /// The changes, in order of time; two neighbours are never at the same instant.
    public let changes: [ClockChange]

    /// Every zone that is ever worn, each once.
    private let zones: [Zone]

    /// Makes a clock that shows one zone for ever.
    ///
    /// - Parameter zone: The zone.
    public init(zone: Zone) {
        self.init(initialZone: zone, changes: [])
    }

    init(initialZone: Zone, changes: [ClockChange]) {
        self.initialZone = initialZone
        self.changes = changes
        zones = Self.distinct([initialZone] + changes.map(\.after))
    }

    private static func distinct(_ zones: [Zone]) -> [Zone] {
        var seen: Set<Zone> = []
        return zones.filter { seen.insert($0).inserted }
    }
}

// MARK: - Reading the clock

extension TravellerClock {
    /// Returns the zone worn at an instant.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The zone; at a change, the new one.
    /// - Complexity: O(log n) in the changes.
    public func zone(at instant: Instant) -> Zone {
        zone(afterChanges: changes.partitionPoint { $0.instant <= instant })
    }

    /// Returns the zone worn just before an instant: the one in which an exclusive end is read.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The zone; at a change, the old one.
    /// - Complexity: O(log n) in the changes.
    public func zone(before instant: Instant) -> Zone {
        zone(afterChanges: changes.partitionPoint { $0.instant < instant })
    }

    /// Returns what the clock shows at an instant.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: Date and clock reading; at a change, the new one.
    /// - Complexity: O(log n) in the changes.
    public func civil(at instant: Instant) -> CivilDateTime { zone(at: instant).civil(at: instant) }

    /// Returns the traveller's date at an instant.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The date that the clock shows.
    /// - Complexity: O(log n) in the changes.
    public func date(at instant: Instant) -> CivilDate { civil(at: instant).date }

    /// Returns every moment at which the clock shows a civil time.
    ///
    /// None when the traveller flies over it or the zone skips it; two when a date comes twice, or the zone
    /// repeats the hour.
    ///
    /// - Parameter local: What the clock shows.
    /// - Returns: The moments in order, each in the zone worn then.
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
            for instant in instants where self.zone(at: instant) == zone && zone.civil(at: instant) == local {
                found.append(ZonedDateTime(instant, in: zone))
            }
        }
        return found.sorted { $0.instant < $1.instant }
    }
}

// MARK: - Stretches of one zone

extension TravellerClock {
    /// The parts of the time line in which the clock keeps to one zone, in order; together they cover it all.
    public var stretches: [ClockStretch] { stretches(between: 0, changes.count) }

    /// The stretches that hold an instant of a range, whole.
    ///
    /// - Parameter range: The instants; an empty range stands for its one bound.
    /// - Returns: At least one stretch.
    public func stretches(touching range: Range<Instant>) -> [ClockStretch] {
        let first = changes.partitionPoint { $0.instant <= range.lowerBound }
        let last = changes.partitionPoint { $0.instant < range.upperBound }
        return stretches(between: first, max(first, last))
    }

    /// The stretches that could show a local time between two seconds, counted as if the zone were UTC.
    func stretches(around first: Int64, _ last: Int64) -> [ClockStretch] {
        let low = Instant(nearestTo: first - Zone.widestOffset)
        let high = Instant(nearestTo: last + Zone.widestOffset)
        return stretches(touching: low..<high)
    }

    /// The zones that may be worn when a local second is shown, counted as if the zone were UTC; each once.
    ///
    /// However many flights there are on a day, there are not more zones than that.
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

    private func stretches(between first: Int, _ last: Int) -> [ClockStretch] {
        (first...last).map { index in
            let start = index == 0 ? .earliest : changes[index - 1].instant
            let end = index == changes.count ? .latest : changes[index].instant
            return ClockStretch(range: start..<max(start, end), zone: zone(afterChanges: index))
        }
    }
}
