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
        let dates = whole?.dates ?? trip.today(in: view)
        let isHidden = sheet?.showsCodes == false
        let shown = isHidden ? trip.days(dates).withoutCodes() : trip.days(dates)
        var people = trip.people.words(of: shown.party, on: dates, in: view)
        // A list that leads nowhere is read by whoever has its address.
        people.isReadByOthers = page == nil || isHidden
        let words = ViewWords(shown.itinerary, view: view, hours: hours, people: people)
        let printed = PrintedEntryWords(
            words: words, showsCosts: sheet?.showsCosts ?? true, showsCodes: sheet?.showsCodes ?? true)
        let today: CivilDate? = sheet == nil ? trip.today(in: view) : nil
        var room = Limits.mostInList
        var left: CivilDate?
        days = shown.agenda(in: view).days.filter(words.isTold).compactMap { day in
            guard left == nil else { return nil }
            guard day.entries.count <= room || room == Limits.mostInList else {
                left = day.date
                return nil
            }
            room = max(0, room - day.entries.count)
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
        (self.shown, self.left) = (shown, left)
        next = whole?.last.flatMap { _ in
            trip.activities.lazy.map(\.span.startDate).filter { $0 > dates.last }.min()
        }
        more =
            whole?.last.map { tr("There is more after \(dates.last), up to \($0).") }
            ?? (whole?.goesOn == true ? tr("Series go on after \(dates.last).") : nil)
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
