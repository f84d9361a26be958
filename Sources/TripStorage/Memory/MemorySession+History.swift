import CivilTime
import Messages
import Trips

extension MemorySession {
    func sealedTrips() -> [SealedTrip] { contents.sealedTrips }

    func seal(_ sealed: SealedTrip) throws(StorageError) {
        try delete(sealed.id)
        contents.sealedTrips.append(sealed)
        for calendar in state.syncedCalendars where calendar.trip == sealed.id { _ = delete(calendar.id) }
        state.subscriptions.removeAll { $0.trip == sealed.id }
        settleHistory()
        (state.history, state.undone) = ([], [])
    }

    func save(_ sealed: SealedTrip) throws(StorageError) {
        guard trip(sealed.id) == nil else { throw .duplicateTrip(sealed.id) }
        if let index = contents.sealedTrips.firstIndex(where: { $0.id == sealed.id }) {
            contents.sealedTrips[index] = sealed
        } else {
            contents.sealedTrips.append(sealed)
        }
    }

    func deleteSealed(_ id: TripID) throws(StorageError) {
        guard let index = contents.sealedTrips.firstIndex(where: { $0.id == id }) else {
            throw .unknownSealedTrip(id)
        }
        contents.sealedTrips.remove(at: index)
    }
}

// MARK: - History

extension MemorySession {
    func history() -> [HistoryEntry] {
        (recording.map { [$0.entry] } ?? []) + state.history.reversed().map(\.entry)
    }

    func record(_ title: String, at instant: Instant) throws(StorageError) {
        settleHistory()
        try Storable.check(title, as: tr("a title"), of: title)
        state.lastNumber += 1
        let entry = HistoryEntry(number: state.lastNumber, at: instant, title: title, changes: 0)
        recording = (entry, contents)
    }

    func undo() throws(StorageError) -> HistoryEntry? {
        settleHistory()
        guard let (entry, before) = state.history.popLast() else { return nil }
        let sealsAgain = before.sealedTrips.contains { trip($0.id) != nil }
        if sealsAgain || entry.changes > HistoryBounds.mostRedone {
            state.undone = []
        } else {
            state.undone.append((renumbered(entry), contents))
        }
        state.contents = before
        isEdited = true
        return entry
    }

    func undone() -> [HistoryEntry] { state.undone.reversed().map(\.entry) }

    func redo() throws(StorageError) -> HistoryEntry? {
        settleHistory()
        guard let (entry, after) = state.undone.popLast() else { return nil }
        let redone = renumbered(entry)
        state.history.append((redone, contents))
        state.contents = after
        isEdited = true
        return redone
    }

    private func renumbered(_ entry: HistoryEntry) -> HistoryEntry {
        state.lastNumber += 1
        return HistoryEntry(
            number: state.lastNumber, at: entry.at, title: entry.title, changes: entry.changes)
    }

    /// Closes the transaction's history entry, and deletes the history after unrecorded writes.
    func settleHistory() {
        defer { hasUnsettledChanges = false }
        guard let (entry, before) = recording else {
            if hasUnsettledChanges { (state.history, state.undone) = ([], []) }
            return
        }
        recording = nil
        guard hasUnsettledChanges, contents != before else { return }
        // After a change of order alone, records have other positions.
        let counted = HistoryEntry(
            number: entry.number, at: entry.at, title: entry.title,
            changes: max(1, contents.differences(from: before)))
        state.history.append((counted, before))
        state.undone = []
        state.history.removeFirst(max(0, state.history.count - HistoryBounds.mostCommands))
    }
}

extension MemoryContents {
    /// Returns the number of records that differ from earlier contents.
    fileprivate func differences(from other: MemoryContents) -> Int {
        var count = Self.differences(
            trips.map { ($0.id, $0) }, other.trips.map { ($0.id, $0) })
        count += Self.differences(organizations.map { $0 }, other.organizations.map { $0 })
        count += Self.differences(sealedTrips.map { ($0.id, $0) }, other.sealedTrips.map { ($0.id, $0) })
        for trip in Set(trips.map(\.id)).union(other.trips.map(\.id)) {
            count += Self.differences(
                activities[trip, default: [:]].map { ($0.key, $0.value.activity) },
                other.activities[trip, default: [:]].map { ($0.key, $0.value.activity) })
            count += Self.differences(
                expenses[trip, default: [:]].map { $0 }, other.expenses[trip, default: [:]].map { $0 })
            count += Self.differences(
                todos[trip, default: []].map { ($0.uid, $0) },
                other.todos[trip, default: []].map { ($0.uid, $0) })
            count += Self.differences(
                attachments[trip, default: []].map { ($0.id, $0) },
                other.attachments[trip, default: []].map { ($0.id, $0) })
        }
        return count
    }

    private static func differences<Key: Hashable, Value: Equatable>(
        _ mine: [(Key, Value)], _ theirs: [(Key, Value)]
    ) -> Int {
        let old = Dictionary(theirs) { first, _ in first }
        let new = Dictionary(mine) { first, _ in first }
        return new.count { old[$0.key] != $0.value } + old.count { new[$0.key] == nil }
    }
}
