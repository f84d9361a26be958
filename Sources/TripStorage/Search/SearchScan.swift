import Trips

/// A search by a full scan.
struct SearchScan {
    let query: SearchQuery
    private var byTitle: [[SearchHit]]
    private var byRest: [[SearchHit]]

    /// The kinds of records in the order of hits: trips, activities, to-dos, expenses, attachments.
    private static let kinds = 5

    init(_ query: SearchQuery) {
        self.query = query
        byTitle = Array(repeating: [], count: Self.kinds)
        byRest = byTitle
    }

    /// The hits in titles, then the others; each by kind, and in the order of lists.
    var hits: [SearchHit] { (byTitle + byRest).flatMap(\.self) }

    mutating func look(at text: SearchedText, _ trip: TripID, _ subject: SearchHit.Subject) {
        let titles = text.titles.map(SearchWords.words)
        let hit = SearchHit(trip: trip, subject: subject)
        if query.matches(titles) {
            byTitle[subject.kind].append(hit)
        } else if query.matches(titles + text.rest.map(SearchWords.words)) {
            byRest[subject.kind].append(hit)
        }
    }

    /// Scans a store.
    ///
    /// - Parameters:
    ///   - query: The search.
    ///   - limit: The most hits.
    ///   - includingArchived: Whether archived trips are searched.
    ///   - activities: All activities of those trips, or at least those that match, in the order of lists.
    ///   - store: The store, for everything else.
    /// - Returns: The first hits.
    /// - Throws: Errors of reading the store.
    static func hits(
        _ query: SearchQuery, limit: Int, includingArchived: Bool, activities: [TripActivity],
        in store: some TripReading
    ) throws(StorageError) -> [SearchHit] {
        var scan = SearchScan(query)
        for item in activities {
            let organization = try item.activity.organization.flatMap { id throws(StorageError) in
                try store.organization(id)
            }
            scan.look(
                at: SearchedText(item.activity, organization: organization?.name), item.trip,
                .activity(item.activity.key))
        }
        for trip in try store.trips() where includingArchived || !trip.isArchived {
            scan.look(at: SearchedText(trip), trip.id, .trip)
            for todo in try store.todos(of: trip.id) {
                scan.look(at: SearchedText(todo), trip.id, .todo(todo.uid))
            }
            for expense in try store.expenses(of: trip.id) {
                scan.look(at: SearchedText(expense), trip.id, .expense(expense.id))
            }
            for attachment in try store.attachments(of: trip.id) {
                scan.look(at: SearchedText(attachment), trip.id, .attachment(attachment.id))
            }
        }
        return Array(scan.hits.prefix(limit))
    }
}

extension SearchHit.Subject {
    fileprivate var kind: Int {
        switch self {
        case .trip: 0
        case .activity: 1
        case .todo: 2
        case .expense: 3
        case .attachment: 4
        }
    }
}
