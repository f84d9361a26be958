import CivilTime
import HTTPTypes
import ICalendar
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// The pages that show the store; each is made from one state of it.
struct StorePages: Sendable {
    let household: Household
    let templates: Templates
    /// The address of the style sheet.
    let style: String

    /// Reads the store and writes the page.
    ///
    /// - Parameter address: The page.
    /// - Returns: The answer.
    /// - Throws: A ``Fault``, or an error of the store, of the zones or of time.
    func answer(_ address: PageAddress) throws -> Answer {
        try LibicalMissing.throwing {
            try Language.speaking(household.language) { try read(address) }
        }
    }

    private func read(_ address: PageAddress) throws -> Answer {
        try household.database.requireUnreplaced()
        let (shown, unreadable) = try household.open().read { reading in
            try reading.showing { try answer(address, in: reading) }
        }
        guard unreadable.isEmpty else { return try noting(unreadable.count, address) }
        return shown
    }

    /// Shows the page again with a note that rows of the store cannot be read.
    private func noting(_ count: Int, _ address: PageAddress) throws -> Answer {
        let note =
            count == 1
            ? tr("1 row of the store cannot be read and is left out; meridian doctor says what mends it.")
            : tr(
                "\(count) rows of the store cannot be read and are left out; meridian doctor says what mends it."
            )
        return try household.open().read { reading in
            try reading.showing { try answer(address, in: reading, note: note) }.value
        }
    }

    private func answer(
        _ address: PageAddress, in reading: any TripReading, note: String? = nil
    ) throws -> Answer {
        switch address {
        case .trips(let phase, let search):
            var page = try TripsPage(phase, search: search, in: reading, household, style: style)
            page.frame.notes += [note].compactMap(\.self)
            return html(page, "trips")
        case .trip(let id, let view, let clock):
            guard let trip = try reading.trip(id) else { throw Fault.unknownTrip }
            let shown = try ShownTrip(
                trip, in: reading, home: household.home(of: trip), now: household.now(), household.database)
            let page = try TripPage(household, shown, view, clock, style: style)
            return try answer(page, in: reading, note: note)
        default: throw Fault.unknownPage
        }
    }

    private func answer(_ page: TripPage, in reading: any TripReading, note: String?) throws -> Answer {
        let notes = [note].compactMap(\.self)
        switch page.address {
        case .itinerary:
            var model = try ItineraryPage(page)
            model.frame.notes += notes
            return html(model, "itinerary")
        case .day(let date):
            var model = DayPage(page, date)
            model.frame.notes += notes
            return html(model, "day")
        case .week(let date):
            var model = WeekPage(page, date)
            model.frame.notes += notes
            return html(model, "week")
        case .month(let date):
            var model = MonthPage(page, date)
            model.frame.notes += notes
            return html(model, "month")
        case .findings:
            var model = FindingsPage(page)
            model.frame.notes += notes
            return html(model, "findings")
        case .who(let moment):
            var model = try WhoPage(page, at: moment)
            model.frame.notes += notes
            return html(model, "who")
        case .activity(let key):
            var model = try ActivityPage(page, key, in: reading)
            model.frame.notes += notes
            return html(model, "activity")
        case .calendar(let redaction): return try calendar(page, redaction, in: reading)
        }
    }

    private func html(_ model: any Sendable, _ template: String) -> Answer {
        Answer(type: Answer.html, templates.page(model, template))
    }

    /// The trip as a calendar file, as `export --redact` writes it.
    private func calendar(
        _ page: TripPage, _ redaction: Redaction, in reading: any TripReading
    ) throws -> Answer {
        let trip = page.shown.trip
        var contents = CalendarContents(
            name: trip.name, activities: page.shown.activities, source: trip.source, zones: trip.zones)
        try contents.addStored(of: trip.id, redaction: redaction, in: reading)
        let export = CalendarExport(
            database: household.database, productID: household.productID, redaction: redaction,
            stamp: household.now(), pseudonymKey: trip.id.text)
        var answer = Answer(type: "text/calendar; charset=utf-8", export.calendar(of: contents).bytes)
        answer.fields[.contentDisposition] = "attachment; filename=\"trip.ics\""
        return answer
    }
}

extension Answer {
    /// The type of pages.
    static let html = "text/html; charset=utf-8"
}
