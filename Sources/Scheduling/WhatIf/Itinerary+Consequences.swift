import CivilTime
import Messages
import Trips

extension Itinerary {
    /// Returns what becomes of a trip when transports are late, moved or cancelled, and nothing else moves.
    ///
    /// For each change these are looked at:
    ///
    /// - the connection to it, where it leaves at another time, and the connections after it, as far as the journey goes on:
    ///   until a layover of a day;
    /// - exclusive activities with hours that begin from the old arrival on and before the new one;
    /// - nights of stays that the old arrival leaves time to sleep, and the new one does not: four of the hours from midnight
    ///   to six.
    ///
    /// Where the transport does not run, the traveller is taken to be there never until the next transport leaves.
    ///
    /// - Parameters:
    ///   - changes: What happens; each to another transport.
    ///   - times: How much time a connection should have.
    /// - Returns: The consequences of each change, in the order of the changes.
    /// - Complexity: O(n) for each change.
    public func consequences(of changes: [TransportChange], by times: ConnectionTimes) -> [Consequences] {
        let pairs = connections
        return changes.map { change in
            ConsequenceSearch(itinerary: self, pairs: pairs, changes: changes, change: change, times: times)
                .found()
        }
    }

    /// The transports that meet a condition, each with those that are the same journey; confirmed ones with hours alone.
    ///
    /// - Parameter condition: What to look for.
    /// - Returns: The journeys, in order of departure.
    package func journeys(where condition: (ScheduledActivity) -> Bool) -> [[ScheduledActivity]] {
        var journeys: [[ScheduledActivity]] = []
        for (_, next) in activities.matching({
            $0.kind.isTransport && $0.status == .confirmed && !$0.isAllDay && $0.end >= $0.start
        }) where condition(next) {
            if let last = journeys.last?.last, next.isSameJourney(as: last) {
                journeys[journeys.count - 1].append(next)
            } else {
                journeys.append([next])
            }
        }
        return journeys
    }
}

/// The search for what depends on one transport.
private struct ConsequenceSearch {
    let itinerary: Itinerary
    let pairs: [Connection]
    let changes: [TransportChange]
    let change: TransportChange
    let times: ConnectionTimes

    private static let day = Duration.seconds(86_400)
    /// Where nothing leaves after a transport that does not run, so long is looked at.
    private static let monthAhead = Duration.seconds(30 * 86_400)

    /// The arrival as it is written, and when the traveller is there then.
    private var arrival: Instant { change.transport.end }
    private var isKnown: Bool { !change.transport.isEndEstimated && change.transport.start < arrival }

    /// The transport that leaves next, as it is written.
    private var next: ScheduledActivity? {
        pairs.first { change.transports.contains($0.from) }?.to
    }

    /// Until when the traveller is not there.
    private var absentUntil: Instant {
        change.arrival ?? next?.start ?? arrival.later(by: Self.monthAhead)
    }

    func found() -> Consequences {
        let all = (connectionsBefore() + connectionsAfter() + tables() + nights()).sorted {
            $0.instant == $1.instant
                ? $0.items.lexicographicallyPrecedes($1.items) : $0.instant < $1.instant
        }
        let (delay, message) = latestDelay()
        return Consequences(
            change: change, consequences: all, latestDelay: delay, latestDelayMessage: message)
    }

    // MARK: - Connections

    private func moved(_ transport: ScheduledActivity) -> ScheduledActivity? {
        for change in changes where change.transports.contains(transport) { return change.moved(transport) }
        return transport
    }

    private func connectionsBefore() -> [Consequence] {
        guard change.departure != change.transport.start else { return [] }
        return pairs.filter { change.transports.contains($0.to) }.compactMap { pair in
            guard let from = moved(pair.from), let to = moved(pair.to) else { return nil }
            return connection(pair, Connection(from: from, to: to))
        }
    }

    private func connectionsAfter() -> [Consequence] {
        var found: [Consequence] = []
        guard let first = pairs.firstIndex(where: { change.transports.contains($0.from) }) else { return [] }
        for pair in pairs[first...] {
            let isOwn = change.transports.contains(pair.from)
            let isOver = pairs[first].layover >= Self.day || pair.layover >= Self.day
            if !isOwn, isOver, pair.to.start >= absentUntil { break }
            let from = moved(pair.from)
            let to = moved(pair.to)
            let after = from.flatMap { from in to.map { Connection(from: from, to: $0) } }
            // Who is not there when a later transport leaves has missed that too, though the one before it is on time.
            let isMissed = change.arrival == nil ? isOwn : (to ?? pair.to).start < absentUntil
            if isMissed {
                found.append(missed(pair, isOwn ? after : nil))
            } else if let after {
                found.append(connection(pair, after))
            }
        }
        return found
    }

    private func connection(_ before: Connection, _ after: Connection) -> Consequence {
        let was = times.slack(of: before)
        let isAsBefore = before == after
        let isMissed = after.layover < .zero && !after.from.isEndEstimated
        let now = times.slack(of: after)
        let isTight = now.map { $0.slack < .zero } ?? false
        let name = FindingPhrase.name(before.to)
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
            severity: isAsBefore ? .note : isMissed ? .error : isTight ? .warning : .note,
            items: [before.from.key, before.to.key], instant: after.to.start,
            message: FindingPhrase.sentence(fact, text, demand), before: was, after: now)
    }

    private func missed(_ before: Connection, _ after: Connection?) -> Consequence {
        let was = times.slack(of: before)
        let to = moved(before.to) ?? before.to
        let name = FindingPhrase.name(before.to)
        let time = FindingPhrase.time(to.start, to.startZone)
        let fact: String
        if change.arrival != nil {
            let length = FindingPhrase.length(absentUntil.duration(since: to.start))
            fact = tr("\(name) leaves on \(time), \(length) before the arrival")
        } else {
            fact = tr("\(name) leaves on \(time), and nothing brings you there")
        }
        return Consequence(
            subject: .connection, outcome: .missed, severity: .error,
            items: [before.from.key, before.to.key],
            instant: to.start,
            message: FindingPhrase.sentence(fact, was.map { tr("its slack was \(Self.signed($0.slack))") }),
            before: was, after: after.flatMap { times.slack(of: $0) })
    }

    /// `25 min`, `−1 h 10 min`.
    private static func signed(_ duration: Duration) -> String {
        if duration == .zero { return tr("0 min") }
        return (duration < .zero ? "\u{2212}" : "") + FindingPhrase.length(duration)
    }

    // MARK: - What begins, and nights

    private func tables() -> [Consequence] {
        let (from, until) = (arrival, absentUntil)
        var found: [Consequence] = []
        for (_, activity) in itinerary.activities.matching({
            $0.isExclusive && !$0.isAllDay && !$0.kind.isTransport && $0.start >= from && $0.start < until
        }) {
            let name = FindingPhrase.name(activity)
            let time = FindingPhrase.time(activity.start, activity.startZone)
            let length = FindingPhrase.length(until.duration(since: activity.start))
            let isOver = !activity.isEndEstimated && activity.end <= until
            let text =
                change.arrival == nil
                ? tr("\(name) begins on \(time), and nothing brings you there")
                : isOver
                    ? tr("\(name) begins on \(time), \(length) before the arrival, and is over by then")
                    : tr("\(name) begins on \(time), \(length) before the arrival")
            found.append(
                Consequence(
                    subject: .activity, outcome: .missed, severity: .warning, items: [activity.key],
                    instant: activity.start, message: FindingPhrase.sentence(text), before: nil, after: nil))
        }
        return found
    }

    private func nights() -> [Consequence] {
        let (from, until) = (arrival, absentUntil)
        guard from < until else { return [] }
        var found: [Consequence] = []
        for (_, stay) in itinerary.activities.matching({
            $0.kind == .lodging && $0.status == .confirmed && $0.start < until && $0.end > from
        }) {
            let nights = Self.nights(of: stay, between: from, and: until, in: zone(of: stay))
            guard let first = nights.first, let last = nights.last,
                let after = try? last.date.adding(days: 1)
            else { continue }
            let (name, phrase) = (
                FindingPhrase.name(stay), FindingPhrase.nights(first.date..<after)
            )
            let text =
                change.arrival == nil
                ? tr("\(name): nothing brings you there for \(phrase)")
                : tr("\(name): you arrive too late to sleep there in \(phrase)")
            found.append(
                Consequence(
                    subject: .night, outcome: .missed, severity: .warning, items: [stay.key],
                    instant: first.latest, message: FindingPhrase.sentence(text), before: nil, after: nil))
        }
        return found
    }

    /// The zone of a stay; of whole days that of their end, as the first may begin before the journey there is over.
    private func zone(of stay: ScheduledActivity) -> Zone {
        stay.isAllDay ? stay.endZone : stay.startZone
    }

    /// The nights of a stay of which an arrival leaves enough, and a later one does not, with the last moment to arrive.
    private static func nights(
        of stay: ScheduledActivity, between from: Instant, and until: Instant, in zone: Zone
    ) -> [(date: CivilDate, latest: Instant)] {
        let (begin, end) = (stay.span.startDate.daysSinceEpoch, stay.span.endDate.daysSinceEpoch)
        let first = max(begin, zone.civil(at: from).date.daysSinceEpoch - 1)
        let last = min(end - 1, zone.civil(at: until).date.daysSinceEpoch)
        guard first <= last else { return [] }
        return (first...last).compactMap { day in
            guard let date = try? CivilDate(daysSinceEpoch: day), let morning = try? date.adding(days: 1),
                let two = try? TimeOfDay(2, 0)
            else { return nil }
            let latest = zone.mapping(of: CivilDateTime(morning, two)).compatible
            return from <= latest && latest < until ? (date, latest) : nil
        }
    }

    // MARK: - The latest delay

    private func latestDelay() -> (Duration?, String?) {
        if case .cancelled = change.event { return (nil, nil) }
        let name = FindingPhrase.name(change.transport)
        guard isKnown else { return (nil, tr("Nobody said when \(name) arrives.")) }
        var limits: [(delay: Duration, thing: String)] = []
        if let pair = pairs.first(where: { change.transports.contains($0.from) }),
            let to = moved(pair.to), let measured = times.slack(of: Connection(from: pair.from, to: to))
        {
            limits.append((max(.zero, measured.slack), FindingPhrase.name(pair.to)))
        }
        let from = arrival
        for (_, activity) in itinerary.activities.matching({
            $0.isExclusive && !$0.isAllDay && !$0.kind.isTransport && $0.start >= from
        }) {
            limits.append((activity.start.duration(since: from), FindingPhrase.name(activity)))
            break
        }
        for (_, stay) in itinerary.activities.matching({
            $0.kind == .lodging && $0.status == .confirmed && $0.end > from
        }) {
            let horizon = max(from, stay.start).later(by: Self.day + Self.day)
            if let night = Self.nights(of: stay, between: from, and: horizon, in: zone(of: stay)).first {
                limits.append((night.latest.duration(since: from), FindingPhrase.name(stay)))
            }
        }
        guard let first = limits.min(by: { $0.delay < $1.delay }) else {
            return (nil, tr("Nothing in the trip waits for \(name)."))
        }
        return first.delay == .zero
            ? (.zero, tr("The trip bears no delay of \(name), because of \(first.thing)."))
            : (
                first.delay,
                tr(
                    "The trip bears a delay of \(name) by \(FindingPhrase.length(first.delay)), because of \(first.thing)."
                )
            )
    }
}
