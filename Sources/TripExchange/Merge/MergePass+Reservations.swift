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
        // No mail has more; a calendar of any size is no list of bookings.
        let hasOwn =
            incoming.activities.count <= ReservationLimits().reservations
            && incoming.activities.contains { ReservationIndex.hasReservation($0) }
        guard hasMade || !made.isEmpty || hasOwn else { return incoming }
        var index = ReservationIndex(database)
        let concerned = hasMade ? current.keys.filter { $0.recurrenceID == nil } : made
        for key in concerned.sorted() {
            if let activity = current[key] { index.add(activity) }
        }
        var settled = incoming
        settled.activities = []
        var taken = Set(incoming.activities.map(\.key))
        var moves: [ActivityKey: ActivityKey] = [:]
        var live: Set<ActivityKey> = []
        for activity in incoming.activities {
            guard let own = settling(activity, in: &index, taken: &taken, joins: hasOwn) else { continue }
            if own.key != activity.key { moves[activity.key] = own.key }
            if own.status != .cancelled, ReservationIdentity.isMade(activity.uid) { live.insert(own.key) }
            settled.activities.append(own)
        }
        settled.cancellations = incoming.cancellations.compactMap {
            settling($0, in: index, moves: moves, live: live)
        }
        return settled
    }

    /// What is cancelled under the UID that it has here, since METHOD:CANCEL names the sender's alone.
    ///
    /// It is `nil` where the reservation beside it says that the booking stands.
    private mutating func settling(
        _ cancellation: Cancellation, in index: ReservationIndex, moves: [ActivityKey: ActivityKey],
        live: Set<ActivityKey>
    ) -> Cancellation? {
        var settled = cancellation
        let key = cancellation.key
        if key.recurrenceID == nil, current[key] == nil, let here = moves[key] ?? index.alias(of: key.uid),
            let there = current[here]
        {
            settled = Cancellation(
                key: here, sequence: max(cancellation.sequence, there.sequence), stamp: cancellation.stamp,
                source: cancellation.source)
        }
        guard live.contains(settled.key) else { return settled }
        told.add(
            Finding(
                .contradictedReservation, .warning, component: settled.key.uid.text,
                message: tr(
                    "the calendar in the mail cancels \(key.uid), and the reservation beside it is of that booking and is not cancelled; the booking stands"
                )))
        return nil
    }

    /// The activity under the UID that its booking has here; `nil` when it changes nothing.
    private mutating func settling(
        _ activity: Activity, in index: inout ReservationIndex, taken: inout Set<ActivityKey>, joins: Bool
    ) -> Activity? {
        guard activity.recurrenceID == nil, activity.recurrence == nil else { return activity }
        let isMade = ReservationIdentity.isMade(activity.uid)
        let isKnown = current[activity.key] != nil
        guard isMade || !isKnown || joins else { return activity }
        var settled = activity
        if !isKnown {
            if let key = index.key(of: activity), !taken.contains(key), let there = current[key] {
                settled = activity.with(uid: key.uid)
                settled.sequence = max(activity.sequence, there.sequence)
                taken.insert(key)
                tell(
                    .sameBooking, .repaired, key,
                    tr(
                        "\"\(activity.title)\" came under the UID \(activity.uid) and is the booking that is here under "
                            + "\(key.uid); it was taken as a version of that"))
            } else if isMade {
                tellNear(activity, &index)
            }
        }
        guard let there = current[settled.key] else { return settled }
        if joins, let joined = joining(settled, there) { return joined }
        guard isMade else { return settled }
        settled = keepingZones(settled, there)
        guard settled.stamp == nil else {
            tellMoved(settled, there)
            return settled
        }
        return settlingUndated(settled, there) ? settled : nil
    }

    private mutating func tell(
        _ code: FindingCode, _ severity: FindingSeverity, _ key: ActivityKey, _ message: String
    ) {
        told.add(Finding(code, severity, component: key.uid.text, message: message))
    }

    /// Tells that something here may be the same booking, and is not taken for it.
    private mutating func tellNear(_ activity: Activity, _ index: inout ReservationIndex) {
        guard let near = index.near(activity).flatMap({ current[$0] }) else { return }
        let said = ActivityDifferences(near, activity).texts.joined(separator: "; ")
        tell(
            .sameBooking, .warning, activity.key,
            tr(
                "\"\(activity.title)\" has the confirmation and the name or number of \"\(near.title)\", which is here on the same "
                    + "day, and differs: \(said). Both were kept"))
    }

    /// A version that names no zone keeps that of the same reading here.
    private mutating func keepingZones(_ activity: Activity, _ there: Activity) -> Activity {
        guard case .timed(var start, var end) = activity.span, case .timed(let from, let to) = there.span
        else { return activity }
        let isOpen = start == end
        var kept: [String] = []
        func keep(_ time: inout ActivityTime, _ known: ActivityTime) {
            guard time.zone == nil, let zone = known.zone, time.local == known.local else { return }
            time = known
            kept.append("\(known.local) \(zone)")
        }
        keep(&start, from)
        if isOpen { end = start } else { keep(&end, to) }
        guard !kept.isEmpty else { return activity }
        tell(
            .zoneFromPlace, .repaired, activity.key,
            tr(
                "\"\(activity.title)\" names no zone; that of the same time here was kept: \(kept.joined(separator: "; "))"
            ))
        var settled = activity
        settled.span = .timed(start: start, end: end)
        return settled
    }

    /// Tells what a later mail moves: it may be an old one that was forwarded.
    mutating func tellMoved(_ activity: Activity, _ there: Activity) {
        let isOtherSeat = there.seat != nil && activity.seat != there.seat
        guard activity.status != .cancelled, activity.span != there.span || isOtherSeat,
            let stamp = activity.stamp,
            there.stamp.map({ $0 <= stamp }) ?? true
        else { return }
        let said = ActivityDifferences(there, activity).texts
        guard !said.isEmpty else { return }
        tell(
            .sameBooking, .repaired, activity.key,
            tr(
                "\"\(activity.title)\" was written at \(stamp), later than what is here, and says: \(said.joined(separator: "; "))"
            ))
    }

    /// Whether a version that does not say when it was written counts.
    ///
    /// It is no newer than one that does, and no news after a cancellation.
    mutating func settlingUndated(_ activity: Activity, _ there: Activity) -> Bool {
        let differences = ActivityDifferences(there, activity).texts
        guard !activity.hasSameMeaning(as: there), !differences.isEmpty || there.stamp != nil else {
            return true
        }
        let isOlder = there.stamp != nil || there.status == .cancelled && activity.status != .cancelled
        let said = differences.isEmpty ? tr("other words") : differences.joined(separator: "; ")
        let date = there.stamp.map { tr("DTSTAMP \($0)") } ?? tr("a cancellation")
        tell(
            .undatedVersion, .warning, activity.key,
            isOlder
                ? tr(
                    "\"\(activity.title)\" does not say when it was written, and what is here does (\(date)); it changed "
                        + "nothing. It would have changed: \(said)")
                : tr(
                    "neither version of \"\(activity.title)\" says when it was written; the one that was read last was "
                        + "taken. It changed: \(said)"))
        if isOlder { result.skipped.append(activity.key) }
        return !isOlder
    }
}
