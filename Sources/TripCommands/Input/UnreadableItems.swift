import Rendering
import TripStorage
import Trips

/// Activities that cannot be read, as far as they can be named.
struct UnreadableItems {
    private let rows: [UnreadableRow]

    /// Makes them of all rows that cannot be read.
    init(_ rows: [UnreadableRow]) {
        self.rows = rows.filter { $0.table == "activity" }
    }

    /// Returns the row that a text means: by its whole UID or key; by its first letters or its title only where no other
    /// activity is meant.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - lookup: The other activities.
    /// - Returns: The row, or nil where none is meant.
    /// - Throws: A ``CommandFailure`` where several are.
    func row(_ text: String, besides lookup: ItemLookup) throws -> UnreadableRow? {
        let word = text.trimmingSpaces()
        let exact = rows.filter { $0.record == text || $0.record == word }
        if !exact.isEmpty { return try only(exact, word) }
        do {
            _ = try lookup.item(text)
            return nil
        } catch let failure as CommandFailure where failure.code == "unknown-item" {
            let lowered = word.lowercased()
            let near = rows.filter { row in
                lowered.count >= ItemLookup.shortestBeginning
                    && row.record?.lowercased().hasPrefix(lowered) == true
                    || !lowered.isEmpty && row.title?.lowercased() == lowered
            }
            return near.isEmpty ? nil : try only(near, word)
        }
    }

    /// The rows of changed occurrences that go with their series.
    func changes(of found: FoundItem) -> [UnreadableRow] {
        guard found.activity.recurrenceID == nil else { return [] }
        return rows.filter { $0.trip == found.trip.id && $0.id == found.activity.uid.text }
    }

    /// The rows of changed occurrences that go with a series that cannot be read either.
    func changes(of row: UnreadableRow) -> [UnreadableRow] {
        guard row.occurrence == nil else { return [] }
        return rows.filter { $0.trip == row.trip && $0.id == row.id && $0 != row }
    }

    private func only(_ found: [UnreadableRow], _ word: String) throws -> UnreadableRow {
        if let only = found.first, found.count == 1 { return only }
        let listed = found.prefix(6).map { row in
            "\(Printable.line(row.record ?? row.place)) (\(Printable.name(row.name)))"
        }
        throw CommandFailure(
            "ambiguous-item",
            "\(Printable.name(word)): \(found.count) activities that cannot be read are meant; say --trip or the whole UID: "
                + listed.joined(separator: ", "), status: .noInput)
    }
}
