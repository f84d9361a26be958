import CivilTime
public import Trips

/// The minimum time of a connection, made of parts that can be changed.
///
/// The times are our own round figures for somebody with luggage who does not know the place, not the official
/// minimums of airports or railways. A part counts only if its facts are known:
///
/// | part | counts |
/// |---|---|
/// | change | always, by the two kinds |
/// | terminal | where both terminals of one airport are known and differ |
/// | border | after an arrival from abroad, as ``borderOnArrival`` knows it |
/// | way | where the two places are more than ``kilometresOfOnePlace`` apart |
/// | check-in | by the kind that leaves; between two flights only where they are two bookings |
/// | one booking | takes half of the sum off, because the seller of both guarantees the connection |
///
/// A line of ``minimums`` replaces all parts but the last. Walks, drives and transfers leave when the traveller is
/// ready, so they have no minimum.
public struct ConnectionTimes: Sendable {
    /// Whole minimums; the first line that applies to a connection replaces the parts.
    ///
    /// Empty by default.
    public var minimums: [ConnectionMinimum] = []

    /// The times for a change within one place; the first line that applies to a connection counts.
    public var changes = ConnectionMinimum.standard

    /// The time from one terminal of an airport to another.
    public var anotherTerminal = Duration.seconds(20 * 60)

    /// The time for border and baggage after an arrival from abroad, by the kind that arrives; trains and buses pass
    /// borders before or on the way.
    public var border: [ActivityKind: Duration] = [.flight: .seconds(60 * 60), .ferry: .seconds(30 * 60)]

    /// The time before the departure at which check-in, bag drop or the gate closes, by the kind that leaves.
    public var checkIn: [ActivityKind: Duration] = [.flight: .seconds(40 * 60), .ferry: .seconds(10 * 60)]

    /// The distance up to which two places count as one, in kilometres.
    public var kilometresOfOnePlace = 2.0

    /// The ratio of a way on the ground to the great circle.
    public var detour = 1.3

    /// The speed on the ground within ``cityKilometres``, in km/h.
    public var cityKilometresPerHour = 40.0

    /// The kilometres of a way that are covered at city speed.
    public var cityKilometres = 60.0

    /// The speed on the rest of the way, in km/h.
    public var kilometresPerHour = 80.0

    /// The great-circle distance beyond which there is no connection, in kilometres.
    public var longestWay = 300.0

    /// Returns the border passed on arrival with the first transport, before the second leaves; by default none.
    ///
    /// A table of airports and of areas without border controls can provide it.
    public var borderOnArrival: @Sendable (Activity, Activity) -> BorderCrossing? = { _, _ in nil }

    /// Returns the distance between two places without coordinates; by default unknown.
    public var kilometresBetween: @Sendable (Place, Place) -> Double? = { _, _ in nil }

    /// Creates the default times.
    public init() {}
}

// MARK: - Of one connection

extension ConnectionTimes {
    /// Measures a connection.
    ///
    /// - Parameter connection: Two transports that follow each other.
    /// - Returns: Layover, parts and slack; nil if the arrival of the first is unknown, if both are one ride, or if
    ///   the next one leaves from too far away or from an unknown distance.
    public func slack(of connection: Connection) -> ConnectionSlack? {
        let (from, to) = (connection.from, connection.to)
        guard from.start < from.end, !from.isEndEstimated, !from.activity.isSameRide(as: to.activity),
            let parts = parts(of: connection)
        else { return nil }
        return ConnectionSlack(from: from.key, to: to.key, layover: connection.layover, parts: parts)
    }

    /// The layover from which on a connection cannot be too short.
    var longest: Duration {
        let change = changes.map(\.time).max() ?? .zero
        let sum =
            change + anotherTerminal + (border.values.max() ?? .zero) + (checkIn.values.max() ?? .zero)
            + time(on: longestWay * detour)
        return max(minimums.map(\.time).max() ?? .zero, sum)
    }

    private func parts(of connection: Connection) -> [ConnectionPart]? {
        let (from, to) = (connection.from.activity, connection.to.activity)
        var parts: [ConnectionPart] = []
        func add(_ purpose: ConnectionPart.Purpose, _ time: Duration?) {
            if let time, time != .zero { parts.append(ConnectionPart(purpose: purpose, time: time)) }
        }
        if let line = minimums.first(where: { $0.covers(connection) }) {
            add(.whole(from.kind, to.kind, at: line.place), line.time)
        } else if !to.kind.isAtWill {
            guard let way = way(of: connection) else { return nil }
            add(.change(from.kind, to.kind), changes.first { $0.covers(connection) }?.time)
            if way.kilometres == 0, let (one, other) = from.terminals(changingTo: to) {
                add(.terminal(one, other), anotherTerminal)
            }
            if let time = border[from.kind], time > .zero, let crossing = borderOnArrival(from, to) {
                add(.border(crossing), time)
            }
            if way.kilometres > 0 {
                add(.way(from: way.from, to: way.to, kilometres: way.kilometres), time(on: way.kilometres))
            }
            let isThrough = from.kind == .flight && to.kind == .flight && !from.isInAnotherBooking(than: to)
            if !isThrough { add(.checkIn(to.kind), checkIn[to.kind]) }
        }
        if from.isInOneBooking(with: to), !parts.isEmpty {
            let minutes = parts.reduce(Duration.zero) { $0 + $1.time }.components.seconds / 60
            add(.oneBooking, .seconds(-(minutes / 2) * 60))
        }
        return parts
    }

    /// The way on the ground between the two places, 0 km if they are one or unknown; nil if it is too far.
    private func way(of connection: Connection) -> (from: String, to: String, kilometres: Double)? {
        guard let arrival = connection.from.destination, let departure = connection.to.place else {
            return ("", "", 0)
        }
        let isElsewhere = arrival.isElsewhere(than: departure, apart: longestWay)
        let hasCodes = arrival.hasCode && departure.hasCode
        if hasCodes, !isElsewhere { return ("", "", 0) }
        // A flight to a city lands at an airport that is not named.
        let isVague =
            connection.from.kind == .flight && !arrival.hasCode
            || connection.to.kind == .flight && !departure.hasCode
        guard !isVague || isElsewhere else { return ("", "", 0) }
        guard let distance = arrival.kilometres(to: departure) ?? kilometresBetween(arrival, departure) else {
            return isElsewhere ? nil : ("", "", 0)
        }
        guard distance <= longestWay else { return nil }
        guard distance > kilometresOfOnePlace else { return ("", "", 0) }
        return (arrival.shortName, departure.shortName, distance * detour)
    }

    /// The time for a way, in whole minutes.
    func time(on kilometres: Double) -> Duration {
        let inside = min(kilometres, cityKilometres)
        let hours = inside / cityKilometresPerHour + (kilometres - inside) / kilometresPerHour
        return .seconds(Int((hours * 60).rounded(.up)) * 60)
    }
}

extension ActivityKind {
    /// Whether it leaves when the traveller is ready.
    var isAtWill: Bool {
        switch self {
        case .car, .bicycle, .walk, .transfer: true
        default: false
        }
    }
}

extension Place {
    /// The code, else the name.
    var shortName: String { code.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}

extension Activity {
    /// Whether both have the same confirmation code.
    fileprivate func isInOneBooking(with other: Activity) -> Bool {
        guard let confirmation, !confirmation.isEmpty, let code = other.confirmation else { return false }
        return confirmation.plainCode == code.plainCode
    }

    /// Whether both have confirmation codes, and not the same.
    fileprivate func isInAnotherBooking(than other: Activity) -> Bool {
        guard let confirmation, !confirmation.isEmpty, let code = other.confirmation, !code.isEmpty else {
            return false
        }
        return confirmation.plainCode != code.plainCode
    }

    /// Whether one continues where the other stops, under the same number.
    fileprivate func isSameRide(as other: Activity) -> Bool {
        kind == other.kind && plainNumber != nil && plainNumber == other.plainNumber
    }

    /// The two terminals of one airport, where both are known and differ.
    fileprivate func terminals(changingTo other: Activity) -> (String, String)? {
        guard kind == .flight, other.kind == .flight, let one = destination?.terminal?.plainTerminal,
            let another = other.place?.terminal?.plainTerminal, !one.isEmpty, !another.isEmpty, one != another
        else { return nil }
        return (one, another)
    }
}

extension String {
    /// `2E` for "Terminal 2e", "T2E" and "2 E".
    fileprivate var plainTerminal: String {
        let letters = uppercased().filter { !$0.isWhitespace }
        for word in ["TERMINAL", "TERM", "T"] where letters.hasPrefix(word) && letters.count > word.count {
            let rest = letters.dropFirst(word.count)
            if word != "T" || rest.first?.isNumber == true { return String(rest) }
        }
        return letters
    }
}
