import Messages

/// The button that copies the address of a page.
struct CopyLink: Sendable {
    let text = tr("Copy link")
    let copied = tr("The address of this page is copied.")
    let failed = tr("It could not be copied; the browser does not allow it.")
}

extension PageAddress {
    /// Whether it leads to something to read, also later and for others of the household: it is no form, no question and no
    /// secret.
    var isToKeep: Bool {
        switch self {
        case .trips, .who, .history, .drift, .organizations, .organization: true
        case .trip(_, let view, _): view.isToKeep
        default: false
        }
    }
}

extension TripView {
    fileprivate var isToKeep: Bool {
        switch self {
        case .add, .edit, .move, .status, .delete, .details, .archive, .remove, .file, .detach, .calendar,
            .addTodo,
            .editTodo, .deleteTodo, .addExpense, .editExpense, .deleteExpense:
            false
        default: true
        }
    }
}
