import Messages
import TripWorkflows
import Trips
import TypedInput

extension FieldsPage {
    /// The question which instant is meant, after a move to a time that the clocks skip or repeat.
    ///
    /// - Parameters:
    ///   - key: The activity.
    ///   - page: The page of its trip.
    ///   - form: The move.
    init(moving key: ActivityKey, _ page: TripPage, by form: Query) {
        let id = page.shown.trip.id
        self.init(
            page.frame(tr("Move it")), to: .trip(id, .move(key), page.clock),
            ["by", "back"].compactMap { name in form.verbatim(name).map { .hidden(name, $0) } },
            button: tr("Move"), back: Link(tr("Leave it as it is"), .trip(id, .activity(key), page.clock)))
        seen = form["seen"]
    }
}
