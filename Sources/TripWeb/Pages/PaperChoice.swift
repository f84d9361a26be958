import Messages
import TripWorkflows
import Trips

/// What an itinerary tells on paper, to be chosen before it is printed.
struct PaperChoice: Sendable {
    let action: String
    let advice = tr("The browser prints this page, without this form, or makes a PDF of it.")
    let codesLabel = tr("Confirmation codes and seats")
    let codes: [ClockSwitch.Option]
    let costsLabel = tr("Costs")
    let costs: [ClockSwitch.Option]
    /// The clock of the page.
    let clock: String?
    let button = tr("Show")

    init(_ paper: Paper, _ page: TripPage) {
        action = PageAddress.trip(page.shown.trip.id, .paper(Paper()), .traveller).text
        clock = page.clock == .traveller ? nil : page.clock.text
        codes = PaperChoice.options(paper.showsCodes)
        costs = PaperChoice.options(paper.showsCosts)
    }

    private static func options(_ isShown: Bool) -> [ClockSwitch.Option] {
        [
            ClockSwitch.Option(value: "1", text: tr("shown"), isChosen: isShown),
            ClockSwitch.Option(value: "0", text: tr("left out"), isChosen: !isShown),
        ]
    }
}
