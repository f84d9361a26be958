import CivilTime
import Merging
import Places
import Rendering
import Scheduling
import TripExchange
import Trips

/// Looks for the trip of bookings of one file that name none.
///
/// `docs/bookings.md` has the rules. What fits two trips as well fits none.
struct TripSeeker {
    /// The most activities of such a file; a calendar of many years belongs to no trip.
    private static let mostActivities = 40
    /// The number of days around the bookings in which a trip is looked for.
    private static let days: Int64 = 30
    /// The most seconds between a trip and a ride or a room where it begins or has come home.
    private static let mostAtHome: Int64 = 36 * 3600
    /// The most seconds after which it is still where it went, while no way home is known.
    private static let mostAway: Int64 = 14 * 86_400
    /// How far two places may be apart that are one for a traveller, and how far home reaches.
    private static let (near, home) = (150.0, 250.0)

    /// The bookings of the file by their identifiers, and those that it only cancels, without a booking.
    private let own: [ActivityUID: Activity?]
    private let bookings: [Visit]
    /// The instants in which activities of a trip bear on it; nil where the file only cancels.
    let window: Range<Instant>?
    private let seconds: Range<Int64>

    /// Takes the bookings; nil for a calendar that names its trip, has a series, or has many events.
    init?(_ entry: ReadCalendars.Entry) {
        let read = entry.calendar
        let count = read.activities.count + read.cancellations.count
        guard Printable.line(read.name ?? "").isEmpty, read.details == nil,
            (1...Self.mostActivities).contains(count),
            read.activities.allSatisfy({ $0.recurrence == nil && $0.recurrenceID == nil })
        else { return nil }
        let known: [(ActivityUID, Activity?)] = read.activities.map { ($0.uid, $0) }
        let cancelled: [(ActivityUID, Activity?)] = read.cancellations.map { ($0.key.uid, nil) }
        own = Dictionary(
            known + cancelled,
            uniquingKeysWith: { first, _ in first })
        let standing = read.activities.filter { $0.status != .cancelled }
        // What is no booking, such as a meeting, belongs to no trip by itself.
        let areBookings = standing.allSatisfy { $0.kind != .other }
        bookings = areBookings ? standing.map(Visit.init).sorted() : []
        guard let first = bookings.map(\.start).min(), let last = bookings.map(\.end).max() else {
            (window, seconds) = (nil, 0..<0)
            return
        }
        let (from, until) = (first - Self.days * 86_400, max(first, last) + Self.days * 86_400)
        seconds = from..<until
        let start = (try? Instant(secondsSinceEpoch: from)) ?? .earliest
        window = start..<max(start, (try? Instant(secondsSinceEpoch: until)) ?? .latest)
    }

    /// The identifiers of the bookings, and of those that the file cancels.
    var uids: Dictionary<ActivityUID, Activity?>.Keys { own.keys }

    /// Whether an activity with the identifier of a booking is that booking, perhaps in an earlier version.
    ///
    /// Some programs number the events of each file from 1, so that the identifier alone says too little.
    func has(_ known: Activity) -> Bool {
        guard let mine = own[known.uid] else { return false }
        guard let mine else { return true }
        return mine.title == known.title
            || mine.kind == known.kind && mine.span.startDate == known.span.startDate
            || mine.confirmation != nil && mine.confirmation == known.confirmation
    }

    /// A trip that bookings fit, with the better reason of two trips as the greater strength.
    struct Fit {
        let reason: TripProposal.Reason
        let strength: Int
    }

    /// Returns why the bookings fit a trip; nil where they do not.
    ///
    /// - Parameter activities: The activities of the trip, in any order; those far from the bookings do not count.
    /// - Returns: The strongest reason: a code, above all where the places agree too.
    func fit(with activities: some Sequence<Activity>) -> Fit? {
        var visits: [Visit] = []
        for activity in activities where activity.status != .cancelled && activity.kind != .other {
            let visit = Visit(activity)
            if visit.start < seconds.upperBound, visit.end > seconds.lowerBound { visits.append(visit) }
        }
        // The order of the trip, so that every reading gives one answer.
        visits.sort()
        let place = place(amid: visits)
        let codes = Set(visits.compactMap(\.code))
        guard let code = bookings.compactMap(\.code).first(where: codes.contains) else {
            return place.map { Fit(reason: $0, strength: 1) }
        }
        return Fit(reason: .code(code), strength: place == nil ? 2 : 3)
    }

    private func place(amid visits: [Visit]) -> TripProposal.Reason? {
        guard let first = bookings.first, let last = bookings.max(by: { $0.end < $1.end }) else { return nil }
        // Clocks differ by up to a day, so that a landing may be read as before the hotel that was left for it.
        let ended = visits.filter { $0.end <= first.start + Visit.slack }
        let latest = ended.map(\.end).max() ?? 0
        let before = ended.filter { $0.end > latest - 86_400 }.sorted { $0.end > $1.end }
        let begun = visits.filter { $0.start >= last.end - Visit.slack }
        let after = begun.filter { $0.start < begun[0].start + 86_400 }
        let stays = visits.filter { $0.isStay && $0.start < last.end && $0.end > first.start }
        // A trip that begins with a room begins away from home.
        let origin = (visits + bookings).sorted().first { $0.from != nil }
        func isHome(_ place: Place?) -> Bool {
            guard let origin, let place else { return true }
            if origin.isStay { return false }
            return Self.kilometres(place, origin.from).map { $0 <= Self.home }
                ?? Self.areNear(place, origin.from)
        }
        let isAway = before.first.map { !isHome($0.to) } == true && !after.isEmpty
        func goesOn(_ visit: Visit, at place: Place?, after seconds: Int64) -> Bool {
            if !stays.isEmpty || isAway { return true }
            guard isHome(place) else { return seconds <= Self.mostAway }
            // From home a ride to the airport, and not the next holiday.
            return visit.isJourney && seconds <= Self.mostAtHome && isHome(visit.from) && isHome(visit.to)
        }
        for visit in before where Self.areNear(visit.to, first.from) {
            if goesOn(first, at: first.from, after: first.start - visit.end) {
                return .startsAfter(visit.title)
            }
        }
        for visit in after where Self.areNear(last.to, visit.from) {
            if goesOn(last, at: last.to, after: visit.start - last.end) { return .endsBefore(visit.title) }
        }
        let places = bookings.flatMap { booking in
            // Where the whole begins and ends may be another one's home.
            booking.isTransport
                ? [booking == first ? nil : booking.from, booking == last ? nil : booking.to] : [booking.from]
        }
        return stays.first { stay in places.contains { Self.areNear(stay.from, $0) } }
            .map { .during($0.title) }
    }

    private static func areNear(_ one: Place?, _ other: Place?) -> Bool {
        guard let one, let other else { return false }
        if let code = one.code, code == other.code { return true }
        if let apart = kilometres(one, other) { return apart <= near }
        let names = [one.name, other.name].map { FoldedText($0).words }
        return !names[0].isEmpty && names[0] == names[1]
    }

    private static func kilometres(_ one: Place?, _ other: Place?) -> Double? {
        guard let one, let other else { return nil }
        return PlaceFacts.kilometres(from: one, to: other)
    }

    /// Chooses the trip that the bookings fit best; nil where none is, or several are.
    static func best(of found: [(trip: TripID, fit: Fit)]) -> (trip: TripID, reason: TripProposal.Reason)? {
        let strongest = found.map(\.fit.strength).max()
        let best = found.filter { $0.fit.strength == strongest }
        return best.count == 1 ? (best[0].trip, best[0].fit.reason) : nil
    }
}

/// Where and when an activity begins and ends, on the clocks of its places.
private struct Visit: Comparable {
    /// Two bookings of one moment may overlap by what their senders rounded.
    static let slack: Int64 = 3600

    let key: ActivityKey
    let title: String
    let start: Int64
    let end: Int64
    let from: Place?
    let to: Place?
    let code: String?
    let isStay: Bool
    let isTransport: Bool
    /// Whether it is a transport, a stay or a rented car.
    let isJourney: Bool

    init(_ activity: Activity) {
        key = activity.key
        title = activity.title
        (isStay, isTransport) = (activity.kind == .lodging, activity.kind.isTransport)
        isJourney = activity.kind.isJourney
        switch activity.span {
        case .allDay(let first, let last):
            let hours =
                isStay
                ? (UsualStayHours.checkIn, UsualStayHours.checkOut) : (TimeOfDay.midnight, TimeOfDay.midnight)
            start = CivilDateTime(first, hours.0).secondsSinceEpoch
            end = CivilDateTime(last, hours.1).secondsSinceEpoch
        case .timed(let first, let last):
            (start, end) = (first.local.secondsSinceEpoch, last.local.secondsSinceEpoch)
        }
        from = activity.place
        to = isTransport ? activity.destination : activity.place
        // A shorter code may be that of another sender.
        let signs = (activity.confirmation ?? "").uppercased().filter { $0.isLetter || $0.isNumber }
        code = signs.count >= 5 ? signs : nil
    }

    static func < (one: Visit, other: Visit) -> Bool {
        (one.start, one.end, one.key) < (other.start, other.end, other.key)
    }

    static func == (one: Visit, other: Visit) -> Bool {
        (one.start, one.end, one.key) == (other.start, other.end, other.key)
    }
}
