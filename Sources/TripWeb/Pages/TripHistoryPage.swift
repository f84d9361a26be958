import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The changes of one trip, the newest first.
///
/// Undo goes back through the changes of the store one by one, so that only its newest one can be taken back here.
struct TripHistoryPage: PageModel {
    static let template = "history"

    var frame: Frame
    let text: String
    let items: [HistoryPage.Item]
    let nothing: String?
    /// The way to the changes of all trips.
    let all: Link? = Link(tr("The changes of all trips"), .history)

    init(_ page: TripPage, in reading: any TripReading) throws {
        let (trip, household) = (page.shown.trip.id, page.household)
        frame = page.frame(tr("History"))
        let entries = try reading.history()
        let reaches = try reading.historyReaches()
        let own = entries.filter { reaches[$0.number]?.trips.contains(trip) == true }
        let undone = try entries.first.flatMap { try reading.mayUndo($0) ? $0.number : nil }
        let zone = page.shown.people.home
        items = own.map { entry in
            let at = zone.civil(at: entry.at)
            return HistoryPage.Item(
                title: Printable.line(entry.title),
                at: "\(EnglishTime.long(at.date)) \(household.hours.text(at.time)) (\(zone.id))",
                datetime: "\(entry.at)",
                undo: entry.number == undone
                    ? UndoButton(entry, back: .trip(trip, .history, page.clock)) : nil)
        }
        text =
            own.first?.number == entries.first?.number
            ? tr("The newest change can be taken back, then the one before it.")
            : tr("Other trips were changed since: those changes are taken back first.")
        nothing = items.isEmpty ? tr("Nothing of this trip was changed yet.") : nil
    }
}
