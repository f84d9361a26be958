import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The question before an activity is deleted.
struct DeletePage: PageModel {
    static let template = "delete"

    var frame: Frame
    let question: String
    let advice: String
    let action: String
    let seen: String
    let button: String
    /// Where a form marks an occurrence as cancelled instead; nil for one that is.
    let cancel: String?
    let cancelText = tr("Mark as cancelled")
    let back: Link

    /// Asks before something is deleted.
    init(
        _ frame: Frame, _ question: String, advice: String, _ action: PageAddress, seen: String, back: Link
    ) {
        (self.frame, self.question, self.advice) = (frame, question, advice)
        (self.action, self.seen, self.back) = (action.text, seen, back)
        (button, cancel) = (tr("Delete"), nil)
    }

    init(_ page: TripPage, _ key: ActivityKey, in reading: any TripReading) throws {
        guard let stored = try StoredActivity(key, of: page.shown.trip.id, in: reading) else {
            throw page.noForm(of: key)
        }
        let title = ViewWords.title(of: stored.activity)
        let date = EnglishTime.long(stored.activity.span.startDate)
        let series = page.shown.activities.filter { $0.uid == key.uid }
        let isOverride = key.recurrenceID != nil && series.contains { $0.recurrence != nil }
        let isCancelled = stored.activity.status == .cancelled
        let id = page.shown.trip.id
        frame = page.frame(isOverride ? tr("Drop a change") : tr("Delete"))
        if isOverride {
            question = tr("Drop this change of \(title), \(date)? The series then has it as it was.")
            advice =
                isCancelled
                ? tr("It is cancelled by this change: without it, it takes place again. Undo brings it back.")
                : tr(
                    "An occurrence that does not take place is marked as cancelled instead. Undo brings the change back."
                )
            button = tr("Drop the change")
        } else {
            question =
                stored.isSeries
                ? series.count > 1
                    ? tr(
                        "Delete the series \(title) with all its occurrences, \(series.count - 1) of them changed?"
                    )
                    : tr("Delete the series \(title) with all its occurrences?")
                : tr("Delete \(title) of \(date)?")
            advice = tr(
                "A booking that was cancelled is better kept and marked as cancelled. Undo brings back what was deleted."
            )
            button = tr("Delete")
        }
        cancel =
            isOverride && !isCancelled ? PageAddress.trip(id, .status(key), page.clock).text : nil
        action = PageAddress.trip(page.shown.trip.id, .delete(key), page.clock).text
        seen = stored.version
        back = Link(tr("Keep it"), .trip(page.shown.trip.id, .activity(key), page.clock))
    }
}
