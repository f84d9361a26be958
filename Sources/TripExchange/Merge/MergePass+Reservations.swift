import CivilTime
import ICalendar
import Messages
import Trips

// MARK: - Bookings under another UID

extension MergePass {
    /// Finds for the reservations of a mail or a page the activities that are of the same booking.
    ///
    /// A confirmation may have a calendar beside its reservation, and its cancellation the reservation alone: the one has the
    /// sender's UID, the other one that is made of the booking. And a page that does not say when it was written undoes nothing
    /// that does.
    mutating func settlingReservations(_ incoming: ImportedCalendar) -> ImportedCalendar {
        let hasMade = incoming.activities.contains { ReservationIdentity.isMade($0.uid) }
        let made = current.keys.filter { $0.recurrenceID == nil && ReservationIdentity.isMade($0.uid) }
        guard hasMade || !made.isEmpty, incoming.cancellations.isEmpty else { return incoming }
        var index = ReservationIndex(database)
        let concerned = hasMade ? current.keys.filter { $0.recurrenceID == nil } : made
        for key in concerned.sorted() {
            if let activity = current[key] { index.add(activity) }
        }
        var settled = incoming
        settled.activities = []
        var taken = Set(incoming.activities.map(\.key))
        for activity in incoming.activities {
            guard let activity = settling(activity, in: &index, taken: &taken) else { continue }
            settled.activities.append(activity)
        }
        return settled
    }

    /// The activity under the UID that its booking has here; `nil` when it changes nothing.
    private mutating func settling(
        _ activity: Activity, in index: inout ReservationIndex, taken: inout Set<ActivityKey>
    ) -> Activity? {
        guard activity.recurrenceID == nil, activity.recurrence == nil else { return activity }
        let isMade = ReservationIdentity.isMade(activity.uid)
        guard isMade || current[activity.key] == nil else { return activity }
        var settled = activity
        if current[activity.key] == nil, let key = index.key(of: activity), !taken.contains(key),
            let there = current[key]
        {
            settled = activity.with(uid: key.uid)
            settled.sequence = max(activity.sequence, there.sequence)
            taken.insert(key)
            told.add(
                Finding(
                    .sameBooking, .repaired, component: key.uid.text,
                    message: tr(
                        "\"\(activity.title)\" came under the UID \(activity.uid) and is the booking that is here under "
                            + "\(key.uid); it was taken as a version of that")))
        }
        guard isMade, settled.stamp == nil, let there = current[settled.key] else { return settled }
        return settlingUndated(settled, there) ? settled : nil
    }

    /// Whether a version that does not say when it was written counts.
    ///
    /// It is no newer than one that does, and no news after a cancellation.
    private mutating func settlingUndated(_ activity: Activity, _ there: Activity) -> Bool {
        let differences = ActivityDifferences(there, activity).texts
        guard !activity.hasSameMeaning(as: there), !differences.isEmpty || there.stamp != nil else {
            return true
        }
        let isOlder = there.stamp != nil || there.status == .cancelled && activity.status != .cancelled
        let said = differences.isEmpty ? tr("other words") : differences.joined(separator: "; ")
        let date = there.stamp.map { tr("DTSTAMP \($0)") } ?? tr("a cancellation")
        told.add(
            Finding(
                .undatedVersion, .warning, component: activity.uid.text,
                message: isOlder
                    ? tr(
                        "\"\(activity.title)\" does not say when it was written, and what is here does (\(date)); it changed "
                            + "nothing. It would have changed: \(said)")
                    : tr(
                        "neither version of \"\(activity.title)\" says when it was written; the one that was read last was "
                            + "taken. It changed: \(said)")))
        if isOlder { result.skipped.append(activity.key) }
        return !isOlder
    }
}

/// The activities of a trip by the bookings that they are.
private struct ReservationIndex {
    private let database: ZoneDatabase
    private var clock: ReservationClock
    private var bookings: [[String]: [(identity: ReservationIdentity, key: ActivityKey)]] = [:]
    /// Those whose component came under another UID than they have here.
    private var aliases: [String: ActivityKey] = [:]

    init(_ database: ZoneDatabase) {
        self.database = database
        clock = ReservationClock(database)
    }

    mutating func add(_ activity: Activity) {
        guard activity.recurrence == nil, let identity = identity(of: activity) else { return }
        bookings[identity.base, default: []].append((identity, activity.key))
        if ReservationIdentity.isMade(activity.uid), let uid = Self.uid(in: activity.source),
            uid != activity.uid.text
        {
            aliases[uid] = activity.key
        }
    }

    /// The one activity that is of the same booking; `nil` when there is none, or several that may be.
    ///
    /// At least one of the two has a UID that was made of the booking: senders' own UIDs tell what they tell.
    mutating func key(of activity: Activity) -> ActivityKey? {
        if let key = aliases[activity.uid.text] { return key }
        let isMade = ReservationIdentity.isMade(activity.uid)
        guard let identity = identity(of: activity) else { return nil }
        let known = (bookings[identity.base] ?? []).filter {
            isMade || ReservationIdentity.isMade($0.key.uid)
        }
        let exact = known.filter { $0.identity.uid == identity.uid }
        guard exact.isEmpty else { return exact.count == 1 ? exact[0].key : nil }
        let same = known.filter { $0.identity.isSame(as: identity) }
        if same.count == 1 { return same[0].key }
        guard same.isEmpty, activity.stamp != nil || activity.status == .cancelled else { return nil }
        let moved = known.filter { $0.identity.isSame(as: identity, isMoved: true) }
        return moved.count == 1 ? moved[0].key : nil
    }

    private mutating func identity(of activity: Activity) -> ReservationIdentity? {
        if let source = activity.source, ContentLines.names(EventReservation.kde, in: source),
            let text = ContentLines.component(of: source)?.first(named: EventReservation.kde)?.text
        {
            let all = ReservationText.reservations(in: text).reservations
            let bookings = EventReservation.grouped(all.prefix(32), line: 0, &clock)
            if let booking = bookings.first(where: { $0.begins(with: activity.span, database) })
                ?? bookings.first
            {
                return booking.identity
            }
        }
        guard case .timed(let start, _) = activity.span,
            let zone = start.zone.flatMap({ try? database.zone($0) })
        else { return ReservationIdentity(activity, instant: nil) }
        return ReservationIdentity(activity, instant: start.instant(in: zone))
    }

    private static func uid(in source: String?) -> String? {
        source.flatMap(ContentLines.component)?.uid
    }
}
