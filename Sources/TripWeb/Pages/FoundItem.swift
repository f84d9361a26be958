import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// What a search found beside trips, with the page that has it.
struct FoundItem: Sendable {
    let word: String
    let title: String
    let href: String
    let facts: String

    /// Reads what was found.
    ///
    /// - Parameters:
    ///   - hit: What was found; nil for a trip, which is in the list of trips.
    ///   - trip: Its trip.
    ///   - reading: The store.
    /// - Throws: An error of the store.
    init?(_ hit: SearchHit, of trip: Trip, in reading: any TripReading) throws {
        let (view, said): (TripView, (word: String, title: String, date: String?))
        switch hit.subject {
        case .trip: return nil
        case .activity(let key):
            guard let activity = try reading.activity(key, of: trip.id) else { return nil }
            view = .activity(key)
            said = (
                activity.kind.word, ViewWords.title(of: activity), EnglishTime.long(activity.span.startDate)
            )
        case .todo(let uid):
            guard let todo = try reading.todos(of: trip.id).first(where: { $0.uid == uid }) else {
                return nil
            }
            view = .todos
            said = (tr("to-do"), Printable.line(todo.title), todo.due.map { EnglishTime.long($0.date) })
        case .expense(let id):
            guard let expense = try reading.expenses(of: trip.id).first(where: { $0.id == id }) else {
                return nil
            }
            view = .costs
            said = (tr("expense"), Printable.line(expense.title), EnglishTime.long(expense.date))
        case .attachment(let id):
            guard let found = try reading.attachments(of: trip.id).first(where: { $0.id == id }) else {
                return nil
            }
            view = .files(nil)
            said = (tr("file"), Printable.line(found.title), nil)
        }
        (word, title) = (said.word, said.title)
        href = PageAddress.trip(trip.id, view, .traveller).text
        facts = [said.date, Printable.line(trip.name)].compactMap(\.self).joined(separator: " · ")
    }

    /// Finds what has all words.
    ///
    /// - Parameters:
    ///   - text: The words as typed; nil for none.
    ///   - trips: The trips that count.
    ///   - reading: The store.
    /// - Returns: The trips by the index, and at most ``Limits/mostFound`` of the rest, with whether there is more.
    /// - Throws: An error of the store.
    static func search(
        _ text: String?, among trips: [Trip], in reading: any TripReading
    ) throws -> (trips: Set<TripID>, items: [FoundItem], isCut: Bool) {
        guard let text else { return ([], [], false) }
        let known = Dictionary(trips.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        // Those of other trips take part of the number; so many are read that enough are left.
        let hits = try reading.search(text, limit: 20 * Limits.mostFound, includingArchived: true)
        var items: [FoundItem] = []
        var found: Set<TripID> = []
        for hit in hits {
            guard let trip = known[hit.trip] else { continue }
            if case .trip = hit.subject { found.insert(trip.id) }
            guard items.count <= Limits.mostFound else { continue }
            if let item = try FoundItem(hit, of: trip, in: reading) { items.append(item) }
        }
        return (found, Array(items.prefix(Limits.mostFound)), items.count > Limits.mostFound)
    }
}
