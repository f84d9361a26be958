import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// The unreadable activities that can be identified.
struct UnreadableItems {
    let rows: [UnreadableRow]

    /// Takes the activities of all unreadable rows.
    init(_ rows: [UnreadableRow]) {
        self.rows = rows.filter { $0.table == "activity" }
    }

    /// Returns the row with a UID or key.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: The row, or nil for none.
    /// - Throws: A ``CommandFailure`` for several.
    func named(_ text: String) throws -> UnreadableRow? {
        let word = text.trimmingSpaces()
        return try only(rows.filter { $0.record == text || $0.record == word }, word)
    }

    /// Returns the row whose UID begins with a word, or whose title it is.
    ///
    /// - Parameter word: What was typed.
    /// - Returns: The row, or nil for none.
    /// - Throws: A ``CommandFailure`` for several.
    func near(_ word: String) throws -> UnreadableRow? {
        let lowered = word.lowercased()
        let found = rows.filter { row in
            lowered.count >= IDBeginning.shortest
                && row.record?.lowercased().hasPrefix(lowered) == true
                || !lowered.isEmpty && (row.title?.lowercased() == lowered || row.id?.lowercased() == lowered)
        }
        return try only(found, word)
    }

    /// The rows of overrides that are deleted with their series.
    func changes(of found: FoundItem) -> [UnreadableRow] {
        guard found.activity.recurrenceID == nil else { return [] }
        return rows.filter { $0.trip == found.trip.id && $0.id == found.activity.uid.text }
    }

    /// The rows of overrides of an unreadable series.
    func changes(of row: UnreadableRow) -> [UnreadableRow] {
        guard row.occurrence == nil else { return [] }
        return rows.filter { $0.trip == row.trip && $0.id == row.id && $0 != row }
    }

    private func only(_ found: [UnreadableRow], _ word: String) throws -> UnreadableRow? {
        if found.count <= 1 { return found.first }
        let listed = found.prefix(6).map { row in
            "\(Printable.line(row.record ?? row.place)) (\(Printable.name(row.name)))"
        }
        throw CommandFailure(
            "ambiguous-item",
            tr(
                "\(Printable.name(word)): \(found.count) activities that cannot be read are meant; say --trip or the whole UID: "
            )
                + listed.joined(separator: ", "), status: .noInput)
    }
}
