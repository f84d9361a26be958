import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The list of trips.
struct TripsPage: PageModel {
    static let template = "trips"

    /// One trip.
    struct Item: Sendable {
        let name: String
        let href: String
        let facts: String
    }

    var frame: Frame
    let filters: [Link]
    let items: [Item]
    /// A protected trip.
    struct Sealed: Sendable {
        /// When it was sealed: nothing else is known of it.
        let text: String
        /// The way to it where this browser has opened it.
        let opened: Link?
    }

    let sealed: [Sealed]
    /// The way to the page that opens them; nil where there is none.
    let unlock: Link?
    let nothing: String?
    let search: String?
    let which: String?
    let action = PageAddress.trips(nil, search: nil).text
    let filtersLabel = tr("Which trips")
    let searchLabel = tr("Search in trips, activities, to-dos, costs and files")
    let foundHead = tr("Found in trips")
    /// What a search found beside trips, the best first.
    let found: [FoundItem]
    /// What is said of those that are left out.
    let more: String?
    let searchButton = tr("Search")
    let create = Link(tr("New trip …"), .newTrip)
    let who = Link(tr("Who is where"), .who(nil))

    init(
        _ phase: TripPhase?, search: String?, in reading: any TripReading, _ household: Household,
        style: String, _ openedName: (SealedTrip) -> String? = { _ in nil }
    ) throws {
        frame = Frame(tr("Trips"), style: style)
        (self.search, which) = (search, phase?.rawValue)
        let words = search?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
        var listed: [(trip: Trip, own: DateWindow?, count: Int)] = []
        for trip in try reading.trips() {
            let activities = try reading.activities(of: trip.id)
            let own = TripPicture.ownDates(of: activities)
            if let phase {
                let home = (try? household.home(of: trip)) ?? .utc
                let judged = TripPhase(
                    isArchived: trip.isArchived, start: trip.start ?? own?.first, end: trip.end ?? own?.end,
                    today: home.civil(at: household.now()).date)
                guard judged == phase else { continue }
            }
            listed.append((trip, own, activities.count))
        }
        let hits = try FoundItem.search(
            words.isEmpty ? nil : search, among: listed.map(\.trip), in: reading)
        found = hits.items
        more =
            hits.isCut
            ? tr("The first \(Limits.mostFound) are shown; meridian search --limit shows more.") : nil
        items = listed.filter { trip, _, _ in
            let text = (trip.name + "\n" + trip.notes).lowercased()
            return words.allSatisfy { text.contains($0) } || hits.trips.contains(trip.id)
        }
        .map { TripsPage.item($0.trip, $0.own, $0.count) }
        .sorted { ($0.start, $0.item.name) < ($1.start, $1.item.name) }.map(\.item)
        sealed =
            try phase == nil && words.isEmpty
            ? reading.sealedTrips().map { trip in
                Sealed(
                    text: tr("protected trip · since \(trip.sealedAt.description.prefix(10))"),
                    opened: openedName(trip).map {
                        Link(Printable.line($0), .trip(trip.id, .itinerary, .traveller))
                    })
            } : []
        unlock = sealed.isEmpty ? nil : Link(tr("Unlock protected trips …"), .protected)
        nothing =
            items.isEmpty && sealed.isEmpty && found.isEmpty
            ? TripsPage.nothing(
                isSearch: !words.isEmpty, isOfAll: phase == nil, canImport: reading.isSomewhere(.editor))
            : nil
        filters =
            [Link(tr("all"), .trips(nil, search: search), isCurrent: phase == nil)]
            + TripPhase.allCases.map { Link($0.word, .trips($0, search: search), isCurrent: $0 == phase) }
    }

    /// What is said of an empty list; of an empty search also what was searched.
    private static func nothing(isSearch: Bool, isOfAll: Bool, canImport: Bool) -> String {
        guard isSearch else {
            guard isOfAll else { return tr("There are no such trips.") }
            return canImport
                ? tr("There are no trips yet; an import makes one.")
                : tr("No trip is shared with you yet; whoever owns one does so on its page of travellers.")
        }
        let what = tr(
            "Searched were the names, notes and travellers of trips, the titles, places, codes and notes of activities, to-dos, costs, and the names of files; not what is in files."
        )
        return
            (isOfAll
            ? tr("Nothing has all of these words.") : tr("Nothing of these trips has all of these words."))
            + " " + what
    }

    private static func item(_ trip: Trip, _ own: DateWindow?, _ count: Int) -> (start: String, item: Item) {
        let start = (trip.start ?? own?.first)?.description
        let last = (trip.end.flatMap { try? $0.adding(days: -1) } ?? own?.last)?.description
        let facts = TripFacts(
            start: start, last: last, activities: count, home: trip.home?.name, isArchived: trip.isArchived)
        let item = Item(
            name: Printable.line(trip.name), href: PageAddress.trip(trip.id, .itinerary, .traveller).text,
            facts: facts.words.joined(separator: " · "))
        return (start ?? "~", item)
    }
}

extension TripPhase {
    /// The word of a filter.
    fileprivate var word: String {
        switch self {
        case .current: tr("current", as: "trips")
        case .upcoming: tr("coming", as: "trips")
        case .past: tr("past", as: "trips")
        case .undated: tr("without dates", as: "trips")
        case .archived: tr("archived", as: "trips")
        }
    }
}
