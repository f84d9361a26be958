import Findings
import Messages
import Trips

// MARK: - Events that share a UID

extension MergePass {
    /// Finds out which UIDs incoming events have here, where several events share one.
    ///
    /// - Parameter events: Series and single events, each with a UID of its own.
    /// - Returns: The UIDs that differ, by those of the file.
    mutating func assigned(_ events: [Activity]) -> [ActivityUID: ActivityUID] {
        var groups: [ActivityUID: [Activity]] = [:]
        for event in events {
            if let base = SharedUID.base(of: event.uid) {
                groups[base, default: []].append(event)
            } else if siblings[event.uid] != nil {
                groups[event.uid, default: []].append(event)
            }
        }
        guard !groups.isEmpty else { return [:] }
        for event in events where groups[event.uid] != nil && SharedUID.base(of: event.uid) == nil {
            if groups[event.uid]?.contains(where: { $0.uid == event.uid }) == false {
                groups[event.uid, default: []].append(event)
            }
        }
        var renamed: [ActivityUID: ActivityUID] = [:]
        for base in groups.keys.sorted() {
            let there = members(base)
            guard let group = groups[base], !there.isEmpty else { continue }
            assign(group, there, base, &renamed)
        }
        return renamed
    }

    /// The events that are there with a UID, or one made of it.
    private func members(_ base: ActivityUID) -> [Activity] {
        ([base] + siblings[base, default: []].sorted()).compactMap { current[ActivityKey(uid: $0)] }
    }

    private mutating func assign(
        _ group: [Activity], _ there: [Activity], _ base: ActivityUID,
        _ renamed: inout [ActivityUID: ActivityUID]
    ) {
        let assignment = UIDAssignment(group, existing: there)
        var taken = Set(there.map(\.uid))
        for (event, partner) in zip(group, assignment.partners) {
            guard let uid = partner.map({ there[$0].uid }), uid != event.uid else { continue }
            renamed[event.uid] = uid
            note(event, base, tr("by what it says, it is the one that is kept under the UID \(uid)"))
        }
        for index in SharedUID.order(group) where assignment.partners[index] == nil {
            let event = group[index]
            var uid = event.uid
            var attempt = 0
            while !taken.insert(uid).inserted {
                uid = SharedUID.uid(of: event, besides: base, attempt: attempt)
                attempt += 1
            }
            guard uid != event.uid else { continue }
            renamed[event.uid] = uid
            note(event, base, tr("it says what none of them says, so it was added, under the UID \(uid)"))
        }
    }

    private mutating func note(_ event: Activity, _ base: ActivityUID, _ done: String) {
        told.add(
            Finding(
                .duplicateUID, .warning, component: base.text,
                message:
                    tr(
                        "the event \"\(event.title)\" has the UID \(base), which several events have (RFC 5545 §3.8.4.7); \(done)"
                    )
            ))
    }
}

// MARK: - Calling one of them off

extension MergePass {
    /// Calls off those of several events with one UID that cancellations describe; none for one that describes none.
    mutating func takeShared(_ cancellations: [Cancellation], _ uid: ActivityUID) {
        var strongest: [Activity: Cancellation] = [:]
        var vague = 0
        for cancellation in cancellations {
            guard let described = events.described(by: cancellation)?.meaning else {
                vague += 1
                continue
            }
            strongest[described] = cancellation.stronger(than: strongest[described])
        }
        let there = members(uid)
        let activities = Array(strongest.keys)
        let order = SharedUID.order(activities)
        let partners = UIDAssignment(order.map { activities[$0] }, existing: there).partners
        for (index, partner) in zip(order, partners) {
            guard let partner, let cancellation = strongest[activities[index]] else {
                vague += 1
                continue
            }
            guard let marked = cancellation.marking(there[partner].underSenderRevision(database)) else {
                skip(there[partner])
                continue
            }
            take(marked, insteadOf: there[partner])
        }
        guard vague > 0 else { return }
        result.skipped.append(ActivityKey(uid: uid))
        told.add(
            Finding(
                .duplicateUID, .warning, component: uid.text,
                message:
                    vague == 1
                    ? tr(
                        "1 cancellation names the UID \(uid), which \(there.count) events have; it is unknown which one is "
                            + "meant, and none was cancelled")
                    : tr(
                        "\(vague) cancellations name the UID \(uid), which \(there.count) events have; it is unknown "
                            + "which one is meant, and none was cancelled")))
    }
}
