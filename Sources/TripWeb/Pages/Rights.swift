import TripStorage
import TripWorkflows
import Trips

/// What a page offers to whoever reads it; the store refuses the rest, whatever a page offers.
struct Rights: Hashable, Sendable {
    /// Whether forms that change what the page shows are offered.
    var edits = true
    /// Whether what is for owners is: to archive, delete and share, and to say who may.
    var owns = true
    /// Whether files can be imported anywhere.
    var imports = true
    /// Whether anything can be shared.
    var shares = true
    /// Whether the whole store can be taken along.
    var keeps = true

    /// Everything.
    init() {}

    /// What the reader may do on a page: in its trip, or in the household.
    init(_ address: PageAddress, in reading: any TripReading) {
        var role = reading.householdRole
        if case .trip(let trip, _, _) = address { role = reading.role(in: trip) }
        // Who owns any trip shares that.
        if case .feeds = address, reading.isSomewhere(.owner) { role = .owner }
        // What moved is written down for all trips at once.
        if case .drift = address, role < .owner { role = .viewer }
        (edits, owns) = (role >= .editor, role >= .owner)
        keeps = reading.householdRole >= .owner
        (imports, shares) = (reading.isSomewhere(.editor), reading.isSomewhere(.owner))
    }
}

extension TripView {
    /// The role without which the page is of no use: that of its form.
    var leastRole: Role {
        switch self {
        case .add, .edit, .delete, .detach, .addTodo, .editTodo, .deleteTodo, .addExpense, .editExpense,
            .deleteExpense:
            .editor
        case .remove: .owner
        default: .viewer
        }
    }
}
