import Trips

/// Matches records with a search, and keeps the first hits.
struct SearchScan {
    let query: SearchQuery
    private let limit: Int
    private var byTitle: [[SearchHit]]
    private var byRest: [[SearchHit]]

    /// The kinds of records in the order of hits: trips, activities, to-dos, expenses, attachments.
    private static let kinds = 5

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - query: The search.
    ///   - limit: The most hits.
    init(_ query: SearchQuery, limit: Int) {
        self.query = query
        self.limit = limit
        byTitle = Array(repeating: [], count: Self.kinds)
        byRest = byTitle
    }

    /// The hits in titles, then the others; each by kind, and in the order of lists.
    var hits: [SearchHit] { Array((byTitle + byRest).flatMap(\.self).prefix(limit)) }

    /// Whether no further activity can be among the first hits: those found in titles, and trips alone, come before.
    var hasAllActivities: Bool { byTitle[SearchHit.Subject.activityKind].count >= limit }

    private mutating func look(at text: SearchedText, _ trip: TripID, _ subject: SearchHit.Subject) {
        let titles = text.titles.map(SearchWords.words)
        let hit = SearchHit(trip: trip, subject: subject)
        if query.matches(titles) {
            if byTitle[subject.kind].count < limit { byTitle[subject.kind].append(hit) }
        } else if byRest[subject.kind].count < limit,
            query.matches(titles + text.rest.map(SearchWords.words))
        {
            byRest[subject.kind].append(hit)
        }
    }

    /// Looks at activities, in the order of lists: all, or at least those that match.
    mutating func look(
        at activities: [TripActivity], in store: some TripReading
    ) throws(StorageError) {
        for item in activities {
            let organization = try item.activity.organization.flatMap { id throws(StorageError) in
                try store.organization(id)
            }
            look(
                at: SearchedText(item.activity, organization: organization?.name), item.trip,
                .activity(item.activity.key))
        }
    }

    /// Looks at trips, and at what belongs to them besides activities.
    mutating func lookAtTrips(
        in store: some TripReading, includingArchived: Bool
    ) throws(StorageError) {
        for trip in try store.trips() where includingArchived || !trip.isArchived {
            look(at: SearchedText(trip), trip.id, .trip)
            for todo in try store.todos(of: trip.id) {
                look(at: SearchedText(todo), trip.id, .todo(todo.uid))
            }
            for expense in try store.expenses(of: trip.id) {
                look(at: SearchedText(expense), trip.id, .expense(expense.id))
            }
            for attachment in try store.attachments(of: trip.id) {
                look(at: SearchedText(attachment), trip.id, .attachment(attachment.id))
            }
        }
    }
}

extension SearchHit.Subject {
    fileprivate static let activityKind = 1

    fileprivate var kind: Int {
        switch self {
        case .trip: 0
        case .activity: Self.activityKind
        case .todo: 2
        case .expense: 3
        case .attachment: 4
        }
    }
}
