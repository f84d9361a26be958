import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The changes of the store, the newest first, which can be taken back and done again.
struct HistoryPage: PageModel {
    static let template = "history"

    /// One change.
    struct Item: Sendable {
        let title: String
        let at: String
        let datetime: String
        /// The button; only the newest change can be taken back, and only what was taken back last be done again.
        let undo: UndoButton?
    }

    var frame: Frame
    let text: String?
    let items: [Item]
    let nothing: String?

    init(in reading: any TripReading, _ household: Household, style: String) throws {
        frame = Frame(tr("History"), style: style)
        let zone = household.statedHome ?? household.machineHome ?? .utc
        items = try HistoryPage.items(in: reading, household, zone, back: .history)
        text = HistoryPage.text(items, beside: try reading.history())
        nothing = items.isEmpty ? tr("Nothing was changed yet.") : nil
    }

    /// What can be taken back; nil where there is nothing.
    static func text(_ items: [Item], beside changes: [HistoryEntry]) -> String? {
        if changes.isEmpty { return nil }
        return items.contains { $0.undo?.action == PageAddress.undo.text }
            ? tr("The newest change can be taken back, then the one before it.")
            : tr("Only those who could have made the newest change can take it back.")
    }

    /// The changes that can be taken back, below those that can be done again.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - household: The household that looks.
    ///   - zone: The clock of the times.
    ///   - back: The page to return to.
    ///   - trip: The trip that they have to concern; nil for all.
    /// - Returns: The items, the newest change first.
    /// - Throws: A `StorageError` when the store cannot be read.
    static func items(
        in reading: any TripReading, _ household: Household, _ zone: Zone, back: PageAddress,
        of trip: TripID? = nil
    ) throws -> [Item] {
        let (entries, undone) = (try reading.history(), try reading.undone())
        let reaches = trip == nil ? [:] : try reading.historyReaches()
        let newest = try entries.first.flatMap { try reading.mayUndo($0) ? $0.number : nil }
        let last = try undone.first.flatMap { try reading.mayRedo($0) ? $0.number : nil }
        func item(_ entry: HistoryEntry, _ title: String, _ button: UndoButton?) -> Item? {
            if let trip, reaches[entry.number]?.trips.contains(trip) != true { return nil }
            let at = zone.civil(at: entry.at)
            return Item(
                title: title,
                at: "\(EnglishTime.long(at.date)) \(household.hours.text(at.time)) (\(zone.id))",
                datetime: "\(entry.at)", undo: button)
        }
        let again = undone.reversed().compactMap { entry in
            item(
                entry, tr("Taken back: \(Printable.line(entry.title))"),
                entry.number == last ? UndoButton(redoing: entry, back: back) : nil)
        }
        return again
            + entries.compactMap { entry in
                item(
                    entry, Printable.line(entry.title),
                    entry.number == newest ? UndoButton(entry, back: back) : nil)
            }
    }
}
