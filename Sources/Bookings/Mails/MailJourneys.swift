import CivilTime
import Documents
import Places
import Trips

/// Finds journeys and rentals of cars: pairs of times, each with its place.
struct MailJourneys {
    private let pass: MailPass
    private let ends: MailPlaces

    init(_ pass: MailPass) {
        self.pass = pass
        ends = MailPlaces(pass)
    }

    /// A time of a journey.
    struct Stop {
        let line: Int
        let time: MailTime
        /// The date in its line, else the one that holds there.
        let date: CivilDate?
        /// Whether its own line has a date.
        let isDated: Bool
        /// Whether the date that holds there may be another one.
        let isDoubtful: Bool
        let role: MailRole?
        /// Whether the label stands in its own line.
        let isLabelled: Bool
    }

    private typealias Pair = (first: Stop, last: Stop)

    /// The most times of one mail that are looked at.
    private static let mostStops = 200

    /// The most lines between the times of one journey.
    private static let mostLinesBetween = 16

    // MARK: Pairs

    /// The times that may belong to a journey, in their order.
    private func stops(where isWanted: (MailRole?) -> Bool) -> [Stop] {
        var found: [Stop] = []
        // Labels and dates in cells of their own come before the values of all of them.
        var roles: [MailRole] = []
        var dates: [CivilDate] = []
        var (lastRole, lastDate) = (-2, -2)
        for (index, line) in pass.lines.enumerated() {
            if line.times.isEmpty {
                if let role = line.role {
                    roles = lastRole == index - 1 ? roles + [role] : [role]
                    lastRole = index
                }
                if !line.dates.isEmpty, !line.isMoment, !line.isAside { dates = [] }
                if line.dates.count == 1, line.isMoment, !line.isAside {
                    dates = index - lastDate <= 2 ? dates + [line.dates[0].date] : [line.dates[0].date]
                    lastDate = index
                }
                continue
            }
            guard !line.isAside, found.count < Self.mostStops else { continue }
            for time in line.times {
                let own = line.role(of: time)
                let role = own ?? roles.first
                if own == nil, !roles.isEmpty { roles.removeFirst() }
                guard isWanted(role) else { continue }
                let date = line.date(of: time)
                let above = dates.count > 1 ? dates.removeFirst() : nil
                let held = date?.date ?? above ?? dates.first ?? pass.date(for: index)
                found.append(
                    Stop(
                        line: index, time: time, date: held, isDated: date != nil || above != nil,
                        isDoubtful: date == nil && held.map { pass.isDoubtful($0, for: index) } ?? false,
                        role: role, isLabelled: own != nil))
                if above != nil, dates.count == 1 { lastDate = -2 }
            }
            if line.dates.count > 0 { dates = [] }
        }
        return found
    }

    /// Rentals of a car.
    func rentals() -> [MailBooking] {
        let roles = pass.lines.compactMap(\.role)
        let isRental =
            (pass.evidence[.carRental] ?? 0) > 0
            || roles.contains(.pickUp) && roles.contains(.dropOff)
        let weight =
            (pass.evidence[.carRental] ?? 0) + 2 * roles.count(where: { $0 == .pickUp || $0 == .dropOff })
        guard isRental, weight >= max(2, pass.evidence[.flight] ?? 0) else { return [] }
        let stops = stops { role in ![.checkIn, .checkOut, .stayStart, .stayEnd].contains(role) }
        for index in stops.indices.dropLast() {
            let pair = (stops[index], stops[index + 1])
            guard pair.0.role != .dropOff, pair.1.role != .pickUp,
                let booking = booking(pair, .carRental, before: -1, until: pass.lines.count)
            else { continue }
            return [booking]
        }
        return []
    }

    /// Journeys by flight, train, bus and ferry.
    func journeys() -> [MailBooking] {
        let transports: [ActivityKind] = [.flight, .train, .bus, .ferry]
        guard transports.contains(where: { (pass.evidence[$0] ?? 0) > 0 }) || hasFlightNumber else {
            return []
        }
        let stops = labelled(stops { role in ![.checkIn, .checkOut, .stayStart, .stayEnd].contains(role) })
        var used: Set<Int> = []
        var found: [MailBooking] = []
        var before = -1
        var index = 0
        var isAbove: Bool?
        while index + 1 < stops.count {
            let (one, two) = (stops[index], stops[index + 1])
            let next = index + 2 < stops.count ? stops[index + 2].line : pass.lines.count
            let until = next > two.line ? next : pass.lines.count
            let standAbove = isAbove ?? (ends.lastTwo(above: one.line, after: before) != nil)
            guard one.role != .arrival, two.role != .departure, two.line - one.line <= Self.mostLinesBetween,
                let kind = kind(of: (one, two), after: before, until: until, standAbove),
                let booking = booking((one, two), kind, before: before, until: until, standAbove)
            else {
                index += 1
                continue
            }
            found.append(booking)
            used.formUnion([index, index + 1])
            isAbove = standAbove
            before = two.line
            index += 2
        }
        // A time between those of journeys, or just behind them, may be one of theirs.
        if let first = used.min(), let last = used.max(),
            stops.indices.contains(where: { index in
                !used.contains(index)
                    && (index > first && index < last
                        || index > last && stops[index].line - stops[last].line <= 3
                        || index < first && stops[first].line - stops[index].line <= 2)
            })
        {
            for index in found.indices { found[index].doubts.append(.times) }
        }
        // Beside what is known, a pair of times at unknown places is none of a journey.
        let isKnown = found.contains { !$0.doubts.contains(.place) }
        found.removeAll { booking in
            guard booking.doubts.contains(.place), let one = booking.place, let other = booking.destination
            else { return false }
            let (first, last) = (ends.strength(one), ends.strength(other))
            return isKnown ? first == 0 || last == 0 : first + last == 0 && !ends.isRouted(one, other)
        }
        return numbered(found)
    }

    /// The times with labels of departure and arrival, where a mail has as many of both; others are of baggage and gates.
    private func labelled(_ stops: [Stop]) -> [Stop] {
        let departures = stops.count { $0.role == .departure && $0.isLabelled }
        guard departures > 0, departures == stops.count(where: { $0.role == .arrival && $0.isLabelled })
        else { return stops }
        return stops.filter { $0.isLabelled && ($0.role == .departure || $0.role == .arrival) }
    }

    private var hasFlightNumber: Bool {
        pass.lines.contains { !MailNumbers.flights(in: $0, isCalled: true).isEmpty }
    }

    // MARK: Kinds

    private func kind(of pair: Pair, after before: Int, until next: Int, _ standAbove: Bool) -> ActivityKind?
    {
        let near = pass.kinds(in: max(before + 1, pair.first.line - 8)..<min(next, pair.last.line + 5))
        var scores: [ActivityKind: Int] = [:]
        for kind in [ActivityKind.flight, .train, .bus, .ferry] {
            scores[kind] = 3 * min(near[kind] ?? 0, 3) + min(pass.evidence[kind] ?? 0, 4)
        }
        let region = max(before + 1, pair.first.line - 8)..<min(next, pair.last.line + 5)
        if region.contains(where: { !MailNumbers.flights(in: pass.lines[$0], isCalled: true).isEmpty }) {
            scores[.flight, default: 0] += 2
        }
        if region.contains(where: { pass.lines[$0].hasTrain }) { scores[.train, default: 0] += 4 }
        if let (departure, arrival) = ends.ends(
            of: pair.first, pair.last, after: before, until: next, standAbove: standAbove),
            departure.code != nil, arrival.code != nil
        {
            scores[.flight, default: 0] += 5
        }
        guard let most = scores.values.max(), most >= 1 else { return nil }
        let best = scores.filter { $0.value == most }
        return best.count == 1 ? best.first?.key : nil
    }

    // MARK: Bookings

    private func booking(
        _ pair: Pair, _ kind: ActivityKind, before: Int, until next: Int, _ standAbove: Bool = false
    ) -> MailBooking? {
        guard let date = pair.first.date, pass.isAhead(date) else { return nil }
        let told = ends.ends(
            of: pair.first, pair.last, after: before, until: next, as: kind, standAbove: standAbove)
        guard kind == .carRental || told != nil else { return nil }
        var start = MailBooking.Moment(date: date, time: pair.first.time.time)
        guard let last = end(of: pair, from: date, told, kind) else { return nil }
        var end = MailBooking.Moment(date: last, time: pair.last.time.time)
        (start.zone, end.zone) = zones(start, end, told, kind)
        var booking = MailBooking(kind: kind, start: start)
        booking.end = end
        (booking.place, booking.destination) = (told?.0, told?.1)
        booking.line = pair.first.line + 1
        booking.confirmation = pass.confirmation
        let region = max(before + 1, pair.first.line - 6)..<min(next, pair.last.line + 6)
        pass.fill(&booking, from: region)
        booking.doubts = pass.doubts + (pair.first.isDoubtful || pair.last.isDoubtful ? [.date] : [])
        if start.zone == nil || end.zone == nil { booking.doubts.append(.place) }
        return booking
    }

    /// The day of the end: its own date, else the first on which it is after the start.
    private func end(
        of pair: Pair, from date: CivilDate, _ told: (Place, Place)?, _ kind: ActivityKind
    ) -> CivilDate? {
        if pair.last.time.days > 0 { return try? date.adding(days: pair.last.time.days) }
        if pair.last.isDated || pair.last.line > pair.first.line && pair.last.date != pair.first.date,
            let own = pair.last.date
        {
            // The line across the date line may be crossed eastwards.
            return (-1...3).contains(date.days(until: own)) || kind == .carRental && own >= date ? own : nil
        }
        guard kind != .carRental else { return nil }
        if let told, kind == .flight,
            let departure = told.0.code.flatMap({
                PlaceZone(of: Place(name: "", code: $0), among: pass.places)
            }),
            let arrival = told.1.code.flatMap({ PlaceZone(of: Place(name: "", code: $0), among: pass.places) }
            )
        {
            let first = departure.zone.mapping(of: CivilDateTime(date, pair.first.time.time)).compatible
            for days in [0, 1, -1] {
                guard let day = try? date.adding(days: days) else { continue }
                let last = arrival.zone.mapping(of: CivilDateTime(day, pair.last.time.time)).compatible
                let seconds = last.secondsSinceEpoch - first.secondsSinceEpoch
                if seconds > 0, seconds < 24 * 3600 { return day }
            }
            return nil
        }
        // An hour back on the clock is not a day later: a short flight westwards may land before it starts.
        guard pair.last.time.time <= pair.first.time.time else { return date }
        return kind == .flight ? nil : try? date.adding(days: 1)
    }

    /// The zones of both ends: of their places, else of the only way between cities of these names.
    private func zones(
        _ start: MailBooking.Moment, _ end: MailBooking.Moment, _ told: (Place, Place)?, _ kind: ActivityKind
    ) -> (ZoneID?, ZoneID?) {
        guard let told, let first = start.time, let last = end.time else { return (nil, nil) }
        if kind == .carRental { return (ends.zone(of: told.0), ends.zone(of: told.1)) }
        func seconds(_ departure: Zone, _ arrival: Zone) -> Int64 {
            let start = departure.mapping(of: CivilDateTime(start.date, first)).compatible
            let stop = arrival.mapping(of: CivilDateTime(end.date, last)).compatible
            return stop.secondsSinceEpoch - start.secondsSinceEpoch
        }
        for told in [told, (MailPlaces.simplified(told.0), MailPlaces.simplified(told.1))] {
            if let one = PlaceZone(of: told.0, among: pass.places),
                let other = PlaceZone(of: told.1, among: pass.places),
                kind != .flight || !one.isBare && !other.isBare,
                case let journey = Journey(departure: one, arrival: other, kind: kind),
                // Nobody flies within one city.
                kind != .flight || !journey.isInOnePlace,
                journey.isUsual(
                    seconds: seconds(one.zone, other.zone))
            {
                return (one.zone.id, other.zone.id)
            }
            if kind == .flight {
                if let zones = ends.zones(ofFlight: told, seconds: seconds) { return (zones.0, zones.1) }
                continue
            }
            let journeys = PossibleJourneys(
                from: told.0, to: told.1, kind: kind, isTimed: false, among: pass.places)
            let likeliest = journeys.likeliest { departure, arrival in seconds(departure.zone, arrival.zone) }
            if let likeliest { return (likeliest.departure.zone.id, likeliest.arrival.zone.id) }
        }
        return (nil, nil)
    }

    // MARK: Numbers

    /// Returns the journeys with the numbers of their flights and trains: each its own, in their order.
    private func numbered(_ found: [MailBooking]) -> [MailBooking] {
        var found = found
        for kind in [ActivityKind.flight, .train, .bus] {
            let indices = found.indices.filter { found[$0].kind == kind }
            guard !indices.isEmpty else { continue }
            let lines = indices.map { found[$0].line - 1 }
            let numbers = MailNumbers.all(of: kind, in: pass.lines).filter { number in
                // `Booking reference: LX1742`
                number.text.filter { $0 != " " } != pass.confirmation
                    && lines.contains { (-8...10).contains(number.line - $0) }
            }
            let isSame = zip(indices, numbers).allSatisfy { found[$0].line - 1 >= $1.line - 6 }
            if numbers.count == indices.count, isSame {
                for (index, number) in zip(indices, numbers) { found[index].number = number.text }
                continue
            }
            for index in indices {
                let start = found[index].line - 1
                let next = indices.first { $0 > index }.map { found[$0].line - 1 } ?? pass.lines.count
                let inside = numbers.filter { $0.line >= start && $0.line < next }
                let above = numbers.filter { $0.line < start && $0.line >= start - 5 }
                let same = numbers.filter { $0.line == start }
                if let number = same.first ?? inside.first ?? above.last { found[index].number = number.text }
            }
        }
        return found
    }
}
