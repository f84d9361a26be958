import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The legs of a trip on a map, and beside it the same in words.
struct MapPage: PageModel {
    static let template = "map"

    /// One leg.
    struct Item: Sendable {
        let number: Int
        let title: String
        let href: String
        let route: String
        let departure: String
        let arrival: String
        let departureTime: String
        let arrivalTime: String
        let facts: String
    }

    var frame: Frame
    let summary: String
    /// The map, as the element of a picture; nil without legs.
    let picture: String?
    /// The projection, and where the coasts come from.
    let about: String?
    let items: [Item]
    let unplaced: [Link]
    let unplacedText = tr("Not on the map, since a place is not known:")
    let more: String?

    init(_ page: TripPage) throws {
        let whole = try page.shown.whole(in: page.view)
        let today = page.shown.day(in: page.view)
        let dates = whole?.dates ?? DateWindow(today, through: today)
        let days = page.shown.days(dates)
        let words = page.words(of: days)
        let found = TripLegs(of: days.itinerary)
        frame = page.frame(tr("Map"), of: days)
        let kilometres = found.legs.reduce(0) { $0 + $1.kilometres }
        let count = found.legs.count
        let summary =
            count == 0
            ? tr("No leg has places that are known.")
            : count == 1
                ? tr("1 leg, \(MapPage.length(kilometres)) along the great circle")
                : tr("\(count) legs, \(MapPage.length(kilometres)) along great circles")
        self.summary = summary
        let map = found.map(most: Limits.mostInDay)
        picture = map.map {
            $0.element(
                title: tr("Map of the legs of \(Printable.line(page.shown.trip.name))"),
                about: tr("\(summary). The list after the map names each with its times."))
        }
        about = map?.about
        items = found.legs.prefix(Limits.mostInList).enumerated().map { index, leg in
            MapPage.item(leg, index + 1, page, words)
        }
        unplaced = found.unplaced.prefix(Limits.mostInList).map {
            Link(ViewWords.title(of: $0.activity), href: page.href(of: $0.key))
        }
        more =
            count > Limits.mostInDay
            ? tr("The first \(Limits.mostInDay) of \(count) legs are drawn.") : nil
    }

    private static func length(_ kilometres: Double) -> String { "\(Int(kilometres.rounded())) km" }

    private static func item(
        _ leg: TripLegs.Leg, _ number: Int, _ page: TripPage, _ words: ViewWords
    ) -> Item {
        let scheduled = leg.scheduled
        let isTicket = page.view == .place || page.view.isPrinted(scheduled)
        func shown(_ instant: Instant, _ own: Zone) -> ZonedDateTime {
            ZonedDateTime(instant, in: isTicket ? own : words.clock.zone(at: instant))
        }
        let start = shown(scheduled.start, scheduled.startZone)
        let end = shown(scheduled.end, scheduled.endZone)
        let (from, to) = (Printable.line(leg.from.name), Printable.line(leg.to.name))
        let parts = [
            length(leg.kilometres), scheduled.activity.kind.word, words.participants(of: scheduled.activity),
        ]
        return Item(
            number: number, title: ViewWords.title(of: scheduled.activity),
            href: page.href(of: scheduled.key),
            route: tr("\(from) to \(to)", as: "from one place to another"),
            departure: "\(words.stamp(start)), \(start.zone.id)",
            arrival: "\(words.stamp(end)), \(end.zone.id)",
            departureTime: EntryLine.machineText(start), arrivalTime: EntryLine.machineText(end),
            facts: parts.compactMap(\.self).joined(separator: " · "))
    }
}
