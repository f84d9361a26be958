import CivilTime
import Findings
import ICalendar
import Messages
import Reservations
import Trips

// MARK: - Bookings under another UID

extension MergePass {
    /// Finds for the reservations of a mail or a page the activities that are of the same booking.
    ///
    /// A confirmation may have a calendar beside its reservation, and its cancellation the reservation alone: the one has the
    /// sender's UID, the other one that is made of the booking. And a page that does not say when it was written undoes nothing
    /// that does.
    ///
    /// All reservations of a booking are one sender's, and so is what comes under one UID. A calendar's event of the booking is
    /// another sender's: it becomes a part of the activity, and its versions are held against its own.
    ///
    /// - Parameters:
    ///   - incoming: The calendar.
    ///   - apart: What becomes a part of another sender's activity.
    /// - Returns: All else, under the UIDs that it has here.
    mutating func settlingReservations(
        _ incoming: IncomingVersions, _ apart: inout OtherSenders
    ) -> IncomingVersions {
        let hasMade = incoming.activities.contains { ReservationIdentity.isMade($0.uid) }
        let made = current.keys.filter {
            $0.recurrenceID == nil && (ReservationIdentity.isMade($0.uid) || joined.contains($0))
        }
        // No mail has more; a calendar of any size is no list of bookings.
        let hasOwn =
            incoming.activities.count <= ReservationLimits().reservations
            && incoming.activities.contains { ReservationIndex.hasReservation($0) }
        guard hasMade || !made.isEmpty || hasOwn else { return incoming }
        var index = ReservationIndex(database, reservationTexts)
        let concerned = hasMade ? current.keys.filter { $0.recurrenceID == nil } : made
        for key in concerned.sorted() {
            if let activity = current[key] { index.add(activity) }
        }
        var settled = incoming
        settled.activities = []
        var settling = SettledReservations(taken: Set(incoming.activities.map(\.key)), joins: hasOwn)
        for activity in incoming.activities {
            let own = self.settling(activity, in: &index, &settling)
            if let key = own.key {
                if key != activity.key { settling.moves[activity.key] = key }
                if own.status != .cancelled, ReservationIdentity.isMade(activity.uid) {
                    settling.live.insert(key)
                }
            }
            if let own = own.activity { settled.activities.append(own) }
        }
        (apart.known, apart.near) = (settling.known, settling.near)
        settled.cancellations = incoming.cancellations.compactMap { self.settling($0, in: index, settling) }
        return settled
    }

    /// What is known of an import while its reservations are settled.
    private struct SettledReservations {
        /// The keys that something of the import has by now.
        var taken: Set<ActivityKey>
        /// Whether events of calendars have reservations.
        let joins: Bool
        /// The keys here of what came under others.
        var moves: [ActivityKey: ActivityKey] = [:]
        /// What a reservation says to stand.
        var live: Set<ActivityKey> = []
        /// The activity here of which the booking is another sender's, by the UID that came.
        var known: [ActivityUID: ActivityUID] = [:]
        var near: [ActivityUID: Finding] = [:]

        init(taken: Set<ActivityKey>, joins: Bool) { (self.taken, self.joins) = (taken, joins) }
    }

    /// What became of an activity: under which key its booking is here, whether it stands, and what is still to be taken.
    private typealias Settled = (activity: Activity?, key: ActivityKey?, status: ActivityStatus)

    /// What is cancelled under the UID that it has here, since METHOD:CANCEL names the sender's alone.
    ///
    /// It is `nil` where the reservation beside it says that the booking stands.
    private mutating func settling(
        _ cancellation: Cancellation, in index: ReservationIndex, _ settling: SettledReservations
    ) -> Cancellation? {
        var settled = cancellation
        let key = cancellation.key
        if key.recurrenceID == nil, current[key] == nil, senders[key.uid] == nil,
            let here = settling.moves[key] ?? index.alias(of: key.uid), let there = current[here]
        {
            settled = Cancellation(
                key: here, sequence: max(cancellation.sequence, there.sequence), stamp: cancellation.stamp,
                source: cancellation.source, reachesLater: cancellation.reachesLater)
        }
        guard settling.live.contains(senders[settled.key.uid] ?? settled.key) else { return settled }
        told.add(
            Finding(
                .contradictedReservation, .warning, component: settled.key.uid.text,
                message: tr(
                    "the calendar in the mail cancels \(key.uid), and the reservation beside it is of that booking and is not cancelled; the booking stands"
                )))
        return nil
    }

    /// The activity under the UID that its sender has for its booking here, where it changes anything.
    private mutating func settling(
        _ activity: Activity, in index: inout ReservationIndex, _ settling: inout SettledReservations
    ) -> Settled {
        let asItIs: Settled = (activity, activity.key, activity.status)
        // What an export of ours says of senders is taken as that.
        guard activity.recurrenceID == nil, activity.recurrence == nil,
            !activity.hasSeveralSenders
        else { return asItIs }
        let isMade = ReservationIdentity.isMade(activity.uid)
        let isKnown = current[activity.key] != nil || senders[activity.uid] != nil
        guard isMade || !isKnown || settling.joins else { return asItIs }
        var settled = activity
        if !isKnown {
            if let key = index.key(of: activity), let there = current[key] {
                guard let uid = slot(of: activity, in: there) else {
                    // Whether they are one is asked where all senders are.
                    settling.known[activity.uid] = key.uid
                    if isMade, activity.status != .cancelled { settling.live.insert(key) }
                    return asItIs
                }
                let slot = ActivityKey(uid: uid)
                if settling.taken.insert(slot).inserted {
                    settled = activity.renamed(slot.uid)
                    settled.sequence = max(activity.sequence, known(settled)?.sequence ?? 0)
                    tell(
                        .sameBooking, .repaired, key,
                        tr(
                            "\"\(activity.title)\" came under the UID \(activity.uid) and is the booking that is here under "
                                + "\(key.uid); it was taken as a version of that"))
                }
            } else if isMade {
                settling.near[activity.uid] = near(activity, &index)
            }
        }
        let key = senders[settled.uid] ?? settled.key
        guard let there = known(settled) else { return (settled, key, settled.status) }
        if settling.joins, let joined = joining(settled, there) { return (joined, key, joined.status) }
        guard isMade else { return (settled, key, settled.status) }
        settled = keepingZones(settled, there)
        guard settled.stamp == nil else {
            tellMoved(settled, there)
            return (settled, key, settled.status)
        }
        return (settlingUndated(settled, there) ? settled : nil, key, settled.status)
    }

    /// The UID under which the sender of an activity tells of a booking that is here; `nil` where that is another sender.
    private func slot(of activity: Activity, in there: Activity) -> ActivityUID? {
        let isReservation = ReservationIndex.hasReservation(activity)
        guard let versions = SenderVersions(there) else {
            let isOwn =
                isReservation == ReservationIndex.hasReservation(there)
                || there.source.flatMap(ContentLines.component)?.uid == activity.uid.text
            return isOwn ? there.uid : nil
        }
        let index =
            versions.index(of: activity.uid)
            ?? versions.all.firstIndex {
                isReservation && ReservationIndex.hasReservation($0.said)
            }
        return index.map { $0 == 0 ? there.uid : versions.all[$0].uid }
    }

    /// What the sender of an activity said last, where that is here.
    private func known(_ activity: Activity) -> Activity? {
        guard let there = current[senders[activity.uid].flatMap { current[$0]?.key } ?? activity.key] else {
            return nil
        }
        guard let versions = SenderVersions(there) else { return there }
        return versions.said[versions.index(of: activity.uid) ?? 0].with(uid: activity.uid)
    }

    private mutating func tell(
        _ code: FindingCode, _ severity: FindingSeverity, _ key: ActivityKey, _ message: String
    ) {
        told.add(Finding(code, severity, component: key.uid.text, message: message))
    }

    /// What tells that something here may be the same booking, and is not taken for it.
    private func near(_ activity: Activity, _ index: inout ReservationIndex) -> Finding? {
        guard let near = index.near(activity).flatMap({ current[$0] }) else { return nil }
        let said = ActivityDifferences(near, activity).texts.joined(separator: "; ")
        return Finding(
            .sameBooking, .warning, component: activity.uid.text,
            message: tr(
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
        // A change by hand is no version of the sender's.
        let there = HandEdit(there, database)?.base ?? there
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

extension Activity {
    /// The activity under another UID, which its component has, too, where both are made of what a mail says.
    fileprivate func renamed(_ other: ActivityUID) -> Activity {
        var renamed = with(uid: other)
        if ReservationIdentity.isMade(uid), ReservationIdentity.isMade(other),
            let component = source.flatMap(ContentLines.component)
        {
            renamed.source = CalendarWriter().text(component.with(uid: other.text))
        }
        return renamed
    }
}
