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
    let text: String?
    let items: [HistoryPage.Item]
    let nothing: String?
    /// The way to the changes of all trips.
    let all: Link? = Link(tr("The changes of all trips"), .history)

    init(_ page: TripPage, in reading: any TripReading) throws {
        let trip = page.shown.trip.id
        frame = page.frame(tr("History"))
        let entries = try reading.history()
        let reaches = try reading.historyReaches()
        let own = entries.filter { reaches[$0.number]?.trips.contains(trip) == true }
        items = try HistoryPage.items(
            in: reading, page.household, page.shown.people.home, back: .trip(trip, .history, page.clock),
            of: trip)
        text =
            own.first?.number == entries.first?.number
            ? HistoryPage.text(items, beside: entries)
            : tr("Other trips were changed since: those changes are taken back first.")
        nothing = items.isEmpty ? tr("Nothing of this trip was changed yet.") : nil
    }
}
