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
            tr("; a departure from \(FindingPhrase.clock(to.startZone.civil(at: earliest))) on would do")
        }
        let slack =
            connection.slack == .zero
            ? tr("the moment") : FindingPhrase.length(connection.slack) + tr(" after")
        return TripFinding(
            rule: id, severity: severity, items: [from.key, to.key], instant: to.start,
            message: tr(
                "\(FindingPhrase.name(to)) leaves \(slack) \(FindingPhrase.name(from)) arrives"
                    + "\(place.isEmpty ? "" : tr(" at \(place)")), on \(FindingPhrase.time(to.start, to.startZone)); "
                    + "for a change from \(from.kind.noun) to \(to.kind.noun)"
                    + "\(line.place.map { tr(" at \($0)") } ?? "")\(isOneBooking ? tr(" inside one booking") : "") "
                    + "this check asks for \(FindingPhrase.length(minimum))\(right ?? "")."))
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
