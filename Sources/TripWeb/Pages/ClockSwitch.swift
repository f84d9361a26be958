import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The choice of the clock of a view: a form that works without scripts.
struct ClockSwitch: Sendable {
    /// One clock that can be chosen.
    struct Option: Sendable {
        let value: String
        let text: String
        let isChosen: Bool
    }

    /// The path of the page; the form adds the clock.
    let action: String
    /// What else the address says.
    let hidden: [HiddenField]
    let options: [Option]
    /// The zone as typed, where there is none of that name, and what is wrong.
    let typed: String?
    let problem: String?
    /// The zones for the completion, as HTML: an option each, written at once.
    let zones: String
    let label = tr("Clock")
    let zoneLabel = tr("or a zone, city or airport")
    let hint = tr("Asia/Tokyo")
    let button = tr("Show")

    /// The choice of the page of a feed, whose readers are not of the household: the clock of the calendar, or a zone.
    ///
    /// - Parameters:
    ///   - secret: What stands in the address.
    ///   - usual: What the clock of the calendar is called.
    ///   - zone: The zone as typed.
    ///   - problem: What is wrong with it.
    init(secret: String, usual: String, zone: String?, problem: String?) {
        (action, hidden) = (PageAddress.share(secret: secret, zone: nil).text, [])
        let isChosen = zone != nil && problem == nil
        var options = [Option(value: ClockChoice.place.text, text: usual, isChosen: !isChosen)]
        if let zone, isChosen {
            options.append(Option(value: zone, text: tr("of \(Printable.line(zone))"), isChosen: true))
        }
        self.options = options
        typed = problem.flatMap { _ in zone.map { Printable.line($0) } }
        self.problem = problem
        // Some hundred names are much beside the itinerary of a weekend.
        zones = ""
    }

    init(_ page: TripPage) {
        let address = PageAddress.trip(page.shown.trip.id, page.address, .traveller).text
        (action, hidden) = (HiddenField.path(of: address), HiddenField.fields(of: address))
        var known: [(ClockChoice, String)] = [
            (.traveller, tr("of the traveller")), (.place, tr("of each place")), (.home, tr("at home")),
        ]
        for member in page.shown.people.locatable {
            known.append((.person(member.id), tr("of \(Printable.line(member.name))")))
        }
        if case .zone(let name) = page.clock {
            typed = page.zoneProblem.map { _ in Printable.line(name) }
            if typed == nil { known.append((page.clock, tr("of \(Printable.line(name))"))) }
        } else {
            typed = nil
        }
        problem = page.zoneProblem
        zones = ClockSwitch.options(page.household.database, page.shown.activities)
        options = known.map { choice, text in
            Option(value: choice.text, text: text, isChosen: choice == page.clock)
        }
    }

    /// The zones of the rules of time, none of a trip, and large cities and the airports of the trip: their names need no
    /// escape, and the template none for each.
    private static func options(_ database: ZoneDatabase, _ activities: [Activity]) -> String {
        let places = PlaceProposals.airports(of: activities) + PlaceProposals.cities(in: database)
        return (places + database.ids.map(\.name).filter { $0.contains("/") }).filter { name in
            name.utf8.allSatisfy { $0 < 0x80 && !"<>&\"'".utf8.contains($0) }
        }.map { "<option value=\"\($0)\">" }.joined()
    }
}
