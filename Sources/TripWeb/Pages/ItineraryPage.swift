import CivilTime
import Messages
import Rendering
import Scheduling
import TripExchange
import TripWorkflows
import Trips

/// A trip day by day, with all that a traveller needs: for the screen and for paper.
struct ItineraryPage: PageModel {
    static let template = "itinerary"

    /// One date.
    struct Day: Sendable {
        let id: String
        let heading: String
        /// The page of the date; nil where there is none, and on paper.
        let href: String?
        /// That the date is today by the clock of the page; nil for the others, and on paper.
        let today: String?
        let facts: [String]
        let rows: [Row]
    }

    /// An activity, or a change of the clock between two.
    struct Row: Sendable {
        var entry: EntryLine?
        var change: String?
    }

    var frame: Frame
    let days: [Day]
    let nothing: String?
    /// The ways to a first activity, where there is none.
    let beginnings: [Link]
    /// The way down to today, where something is on it or after it.
    let today: Link?
    /// What is said where more follows than is shown, and where that is.
    let more: String?
    let rest: Link?
    /// How much is wrong with the trip, and where that is said.
    let wrong: Link?
    /// What it tells on paper; nil for the page that is read on a screen.
    let paper: PaperChoice?

    init(_ page: TripPage, on sheet: Paper? = nil) throws {
        paper = sheet.map { PaperChoice($0, page) }
        let list = try ItineraryList(page.shown, in: page.view, page.household.hours, of: page, on: sheet)
        let trip = page.shown
        frame = page.frame(
            of: list.shown,
            named: sheet?.showsCodes == false
                ? Activity.withoutCodes(trip.trip.name, of: trip.activities) : nil)
        if sheet?.showsCodes == false {
            // What cannot be placed is told by its title.
            frame.notes = frame.notes.map { Activity.withoutCodes($0, of: trip.activities) }
        }
        days = list.days
        nothing = days.isEmpty ? page.shown.nothing : nil
        beginnings =
            days.isEmpty
            ? [
                page.link(tr("Add an activity"), .add),
                Link(
                    tr("Import a booking"),
                    .importing(secret: nil, into: ImportTarget(trip: page.shown.trip.id.text))),
            ] : []
        today = sheet == nil ? ItineraryPage.today(page.shown.today(in: page.view), days) : nil
        rest = (list.left ?? list.next).map {
            Link(
                tr("The week of \(EnglishTime.long($0))"),
                .trip(page.shown.trip.id, .week($0), page.clock))
        }
        more =
            list.left.map { tr("The list ends before \($0); the pages of weeks have the rest.") } ?? list.more
        wrong = sheet == nil ? ItineraryPage.wrong(with: page) : nil
    }

    static func today(_ today: CivilDate, _ days: [Day]) -> Link? {
        // Identifiers of days are in their order.
        guard let first = days.first, let next = days.first(where: { $0.id >= "day-\(today)" }),
            next.id != first.id
        else { return nil }
        let isToday = next.id == "day-\(today)"
        return Link(isToday ? tr("Today") : tr("Next: \(next.heading)"), href: "#\(next.id)")
    }

    /// The link to the findings, where some are more than notes.
    private static func wrong(with page: TripPage) -> Link? {
        let counts = TripFinding.Severity.allCases.reversed().filter { $0 != .note }.compactMap { severity in
            let number = page.findings.count { $0.finding.severity == severity }
            return number == 0 ? nil : severity.counted(number)
        }
        guard !counts.isEmpty else { return nil }
        return page.link(tr("Found on this trip: \(counts.joined(separator: ", "))"), .findings)
    }
}
