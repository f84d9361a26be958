import CivilTime
import Trips

/// A journey of which transports are late, moved or cancelled: which the traveller takes, and when they are not where the trip is.
///
/// Who misses a transport stays where they are, and nothing is rebooked.
struct ChangedJourney {
    /// One transport of the journey.
    struct Leg {
        /// The transport as the trip has it.
        let written: ScheduledActivity
        /// The same at its new times; nil where it does not run.
        let moved: ScheduledActivity?
        /// The transport that has brought the traveller where they are when it leaves, at its new times; nil where none has.
        let brought: ScheduledActivity?
        let fate: Fate
        /// Which change is of it.
        let change: Int?
        /// Which change has kept the traveller away until then; nil where they are as the trip has them.
        let cause: Int?
    }

    /// What becomes of a transport.
    enum Fate: Hashable {
        case taken
        case cancelled
        /// It leaves before the traveller arrives.
        case left
        /// It leaves from where the traveller is not.
        case elsewhere
        /// It is unknown whether the traveller can take it, or any later one.
        case notJudged
    }

    /// A time in which the traveller is not where the trip is.
    struct Absence {
        /// Which change is to blame.
        let cause: Int
        let range: Range<Instant>
        /// Where the traveller is then; nil while still on the way.
        let spot: TravellerSpot?
        /// When the traveller arrives then, where still on the way.
        var arrival: Instant?
        /// When the traveller was there by the trip.
        var stay: Range<Instant>?
    }

    /// Where the judging stops of a traveller who has missed something.
    enum Stop {
        /// They take this transport, and the trip goes on as it is written.
        case taken(ScheduledActivity)
        /// The trip comes back to where they are.
        case back(TravellerSpot, Instant)
        /// It is unknown whether they can take this transport.
        case unknown(ScheduledActivity, TravellerSpot)
        /// No later transport leaves from there.
        case end(TravellerSpot)
        /// It is too far ahead.
        case tooLate(Instant, Zone)
    }

    /// In order of departure, as the trip has them.
    private(set) var legs: [Leg] = []
    private(set) var absences: [Absence] = []
    /// By change.
    private(set) var stops: [Int: Stop] = [:]

    /// So far ahead it is judged what somebody misses.
    private static let horizon = Duration.seconds(30 * 86_400)

    private let times: ConnectionTimes
    private var away: Away?
    /// The last transport that was taken, at its new times and as it is written, and its change.
    private var last: (moved: ScheduledActivity, written: ScheduledActivity, change: Int?)?
    private var isOver = false

    /// A traveller who is not where the trip is.
    private struct Away {
        let cause: Int
        let spot: TravellerSpot
        /// From when on they are there.
        let since: Instant
        /// From when on the trip is elsewhere.
        let from: Instant
        /// When the trip was there.
        let stay: Range<Instant>
        /// The transport that was missed first, among the legs.
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

    /// What becomes of a transport when the traveller is where the trip is: what was broken before is no matter.
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

    /// The traveller stays behind, unless the transport comes back to where it leaves.
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

    /// What a transport is to a traveller who is not where the trip is.
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

    /// Ends an absence, and with it the judging.
    private mutating func finish(_ absent: Away, at until: Instant) {
        close(absent, at: until)
        isOver = true
    }

    /// Adds the times from a written arrival to a later one, or to the departure that is missed then.
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
