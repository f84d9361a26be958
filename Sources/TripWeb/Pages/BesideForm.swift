import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The choice of the clocks beside that of a day or a week: links that take one away, and a form that adds one.
struct BesideForm: Sendable {
    let label = tr("Clocks beside it")
    /// The clocks, each with the link that takes it away.
    let shown: [Link]
    /// The form; nil where there is no room.
    let form: Adding?

    /// The form that adds a clock.
    struct Adding: Sendable {
        let action: String
        let hidden: [HiddenField]
        let label = tr("Add the clock")
        let options: [ClockSwitch.Option]
        let zoneLabel = tr("or of a zone, city or airport")
        let hint = tr("Asia/Tokyo")
        let problem: String?
        let button = tr("Add")
    }

    /// Makes the choice of a page.
    ///
    /// - Parameters:
    ///   - page: The page of a day or a week.
    ///   - view: Makes its address with other clocks beside it.
    init(_ page: TripPage, _ view: (BesideChoice) -> TripView) {
        let (trip, choice) = (page.shown.trip.id, page.address.beside)
        shown = page.besides.map { clock in
            var link = Link(clock.name, .trip(trip, view(choice.without(clock.choice)), page.clock))
            link.spoken = tr("Take away: \(clock.name)")
            return link
        }
        let zoneless = choice.clocks.filter { clock in !page.besides.contains { $0.choice == clock } }
        let known = zoneless.reduce(choice) { $0.without($1) }
        guard known.clocks.count < BesideChoice.most else {
            form = nil
            return
        }
        var options: [(ClockChoice, String)] = [(.traveller, tr("of the traveller")), (.home, tr("at home"))]
        for member in page.shown.people.locatable {
            options.append((.person(member.id), tr("of \(Printable.line(member.name))")))
        }
        let address = PageAddress.trip(trip, view(known), page.clock).text
        form = Adding(
            action: HiddenField.path(of: address), hidden: HiddenField.fields(of: address),
            options: [ClockSwitch.Option(value: "", text: "–", isChosen: true)]
                + options.filter { !known.clocks.contains($0.0) }.map {
                    ClockSwitch.Option(value: $0.0.text, text: $0.1, isChosen: false)
                },
            problem: page.besideProblem)
    }
}
