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
    let button = tr("Delete")
    let back: Link

    /// Asks before something is deleted.
    init(
        _ frame: Frame, _ question: String, advice: String, _ action: PageAddress, seen: String, back: Link
    ) {
        (self.frame, self.question, self.advice) = (frame, question, advice)
        (self.action, self.seen, self.back) = (action.text, seen, back)
    }

    init(_ page: TripPage, _ key: ActivityKey, in reading: any TripReading) throws {
        guard let stored = try StoredActivity(key, of: page.shown.trip.id, in: reading) else {
            throw Fault.unknownActivity
        }
        let title = ViewWords.title(of: stored.activity)
        let changed = page.shown.activities.count { $0.uid == key.uid } - 1
        let question =
            stored.isSeries
            ? changed > 0
                ? tr("Delete the series \(title) with all its occurrences, \(changed) of them changed?")
                : tr("Delete the series \(title) with all its occurrences?")
            : tr("Delete \(title) of \(EnglishTime.long(stored.activity.span.startDate))?")
        let id = page.shown.trip.id
        self.init(
            page.frame(tr("Delete")), question,
            advice: tr(
                "A booking that was cancelled is better kept and marked as cancelled. Undo brings back what was deleted."
            ), .trip(id, .delete(key), page.clock), seen: stored.version,
            back: Link(tr("Keep it"), .trip(id, .activity(key), page.clock)))
    }
}
