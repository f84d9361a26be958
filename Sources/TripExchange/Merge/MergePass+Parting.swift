import CivilTime
import ICalendar
import Messages
import Trips

// MARK: - One booking no longer

extension MergePass {
    /// Makes activities of their own of what senders can no longer tell of one booking, once a new version is taken.
    mutating func part(_ incoming: ImportedCalendar) {
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
                let known = SenderVersions(there.source), let index = known.index(of: cancellation.key.uid)
            else { continue }
            let said = known.said(there.source, database)
            guard let last = said[index], !cancellation.isOlder(than: last),
                let reason = reasonToCallOffAlone(said, index, as: last)
            else { continue }
            part(there, for: cancellation.key.uid, reason)
        }
    }

    /// Why what one sender calls off may be somebody else's: another one says whose booking it is, and this one does not.
    ///
    /// - Parameters:
    ///   - said: What each of them said last.
    ///   - index: Who calls off.
    ///   - incoming: What that one says now.
    /// - Returns: The reason, for people; `nil` where it counts for all.
    private func reasonToCallOffAlone(_ said: [Activity?], _ index: Int, as incoming: Activity) -> String? {
        guard said[index]?.status != .cancelled else { return nil }
        func saysWhose(_ activity: Activity) -> Bool {
            let side = BookingSide(activity, database)
            return !side.confirmation.isEmpty || !side.people(database).isEmpty
        }
        guard !saysWhose(incoming), said[index].map(saysWhose) != true,
            said.indices.contains(where: { $0 != index && said[$0].map(saysWhose) == true })
        else { return nil }
        return tr("it calls off a booking, and says neither a confirmation nor a traveller")
    }

    /// Why a new version of one sender cannot stay with what the others say; `nil` where it can.
    func reasonToPart(_ incoming: Activity, _ there: Activity, isShared: Bool) -> String? {
        guard !SenderVersions.areThere(in: incoming.source), EditMark(in: incoming.source) == nil,
            let known = SenderVersions(there.source),
            let index = known.index(of: incoming.uid) ?? (incoming.uid == there.uid ? 0 : nil)
        else { return nil }
        let said = known.said(there.source, database)
        if let last = said[index] {
            if case .older = RevisionOrder(of: incoming.revision, against: last.revision) { return nil }
            if isBareExport(incoming, ofSeveral: there, said[0]) { return nil }
        }
        if isShared { return tr("several events have its UID") }
        if incoming.recurrence != nil { return tr("it repeats") }
        let sent = incoming.asSent(like: there, database)
        guard SenderVersions.canKeep(sent, database) else {
            return tr("it is too large, or cannot be read without its calendar")
        }
        guard
            said[index].map({ last in !SharedField.all(database).allSatisfy { $0.edited.isSame(last, sent) } }
            )
                ?? true
        else { return nil }
        if sent.status == .cancelled, let reason = reasonToCallOffAlone(said, index, as: sent) {
            return reason
        }
        let side = BookingSide(sent, database)
        return said.indices.lazy.filter { $0 != index }.compactMap { other in
            said[other].flatMap { BookingSameness.areTwo(BookingSide($0, self.database), side) }
        }.first
    }

    /// Makes an activity of what each sender said; the new version then comes to that of its own.
    ///
    /// - Returns: Whether it could be done.
    @discardableResult
    mutating func part(_ there: Activity, for incoming: ActivityUID, _ reason: String) -> Bool {
        let parts = BookingSenders.split(there, database: database)
        guard parts.count > 1 else { return false }
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
