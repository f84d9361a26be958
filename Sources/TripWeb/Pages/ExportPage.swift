import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The ways in which a trip leaves these pages: as a calendar file, and on paper.
struct ExportPage: PageModel {
    static let template = "export"

    var frame: Frame
    let calendarHead = tr("Calendar file")
    let calendarAdvice = tr(
        "An .ics file for calendar programs. It is what the trip is now; a feed follows every change.")
    let action: String
    let label = tr("What it shows")
    let redactions: [ClockSwitch.Option]
    let button = tr("Download the calendar file")
    let paperHead = tr("On paper")
    let paperAdvice = tr("The itinerary as it is printed; the browser prints it, or makes a PDF of it.")
    let papers: [Link]
    let links: [Link]

    init(_ page: TripPage) {
        let id = page.shown.trip.id
        frame = page.frame(tr("Export"))
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
        links = [
            page.role >= .owner ? Link(tr("Give it to somebody"), .feeds(id)) : nil,
            page.ownsHousehold ? Link(tr("Backup of everything"), .keeping) : nil,
        ].compactMap(\.self)
    }
}
