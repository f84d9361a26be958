import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows

/// The changes of the store, the newest first, which can be taken back.
struct HistoryPage: PageModel {
    static let template = "history"

    /// One change.
    struct Item: Sendable {
        let title: String
        let at: String
        let datetime: String
        /// The button; only the newest change can be taken back.
        let undo: UndoButton?
    }

    var frame: Frame
    let text = tr("The newest change can be taken back, then the one before it.")
    let items: [Item]
    let nothing: String?

    init(in reading: any TripReading, _ household: Household, style: String) throws {
        frame = Frame(tr("History"), style: style)
        let entries = try reading.history()
        let zone = household.statedHome ?? household.machineHome ?? .utc
        let newest = try entries.first.flatMap { try reading.mayUndo($0) ? $0.number : nil }
        items = entries.map { entry in
            let at = zone.civil(at: entry.at)
            return Item(
                title: Printable.line(entry.title),
                at: "\(EnglishTime.long(at.date)) \(household.hours.text(at.time)) (\(zone.id))",
                datetime: "\(entry.at)",
                undo: entry.number == newest ? UndoButton(entry, back: .history) : nil)
        }
        nothing = items.isEmpty ? tr("Nothing was changed yet.") : nil
    }
}
