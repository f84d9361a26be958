import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// A trip day by day, with all that a traveller needs: for the screen and for paper.
struct ItineraryPage: PageModel {
    static let template = "itinerary"

    /// One date.
    struct Day: Sendable {
        let id: String
        let heading: String
        let href: String
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
    /// What is said where more follows than is shown, and where that is.
    let more: String?
    let rest: Link?
    /// How much is wrong with the trip, and where that is said.
    let wrong: Link?
    /// What it tells on paper; nil for the page that is read on a screen.
    let paper: PaperChoice?

    init(_ page: TripPage, on sheet: Paper? = nil) throws {
        paper = sheet.map { PaperChoice($0, page) }
        let whole = try page.shown.whole(in: page.view)
        let today = page.shown.day(in: page.view)
        let dates = whole?.dates ?? DateWindow(today, through: today)
        let shown = page.shown.days(dates)
        let words = page.words(of: shown)
        let printed = PrintedEntryWords(
            words: words, showsCosts: sheet?.showsCosts ?? true, showsCodes: sheet?.showsCodes ?? true)
        frame = page.frame(of: shown)
        let agenda = shown.agenda(in: page.view)
        var room = Limits.mostInList
        var left: AgendaDay?
        days = agenda.days.filter(words.isTold).compactMap { day in
            guard left == nil else { return nil }
            guard day.entries.count <= room || room == Limits.mostInList else {
                left = day
                return nil
            }
            room = max(0, room - day.entries.count)
            return Day(
                id: "day-\(day.date)", heading: EnglishTime.long(day.date),
                href: PageAddress.trip(page.shown.trip.id, .day(day.date), page.clock).text,
                facts: [words.facts(of: day).joined(separator: " · "), words.people.places[day.date]]
                    .compactMap(\.self),
                rows: ItineraryPage.rows(of: day, page, words, printed))
        }
        nothing = days.isEmpty ? tr("Nothing happens on this trip yet.") : nil
        rest = left.map {
            Link(
                tr("The week of \(EnglishTime.long($0.date))"),
                .trip(page.shown.trip.id, .week($0.date), page.clock))
        }
        more =
            left.map { tr("The list ends before \($0.date); the pages of weeks have the rest.") }
            ?? whole?.last.map { tr("There is more after \(dates.last), up to \($0).") }
            ?? (whole?.goesOn == true ? tr("Series go on after \(dates.last).") : nil)
        wrong = ItineraryPage.wrong(with: page)
    }

    /// The link to the findings, where some are more than notes.
    private static func wrong(with page: TripPage) -> Link? {
        let found = page.shown.everything().findings(by: page.household.rules)
        let counts = TripFinding.Severity.allCases.reversed().filter { $0 != .note }.compactMap { severity in
            let number = found.count { $0.finding.severity == severity }
            return number == 0 ? nil : severity.counted(number)
        }
        guard !counts.isEmpty else { return nil }
        return page.link(tr("Found on this trip: \(counts.joined(separator: ", "))"), .findings)
    }

    private static func rows(
        of day: AgendaDay, _ page: TripPage, _ words: ViewWords, _ printed: PrintedEntryWords
    ) -> [Row] {
        var rows = words.rows(of: day).prefix(Limits.mostInDay).map { row in
            switch row {
            case .change(let change): return Row(change: words.change(change))
            case .entry(let entry):
                let details = printed.entry(entry, on: day).details
                return Row(entry: EntryLine(entry, on: day, of: page, words, details: details))
            }
        }
        if let more = HourBoard.more(than: Limits.mostInDay, of: day.entries.count) {
            rows.append(Row(change: more))
        }
        return rows
    }
}
