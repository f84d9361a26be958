import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The ways in which a trip leaves these pages: as a calendar file, and on paper.
struct ExportPage: PageModel {
    static let template = "export"

    var frame: Frame
    let giveHead = tr("For somebody else")
    let giveAdvice = tr(
        "An address of their own, for a calendar program or to read in a browser. It follows every change, has no codes unless you say so, and ends when you revoke it."
    )
    let give: Link?
    let calendarHead = tr("Calendar file")
    let calendarAdvice = tr(
        "An .ics file for calendar programs: what the trip is now.")
    let action: String
    let label = tr("What it shows")
    let redactions: [ClockSwitch.Option]
    let button = tr("Download the calendar file")
    let paperHead = tr("On paper")
    let paperAdvice = tr("The itinerary as it is printed; the browser prints it, or makes a PDF of it.")
    let papers: [Link]

    init(_ page: TripPage) {
        let id = page.shown.trip.id
        frame = page.frame(tr("Share"))
        action = PageAddress.trip(id, .calendar(nil), .traveller).text
        redactions = Redaction.allCases.map {
            ClockSwitch.Option(value: $0.rawValue, text: $0.words, isChosen: $0 == .shared)
        }
        papers = [
            Link(tr("With confirmation codes"), .trip(id, .paper(Paper()), page.clock)),
            Link(
                tr("Without confirmation codes and costs"),
                .trip(id, .paper(Paper(showsCodes: false, showsCosts: false)), page.clock)),
        ]
        give = page.role >= .owner ? Link(tr("Make an address, or revoke one"), .feeds(id)) : nil
    }
}
