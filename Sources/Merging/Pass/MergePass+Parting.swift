import CivilTime
import Findings
import Messages
import Reservations
import Trips

// MARK: - One booking no longer

extension MergePass {
    /// Makes activities of their own of what senders can no longer tell of one booking, once a new version is taken.
    mutating func part(_ incoming: IncomingVersions) {
        let cancelled = Set(incoming.cancellations.map(\.key))
        let shared = Self.sharedUIDs(of: incoming)
        for activity in incoming.activities
        where activity.recurrenceID == nil && !cancelled.contains(activity.key) {
            let key = senders[activity.uid] ?? activity.key
            guard joined.contains(key), let there = current[key],
                let reason = reasonToPart(activity, there, isShared: shared.contains(activity.uid))
            else { continue }
            part(there, for: activity.uid, reason)
        }
        for cancellation in incoming.cancellations where cancellation.key.recurrenceID == nil {
            let key = senders[cancellation.key.uid] ?? cancellation.key
            guard joined.contains(key), let there = current[key],
                let reason = reasonToPart(cancellation, there)
            else { continue }
            part(there, for: cancellation.key.uid, reason)
        }
    }

    /// Why what calls off a booking is of somebody else than the others are; `nil` where it is not, or does not say so.
    ///
    /// Where it would have been and when does not tell: it may have been moved before it was cancelled.
    private func reasonToPart(_ cancellation: Cancellation, _ there: Activity) -> String? {
        guard let known = SenderVersions(there), let index = known.index(of: cancellation.key.uid)
        else { return nil }
        let said = known.said
        guard !cancellation.isOlder(than: said[index]),
            let named = events.reading(cancellation, like: said[index])
        else { return nil }
        let side = BookingSide(named, database)
        let others = said.indices.filter { $0 != index }.map { said[$0] }
        let isOther = others.contains { other in
            let theirs = BookingSide(other, database).confirmation
            return !side.confirmation.isEmpty && !theirs.isEmpty && side.confirmation != theirs
        }
        return isOther ? tr("it has another confirmation") : otherTraveller(side, others)
    }

    /// What of a version of one sender speaks against the last versions of the others.
    private func contradiction(of incoming: Activity, at index: Int, _ said: [Activity]) -> String? {
        let side = BookingSide(incoming, database)
        let others = said.indices.filter { $0 != index }.map { said[$0] }
        return others.lazy.compactMap { BookingSameness.areTwo(BookingSide($0, self.database), side) }.first
            ?? otherTraveller(side, others)
    }

    /// Whether a version names nobody who may be among those of another one: what was one booking is parted by no spelling of a
    /// name.
    private func otherTraveller(_ side: BookingSide, _ others: [Activity]) -> String? {
        guard let people = side.people(database, reservationTexts).first, !people.isEmpty else { return nil }
        let isOther = others.contains { other in
            BookingSide(other, database).people(database, reservationTexts).contains {
                !$0.isEmpty && !$0.sharesWord(with: people)
            }
        }
        return isOther ? tr("it names another traveller") : nil
    }

    /// Why a new version of one sender cannot stay with what the others say; `nil` where it can.
    func reasonToPart(_ incoming: Activity, _ there: Activity, isShared: Bool) -> String? {
        guard !incoming.hasSeveralSenders, incoming.edit == nil,
            let known = SenderVersions(there),
            let index = known.index(of: incoming.uid) ?? (incoming.uid == there.uid ? 0 : nil)
        else { return nil }
        let said = known.said
        if case .older = RevisionOrder(of: incoming.revision, against: said[index].revision) { return nil }
        if isBareExport(incoming, ofSeveral: there, said[0]) { return nil }
        if isShared { return tr("several events have its UID") }
        if incoming.recurrence != nil { return tr("it repeats") }
        let sent = events.asSent(incoming, like: there)
        guard SenderVersions.canKeep(sent) else {
            return tr("it is too large")
        }
        guard !ActivityField.all(database).allSatisfy({ $0.edited.isSame(said[index], sent) }) else {
            return nil
        }
        return contradiction(of: sent, at: index, said)
    }

    /// Makes an activity of what each sender said; the new version then comes to that of its own.
    ///
    /// - Returns: Whether it could be done.
    @discardableResult
    mutating func part(_ there: Activity, for incoming: ActivityUID, _ reason: String) -> Bool {
        var parts = BookingSenders.split(there, database: database)
        guard parts.count > 1 else { return false }
        if parts[0].uid == incoming, current[parts[1].key] == nil {
            // What was changed by hand, and what belongs to the activity, stays with those who stay.
            if let edit = HandEdit(there, database) {
                parts[1] = edit.merged(with: parts[1]).activity
                parts[0] = BookingSenders.split(edit.base, database: database)[0]
            }
            moves.put(moves.lift(there.key), at: parts[1].key)
        }
        told.add(
            Finding(
                .sameBooking, .warning, component: there.uid.text,
                message: tr(
                    "\"\(there.title)\" was one activity of \(parts.count) senders; \(incoming) is no longer of that booking (\(reason)). Each has an activity of its own now"
                )))
        if parts[0].uid != incoming {
            if parts[0].saysSame(as: there, database) {
                result.unchanged.append(there.key)
            } else {
                result.updated.append(there.key)
            }
        }
        write(parts[0])
        for part in parts.dropFirst() where current[part.key] == nil {
            write(part)
            if part.uid != incoming { result.added.append(part.key) }
        }
        joined.remove(there.key)
        senders = senders.filter { $0.value != there.key }
        return true
    }
}
