import CivilTime
import Trips

/// A journey with late, moved or cancelled transports: the transports taken, and the times away from the planned
/// place.
///
/// A traveller who misses a transport stays there, and nothing is rebooked.
struct ChangedJourney {
    /// One transport of the journey.
    struct Leg {
        /// The transport as planned.
        let written: ScheduledActivity
        /// The transport at its new times; nil if it is cancelled.
        let moved: ScheduledActivity?
        /// The transport that brought the traveller to the place of departure, at its new times; nil without one.
        let brought: ScheduledActivity?
        let fate: Fate
        /// The index of its change.
        let change: Int?
        /// The index of the change that has kept the traveller away until then; nil if they are as planned.
        let cause: Int?
    }

    /// What happens to a transport.
    enum Fate: Hashable {
        case taken
        case cancelled
        /// It leaves before the traveller arrives.
        case left
        /// It leaves from a place where the traveller is not.
        case elsewhere
        /// Whether the traveller can take it, or any later one, is unknown.
        case notJudged
    }

    /// A time in which the traveller is not at the planned place.
    struct Absence {
        /// The index of the change that causes it.
        let cause: Int
        let range: Range<Instant>
        /// The traveller's place; nil while still in transit.
        let spot: TravellerSpot?
        /// The arrival, while still in transit.
        var arrival: Instant?
        /// The planned time at that place.
        var stay: Range<Instant>?
    }

    /// The end of the prediction for a traveller who has missed a transport.
    enum Stop {
        /// They take this transport, and the trip continues as planned.
        case taken(ScheduledActivity)
        /// The trip returns to their place.
        case back(TravellerSpot, Instant)
        /// Whether they can take this transport is unknown.
        case unknown(ScheduledActivity, TravellerSpot)
        /// No later transport leaves from there.
        case end(TravellerSpot)
        /// The prediction does not go that far.
        case tooLate(Instant, Zone)
    }

    /// In order of departure, as planned.
    private(set) var legs: [Leg] = []
    private(set) var absences: [Absence] = []
    /// The end of the prediction, by change.
    private(set) var stops: [Int: Stop] = [:]

    /// The time for which the consequences of a missed transport are predicted.
    private static let horizon = Duration.seconds(30 * 86_400)

    private let times: ConnectionTimes
    private var away: Away?
    /// The last transport taken, at its new and its planned times, and its change.
    private var last: (moved: ScheduledActivity, written: ScheduledActivity, change: Int?)?
    private var isOver = false

    /// A traveller who is not at the planned place.
    private struct Away {
        let cause: Int
        let spot: TravellerSpot
        /// The beginning of the absence at that place.
        let since: Instant
        /// The time from which the plan is elsewhere.
        let from: Instant
        /// The planned time at that place.
        let stay: Range<Instant>
        /// The index of the first missed leg.
        let missed: Int
        var until: Instant { from.later(by: ChangedJourney.horizon) }
    }

    init(of itinerary: Itinerary, by changes: [TransportChange], _ times: ConnectionTimes) {
        self.times = times
        for transport in itinerary.journeys(where: { _ in true }).map({ $0[0] }) {
            let change = changes.firstIndex { $0.transports.contains(transport) }
            let moved = change.map { changes[$0].moved(transport) } ?? transport
            append(transport, moved, change)
        }
        if let away {
            stops[away.cause] = .end(away.spot)
            close(away, at: away.until)
        }
        addDelays()
    }

    private mutating func append(_ written: ScheduledActivity, _ moved: ScheduledActivity?, _ change: Int?) {
        if let away, !isOver, written.start > away.until {
            stops[away.cause] = .tooLate(away.until, away.spot.zone)
            finish(away, at: away.until)
        }
        let (brought, cause) = (last?.moved, away?.cause)
        let fate: Fate
        if isOver {
            fate = .notJudged
        } else if let away {
            fate = self.fate(of: moved, for: away)
        } else {
            fate = self.fate(of: moved, written)
        }
        let blamed = cause ?? (fate == .left ? last?.change ?? change : fate == .cancelled ? change : nil)
        legs.append(
            Leg(written: written, moved: moved, brought: brought, fate: fate, change: change, cause: blamed))
        if let away {
            goOn(away, with: written, moved, change, fate)
        } else if fate == .taken, let moved {
            last = (moved, written, change)
        } else if !isOver, let blamed {
            leave(written, fate, blamed)
        }
    }

    /// What happens to a transport of a traveller at the planned place; connections that were already impossible are
    /// ignored.
    private func fate(of moved: ScheduledActivity?, _ written: ScheduledActivity) -> Fate {
        guard let moved else { return .cancelled }
        guard let last, !last.moved.isEndEstimated, moved.start < last.moved.end,
            last.moved != last.written || moved != written
        else { return .taken }
        return .left
    }

    private func fate(of moved: ScheduledActivity?, for away: Away) -> Fate {
        guard let moved else { return .cancelled }
        if moved.start < away.since { return .left }
        switch away.spot.isNear(moved.place, in: moved.startZone, at: moved.start, times) {
        case true?: return .taken
        case false?: return .elsewhere
        // The next one leaves from where the missed one arrives.
        case nil: return away.missed == legs.count - 1 ? .elsewhere : .notJudged
        }
    }

    /// The traveller stays behind, unless the transport returns to where it leaves.
    private mutating func leave(_ written: ScheduledActivity, _ fate: Fate, _ cause: Int) {
        let place =
            fate == .left
            ? last?.moved.destination ?? written.place : written.place ?? last?.moved.destination
        let zone = fate == .left ? last?.moved.endZone ?? written.startZone : written.startZone
        let spot = TravellerSpot(place: place, zone: zone)
        guard !spot.isSame(as: written.destination) else { return }
        let arrived = min(last?.written.end ?? .earliest, written.start)
        away = Away(
            cause: cause, spot: spot, since: last?.moved.end ?? .earliest,
            from: max(written.start, written.end), stay: arrived..<written.start, missed: legs.count - 1)
    }

    /// Handles a transport of a traveller who is not at the planned place.
    private mutating func goOn(
        _ away: Away, with written: ScheduledActivity, _ moved: ScheduledActivity?, _ change: Int?,
        _ fate: Fate
    ) {
        switch fate {
        case .taken:
            guard let moved else { return }
            stops[away.cause] = .taken(moved)
            close(away, at: max(moved.start, written.end))
            last = (moved, written, change)
        case .notJudged:
            stops[away.cause] = .unknown(moved ?? written, away.spot)
            finish(away, at: written.start)
        case .cancelled, .left, .elsewhere:
            let isBack = away.spot.isNear(written.destination, in: written.endZone, at: written.end, times)
            guard isBack == true else { return }
            let moment = max(written.end, away.since)
            stops[away.cause] = .back(away.spot, moment)
            close(away, at: moment)
        }
    }

    /// Ends an absence.
    private mutating func close(_ absent: Away, at until: Instant) {
        away = nil
        guard absent.from < until else { return }
        absences.append(
            Absence(cause: absent.cause, range: absent.from..<until, spot: absent.spot, stay: absent.stay))
    }

    /// Ends an absence, and with it the prediction.
    private mutating func finish(_ absent: Away, at until: Instant) {
        close(absent, at: until)
        isOver = true
    }

    /// Adds the times from a planned arrival to a later one, or to the departure that is missed.
    private mutating func addDelays() {
        for (index, leg) in legs.enumerated() where leg.fate == .taken {
            guard let moved = leg.moved, !moved.isEndEstimated, moved.end > leg.written.end,
                let cause = leg.change
            else { continue }
            let next = index + 1 < legs.count ? legs[index + 1] : nil
            let isBroken = next?.fate == .left
            let until =
                isBroken ? min(moved.end, max(next?.written.start ?? moved.end, leg.written.end)) : moved.end
            guard leg.written.end < until else { continue }
            absences.append(
                Absence(cause: cause, range: leg.written.end..<until, spot: nil, arrival: moved.end))
        }
    }
}
