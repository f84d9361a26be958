import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// A trip day by day, with all that a traveller needs: for the screen and for paper.
struct ItineraryPage: Sendable {
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
    /// What is said where more follows than is shown.
    let more: String?

    init(_ page: TripPage) throws {
        let whole = try page.shown.whole(in: page.view)
        let today = page.shown.day(in: page.view)
        let dates = whole?.dates ?? DateWindow(today, through: today)
        let shown = page.shown.days(dates)
        let words = page.words(of: shown)
        let printed = PrintedEntryWords(words: words, showsCosts: true, showsCodes: true)
        frame = page.frame(of: shown)
        let agenda = shown.agenda(in: page.view)
        days = agenda.days.filter(words.isTold).map { day in
            Day(
                id: "day-\(day.date)", heading: EnglishTime.long(day.date),
                href: PageAddress.trip(page.shown.trip.id, .day(day.date), page.clock).text,
                facts: [words.facts(of: day).joined(separator: " · "), words.people.places[day.date]]
                    .compactMap(\.self),
                rows: ItineraryPage.rows(of: day, page, words, printed))
        }
        nothing = days.isEmpty ? tr("Nothing happens on this trip yet.") : nil
        more =
            whole?.last.map { tr("There is more after \(dates.last), up to \($0).") }
            ?? (whole?.goesOn == true ? tr("Series go on after \(dates.last).") : nil)
    }

    private static func rows(
        of day: AgendaDay, _ page: TripPage, _ words: ViewWords, _ printed: PrintedEntryWords
    ) -> [Row] {
        words.rows(of: day).map { row in
            switch row {
            case .change(let change): return Row(change: words.change(change))
            case .entry(let entry):
                let details = printed.entry(entry, on: day).details
                return Row(entry: EntryLine(entry, on: day, of: page, words, details: details))
            }
        }
    }
}
