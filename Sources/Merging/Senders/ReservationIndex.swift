import CivilTime
import ICalendar
package import Reservations
import StrictJSON
package import Trips

/// The activities of a trip by the bookings that they are.
package struct ReservationIndex {
    private struct Known {
        let identity: ReservationIdentity
        let key: ActivityKey
        /// The travellers that the reservation names.
        let people: Travellers
        /// Whether it came in a mail or a page, so that its UID was made of it.
        let isMade: Bool
    }

    private let database: ZoneDatabase
    private let texts: ReservationTexts
    private var clock: ReservationClock
    private var bookings: [[String]: [Known]] = [:]
    /// Those whose component came under another UID than they have here.
    private var aliases: [String: ActivityKey] = [:]

    init(_ database: ZoneDatabase, _ texts: ReservationTexts) {
        self.database = database
        self.texts = texts
        clock = ReservationClock(database)
    }

    /// Whether an activity has a reservation in it.
    static func hasReservation(_ activity: Activity) -> Bool {
        activity.source.map { ContentLines.names(ReservationField.kde, in: $0) } ?? false
    }

    /// The objects of the one booking that an activity is of.
    package static func objects(
        of activity: Activity, _ texts: ReservationTexts, _ clock: inout ReservationClock
    ) -> [Reservation] {
        booking(of: activity, texts, &clock).map {
            ReservationText.reservations(in: .array($0.group.data)).reservations
        } ?? []
    }

    private static func booking(
        of activity: Activity, _ texts: ReservationTexts, _ clock: inout ReservationClock
    ) -> ReservationBooking? {
        guard let source = activity.source, hasReservation(activity),
            let text = ContentLines.component(of: source)?.first(named: ReservationField.kde)?.text
        else { return nil }
        let all = texts.reservations(in: text).reservations
        let bookings = ReservationBooking.all(
            of: all.prefix(ReservationField.mostObjects), line: 0, &clock)
        return bookings.first { $0.begins(with: activity.span, clock.database) } ?? bookings.first
    }

    /// The activity whose calendar has a UID.
    func alias(of uid: ActivityUID) -> ActivityKey? { aliases[uid.text] }

    /// Adds an activity, by what each of its senders says.
    mutating func add(_ activity: Activity) {
        guard activity.recurrence == nil else { return }
        for statement in activity.statements where Self.hasReservation(statement.said) {
            add(statement.said, as: activity.key)
        }
        add(activity, as: activity.key)
        if ReservationIdentity.isMade(activity.uid),
            let uid = activity.source.flatMap(ContentLines.component)?.uid, uid != activity.uid.text
        {
            aliases[uid] = activity.key
        }
    }

    private mutating func add(_ activity: Activity, as key: ActivityKey) {
        guard let known = known(activity, as: key) else { return }
        bookings[known.identity.base, default: []].append(known)
    }

    /// The one activity that is of the same booking; `nil` when there is none, or several that may be.
    ///
    /// At least one of the two has a UID that was made of the booking: senders' own UIDs tell what they tell.
    mutating func key(of activity: Activity) -> ActivityKey? {
        if let key = alias(of: activity.uid) { return key }
        let isMade = ReservationIdentity.isMade(activity.uid)
        guard let own = known(activity, as: activity.key) else { return nil }
        let known = (bookings[own.identity.base] ?? []).filter {
            isMade || $0.isMade
        }
        let exact = known.filter { $0.identity.uid == own.identity.uid }
        guard exact.isEmpty else { return Self.only(exact, own) }
        let same = known.filter { other in
            other.identity.isSame(as: own.identity)
                // Without a confirmation one number is that of everybody on board.
                && (other.identity.confirmation == own.identity.confirmation
                    || other.people.isEmpty || own.people.isEmpty
                    || !other.people.isDisjoint(with: own.people))
        }
        guard same.isEmpty else { return Self.only(same, own) }
        guard activity.stamp != nil || activity.status == .cancelled else { return nil }
        let moved = known.filter { $0.identity.isSame(as: own.identity, isMoved: true) }
        return Self.onlyKey(moved)
    }

    /// The only one, else the only one that is for the same travellers.
    private static func only(_ all: [Known], _ own: Known) -> ActivityKey? {
        if let key = onlyKey(all) { return key }
        return onlyKey(all.filter { !$0.people.isDisjoint(with: own.people) })
    }

    private static func onlyKey(_ all: [Known]) -> ActivityKey? {
        guard let first = all.first, all.allSatisfy({ $0.key == first.key }) else { return nil }
        return first.key
    }

    /// One that may be of the same booking as an activity that none is of for certain.
    mutating func near(_ activity: Activity) -> ActivityKey? {
        guard let own = known(activity, as: activity.key) else { return nil }
        return bookings[own.identity.base]?.first { $0.identity.isNear(own.identity) }?.key
    }

    private mutating func known(_ activity: Activity, as key: ActivityKey) -> Known? {
        let isMade = ReservationIdentity.isMade(activity.uid)
        if let booking = Self.booking(of: activity, texts, &clock) {
            return Known(
                identity: booking.identity, key: key, people: booking.group.people, isMade: isMade)
        }
        var instant: Instant?
        if case .timed(let start, _) = activity.span {
            instant = start.moment(database)
        }
        return ReservationIdentity(activity, instant: instant).map {
            Known(identity: $0, key: key, people: Travellers(), isMade: isMade)
        }
    }
}
