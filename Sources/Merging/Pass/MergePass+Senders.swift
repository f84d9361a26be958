import CivilTime
import Findings
import ICalendar
import Messages
import Trips

// MARK: - Bookings of which several senders tell

extension MergePass {
    /// What of an import is told of activities that have other UIDs here.
    struct OtherSenders {
        /// An event, and the activity of which it becomes a part.
        struct Join {
            let activity: Activity
            let target: ActivityKey
            let agreements: [BookingSameness.Agreement]
        }

        var versions: [(activity: Activity, key: ActivityKey)] = []
        /// The activities here whose bookings new ones are by what a reservation says, by the UIDs of the new ones.
        var known: [ActivityUID: ActivityUID] = [:]
        /// What is told of those that are near something here, and became a part of nothing.
        var near: [ActivityUID: Finding] = [:]
        var joins: [Join] = []
        var cancellations: [(cancellation: Cancellation, key: ActivityKey)] = []
    }

    /// Sets apart what other senders tell of activities that are here, or that come in.
    ///
    /// - Parameters:
    ///   - incoming: The calendar.
    ///   - apart: What is set apart.
    /// - Returns: All else.
    mutating func settingApart(
        _ incoming: IncomingVersions, _ apart: inout OtherSenders
    ) -> IncomingVersions {
        var rest = incoming
        if !senders.isEmpty || !joined.isEmpty { takeApartKnown(&rest, &apart) }
        // What we wrote as two are two.
        let possible = rest.activities.filter {
            BookingSide.isPossible($0) && current[$0.key] == nil && !BookingSide.isWrittenByUs($0)
        }
        guard !possible.isEmpty else { return rest }
        // Of several events with one UID nobody knows which of them is meant the next time.
        let shared = Self.sharedUIDs(of: rest)
        let new = possible.filter { !shared.contains($0.uid) && siblings[$0.uid] == nil }
        let existing = current.keys.compactMap { key in
            current[key].flatMap { BookingSide.isPossible($0) ? $0 : nil }
        }
        let known = apart.known
        let (targets, isCalledOff) = (Set(known.values), { (one: Activity) in one.status == .cancelled })
        // A cancelled reservation cancels the booking that it knows.
        let pairs = BookingPairs(
            new.filter { !isCalledOff($0) || known[$0.uid] != nil },
            beside: existing.filter { !isCalledOff($0) || targets.contains($0.uid) }, knowing: known,
            database,
            reservationTexts)
        for uids in pairs.unclear { told.add(BookingPairs.finding(uids)) }
        let joins = Dictionary(pairs.joins.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        let left = new.filter { joins[$0.uid] == nil }
        tellCalledOff(left, beside: existing)
        for activity in possible where joins[activity.uid] == nil { tellTwo(activity, known[activity.uid]) }
        guard !joins.isEmpty else { return rest }
        rest.activities.removeAll { $0.recurrenceID == nil && joins[$0.uid] != nil }
        rest.cancellations.removeAll { $0.key.recurrenceID == nil && joins[$0.key.uid] != nil }
        apart.joins += new.compactMap { activity in
            joins[activity.uid].map {
                OtherSenders.Join(
                    activity: activity, target: ActivityKey(uid: $0.target), agreements: $0.agreements)
            }
        }
        .sorted { $0.activity.uid < $1.activity.uid }
        return rest
    }

    /// Tells that what a reservation says to be one booking is kept as two, since something else contradicts it.
    private mutating func tellTwo(_ activity: Activity, _ known: ActivityUID?) {
        guard let known, let there = current[ActivityKey(uid: known)] else { return }
        let texts = ActivityDifferences(there, activity).texts
        let said = texts.isEmpty ? tr("who travels, or who sent it") : texts.joined(separator: "; ")
        told.add(
            Finding(
                .sameBooking, .warning, component: activity.uid.text,
                message: tr(
                    "\"\(activity.title)\" has the number and the day of \"\(there.title)\", which is here under \(there.uid), and something speaks against one booking: \(said). Both were kept"
                )))
    }

    /// The UIDs that several events of a calendar have.
    static func sharedUIDs(of calendar: IncomingVersions) -> Set<ActivityUID> {
        Set(calendar.activities.compactMap { SharedUID.base(of: $0.uid) })
    }

    /// Tells of what one sender calls off, and another one does not.
    private mutating func tellCalledOff(_ new: [Activity], beside existing: [Activity]) {
        guard (new + existing).contains(where: { $0.status == .cancelled }) else { return }
        var all = Dictionary(new.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        all.merge(existing.lazy.map { ($0.uid, $0) }) { first, _ in first }
        for join in BookingPairs(new, beside: existing, database, reservationTexts).joins {
            guard let one = all[join.uid], let other = all[join.target],
                (one.status == .cancelled) != (other.status == .cancelled)
            else { continue }
            let (off, on) = one.status == .cancelled ? (one, other) : (other, one)
            told.add(
                Finding(
                    .sameBooking, .warning, component: on.uid.text,
                    message: tr(
                        "\"\(on.title)\" (\(on.uid)) is not cancelled, and \(off.uid) cancels the same booking, by \(BookingSameness.words(join.agreements)). Both were kept"
                    )))
        }
    }

    /// Finds the UIDs of other senders of what is here, and of what comes in as an export of ours.
    ///
    /// - Parameter incoming: The calendar.
    /// - Returns: The calendar, without what no export of ours says of senders.
    mutating func findingSenders(_ incoming: IncomingVersions) -> IncomingVersions {
        for key in current.keys where key.recurrenceID == nil {
            guard let there = current[key], let versions = SenderVersions(there) else { continue }
            add(versions, key)
        }
        var checked = incoming
        for index in checked.activities.indices {
            let activity = checked.activities[index]
            guard activity.hasSeveralSenders else { continue }
            if activity.recurrenceID == nil, BookingSide.isBooking(activity),
                let versions = SenderVersions(activity), areOfOne(activity, versions)
            {
                add(versions, activity.key)
                tellKnown(activity, versions)
            } else {
                (checked.activities[index].statements, checked.activities[index].edit) = ([], nil)
                told.add(
                    Finding(
                        .sameBooking, .warning, component: activity.uid.text,
                        message: tr(
                            "what \"\(activity.title)\" says of other senders is not of one booking, or cannot be read; it was left out"
                        )))
            }
        }
        return checked
    }

    private mutating func add(_ versions: SenderVersions, _ key: ActivityKey) {
        joined.insert(key)
        for version in versions.all.dropFirst() where current[ActivityKey(uid: version.uid)] == nil {
            senders[version.uid] = min(key, senders[version.uid] ?? key)
        }
    }

    /// Whether no two versions that an export has contradict each other: anybody can write one.
    private func areOfOne(_ activity: Activity, _ versions: SenderVersions) -> Bool {
        // An export of what was changed by hand says otherwise than its senders.
        let shown = activity.edit == nil ? [activity] : []
        let sides = (shown + versions.said).map { BookingSide($0, database) }
        return sides.indices.allSatisfy { index in
            sides[..<index].allSatisfy { BookingSameness.areTwo($0, sides[index]) == nil }
        }
    }

    /// Tells of what an export has as one, and stands here by itself.
    private mutating func tellKnown(_ activity: Activity, _ versions: SenderVersions) {
        for version in versions.all.dropFirst() {
            let key = ActivityKey(uid: version.uid)
            guard key != activity.key, let there = current[key],
                SenderVersions(there)?.index(of: activity.uid) == nil
            else { continue }
            told.add(
                Finding(
                    .sameBooking, .warning, component: activity.uid.text,
                    message: tr(
                        "\"\(activity.title)\" is also of the sender of \(version.uid), and \"\(there.title)\" stands here under that UID. Both were kept"
                    )))
        }
    }

    private mutating func takeApartKnown(_ rest: inout IncomingVersions, _ apart: inout OtherSenders) {
        part(rest)
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

    /// Whether it is a version of what has another UID here.
    private func isOfOtherSender(_ activity: Activity) -> Bool {
        activity.recurrenceID == nil && senders[activity.uid] != nil
    }

    /// Whether a version is of a booking of which several senders tell, here or in an export.
    func isOfSeveral(_ incoming: Activity, over there: Activity) -> Bool {
        if joined.contains(there.key) { return true }
        return BookingSide.isBooking(there) && incoming.hasSeveralSenders
    }

    /// Takes what was set apart, once all else is here.
    mutating func take(_ apart: OtherSenders) {
        for (activity, key) in apart.versions {
            guard let there = current[key], takeOfSeveral(activity, over: there) != nil else {
                takeSeries(activity)
                continue
            }
        }
        for join in apart.joins { take(join) }
        for (cancellation, key) in apart.cancellations {
            guard let there = current[key] else { continue }
            takeOfSeveral(cancellation, over: there)
        }
    }
}
