import TripWorkflows

/// The changes of an import to one trip, in JSON.
struct ImportSummaryDocument: Encodable, Sendable {
    let trip: String
    let isNew: Bool
    let added: Int
    let updated: Int
    let cancelled: Int
    let unchanged: Int
    let skipped: Int
    let attached: Int
    let replaced: Int
    let todos: Todos

    /// The changes to the to-dos.
    struct Todos: Encodable, Sendable {
        let added: Int
        let updated: Int
        let unchanged: Int
        let skipped: Int
    }

    enum CodingKeys: String, CodingKey {
        case trip, added, updated, cancelled, unchanged, skipped, attached, replaced, todos
        case isNew = "new"
    }

    init(_ summary: ImportSummary) {
        trip = summary.trip
        isNew = summary.isNew
        added = summary.added
        updated = summary.updated
        cancelled = summary.cancelled
        unchanged = summary.unchanged
        skipped = summary.skipped
        attached = summary.attached
        replaced = summary.replaced
        let counts = summary.todos
        todos = Todos(
            added: counts.added, updated: counts.updated, unchanged: counts.unchanged,
            skipped: counts.skipped)
    }
}
