import CivilTime
import Trips

/// Builds the traveller's clock from the activities.
struct ClockMaking {
    private let transports: [ScheduledActivity]
    private let others: [ScheduledActivity]
    private let home: Zone

    /// Builds the clock by the rules of ``TravellerClock``.
    ///
    /// - Parameters:
    ///   - activities: The activities in the order of the itinerary; those that neither set the clock nor are
    ///     evidence (``ActivityOutline/setsTheClock``, ``ActivityOutline/isEvidence``) are ignored.
    ///   - home: The zone of a traveller without transports.
    /// - Returns: The clock.
    /// - Complexity: O(n log n).
    static func clock(of activities: [ScheduledActivity], home: Zone) -> TravellerClock {
        let transports = activities.filter(\.outline.setsTheClock)
        let departure = transports.first?.start ?? .earliest
        let others = activities.filter {
            $0.isLocatedEvidence && (!$0.mayBeWrittenFor(home) || $0.start < departure)
        }
        let making = ClockMaking(transports: transports, others: others, home: home)
        return TravellerClock(making.withDatesInOrder(making.withStays(making.ofTransports())))
    }

    // MARK: - Transports

    /// A stretch under construction, with the next transport.
    private struct Part {
        var stretch: ClockStretch
        /// The position of the first transport that departs at or after its end.
        var next: Int
    }

    /// One end of a transport.
    private struct Turn {
        let instant: Instant
        let order: Int
        /// A transport without a length departs, then arrives.
        let isArrival: Bool
    }

    /// The stretches by transports alone; they cover the time line.
    private func ofTransports() -> [Part] {
        var turns: [Turn] = []
        for (order, transport) in transports.enumerated() {
            turns.append(Turn(instant: transport.start, order: order, isArrival: false))
            guard transport.hasDatesOfItsOwn else { continue }
            let arrival = max(transport.start, transport.end)
            turns.append(Turn(instant: arrival, order: order, isArrival: true))
        }
        turns.sort {
            ($0.instant, $0.order, $0.isArrival ? 1 : 0) < ($1.instant, $1.order, $1.isArrival ? 1 : 0)
        }
        let start = transports.first.map { ($0.startZone, ClockEvidence.transport($0.key)) } ?? (home, .home)
        var open = ClockStretch(.earliest..<(.latest), start.0, start.1)
        var parts: [Part] = []
        var departed = 0
        for (index, turn) in turns.enumerated() {
            // Of several turns at one instant the last one decides.
            if index + 1 < turns.count, turns[index + 1].instant == turn.instant { continue }
            let following = stretch(after: turn)
            if following.zone == open.zone, !open.evidence.isTransit, !following.evidence.isTransit {
                continue
            }
            if open.range.lowerBound < turn.instant {
                while departed < transports.count, transports[departed].start < turn.instant { departed += 1 }
                parts.append(
                    Part(stretch: open.with(open.range.lowerBound..<turn.instant), next: departed))
            }
            open = following
        }
        parts.append(Part(stretch: open, next: transports.count))
        return parts
    }

    /// The stretch that begins at one end of a transport and has no end yet.
    private func stretch(after turn: Turn) -> ClockStretch {
        let transport = transports[turn.order]
        let range = turn.instant..<max(turn.instant, .latest)
        if turn.isArrival { return ClockStretch(range, transport.endZone, .transport(transport.key)) }
        guard transport.hasDatesOfItsOwn, let dates = transport.printedDays else {
            return ClockStretch(range, transport.startZone, .transport(transport.key))
        }
        return ClockStretch(
            range, transport.startZone, .transit(transport.key), earliestDay: dates.departure,
            latestDay: max(dates.departure, dates.arrival))
    }

    // MARK: - Stays and other activities

    /// The latest begun of the activities in progress.
    private struct Latest {
        private let activities: [ScheduledActivity]
        private var next = 0
        private var begun: [ScheduledActivity] = []

        init(_ activities: [ScheduledActivity]) { self.activities = activities }

        /// Returns the activity at an instant; each call must ask for the same or a later instant.
        mutating func at(_ instant: Instant) -> ScheduledActivity? {
            while next < activities.count, activities[next].start <= instant {
                begun.append(activities[next])
                next += 1
            }
            while let last = begun.last, last.end <= instant { begun.removeLast() }
            return begun.last
        }
    }

    /// Adds the evidence of stays and activities to stretches on the ground.
    private func withStays(_ parts: [Part]) -> [ClockStretch] {
        guard !others.isEmpty else { return parts.map(\.stretch) }
        let edges = others.flatMap { [$0.start, $0.end] }.sorted()
        var edge = 0
        var stays = Latest(others.filter { $0.kind == .lodging })
        var visits = Latest(others.filter { $0.kind != .lodging })
        var found: [ClockStretch] = []
        for part in parts {
            let whole = part.stretch.range
            var start = whole.lowerBound
            while start < whole.upperBound {
                while edge < edges.count, edges[edge] <= start { edge += 1 }
                let end = edge < edges.count ? min(edges[edge], whole.upperBound) : whole.upperBound
                let (stay, visit) = (stays.at(start), visits.at(start))
                let evidence = (stay ?? visit).flatMap { self.stretch(of: $0, in: part) } ?? part.stretch
                append(evidence.with(start..<end), to: &found)
                start = end
            }
        }
        return found
    }

    private func append(_ stretch: ClockStretch, to found: inout [ClockStretch]) {
        guard let last = found.last, last.with(stretch.range) == stretch else { return found.append(stretch) }
        found[found.count - 1] = last.with(last.range.lowerBound..<stretch.range.upperBound)
    }

    /// The stretch that a stay or an activity makes of a part on the ground; nil if its clock is that of the part, or
    /// if the next transport leads to its zone, so that the traveller is not there yet.
    ///
    /// Programs write the home zone for any place. Before the first transport the traveller is still at home, so that
    /// the zone is believed.
    private func stretch(of other: ScheduledActivity, in part: Part) -> ClockStretch? {
        if part.stretch.evidence.isTransit || other.shows(part.stretch.zone) { return nil }
        if part.next > 0, other.mayBeWrittenFor(home) { return nil }
        if part.next < transports.count, other.shows(transports[part.next].endZone),
            !other.shows(transports[part.next].startZone)
        {
            return nil
        }
        let evidence: ClockEvidence = other.kind == .lodging ? .stay(other.key) : .activity(other.key)
        return ClockStretch(part.stretch.range, other.startZone, evidence)
    }

    // MARK: - Dates in order

    /// Bounds the dates so that none is repeated where the clock goes back without a transport.
    ///
    /// The instant of the move to the other zone is unknown. So the side with the weaker evidence keeps to the date
    /// of the other one; if both are equally strong, the earlier side keeps to that of the later one.
    private func withDatesInOrder(_ stretches: [ClockStretch]) -> [ClockStretch] {
        var found = stretches
        for index in found.indices.dropLast() where !found[index].evidence.isTransit {
            let next = found[index + 1]
            let first = next.date(at: next.range.lowerBound).daysSinceEpoch
            // Before a departure from the same zone the date is that of the zone.
            guard found[index].zone != next.zone, found[index].evidence.strength <= next.evidence.strength,
                found[index].lastDay > first
            else { continue }
            // The printed date of an arrival holds, even if the next departure contradicts it.
            let landed = index > 0 && found[index - 1].evidence.isTransit
            let printed = landed ? found[index].date(at: found[index].range.lowerBound).daysSinceEpoch : first
            found[index].latestDay = max(first, printed, lastPrintedDay(during: found[index].range) ?? first)
        }
        for index in found.indices.dropFirst()
        where !found[index].evidence.isTransit && !found[index - 1].evidence.isTransit {
            // If two transports contradict each other, both printed dates hold.
            if found[index].evidence.strength == 0, found[index - 1].evidence.strength == 0 { continue }
            let day = found[index - 1].lastDay
            guard found[index].date(at: found[index].range.lowerBound).daysSinceEpoch < day else { continue }
            found[index].earliestDay = day
            if let latest = found[index].latestDay { found[index].latestDay = max(latest, day) }
        }
        return found
    }

    /// The day of the last printed arrival in a stretch on the ground, of a transport within one zone.
    private func lastPrintedDay(during range: Range<Instant>) -> Int? {
        let departed = transports.partitionPoint { $0.start < range.upperBound }
        guard departed > 0, transports[departed - 1].start >= range.lowerBound else { return nil }
        return transports[departed - 1].printedDays?.arrival
    }
}

extension ClockStretch {
    fileprivate func with(_ range: Range<Instant>) -> ClockStretch {
        ClockStretch(range, zone, evidence, earliestDay: earliestDay, latestDay: latestDay)
    }

    /// The day since the epoch of its last instant.
    fileprivate var lastDay: Int {
        let last = (try? range.upperBound.adding(.nanoseconds(-1))) ?? range.upperBound
        return date(at: last).daysSinceEpoch
    }
}

extension ScheduledActivity {
    /// The printed days of the departure and the arrival, counted since the epoch; nil for whole days.
    ///
    /// An activity that ends before it starts has one printed date.
    var printedDays: (departure: Int, arrival: Int)? {
        guard !isAllDay else { return nil }
        let departure = startZone.civil(at: start).date.daysSinceEpoch
        return (departure, endsBeforeStart ? departure : endZone.civil(at: end).date.daysSinceEpoch)
    }

    /// Whether its dates differ from those that the clocks at its ends would give.
    ///
    /// Between places of one zone that happens only if the zone's clocks go back over midnight meanwhile and the
    /// arrival has no later date than the departure.
    fileprivate var hasDatesOfItsOwn: Bool {
        if startZone != endZone { return true }
        guard start < end, startZone.offset(at: start) > startZone.offset(at: end), let dates = printedDays,
            dates.arrival <= dates.departure, let change = startZone.nextTransition(after: start)?.instant,
            let last = try? change.adding(.nanoseconds(-1))
        else { return false }
        return [last, change].contains { startZone.civil(at: $0).date.daysSinceEpoch != dates.departure }
    }

    /// Whether it is evidence of the place although it is not a transport; UTC is not, because programs write it for
    /// any place.
    fileprivate var isLocatedEvidence: Bool {
        outline.isEvidence && startZone == endZone && startZone.id.isOfAPlace
    }

    /// Whether its zone may be the home zone only because a program writes that for any place.
    fileprivate func mayBeWrittenFor(_ home: Zone) -> Bool { kind != .lodging && startZone == home }

    /// Whether a zone's clocks agree with its own clock at both ends.
    func shows(_ zone: Zone) -> Bool {
        zone == startZone
            || zone.offset(at: start) == startZone.offset(at: start)
                && zone.offset(at: end) == startZone.offset(at: end)
    }
}
