import CivilTime
import ICalendar
import Messages
import Trips

// MARK: - Bookings of which several senders tell

extension MergePass {
    /// What of an import is told of activities that have other UIDs here.
    struct OtherSenders {
        var versions: [(activity: Activity, key: ActivityKey)] = []
        var joins: [(activity: Activity, join: BookingPairs.Join)] = []
        var cancellations: [(cancellation: Cancellation, key: ActivityKey)] = []
    }

    /// Sets apart what other senders tell of activities that are here, or that come in.
    ///
    /// - Parameter incoming: The calendar.
    /// - Returns: All else, and what was set apart.
    mutating func settingApart(_ incoming: ImportedCalendar) -> (ImportedCalendar, OtherSenders) {
        findSenders(incoming)
        var rest = incoming
        var apart = OtherSenders()
        if !senders.isEmpty { takeApartKnown(&rest, &apart) }
        // What we wrote as two are two.
        let new = rest.activities.filter {
            BookingSide.isPossible($0) && current[$0.key] == nil && !BookingSide.isWrittenByUs($0)
        }
        guard !new.isEmpty else { return (rest, apart) }
        let existing = current.keys.compactMap { key in
            current[key].flatMap { BookingSide.isPossible($0) ? $0 : nil }
        }
        let pairs = BookingPairs(new, beside: existing, database)
        for uids in pairs.unclear { told.add(BookingPairs.finding(uids)) }
        guard !pairs.joins.isEmpty else { return (rest, apart) }
        let joins = Dictionary(pairs.joins.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        rest.activities.removeAll { $0.recurrenceID == nil && joins[$0.uid] != nil }
        apart.joins = new.compactMap { activity in joins[activity.uid].map { (activity, $0) } }
            .sorted { $0.activity.uid < $1.activity.uid }
        return (rest, apart)
    }

    /// Finds the UIDs of other senders of what is here, and of what comes in as an export of ours.
    private mutating func findSenders(_ incoming: ImportedCalendar) {
        for key in current.keys where key.recurrenceID == nil {
            if let source = current[key]?.source { findSenders(of: key, source) }
        }
        for activity in incoming.activities
        where activity.recurrenceID == nil && BookingSide.isBooking(activity) {
            if let source = activity.source { findSenders(of: activity.key, source) }
        }
    }

    private mutating func findSenders(of key: ActivityKey, _ source: String) {
        guard SenderVersions.areThere(in: source), let versions = SenderVersions(source) else { return }
        joined.insert(key)
        for version in versions.all.dropFirst() where current[ActivityKey(uid: version.uid)] == nil {
            senders[version.uid] = min(key, senders[version.uid] ?? key)
        }
    }

    private func takeApartKnown(_ rest: inout ImportedCalendar, _ apart: inout OtherSenders) {
        let cancelled = Set(rest.cancellations.map(\.key))
        for cancellation in rest.cancellations where cancellation.key.recurrenceID == nil {
            if let key = senders[cancellation.key.uid] { apart.cancellations.append((cancellation, key)) }
        }
        for activity in rest.activities where isOfOtherSender(activity) && !cancelled.contains(activity.key) {
            if let key = senders[activity.uid] { apart.versions.append((activity, key)) }
        }
        rest.activities.removeAll(where: isOfOtherSender)
        rest.cancellations.removeAll { $0.key.recurrenceID == nil && senders[$0.key.uid] != nil }
    }

    /// Whether it is a version of what has another UID here; a series is none.
    private func isOfOtherSender(_ activity: Activity) -> Bool {
        activity.recurrenceID == nil && activity.recurrence == nil && senders[activity.uid] != nil
    }

    /// Whether a version is of a booking of which several senders tell, here or in an export.
    func isOfSeveral(_ incoming: Activity, over there: Activity) -> Bool {
        if joined.contains(there.key) { return true }
        return BookingSide.isBooking(there) && SenderVersions.areThere(in: incoming.source)
    }

    /// Takes what was set apart, once all else is here.
    mutating func take(_ apart: OtherSenders) {
        for (activity, key) in apart.versions {
            guard let there = current[key], takeOfSeveral(activity, over: there) != nil else {
                takeSeries(activity)
                continue
            }
        }
        for (activity, join) in apart.joins { take(activity, joining: join) }
        for (cancellation, key) in apart.cancellations {
            guard let there = current[key] else { continue }
            takeOfSeveral(cancellation, over: there)
        }
    }
}

// MARK: - Another sender's event

extension MergePass {
    /// Makes an event part of the activity of the same booking.
    private mutating func take(_ activity: Activity, joining join: BookingPairs.Join) {
        guard let there = current[ActivityKey(uid: join.target)], let source = activity.source,
            let known = SenderVersions(there.source) ?? SenderVersions(first: there),
            known.hasRoom(for: source), known.all[0].text.utf8.count <= SenderVersions.mostBytes
        else { return takeSeries(activity) }
        var versions = known
        versions.add(activity)
        let differences = SharedField.all(database).compactMap { field, edited in
            edited.isSame(there, activity) ? nil : field.difference(edited, there, activity)
        }
        let rest =
            differences.isEmpty ? "" : tr("; they differ: \(differences.joined(separator: "; "))")
        told.add(
            Finding(
                .sameBooking, .repaired, component: there.uid.text,
                message: tr(
                    "\"\(activity.title)\" came under the UID \(activity.uid) and is the booking that is here under \(there.uid), by \(BookingSameness.words(join.agreements)); both are one activity now\(rest)"
                )))
        senders[activity.uid] = there.key
        joined.insert(there.key)
        let change = SenderChange(activity, at: versions.all.count - 1, before: known, after: versions)
        land(change, over: there)
    }

    /// Takes a version of a booking that has several senders, or an export of one.
    ///
    /// A sender's version is ordered against the last one of the same sender alone: what they say of their versions cannot be
    /// compared.
    ///
    /// - Returns: Whether what is there says something else now; `nil` when it is a version like any other.
    mutating func takeOfSeveral(_ incoming: Activity, over there: Activity) -> Bool? {
        if let theirs = SenderVersions(incoming.source) {
            return takeExport(incoming, of: theirs, over: there)
        }
        guard incoming.recurrence == nil, let known = SenderVersions(there.source) else { return nil }
        let incoming = incoming.asSent(like: there, database)
        if EditMark(in: incoming.source) != nil {
            skip(incoming.with(key: there.key))
            return false
        }
        let first = known.said(there.source, database)[0]
        guard !isBareExport(incoming, ofSeveral: there, first) else {
            result.unchanged.append(there.key)
            return false
        }
        return take(incoming, at: known.index(of: incoming.uid) ?? 0, of: known, over: there)
    }

    /// Takes a newer version of one sender.
    @discardableResult
    private mutating func take(
        _ incoming: Activity, at index: Int, of known: SenderVersions, over there: Activity,
        isCancellation: Bool = false
    ) -> Bool {
        let said = known.said(there.source, database)[index]
        let order =
            said.map { RevisionOrder(of: incoming.revision, against: $0.revision) } ?? .newer(by: .stamp)
        let isRevived = said?.status == .cancelled && incoming.status != .cancelled
        if case .older = order {
            skip(incoming.with(key: there.key))
            return false
        }
        if case .same = order, isRevived, !isCancellation {
            skip(incoming.with(key: there.key))
            return false
        }
        guard let source = incoming.source, source.utf8.count <= SenderVersions.mostBytes else {
            tellTooLarge(incoming, there)
            return false
        }
        let changed = SharedField.all(database).filter { _, field in
            said.map { !field.isSame($0, incoming) } ?? true
        }
        if changed.isEmpty, !order.isNewer, said?.hasSameRest(as: incoming) ?? false {
            result.unchanged.append(there.key)
            return false
        }
        tellChanged(changed, incoming, index, known, there)
        var versions = known
        versions.replace(index, with: incoming, changing: Set(changed.map(\.field)))
        return land(SenderChange(incoming, at: index, before: known, after: versions), over: there)
    }

    private mutating func tellTooLarge(_ incoming: Activity, _ there: Activity) {
        result.skipped.append(there.key)
        told.add(
            Finding(
                .sameBooking, .warning, component: incoming.uid.text,
                message: tr(
                    "the event \"\(incoming.title)\" has more than \(SenderVersions.mostBytes) bytes, and can not be kept beside \(there.uid); it changed nothing"
                )))
    }

    /// Tells what a sender changed where another one says something else.
    private mutating func tellChanged(
        _ changed: [(field: SharedField, edited: EditedField<Activity>)], _ incoming: Activity, _ index: Int,
        _ known: SenderVersions, _ there: Activity
    ) {
        let said = known.said(there.source, database)
        var texts: [String] = []
        for (field, edited) in changed {
            for (other, version) in zip(known.all, said) where other.uid != known.all[index].uid {
                guard let version, !field.isEmpty(in: version), !edited.isSame(version, incoming) else {
                    continue
                }
                guard let words = field.difference(edited, version, incoming) else { continue }
                texts.append(tr("\(words) (\(other.uid))", as: "what another UID says"))
            }
        }
        guard !texts.isEmpty else { return }
        let others = zip(known.all, said).filter { $0.0.uid != known.all[index].uid }
        let outcome =
            incoming.status != .cancelled && others.contains { $0.1?.status == .cancelled }
            ? tr("it stays cancelled, as one of them says") : tr("what came last counts")
        told.add(
            Finding(
                .sameBooking, .warning, component: there.uid.text,
                message: tr(
                    "of \"\(there.title)\", \(known.all[index].uid) changes what others say otherwise: \(texts.joined(separator: "; ")); \(outcome)"
                )))
    }
}

// MARK: - METHOD:CANCEL

extension MergePass {
    /// Takes a cancellation of one sender: its last version, called off.
    mutating func takeOfSeveral(_ cancellation: Cancellation, over there: Activity) {
        guard let known = SenderVersions(there.source) else { return }
        let index = known.index(of: cancellation.key.uid) ?? 0
        guard let last = known.said(there.source, database)[index],
            var component = ContentLines.component(of: known.all[index].text)
        else { return result.skipped.append(there.key) }
        guard !cancellation.isOlder(than: last) else { return skip(there) }
        component.set(Property("STATUS", rawValue: "CANCELLED"))
        component.set(Property("SEQUENCE", rawValue: String(cancellation.sequence)))
        if let stamp = cancellation.stamp,
            let property = try? Property("DTSTAMP", DateTimeValue(stamp), zoneName: nil)
        {
            component.set(property)
        }
        guard let called = HandEdit.readingAlone(CalendarWriter().text(component), database) else {
            return result.skipped.append(there.key)
        }
        take(called, at: index, of: known, over: there, isCancellation: true)
    }
}
