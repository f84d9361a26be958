import CivilTime
import Trips

/// The steps from the activities of one traveller to the clock that they wear.
struct ClockMaking {
    private let transports: [ScheduledActivity]
    private let others: [ScheduledActivity]
    private let home: Zone

    /// Makes the clock, by the rules of ``TravellerClock``.
    ///
    /// - Parameters:
    ///   - activities: Those of which the clock is made (``ActivityOutline/setsTheClock``,
    ///     ``ActivityOutline/isEvidence``), in the order of the itinerary; others are ignored.
    ///   - home: The zone of a traveller who goes nowhere.
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

    /// A stretch while it is made, with the transport that comes next.
    private struct Part {
        var stretch: ClockStretch
        /// The position of the first transport that departs at its end or later.
        var next: Int
    }

    /// One end of a transport.
    private struct Turn {
        let instant: Instant
        let order: Int
        /// A transport without length departs, then arrives.
        let isArrival: Bool
    }

    /// The stretches that transports make alone; they cover the time line.
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

    /// The stretch that begins at one end of a transport and goes on for ever.
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

    /// The activity of those that are on which began last.
    private struct Latest {
        private let activities: [ScheduledActivity]
        private var next = 0
        private var begun: [ScheduledActivity] = []

        init(_ activities: [ScheduledActivity]) { self.activities = activities }

        /// Returns it for an instant that is no earlier than the one asked for before.
        mutating func at(_ instant: Instant) -> ScheduledActivity? {
            while next < activities.count, activities[next].start <= instant {
                begun.append(activities[next])
                next += 1
            }
            while let last = begun.last, last.end <= instant { begun.removeLast() }
            return begun.last
        }
    }

    /// The stretches with those on the ground that are known from stays and activities.
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

    /// What a stay or an activity says of a stretch on the ground; nil where its clock is that of the stretch, or where
    /// the next transport leads to its zone, so that the traveller is not there yet.
    ///
    /// Programs write the zone of home for any place. Before the first transport nothing has carried the traveller away
    /// from there, and it is taken at its word.
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

    /// Bounds the dates so that none comes again where the clock goes back without a transport.
    ///
    /// The moment of the move to the other zone is unknown. So the side whose evidence is weaker keeps to the date
    /// of the other one, and where both are as strong, the earlier side to that of the later one.
    private func withDatesInOrder(_ stretches: [ClockStretch]) -> [ClockStretch] {
        var found = stretches
        for index in found.indices.dropLast() where !found[index].evidence.isTransit {
            let next = found[index + 1]
            let first = next.date(at: next.range.lowerBound).daysSinceEpoch
            // Towards a departure from its own zone the date is that of the zone.
            guard found[index].zone != next.zone, found[index].evidence.strength <= next.evidence.strength,
                found[index].lastDay > first
            else { continue }
            // The printed date of an arrival stands, also where the next departure contradicts it.
            let landed = index > 0 && found[index - 1].evidence.isTransit
            let printed = landed ? found[index].date(at: found[index].range.lowerBound).daysSinceEpoch : first
            found[index].latestDay = max(first, printed, lastPrintedDay(during: found[index].range) ?? first)
        }
        for index in found.indices.dropFirst()
        where !found[index].evidence.isTransit && !found[index - 1].evidence.isTransit {
            // Of two tickets that contradict each other, both printed dates stand.
            if found[index].evidence.strength == 0, found[index - 1].evidence.strength == 0 { continue }
            let day = found[index - 1].lastDay
            guard found[index].date(at: found[index].range.lowerBound).daysSinceEpoch < day else { continue }
            found[index].earliestDay = day
            if let latest = found[index].latestDay { found[index].latestDay = max(latest, day) }
        }
        return found
    }

    /// The day of the last arrival that is printed in a stretch on the ground: of a transport inside one zone.
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

    /// The day since the epoch of its last moment.
    fileprivate var lastDay: Int {
        let last = (try? range.upperBound.adding(.nanoseconds(-1))) ?? range.upperBound
        return date(at: last).daysSinceEpoch
    }
}

extension ScheduledActivity {
    /// The days since the epoch that are printed for the departure and the arrival; nil for whole days.
    ///
    /// What ends before it starts is printed for one date alone.
    var printedDays: (departure: Int, arrival: Int)? {
        guard !isAllDay else { return nil }
        let departure = startZone.civil(at: start).date.daysSinceEpoch
        return (departure, endsBeforeStart ? departure : endZone.civil(at: end).date.daysSinceEpoch)
    }

    /// Whether its moments have other dates than the clocks at its ends would give them.
    ///
    /// Between places of one zone that is only so where the zone's clocks go back over midnight meanwhile, and the
    /// arrival has no later date than the departure.
    fileprivate var hasDatesOfItsOwn: Bool {
        if startZone != endZone { return true }
        guard start < end, startZone.offset(at: start) > startZone.offset(at: end), let dates = printedDays,
            dates.arrival <= dates.departure, let change = startZone.nextTransition(after: start)?.instant,
            let last = try? change.adding(.nanoseconds(-1))
        else { return false }
        return [last, change].contains { startZone.civil(at: $0).date.daysSinceEpoch != dates.departure }
    }

    /// Whether it says where the traveller is although it is no transport: programs write UTC for any place.
    fileprivate var isLocatedEvidence: Bool {
        outline.isEvidence && startZone == endZone && startZone.id.isOfAPlace
    }

    /// Whether its zone may be that of home because a program writes that for any place.
    fileprivate func mayBeWrittenFor(_ home: Zone) -> Bool { kind != .lodging && startZone == home }

    /// Whether the clocks of a zone show what its own clock shows, at both its ends.
    func shows(_ zone: Zone) -> Bool {
        zone == startZone
            || zone.offset(at: start) == startZone.offset(at: start)
                && zone.offset(at: end) == startZone.offset(at: end)
    }
}
