import CivilTime
import Messages
import Trips

/// Finds the items that depend on one transport.
struct ConsequenceSearch {
    let itinerary: Itinerary
    let journey: ChangedJourney
    let changes: [TransportChange]
    /// The index of the change.
    let cause: Int
    let times: ConnectionTimes

    private static let day = Duration.seconds(86_400)

    private var change: TransportChange { changes[cause] }
    private var legs: [ChangedJourney.Leg] { journey.legs }

    func found() -> Consequences {
        guard let own = legs.firstIndex(where: { $0.change == cause }) else {
            return Consequences(
                change: change, consequences: [], latestDelay: nil, latestDelayMessage: nil,
                judgedUntilMessage: nil)
        }
        let parts = [runOver(own), connectionBefore(own), connectionsAfter(own), tables(), nights()]
        let all = parts.joined().sorted {
            $0.instant == $1.instant
                ? $0.items.lexicographicallyPrecedes($1.items) : $0.instant < $1.instant
        }
        let (delay, message) = LatestDelay(
            itinerary: itinerary, legs: legs, changes: changes, own: own, times: times
        ).found(breaking: !all.isEmpty || isUnknown)
        return Consequences(
            change: change, consequences: all, latestDelay: delay, latestDelayMessage: message,
            judgedUntilMessage: isUnknown || all.contains { $0.outcome == .missed } ? judgedUntil : nil)
    }

    /// Whether the missed items are unknown.
    private var isUnknown: Bool {
        switch journey.stops[cause] {
        case .unknown, .tooLate: true
        default: false
        }
    }

    /// The end of the prediction.
    private var judgedUntil: String? {
        guard let stop = journey.stops[cause] else { return nil }
        switch stop {
        case .taken(let transport):
            let time = FindingPhrase.time(transport.start, transport.startZone)
            return tr("The trip goes on as written with \(FindingPhrase.name(transport)) on \(time).")
        case .back(let spot, let instant):
            let time = FindingPhrase.time(instant, spot.zone)
            return tr("The trip comes back to \(spot.name) on \(time), and goes on as written from there.")
        case .unknown(let transport, let spot):
            let time = FindingPhrase.time(transport.start, transport.startZone)
            return tr(
                "Whether \(FindingPhrase.name(transport)) on \(time) can be reached from \(spot.name) is not known; what is "
                    + "later is not judged.")
        case .end(let spot): return tr("No later transport leaves from \(spot.name).")
        case .tooLate(let instant, let zone):
            return tr("What is later than \(FindingPhrase.date(zone.civil(at: instant).date)) is not judged.")
        }
    }
}

// MARK: - Connections

extension ConsequenceSearch {
    /// The connection to the transport, if it leaves at another time.
    private func connectionBefore(_ own: Int) -> [Consequence] {
        let leg = legs[own]
        guard own > 0, change.departure != change.transport.start, let moved = leg.moved,
            let brought = leg.brought,
            legs[own - 1].fate == .taken
        else { return [] }
        let before = Connection(from: legs[own - 1].written, to: leg.written)
        if leg.fate == .left { return [missed(before, leg)] }
        return leg.fate == .taken ? [connection(before, Connection(from: brought, to: moved))] : []
    }

    /// The missed and the kept connections as far as the journey continues.
    private func connectionsAfter(_ own: Int) -> [Consequence] {
        var found: [Consequence] = []
        var goesOn = legs[own].fate == .taken
        for index in legs.indices.dropFirst(own + 1) {
            let (leg, last) = (legs[index], legs[index - 1])
            let written = Connection(from: last.written, to: leg.written)
            let isCaused = leg.cause == cause
            switch leg.fate {
            case .left, .elsewhere:
                if isCaused { found.append(missed(written, leg)) }
                goesOn = goesOn && isCaused
            case .taken:
                guard goesOn || isCaused, let moved = leg.moved, let brought = leg.brought else { continue }
                let after = Connection(from: brought, to: moved)
                let isFirst = index == own + 1 || isCaused
                guard isFirst || after.layover < Self.day else {
                    goesOn = false
                    continue
                }
                // A connection that was not the next one has no planned slack.
                found.append(connection(last.fate == .taken ? written : nil, after))
                goesOn = after.layover < Self.day
            case .cancelled: goesOn = goesOn && isCaused
            case .notJudged: return found
            }
        }
        return found
    }

    private func connection(_ before: Connection?, _ after: Connection) -> Consequence {
        let was = before.flatMap(times.slack)
        let isMissed = after.layover < .zero && !after.from.isEndEstimated
        let now = times.slack(of: after)
        let isTight = now.map { $0.slack < .zero } ?? false
        let name = FindingPhrase.name(after.to)
        let time = FindingPhrase.time(after.to.start, after.to.startZone)
        let fact = tr("\(name) leaves on \(time)")
        let text: String
        switch (was, now) {
        case (let was?, let now?) where was.slack != now.slack:
            text = tr("its slack is \(Self.signed(now.slack)) and not \(Self.signed(was.slack))")
        case (_, let now?): text = tr("its slack is \(Self.signed(now.slack))")
        case (_, nil): text = tr("its slack is not known")
        }
        let demand = isTight ? now.map { tr("this check asks for \($0.demand)") } : nil
        return Consequence(
            subject: .connection, outcome: isMissed ? .missed : isTight ? .tight : .holds,
            severity: before == after ? .note : isMissed ? .error : isTight ? .warning : .note,
            items: [after.from.key, after.to.key], instant: after.to.start,
            message: FindingPhrase.sentence(fact, text, demand), before: was, after: now)
    }

    /// The consequence of a missed transport.
    ///
    /// - Parameters:
    ///   - before: The planned connection to it.
    ///   - leg: The transport.
    /// - Returns: The consequence.
    private func missed(_ before: Connection, _ leg: ChangedJourney.Leg) -> Consequence {
        let was = times.slack(of: before)
        let to = leg.moved ?? leg.written
        let name = FindingPhrase.name(to)
        let time = FindingPhrase.time(to.start, to.startZone)
        var fact = tr("\(name) leaves on \(time), and nothing brings you there")
        var now: ConnectionSlack?
        if leg.fate == .left, let brought = leg.brought {
            let length = FindingPhrase.length(brought.end.duration(since: to.start))
            fact = tr("\(name) leaves on \(time), \(length) before \(FindingPhrase.name(brought)) arrives")
            if brought.key == before.from.key { now = times.slack(of: Connection(from: brought, to: to)) }
        }
        // A transport that could not be reached as planned is not a consequence.
        let wasMissed = before.layover < .zero && !before.from.isEndEstimated && leg.fate == .elsewhere
        return Consequence(
            subject: .connection, outcome: .missed, severity: wasMissed ? .note : .error,
            items: [before.from.key, before.to.key],
            instant: to.start,
            message: FindingPhrase.sentence(fact, was.map { tr("its slack was \(Self.signed($0.slack))") }),
            before: was, after: now)
    }

    /// `25 min`, `−1 h 10 min`.
    private static func signed(_ duration: Duration) -> String {
        if duration == .zero { return tr("0 min") }
        return (duration < .zero ? "\u{2212}" : "") + FindingPhrase.length(duration)
    }
}

// MARK: - What begins, and nights

extension ConsequenceSearch {
    private var absences: [ChangedJourney.Absence] { journey.absences.filter { $0.cause == cause } }

    /// The activities, and the nights before them, that an earlier departure cuts short.
    private func runOver(_ own: Int) -> [Consequence] {
        let leg = legs[own]
        guard leg.fate == .taken, let moved = leg.moved, moved.start < leg.written.start else { return [] }
        let (departure, written) = (moved.start, leg.written.start)
        let transport = FindingPhrase.name(moved)
        var found: [Consequence] = []
        for (_, activity) in itinerary.activities.matching({
            $0.isExclusive && !$0.isAllDay && !$0.kind.isTransport && $0.start < written
                && ($0.start >= departure || $0.saidEnd > departure && $0.end <= written)
        }) {
            let name = FindingPhrase.name(activity)
            let begins = FindingPhrase.time(activity.start, activity.startZone)
            let text: String
            if activity.start > departure {
                let length = FindingPhrase.length(activity.start.duration(since: departure))
                text = tr("\(name) begins on \(begins), \(length) after \(transport) leaves")
            } else if activity.start == departure {
                text = tr("\(name) begins on \(begins), when \(transport) leaves")
            } else {
                let length = FindingPhrase.length(activity.end.duration(since: departure))
                let ends = FindingPhrase.time(activity.end, activity.endZone)
                text = tr("\(name) ends on \(ends), \(length) after \(transport) leaves")
            }
            found.append(consequence(.activity, of: activity, at: activity.start, text))
        }
        let arrived = leg.brought?.end ?? .earliest
        for stay in stays(between: arrived, and: written) {
            let nights = Nights.lost(
                of: stay, toDepartureAt: departure, insteadOf: written, arrivingAt: arrived)
            guard let (first, phrase) = Self.phrase(nights) else { continue }
            let text = tr("\(FindingPhrase.name(stay)): you leave too early to sleep there in \(phrase)")
            found.append(consequence(.night, of: stay, at: first.latest, text))
        }
        return found
    }

    private func tables() -> [Consequence] {
        var found: [Consequence] = []
        for absence in absences {
            let (from, until) = (absence.range.lowerBound, absence.range.upperBound)
            for (_, activity) in itinerary.activities.matching({
                $0.isExclusive && !$0.isAllDay && !$0.kind.isTransport && $0.start >= from && $0.start < until
            }) {
                if let spot = absence.spot {
                    // A call or a meeting without a place can be joined from anywhere on the ground.
                    if !activity.isAtAPlace { continue }
                    if spot.isNear(activity.place, in: activity.startZone, at: activity.start, times) == true
                    {
                        continue
                    }
                }
                let name = FindingPhrase.name(activity)
                let time = FindingPhrase.time(activity.start, activity.startZone)
                var text = tr("\(name) begins on \(time), and nothing brings you there")
                if let arrival = absence.arrival {
                    let length = FindingPhrase.length(arrival.duration(since: activity.start))
                    let isOver = !activity.isEndEstimated && activity.end <= arrival
                    text =
                        isOver
                        ? tr("\(name) begins on \(time), \(length) before the arrival, and is over by then")
                        : tr("\(name) begins on \(time), \(length) before the arrival")
                }
                found.append(consequence(.activity, of: activity, at: activity.start, text))
            }
        }
        return found
    }

    private func nights() -> [Consequence] {
        var found: [Consequence] = []
        for absence in absences {
            for stay in stays(between: absence.range.lowerBound, and: absence.range.upperBound)
            where !isThere(stay, in: absence) {
                let nights = Nights.latestArrivals(for: stay, in: absence.range)
                guard let (first, phrase) = Self.phrase(nights) else { continue }
                let name = FindingPhrase.name(stay)
                let text =
                    absence.arrival == nil
                    ? tr("\(name): nothing brings you there for \(phrase)")
                    : tr("\(name): you arrive too late to sleep there in \(phrase)")
                found.append(consequence(.night, of: stay, at: first.latest, text))
            }
        }
        return found
    }

    /// Whether a stay is at the place of a traveller who is not at the planned place: by the place, or because they
    /// have slept there before.
    private func isThere(_ stay: ScheduledActivity, in absence: ChangedJourney.Absence) -> Bool {
        guard let spot = absence.spot else { return false }
        let zone = stay.isAllDay ? nil : stay.startZone
        if let isNear = spot.isNear(stay.place, in: zone, at: stay.start, times) { return isNear }
        guard let before = absence.stay, stay.start < before.upperBound else { return false }
        let there = max(before.lowerBound, stay.start)..<before.upperBound
        return !Nights.latestArrivals(for: stay, in: there).isEmpty
    }

    private func stays(between from: Instant, and until: Instant) -> [ScheduledActivity] {
        itinerary.activities.matching {
            $0.kind == .lodging && $0.status == .confirmed && $0.start < until && $0.end > from
        }.map(\.activity)
    }

    private func consequence(
        _ subject: Consequence.Subject, of activity: ScheduledActivity, at instant: Instant, _ text: String
    ) -> Consequence {
        Consequence(
            subject: subject, outcome: .missed, severity: .warning, items: [activity.key], instant: instant,
            message: FindingPhrase.sentence(text), before: nil, after: nil)
    }

    /// The first of some nights, and the phrase for all.
    private static func phrase(_ nights: [Nights.Night]) -> (Nights.Night, String)? {
        guard let first = nights.first, let last = nights.last, let after = try? last.date.adding(days: 1)
        else {
            return nil
        }
        return (first, FindingPhrase.nights(first.date..<after))
    }
}
