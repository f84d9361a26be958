import CivilTime
import Findings
import ICalendar
import Messages
import Reservations
import StrictJSON
import Trips

// MARK: - Travellers who have a mail each

extension MergePass {
    /// Puts the travellers of a reservation beside those whose reservations of the same booking are here.
    ///
    /// Each traveller may get a mail, and each of a room or a seat: what another mail is about stays, as it does within one
    /// file. So does what a later mail leaves out, the travellers and their seats.
    ///
    /// - Parameters:
    ///   - activity: What came in, under the UID that it has here.
    ///   - there: What is here.
    /// - Returns: The activity for all of them; `nil` where what came in is a version that says all that is here.
    mutating func joining(_ activity: Activity, _ there: Activity) -> Activity? {
        var clock = ReservationClock(database)
        var mine = ReservationIndex.objects(of: activity, reservationTexts, &clock).map(\.undated)
        var theirs = ReservationIndex.objects(of: there, reservationTexts, &clock).map(\.undated)
        guard !mine.isEmpty, !theirs.isEmpty else { return nil }
        let (people, known) = (
            Travellers(mine.flatMap(\.travellers)), Travellers(theirs.flatMap(\.travellers))
        )
        let isOfOthers = Self.isOfOthers(mine, people, theirs, known)
        guard
            isOfOthers || Self.leavesOut(mine, people, theirs, known)
                || Self.isMade(activity) && Self.areApart(theirs, around: activity.stamp)
        else { return nil }
        // A change by hand is no mail: what counts is what the mails said, and when.
        let said = HandEdit(there, database)?.base ?? there
        // What a page without a date says of those who are here is told elsewhere.
        if activity.stamp == nil, said.stamp != nil, known.isEmpty || people.isSubset(of: known) {
            return nil
        }
        let isUndated = activity.stamp == nil && said.stamp == nil
        if isUndated, !isOfOthers, said.status == .cancelled, activity.status != .cancelled { return nil }
        if !isUndated || !isOfOthers {
            date(&mine, activity.stamp, &theirs, said.stamp)
        }
        guard var group = Self.group(theirs + mine, several: Self.several(theirs), &clock) else { return nil }
        var merged = group.merged(&clock)
        var stamp = [activity.stamp, said.stamp].compactMap(\.self).max()
        (merged.sent, merged.modified) = (stamp, nil)
        if said.status == .cancelled, merged.status != .cancelled, stamp == said.stamp {
            // An older mail has those who are not cancelled: the booking as it is from now on is newer than that it was cancelled.
            stamp = stamp.flatMap { try? $0.adding(.seconds(1)) }
            merged.sent = stamp
        }
        guard var joined = events.activity(of: merged, objects: group.datedData, like: activity, &clock)
        else { return nil }
        joined.sequence = max(activity.sequence, said.sequence)
        joined.stamp = stamp
        if isUndated, !isOfOthers { return settlingUndated(joined, there) ? joined : there }
        tell(joined, mine, there, theirs, isOfOthers: isOfOthers, group.notes)
        return joined
    }

    /// Tells what was put together; of a mail that changes nothing, what of it does not count.
    private mutating func tell(
        _ joined: Activity, _ mine: [Reservation], _ there: Activity, _ theirs: [Reservation],
        isOfOthers: Bool, _ notes: [ReservationGroup.Note]
    ) {
        guard !joined.hasSameMeaning(as: there) else {
            let isOff = mine.contains { $0.status == .cancelled }
            return tell(
                notes.filter { $0.code == .olderVersion || isOff && $0.code == .contradictedReservation },
                joined)
        }
        guard isOfOthers else { return tellMoved(joined, there) }
        tell(joined, Self.names(mine), Self.names(theirs))
        tell(notes, joined)
    }

    /// Gives each the date of the mail that it came in; what does not say its date is older.
    ///
    /// Of mails that were put together before the dates were kept all have that of the newest.
    private func date(
        _ mine: inout [Reservation], _ stamp: Instant?, _ theirs: inout [Reservation], _ known: Instant?
    ) {
        let own = stamp ?? (known == nil ? .epoch : nil)
        // Of two of one moment that counts which came last.
        let before = own.flatMap { try? $0.adding(.seconds(-1)) }
        for index in mine.indices { mine[index].sent = own }
        for index in theirs.indices {
            // Nobody's mail is newer than the newest.
            let sent = known.map { known in theirs[index].sent.map { min($0, known) } ?? known }
            theirs[index].sent = sent == own && known == own ? before : sent ?? before
        }
    }

    /// Whether an activity was made of objects alone; beside them an event says its times and status itself.
    private static func isMade(_ activity: Activity) -> Bool {
        activity.source.flatMap(ContentLines.component)?.uid.map {
            ReservationIdentity.isMade(ActivityUID($0))
        }
            ?? true
    }

    /// Whether of what is here some is from before a moment and some from after it, so that one date cannot order all.
    private static func areApart(_ theirs: [Reservation], around stamp: Instant?) -> Bool {
        guard let stamp else { return false }
        let dates = theirs.compactMap(\.sent)
        return dates.contains { $0 < stamp } && dates.contains { $0 > stamp }
    }

    private static func group(
        _ all: [Reservation], several: Travellers, _ clock: inout ReservationClock
    ) -> ReservationGroup? {
        var group: ReservationGroup?
        for reservation in all {
            let bytes = JSONWriter.compactBytes(of: reservation.data).count
            if group == nil {
                group = ReservationGroup(
                    reservation, line: 0, bytes: bytes, mostBytes: ReservationLimits().reservationBytes)
                group?.several = several
            } else {
                group?.add(reservation, line: 0, bytes: bytes, &clock)
            }
        }
        return group
    }

    /// Whether one of two versions is for other travellers than the other one, or for another room or seat of theirs.
    private static func isOfOthers(
        _ mine: [Reservation], _ people: Travellers, _ theirs: [Reservation], _ known: Travellers
    ) -> Bool {
        guard !people.isEmpty, !known.isEmpty else { return false }
        if !people.isSubset(of: known) || !known.isSubset(of: people) || people.count != known.count {
            return true
        }
        let (seats, others) = (Set(mine.flatMap(\.seats)), Set(theirs.flatMap(\.seats)))
        guard !seats.isEmpty, !others.isEmpty, seats != others else { return false }
        let isOfFamily = mine[0].type == .lodging || people.areSurnames
        // One of several seats, or another room.
        return seats.isDisjoint(with: others) ? isOfFamily : !others.isSubset(of: seats)
    }

    /// Whether a version does not say what another one does of the travellers, the seats and the confirmation.
    private static func leavesOut(
        _ mine: [Reservation], _ people: Travellers, _ theirs: [Reservation], _ known: Travellers
    ) -> Bool {
        if people.isEmpty != known.isEmpty { return true }
        if mine.contains(where: \.seats.isEmpty) != theirs.contains(where: \.seats.isEmpty) { return true }
        return mine.allSatisfy { $0.confirmation == nil } && theirs.contains { $0.confirmation != nil }
    }

    /// Those who have more than one room or seat.
    private static func several(_ all: [Reservation]) -> Travellers {
        var found = Travellers()
        for (index, reservation) in all.enumerated() where !reservation.seats.isEmpty {
            for name in reservation.travellers where !found.contains(name) {
                let hasOther = all[..<index].contains { other in
                    !other.seats.isEmpty && other.people.contains(name)
                        && !other.seats.contains(where: reservation.seats.contains)
                }
                if hasOther { found.insert(name) }
            }
        }
        return found
    }

    private mutating func tell(_ joined: Activity, _ mine: String, _ theirs: String) {
        told.add(
            Finding(
                .sameBooking, .repaired, component: joined.uid.text,
                message: tr(
                    "\"\(joined.title)\" is here for \(theirs), and what came is for \(mine); they were put together"
                )))
    }

    private mutating func tell(_ notes: [ReservationGroup.Note], _ joined: Activity) {
        for note in notes.prefix(8) {
            told.add(Finding(note.code, note.severity, component: joined.uid.text, message: note.message))
        }
    }

    /// The travellers with their seats or rooms.
    private static func names(_ all: [Reservation]) -> String {
        let texts = all.map { reservation in
            let names = reservation.travellers.joined(separator: ", ")
            return reservation.seat.map { "\(names) (\($0))" } ?? names
        }
        return Set(texts).sorted().prefix(8).joined(separator: ", ")
    }
}
