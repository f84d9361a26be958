import CivilTime
import Findings
import Messages
import Reservations
import Trips

// MARK: - Another sender's event

extension MergePass {
    /// Whether an event can become part of an activity of another sender.
    func canJoin(_ activity: Activity, _ there: Activity) -> Bool {
        guard there.recurrence == nil, there.recurrenceID == nil, let source = activity.source,
            activity.edit == nil,
            !BookingSide.isWrittenByUs(activity),
            SenderVersions(there)?.hasRoom(for: source)
                ?? SenderVersions.canKeep(there),
            SenderVersions.canKeep(activity)
        else { return false }
        // What was changed by hand no sender says.
        let said = HandEdit(there, database)?.base ?? there
        return BookingSameness.areTwo(BookingSide(said, database), BookingSide(activity, database)) == nil
    }

    /// Makes an event part of the activity of the same booking.
    ///
    /// Of what changes of a booking, the version that was written later counts, whichever of both comes first; in all else
    /// the first one counts.
    mutating func take(_ join: OtherSenders.Join) {
        let activity = join.activity
        guard let there = current[join.target], canJoin(activity, there),
            let known = SenderVersions(there) ?? SenderVersions(first: there)
        else { return takeSeries(activity) }
        let base = known.joint(on: there, database)
        let differing = ActivityField.all(database).filter { field, edited in
            !field.isEmpty(in: activity) && !field.isEmpty(in: base) && !edited.isSame(base, activity)
        }
        // Of a field whoever says nothing of it is asked nothing.
        var news = Set(
            differing.map(\.field).filter { field in
                let others = known.said.filter { !field.isEmpty(in: $0) }
                return field.isNews && Self.isNewer(activity, than: others)
            })
        let doubts = Set(differing.map(\.field).filter(\.isNews))
        let isLater = doubts.isSubset(of: news) ? true : doubts.isDisjoint(with: news) ? false : nil
        // One of several seats is no other seat.
        let seats = (BookingSide(activity, database).seats, BookingSide(base, database).seats)
        if seats.0.isSubset(of: seats.1) { news.remove(.seat) }
        if seats.0.isStrictSuperset(of: seats.1) { news.insert(.seat) }
        // A flight has the end of its own start.
        if differing.contains(where: { $0.field == .start }), !news.contains(.start) {
            news.subtract(ActivityField.times)
        } else if !news.isDisjoint(with: ActivityField.times) {
            news.formUnion(ActivityField.times)
        }
        var versions = known
        versions.add(activity, counting: news)
        tell(join, there, differing, isLater: isLater)
        senders[activity.uid] = there.key
        joined.insert(there.key)
        let change = SenderChange(activity, at: versions.all.count - 1, before: known, after: versions)
        land(change, over: there)
    }

    /// How much is known of when a version was written.
    ///
    /// A feed may write DTSTAMP at each download, so a LAST-MODIFIED, the date of a mail, and a DTSTAMP beside a SEQUENCE that was
    /// counted up say more; a page says nothing.
    private static func age(_ activity: Activity, isMade: Bool) -> (sureness: Int, written: Instant) {
        if let modified = activity.lastModified { return (2, modified) }
        guard let stamp = activity.stamp else { return (isMade ? 0 : 1, .epoch) }
        return (isMade || activity.sequence > 0 ? 2 : 1, stamp)
    }

    /// Whether a version is newer than what is known; what says more about its age is.
    private static func isNewer(_ activity: Activity, than known: [Activity]) -> Bool {
        let mine = age(activity, isMade: ReservationIdentity.isMade(activity.uid))
        return known.allSatisfy { mine > age($0, isMade: ReservationIdentity.isMade($0.uid)) }
    }

    private mutating func tell(
        _ join: OtherSenders.Join, _ there: Activity,
        _ differing: [(field: ActivityField, edited: EditedField<Activity>)], isLater: Bool?
    ) {
        let differences = differing.compactMap { field, edited in
            field.difference(edited, there, join.activity)
        }
        let isInDoubt = differing.contains { $0.field.isNews }
        var rest =
            differences.isEmpty ? "" : tr("; they differ: \(differences.joined(separator: "; "))")
        if isInDoubt {
            switch isLater {
            case true?:
                rest += tr("; of times, gates and seats those that came count, which were written later")
            case false?: rest += tr("; of times, gates and seats those that were here count")
            case nil: rest += tr("; of each time, gate and seat that counts which was written later")
            }
        }
        told.add(
            Finding(
                .sameBooking, isInDoubt ? .warning : .repaired, component: there.uid.text,
                message: tr(
                    "\"\(join.activity.title)\" came under the UID \(join.activity.uid) and is the booking that is here under \(there.uid), by \(BookingSameness.words(join.agreements)); both are one activity now\(rest)"
                )))
    }

    /// Takes a version of a booking that has several senders, or an export of one.
    ///
    /// A sender's version is ordered against the last one of the same sender alone: what they say of their versions cannot be
    /// compared.
    ///
    /// - Returns: Whether what is there says something else now; `nil` when it is a version like any other.
    mutating func takeOfSeveral(_ incoming: Activity, over there: Activity) -> Bool? {
        if let theirs = SenderVersions(incoming) {
            return takeExport(incoming, of: theirs, over: there)
        }
        guard incoming.recurrence == nil, let known = SenderVersions(there) else { return nil }
        let incoming = events.asSent(incoming, like: there)
        if incoming.edit != nil {
            skip(incoming.with(key: there.key))
            return false
        }
        guard !isBareExport(incoming, ofSeveral: there, known.said[0]) else {
            result.unchanged.append(there.key)
            return false
        }
        // What came in the same file was not asked yet.
        if let reason = reasonToPart(incoming, there, isShared: false), part(there, for: incoming.uid, reason)
        {
            return take(incoming)
        }
        guard let index = known.index(of: incoming.uid) ?? (incoming.uid == there.uid ? 0 : nil) else {
            return nil
        }
        return take(incoming, at: index, of: known, over: there)
    }

    /// Takes a newer version of one sender.
    @discardableResult
    private mutating func take(
        _ incoming: Activity, at index: Int, of known: SenderVersions, over there: Activity,
        cancelledBy cancellation: StatementCancellation? = nil
    ) -> Bool {
        let said = known.said[index]
        let order = RevisionOrder(of: incoming.revision, against: said.revision)
        let isRevived = said.status == .cancelled && incoming.status != .cancelled
        if case .older = order {
            skip(incoming.with(key: there.key))
            return false
        }
        if case .same = order, isRevived, cancellation == nil {
            skip(incoming.with(key: there.key))
            return false
        }
        let changed = ActivityField.all(database).filter { _, field in !field.isSame(said, incoming) }
        if changed.isEmpty, !order.isNewer, events.haveSameRest(said, incoming) {
            result.unchanged.append(there.key)
            return false
        }
        let counting = counting(changed.map(\.field), of: incoming, known, there)
        var versions = known
        versions.replace(index, with: incoming, changing: counting, cancelledBy: cancellation)
        tellChanged(changed.filter { counting.contains($0.field) }, incoming, index, known, versions, there)
        return land(SenderChange(incoming, at: index, before: known, after: versions), over: there)
    }

    /// In which fields a sender counts who changed some.
    ///
    /// The end belongs to a start: it counts with that, and that of another start than is shown does not.
    private func counting(
        _ changed: [ActivityField], of incoming: Activity, _ known: SenderVersions, _ there: Activity
    ) -> Set<ActivityField> {
        var fields = Set(changed)
        guard !fields.isDisjoint(with: ActivityField.times) else { return fields }
        let base = known.joint(on: there, database)
        let start = EditedField.start(database)
        if fields.contains(.start) || start.isSame(base, incoming) {
            fields.formUnion(ActivityField.times)
        } else {
            fields.subtract(ActivityField.times)
        }
        return fields
    }

    /// Tells what a sender changed where another one says something else.
    private mutating func tellChanged(
        _ changed: [(field: ActivityField, edited: EditedField<Activity>)], _ incoming: Activity,
        _ index: Int,
        _ known: SenderVersions, _ after: SenderVersions, _ there: Activity
    ) {
        var texts: [String] = []
        for (field, edited) in changed {
            for other in known.said where other.uid != known.all[index].uid {
                guard !field.isEmpty(in: other), !edited.isSame(other, incoming) else { continue }
                guard let words = field.difference(edited, other, incoming) else { continue }
                texts.append(tr("\(words) (\(BookingSender.name(other.uid)))", as: "what another UID says"))
            }
        }
        guard !texts.isEmpty else { return }
        let isNews = changed.contains { $0.field.isNews }
        let others = known.said.filter { $0.uid != known.all[index].uid }
        let isInDoubt =
            incoming.status == .cancelled && there.status != .cancelled
            && after.joint(on: there, database).status != .cancelled
        let outcome =
            if isInDoubt {
                tr(
                    "it does not say whose it is, by a confirmation or a traveller of it, so the booking is tentative, not cancelled"
                )
            } else if incoming.status == .cancelled {
                tr("one of them cancels it, so it is cancelled")
            } else if others.contains(where: { $0.status == .cancelled }) {
                tr("it stays cancelled, as one of them says")
            } else {
                tr("what came last counts")
            }
        told.add(
            Finding(
                .sameBooking, isNews ? .warning : .repaired, component: there.uid.text,
                message: tr(
                    "of \"\(there.title)\", \(BookingSender.name(known.all[index].uid)) changes what others say otherwise: \(texts.joined(separator: "; ")); \(outcome)"
                )))
    }
}

// MARK: - METHOD:CANCEL

extension MergePass {
    /// Takes a cancellation of one sender, whose last version is then cancelled.
    mutating func takeOfSeveral(_ cancellation: Cancellation, over there: Activity) {
        guard let known = SenderVersions(there) else { return }
        let index = known.index(of: cancellation.key.uid) ?? 0
        let said = known.said
        let last = said[index]
        guard last.source != nil else { return result.skipped.append(there.key) }
        guard !cancellation.isOlder(than: last) else { return skip(there) }
        let isNamed =
            events.reading(cancellation, like: last).map { named in
                let others = said.indices.filter { $0 != index }.map { said[$0] }
                return SenderVersions.saysWhose(named, database)
                    && !SenderVersions.isOfAnother(named, beside: others, database)
            } ?? false
        var called = last
        called.status = .cancelled
        called.sequence = cancellation.sequence
        called.stamp = cancellation.stamp ?? last.stamp
        take(
            called, at: index, of: known, over: there,
            cancelledBy: .own(cancellation.revision, namesBooking: isNamed))
    }
}
