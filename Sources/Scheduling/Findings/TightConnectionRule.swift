import CivilTime
import Messages
import Trips

/// `tight-connection`: there is less time between two transports than the table of minimums asks for.
///
/// The table is ours to change and nobody's official one; the message says so. A connection inside one booking
/// (equal confirmation codes) has been sold as one, so half the minimum is enough. Two stretches under one number
/// are one ride. A transport without an end of its own arrives nobody knows when. What `impossible-connection` reports is not reported again.
public struct TightConnectionRule: TripRule {
    /// `tight-connection`.
    public let id = RuleID.tightConnection

    /// How much its findings matter; at first a warning.
    public var severity = TripFinding.Severity.warning

    /// The table; the first line that covers a connection counts.
    public var minimums = ConnectionMinimum.standard

    /// From this distance on, in kilometres, two points without codes are different places.
    public var kilometresApart = 100.0

    /// When it fires, in one clause.
    public let summary = tr("there is less time between two transports than the table of minimums asks for")

    /// Creates the rule with its own severity and table.
    public init() {}

    /// Returns at most one finding for each connection.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in order of the departures.
    /// - Complexity: O(n) for each line of the table.
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        itinerary.connectedIndices.compactMap { pair in
            let from = itinerary.activities[pair.from]
            let to = itinerary.activities[pair.to]
            // Mostly there are hours or days, and then no line needs to be looked up.
            guard from.start < from.end, to.start >= from.end, to.start.duration(since: from.end) < longest
            else { return nil }
            return finding(for: Connection(from: from, to: to))
        }
    }

    private var longest: Duration { minimums.map(\.time).max() ?? .zero }

    private func finding(for connection: Connection) -> TripFinding? {
        let (from, to) = (connection.from, connection.to)
        guard let line = minimums.first(where: { $0.covers(connection) }) else { return nil }
        let isOneBooking = from.activity.isInOneBooking(with: to.activity)
        let minimum = isOneBooking ? line.time / 2 : line.time
        guard connection.slack < minimum, !from.activity.isSameRide(as: to.activity) else { return nil }
        if let arrival = from.destination, let departure = to.place,
            arrival.isElsewhere(than: departure, apart: kilometresApart)
        {
            return nil
        }
        let place = (to.place ?? from.destination).map(\.nameWithCode) ?? ""
        let right = (try? from.end.adding(minimum)).map { earliest in
            tr("a departure from \(FindingPhrase.clock(to.startZone.civil(at: earliest))) on would do")
        }
        return TripFinding(
            rule: id, severity: severity, items: [from.key, to.key], instant: to.start,
            message: FindingPhrase.sentence(
                fact(connection, at: place),
                demand(connection, at: line.place, isOneBooking: isOneBooking, minimum), right))
    }

    /// How little time there is.
    private func fact(_ connection: Connection, at place: String) -> String {
        let (from, to) = (FindingPhrase.name(connection.from), FindingPhrase.name(connection.to))
        let time = FindingPhrase.time(connection.to.start, connection.to.startZone)
        if connection.slack == .zero {
            return place.isEmpty
                ? tr("\(to) leaves the moment \(from) arrives, on \(time)")
                : tr("\(to) leaves the moment \(from) arrives at \(place), on \(time)")
        }
        let slack = FindingPhrase.length(connection.slack)
        return place.isEmpty
            ? tr("\(to) leaves \(slack) after \(from) arrives, on \(time)")
            : tr("\(to) leaves \(slack) after \(from) arrives at \(place), on \(time)")
    }

    /// How much there should be.
    private func demand(
        _ connection: Connection, at place: String?, isOneBooking: Bool, _ minimum: Duration
    ) -> String {
        let (from, to) = (connection.from.kind.noun, connection.to.kind.noun)
        let length = FindingPhrase.length(minimum)
        guard let place else {
            return isOneBooking
                ? tr("for a change from \(from) to \(to) inside one booking this check asks for \(length)")
                : tr("for a change from \(from) to \(to) this check asks for \(length)")
        }
        return isOneBooking
            ? tr(
                "for a change from \(from) to \(to) at \(place) inside one booking this check asks for "
                    + "\(length)")
            : tr("for a change from \(from) to \(to) at \(place) this check asks for \(length)")
    }
}

extension Activity {
    /// Whether both have the same confirmation code.
    fileprivate func isInOneBooking(with other: Activity) -> Bool {
        guard let confirmation, !confirmation.isEmpty, let code = other.confirmation else { return false }
        return confirmation.uppercased() == code.uppercased()
    }

    /// Whether the one goes on where the other stops, under the same number.
    fileprivate func isSameRide(as other: Activity) -> Bool {
        kind == other.kind && plainNumber != nil && plainNumber == other.plainNumber
    }
}
