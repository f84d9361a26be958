import Messages
import TripWorkflows
import Trips

/// The forms that change an activity: its times by steps, its status, and whether it is there.
struct ActivityActions: Sendable {
    /// A button of a form.
    struct Button: Sendable {
        let value: String
        let text: String
    }

    /// The activity as it was seen, so that nobody's change is lost.
    let seen: String
    let move: String
    let moveLabel = tr("Move")
    /// The steps; none for a series, whose times are said by its rules.
    let steps: [Button]
    let status: String
    let statuses: [Button]
    let delete: Link
    let edit: Link
    let attach: Link
    let spend: Link

    init(_ stored: StoredActivity, on clock: ClockChoice) {
        let (id, key) = (stored.trip.id, stored.activity.key)
        seen = stored.version
        move = PageAddress.trip(id, .move(key), clock).text
        status = PageAddress.trip(id, .status(key), clock).text
        steps =
            stored.isSeries
            ? []
            : MoveStep.allCases.filter { $0.isByDays || !stored.activity.span.isAllDay }.map {
                Button(value: $0.rawValue, text: $0.words)
            }
        statuses = ActivityStatus.allCases.filter { $0 != stored.activity.status }.map {
            Button(value: $0.rawValue, text: $0.deed)
        }
        edit = Link(tr("Edit …"), .trip(id, .edit(key), clock))
        attach = Link(tr("Attach …"), .trip(id, .files(key), clock))
        spend = Link(tr("Add an expense …"), .trip(id, .addExpense(key), clock))
        delete = Link(tr("Delete …"), .trip(id, .delete(key), clock))
    }
}

extension ActivityStatus {
    /// What a button that sets it says.
    fileprivate var deed: String {
        switch self {
        case .tentative: tr("Mark as tentative")
        case .confirmed: tr("Mark as confirmed")
        case .cancelled: tr("Mark as cancelled")
        }
    }
}
