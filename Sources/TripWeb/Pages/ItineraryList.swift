import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The dates of a trip with something on them, as far as one page has room.
struct ItineraryList: Sendable {
    let shown: TripDays
    let days: [ItineraryPage.Day]
    /// The first date for which there is no room.
    let left: CivilDate?
    /// The next date on which something begins, of a trip that goes on after its first dates.
    let next: CivilDate?
    /// What is said where the trip goes on after its first dates.
    let more: String?

    /// Lists the dates of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - view: The clock.
    ///   - hours: The hour cycle.
    ///   - page: The page; nil for a list that leads nowhere.
    ///   - sheet: What it tells on paper; nil for a screen.
    ///   - isBare: Whether entries have their times and titles alone.
    /// - Throws: A `TimeError` at the end of the calendar.
    init(
        _ trip: ShownTrip, in view: AgendaView, _ hours: HourCycle, of page: TripPage?,
        on sheet: Paper? = nil,
        isBare: Bool = false
    ) throws {
        let whole = try trip.whole(in: view)
        var dates = whole?.dates ?? trip.today(in: view)
        let isHidden = sheet?.showsCodes == false
        func shown(_ dates: DateWindow) -> TripDays {
            isHidden ? trip.days(dates).withoutCodes() : trip.days(dates)
        }
        /// The next date on which something begins, of a trip that is longer than its first dates.
        func later() -> CivilDate? {
            whole?.last.flatMap { _ in
                trip.activities.lazy.map(\.span.startDate).filter { $0 > dates.last }.min()
            }
        }
        let today: CivilDate? = sheet == nil ? trip.today(in: view) : nil
        var room = Room()
        func days(of shown: TripDays) -> [ItineraryPage.Day] {
            var people = trip.people.words(of: shown.party, on: shown.dates, in: view)
            // Whoever reads the pages need not be the traveller.
            people.isReadByOthers = true
            let words = ViewWords(shown.itinerary, view: view, hours: hours, people: people)
            let printed = PrintedEntryWords(
                words: words, showsCosts: sheet?.showsCosts ?? true, showsCodes: sheet?.showsCodes ?? true)
            return shown.agenda(in: view).days.filter(words.isTold).filter { room.takes($0) }.map { day in
                let address = page.map { PageAddress.trip(trip.trip.id, .day(day.date), $0.clock) }
                return ItineraryPage.Day(
                    id: "day-\(day.date)", heading: EnglishTime.long(day.date),
                    href: sheet == nil ? address?.text : nil,
                    today: day.date == today ? tr("today") : nil,
                    facts: [words.facts(of: day).joined(separator: " · "), words.people.places[day.date]]
                        .compactMap(\.self),
                    rows: ItineraryList.rows(
                        of: day, page, words, isBare ? nil : printed, isOnPaper: sheet != nil))
            }
        }
        let first = shown(dates)
        var list = days(of: first)
        // One date that is years off, as a mistyped one, hides nothing of the rest.
        for _ in 0..<ItineraryList.mostJumps where room.left == nil {
            guard let begin = later() else { break }
            dates = DateWindow(
                begin, through: (try? begin.adding(days: ShownDates.mostDays - 1)) ?? .latest)
            list += days(of: shown(dates))
        }
        (self.shown, self.days, left) = (first, list, room.left)
        next = room.left == nil ? later() : nil
        let isCut = next != nil || room.left != nil
        more =
            whole?.last.flatMap { isCut ? tr("There is more after \(dates.last), up to \($0).") : nil }
            ?? (whole?.goesOn == true ? tr("Series go on after \(dates.last).") : nil)
    }

    /// How often a list goes on behind a stretch without anything, of more days than are shown at once.
    private static let mostJumps = 8

    /// The room of one page.
    private struct Room {
        private var rest = Limits.mostInList
        /// The first date for which there is none.
        private(set) var left: CivilDate?

        /// Takes the entries of a day; of the first day all.
        mutating func takes(_ day: AgendaDay) -> Bool {
            guard left == nil else { return false }
            guard day.entries.count <= rest || rest == Limits.mostInList else {
                left = day.date
                return false
            }
            rest = max(0, rest - day.entries.count)
            return true
        }
    }

    private static func rows(
        of day: AgendaDay, _ page: TripPage?, _ words: ViewWords, _ printed: PrintedEntryWords?,
        isOnPaper: Bool
    ) -> [ItineraryPage.Row] {
        var rows = words.rows(of: day).prefix(Limits.mostInDay).map { row in
            switch row {
            case .change(let change): return ItineraryPage.Row(change: words.change(change))
            case .entry(let entry):
                let details = printed?.entry(entry, on: day).details ?? []
                return ItineraryPage.Row(
                    entry: EntryLine(
                        entry, on: day, of: page, words, details: details, isOnPaper: isOnPaper))
            }
        }
        if let more = HourBoard.more(than: Limits.mostInDay, of: day.entries.count) {
            rows.append(ItineraryPage.Row(change: more))
        }
        return rows
    }
}

extension ShownTrip {
    /// The dates of a trip without any.
    func today(in view: AgendaView) -> DateWindow {
        let today = day(in: view)
        return DateWindow(today, through: today)
    }

    /// What is said in place of dates without any entry: nothing happens only where there is no activity.
    var nothing: String {
        activities.isEmpty
            ? tr("Nothing happens on this trip yet.")
            : tr("None of the activities of this trip can be placed on a date.")
    }
}
