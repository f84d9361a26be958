import CivilTime
import Messages
import Trips

/// `impossible-connection`: the next transport leaves before the last one arrives, or from another place.
///
/// Places are compared by their codes if both have one, else by their coordinates if both have them, never by their
/// names. An estimated arrival is never too late. A transfer between the two places makes two connections of one, and
/// neither is impossible.
public struct ImpossibleConnectionRule: TripRule {
    /// `impossible-connection`.
    public let id = RuleID.impossibleConnection

    /// The severity for a departure before the arrival; by default an error.
    public var severity = TripFinding.Severity.error

    /// The severity for a departure from another place; by default a warning, because the way there may only be
    /// missing from the trip.
    public var elsewhereSeverity = TripFinding.Severity.warning

    /// The distance from which two points are different places, in kilometres; unused if codes are known.
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
        // How much earlier it is than an estimated arrival is unknown.
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
