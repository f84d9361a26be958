import CivilTime
import Messages
import Trips

/// `tight-connection`: the time between two transports is below the minimum.
///
/// The minimum is made of the parts in ``ConnectionTimes``, which are ours to change and not official. The message
/// names each part with its length. A connection inside one booking (equal confirmation codes) was sold as one, so
/// half is enough. Two legs under one number are one ride. A transport without an end, or with an estimated one, has
/// no known arrival and is not checked. What `impossible-connection` reports is not reported again.
public struct TightConnectionRule: TripRule {
    /// `tight-connection`.
    public let id = RuleID.tightConnection

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// The parts of the minimum.
    public var times = ConnectionTimes()

    /// The distance from which two points without codes are different places, in kilometres.
    public var kilometresApart = 100.0

    /// When it fires, in one clause.
    public let summary = tr(
        "there is less time between two transports than a minimum asks for, whose parts the finding names")

    /// Creates the rule with its own severity and times.
    public init() {}

    /// Returns at most one finding for each connection.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in order of the departures.
    /// - Complexity: O(n) for each line of the tables.
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        let longest = times.longest
        return itinerary.connectedIndices.compactMap { pair in
            let from = itinerary.activities[pair.from]
            let to = itinerary.activities[pair.to]
            // Mostly there are hours or days, and no part needs to be looked up.
            guard from.start < from.end, !from.isEndEstimated, to.start >= from.end,
                to.start.duration(since: from.end) < longest
            else { return nil }
            return finding(for: Connection(from: from, to: to))
        }
    }

    private func finding(for connection: Connection) -> TripFinding? {
        let (from, to) = (connection.from, connection.to)
        guard let measured = times.slack(of: connection), measured.slack < .zero else { return nil }
        if let arrival = from.destination, let departure = to.place,
            arrival.isElsewhere(than: departure, apart: kilometresApart)
        {
            return nil
        }
        let right = (try? from.end.adding(measured.minimum)).map { earliest in
            tr("a departure from \(FindingPhrase.clock(to.startZone.civil(at: earliest))) on would do")
        }
        return TripFinding(
            rule: id, severity: severity, items: [from.key, to.key], instant: to.start,
            message: FindingPhrase.sentence(
                fact(connection), tr("this check asks for \(measured.demand)"), right),
            connection: measured)
    }

    /// The fact about the short layover.
    private func fact(_ connection: Connection) -> String {
        let place = (connection.from.destination ?? connection.to.place).map(\.nameWithCode) ?? ""
        let (from, to) = (FindingPhrase.name(connection.from), FindingPhrase.name(connection.to))
        let time = FindingPhrase.time(connection.to.start, connection.to.startZone)
        if connection.layover == .zero {
            return place.isEmpty
                ? tr("\(to) leaves the moment \(from) arrives, on \(time)")
                : tr("\(to) leaves the moment \(from) arrives at \(place), on \(time)")
        }
        let layover = FindingPhrase.length(connection.layover)
        return place.isEmpty
            ? tr("\(to) leaves \(layover) after \(from) arrives, on \(time)")
            : tr("\(to) leaves \(layover) after \(from) arrives at \(place), on \(time)")
    }
}
