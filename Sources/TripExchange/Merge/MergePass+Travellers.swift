import CivilTime
import ICalendar
import Messages
import Trips

// MARK: - Travellers who have a mail each

extension MergePass {
    /// Puts the travellers of a reservation beside those whose reservations of the same booking are here.
    ///
    /// Each traveller may get a mail, and each of a room or a seat: what another mail is about stays, as it does within one
    /// file.
    ///
    /// - Parameters:
    ///   - activity: What came in, under the UID that it has here.
    ///   - there: What is here.
    /// - Returns: The activity for all of them; `nil` where what came in is a version of all that is here.
    mutating func joining(_ activity: Activity, _ there: Activity) -> Activity? {
        var clock = ReservationClock(database)
        let mine = ReservationIndex.objects(of: activity, &clock).map { $0.sent(at: activity.stamp) }
        let theirs = ReservationIndex.objects(of: there, &clock).map { $0.sent(at: there.stamp) }
        guard !mine.isEmpty, Self.isPartial(mine, of: theirs) else { return nil }
        let known = Set(theirs.flatMap(\.people))
        // What a page without a date says of those who are here is told elsewhere.
        if activity.stamp == nil, there.stamp != nil, mine.allSatisfy({ known.isSuperset(of: $0.people) }) {
            return nil
        }
        let isLater = activity.stamp.map { stamp in there.stamp.map { $0 <= stamp } ?? true } ?? false
        var group: ReservationGroup?
        for reservation in isLater ? mine + theirs : theirs + mine {
            let bytes = JSONWriter.compactBytes(of: reservation.data).count
            if group == nil {
                group = ReservationGroup(
                    reservation, line: 0, bytes: bytes, mostBytes: ReservationLimits().reservationBytes)
                group?.several = Self.several(theirs)
            } else {
                group?.add(reservation, line: 0, bytes: bytes, &clock)
            }
        }
        guard var group else { return nil }
        var merged = group.merged(&clock)
        let stamp = [activity.stamp, there.stamp].compactMap(\.self).max()
        (merged.sent, merged.modified) = (stamp, nil)
        guard var joined = joined(merged, group.data, activity, &clock) else { return nil }
        joined.sequence = max(activity.sequence, there.sequence)
        joined.stamp = stamp
        guard !joined.hasSameMeaning(as: there) else { return joined }
        tell(joined, Set(mine.flatMap(\.travellers)), Set(theirs.flatMap(\.travellers)), group.notes)
        return joined
    }

    /// Whether something here is of other travellers, or of another room or seat, than all that came in.
    private static func isPartial(_ mine: [Reservation], of theirs: [Reservation]) -> Bool {
        let people = Set(mine.flatMap(\.people))
        guard !people.isEmpty else { return false }
        if theirs.contains(where: { !$0.people.isEmpty && people.isDisjoint(with: $0.people) }) {
            return true
        }
        let seats = Set(mine.flatMap(\.seats))
        return theirs.contains { !seats.isDisjoint(with: $0.seats) }
            && theirs.contains { !$0.seats.isEmpty && seats.isDisjoint(with: $0.seats) }
    }

    /// Those who have more than one room or seat.
    private static func several(_ all: [Reservation]) -> Set<String> {
        var seats: [String: Set<String>] = [:]
        var found: Set<String> = []
        for reservation in all where !reservation.seats.isEmpty {
            for name in reservation.people {
                if let known = seats[name], known.isDisjoint(with: reservation.seats) { found.insert(name) }
                seats[name, default: []].formUnion(reservation.seats)
            }
        }
        return found
    }

    /// The activity of all objects together: of the sender's event where what came in is one.
    private func joined(
        _ merged: Reservation, _ data: [JSONValue], _ activity: Activity, _ clock: inout ReservationClock
    ) -> Activity? {
        guard let source = activity.source, var component = ContentLines.component(of: source) else {
            return nil
        }
        if component.uid.map({ ReservationIdentity.isMade(ActivityUID($0)) }) ?? true {
            guard
                let event = ReservationEvent(
                    merged, data: data, uid: component.uid ?? activity.uid.text, clock: &clock)
            else { return nil }
            component = event.component
        } else {
            component.remove(named: EventReservation.kde)
            let text = String(decoding: JSONWriter.compactBytes(of: .array(data)), as: UTF8.self)
            component.append(Property(text: EventReservation.kde, text))
        }
        let calendar = CalendarObject(productID: ReservationGathering.productID, components: [component])
        let read = CalendarImport(database: database, floatingTimes: .hintedByFile).activities(
            from: ReadResult(calendars: [calendar], findings: []), file: nil)
        return read.activities.first?.with(uid: activity.uid)
    }

    private mutating func tell(
        _ joined: Activity, _ mine: Set<String>, _ theirs: Set<String>, _ notes: [ReservationGroup.Note]
    ) {
        func names(_ all: Set<String>) -> String { all.sorted().prefix(8).joined(separator: ", ") }
        told.add(
            Finding(
                .sameBooking, .repaired, component: joined.uid.text,
                message: tr(
                    "\"\(joined.title)\" is here for \(names(theirs)), and what came is for \(names(mine)); they were put together"
                )))
        for note in notes.prefix(8) {
            told.add(Finding(note.code, note.severity, component: joined.uid.text, message: note.message))
        }
    }
}

extension Reservation {
    /// The same, of a mail that was sent then.
    fileprivate func sent(at instant: Instant?) -> Reservation {
        var copy = self
        copy.sent = instant
        return copy
    }
}
