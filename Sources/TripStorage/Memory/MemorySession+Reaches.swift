import Trips

extension MemorySession {
    func historyReaches() -> [Int64: HistoryReach] {
        var reaches: [Int64: HistoryReach] = [:]
        var after = contents
        if let recording {
            reaches[recording.entry.number] = after.reach(since: recording.before)
            after = recording.before
        }
        for (entry, before) in state.history.reversed() {
            reaches[entry.number] = after.reach(since: before)
            after = before
        }
        var now = contents
        for (entry, after) in state.undone.reversed() {
            reaches[entry.number] = now.reach(since: after)
            now = after
        }
        return reaches
    }
}

extension MemoryContents {
    /// Returns what differs from earlier contents.
    fileprivate func reach(since before: MemoryContents) -> HistoryReach {
        var reach = HistoryReach()
        let old = Dictionary(before.trips.map { ($0.id, $0) }) { first, _ in first }
        let new = Dictionary(trips.map { ($0.id, $0) }) { first, _ in first }
        for id in Set(old.keys).union(new.keys) {
            if old[id]?.isArchived != new[id]?.isArchived { reach.wholeTrips.insert(id) }
            let isSame =
                old[id] == new[id] && before.activities[id] == activities[id]
                && before.expenses[id] == expenses[id] && before.todos[id] == todos[id]
                && before.attachments[id] == attachments[id]
            if !isSame { reach.trips.insert(id) }
        }
        for sealed in Set(before.sealedTrips).symmetricDifference(sealedTrips) {
            reach.wholeTrips.insert(sealed.id)
        }
        reach.trips.formUnion(reach.wholeTrips)
        let names = Dictionary(persons.map { ($0.id, $0) }) { first, _ in first }
        reach.changesNames =
            before.persons.contains { names[$0.id] != $0 }
            || before.organizations.contains { organizations[$0.key] != $0.value }
        reach.makesNames =
            !Set(names.keys).isSubset(of: before.persons.map(\.id))
            || !Set(organizations.keys).isSubset(of: before.organizations.keys)
        return reach
    }
}
