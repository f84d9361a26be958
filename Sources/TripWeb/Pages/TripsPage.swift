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
    let searchLabel = tr("Search in names and notes")
    let searchButton = tr("Search")
    let create = Link(tr("New trip …"), .newTrip)

    init(
        _ phase: TripPhase?, search: String?, in reading: any TripReading, _ household: Household,
        style: String, _ openedName: (SealedTrip) -> String? = { _ in nil }
    ) throws {
        frame = Frame(tr("Trips"), style: style)
        (self.search, which) = (search, phase?.rawValue)
        let words = search?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
        var found: [(start: String, item: Item)] = []
        for trip in try reading.trips() {
            let text = (trip.name + "\n" + trip.notes).lowercased()
            guard words.allSatisfy({ text.contains($0) }) else { continue }
            let activities = try reading.activities(of: trip.id)
            let own = TripPicture.ownDates(of: activities)
            if let phase {
                let home = (try? household.home(of: trip)) ?? .utc
                let judged = TripPhase(
                    isArchived: trip.isArchived, start: trip.start ?? own?.first, end: trip.end ?? own?.end,
                    today: home.civil(at: household.now()).date)
                guard judged == phase else { continue }
            }
            found.append(TripsPage.item(trip, own, activities.count))
        }
        found.sort { ($0.start, $0.item.name) < ($1.start, $1.item.name) }
        items = found.map(\.item)
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
            !items.isEmpty || !sealed.isEmpty
            ? nil
            : phase == nil && words.isEmpty
                ? tr("There are no trips yet; an import makes one.")
                : tr("There are no such trips.")
        filters =
            [Link(tr("all"), .trips(nil, search: search), isCurrent: phase == nil)]
            + TripPhase.allCases.map { Link($0.word, .trips($0, search: search), isCurrent: $0 == phase) }
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
