import CivilTime
import Messages
import Trips

/// `impossible-connection`: the next transport leaves before the last arrives, or from another place.
///
/// Places are compared by their codes where both have one, else by their coordinates where both have them,
/// never by their names. An arrival that is only estimated is not too late for anything. Since every transport counts, a transfer between the two places makes two
/// connections of one, and neither is impossible.
public struct ImpossibleConnectionRule: TripRule {
    /// `impossible-connection`.
    public let id = RuleID.impossibleConnection

    /// How much it matters that a transport has left before the last one arrives; at first an error.
    public var severity = TripFinding.Severity.error

    /// How much it matters that a transport leaves from elsewhere; at first a warning, as the way there may
    /// only not have been written down.
    public var elsewhereSeverity = TripFinding.Severity.warning

    /// The distance from which two points are different places, in kilometres; where codes are known, unused.
    public var kilometresApart = 100.0

    /// The parts of the minimum, which the finding about another place names.
    public var times = ConnectionTimes()

    /// When it fires, in one clause.
    public let summary =
        tr(
            "the next transport leaves before the last arrives, or from another place with no transfer between"
        )

    /// Creates the rule with its own severities and limit.
    public init() {}

    /// Returns at most one finding for each connection.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in order of the departures.
    /// - Complexity: O(n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        itinerary.connections.compactMap { connection -> TripFinding? in
            let isMissed = connection.layover < .zero && !connection.from.isEndEstimated
            return isMissed ? missed(connection) : elsewhere(connection)
        }
    }

    private func missed(_ connection: Connection) -> TripFinding {
        let (from, to) = (connection.from, connection.to)
        let (fromName, toName) = (FindingPhrase.name(from), FindingPhrase.name(to))
        return TripFinding(
            rule: id, severity: severity, items: [from.key, to.key], instant: to.start,
            message: tr(
                "\(toName) leaves \(FindingPhrase.length(connection.layover)) before \(fromName) arrives: "
                    + "it leaves on \(FindingPhrase.time(to.start, to.startZone)), but you arrive on "
                    + "\(FindingPhrase.time(from.end, from.endZone))."),
            connection: times.slack(of: connection))
    }

    private func elsewhere(_ connection: Connection) -> TripFinding? {
        let (from, to) = (connection.from, connection.to)
        guard let arrival = from.destination, let departure = to.place,
            arrival.isElsewhere(than: departure, apart: kilometresApart)
        else { return nil }
        // Of an arrival that nobody said it is not known how much earlier it is.
        let isKnown = !from.isEndEstimated
        let later =
            !isKnown
            ? tr("later", as: "between commas")
            : connection.layover == .zero
                ? tr("at the same moment", as: "between commas")
                : tr("\(FindingPhrase.length(connection.layover)) later", as: "between commas")
        let arrives = FindingPhrase.time(from.end, from.endZone)
        let measured = times.slack(of: connection)
        let demand = measured.flatMap { measured in
            measured.slack < .zero ? tr("this check asks for \(measured.demand)") : nil
        }
        return TripFinding(
            rule: id, severity: elsewhereSeverity, items: [from.key, to.key], instant: to.start,
            message: FindingPhrase.sentence(
                tr(
                    "\(FindingPhrase.name(to)) leaves from \(departure.nameWithCode) on "
                        + "\(FindingPhrase.time(to.start, to.startZone)), \(later) and with no transfer after "
                        + "\(FindingPhrase.name(from)), which arrives at \(arrival.nameWithCode) on "
                        + "\(isKnown ? arrives : tr("\(arrives), as is estimated"))"),
                distance(from: arrival, to: departure), demand),
            connection: measured)
    }

    private func distance(from arrival: Place, to departure: Place) -> String? {
        guard let distance = arrival.kilometres(to: departure) ?? times.kilometresBetween(arrival, departure)
        else { return nil }
        let length = FindingPhrase.kilometres(distance)
        return tr("\(arrival.shortName) to \(departure.shortName) is \(length) as the crow flies")
    }
}
