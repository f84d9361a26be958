import CivilTime
import Messages
import Rendering
import Scheduling
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// What a government moved, as `meridian drift` says it, for one trip or for all that are not archived.
struct DriftPage: PageModel {
    static let template = "drift"

    /// An activity that moved.
    struct Item: Sendable {
        let title: String
        let href: String
        /// The trip, on the page of all trips.
        let trip: String?
        /// For whom it moved.
        let whose: String?
        let lines: [String]
    }

    var frame: Frame
    let about = tr(
        "The clock on the wall is still right; where the rules of its zone have changed, the moment is another one."
    )
    let summary: String
    let items: [Item]
    /// The findings that appeared or vanished, and the ends that were written under newer rules.
    let lines: [String]
    let linesHeading = tr("What check finds now, and no longer")
    /// What is said of those that are left out.
    let more: String?
    /// The address of the form that writes the offsets down; nil where nothing moved.
    let action: String?
    /// What moved as it is shown, so that nothing else is written down.
    let seen: String
    let button = tr("Write today's offsets down")
    let hint = tr("The next comparison is then about the next change.")

    /// Compares one trip.
    init(_ page: TripPage) throws {
        let trip = page.shown.trip
        try self.init(
            [(trip, page.shown.activities)], page.shown.people.known.flatMap(\.self), page.household,
            home: page.household.home(of: trip),
            page.frame(tr("What moved")), isOfAll: false, .trip(trip.id, .drift, page.clock), page.clock,
            on: page.chosenClock(in: page.shown.everything().itinerary))
    }

    /// Compares all trips that are not archived.
    init(in reading: any TripReading, _ household: Household, style: String) throws {
        let trips = try reading.trips().filter { !$0.isArchived }
        var frame = Frame(tr("What moved"), style: style)
        let home = try household.home(ofAll: trips)
        frame.facts = [tr("home \(home.id)") + " · \(household.database.words)"]
        try self.init(
            try trips.map { ($0, try reading.activities(of: $0.id)) }, try reading.persons(), household,
            home: home, frame,
            isOfAll: true, .drift, .traveller)
    }

    private init(
        _ trips: [(trip: Trip, activities: [Activity])], _ persons: [Person], _ household: Household,
        home: Zone, _ frame: Frame, isOfAll: Bool, _ address: PageAddress, _ clock: ClockChoice,
        on shown: TravellerClock? = nil
    ) throws {
        let zones = trips.flatMap(\.trip.zones)
        let database = household.database.adding(zones)
        let report = try DriftReport(
            of: trips.map(\.activities), in: trips.map(\.trip), persons: persons, home: home,
            typedHome: household.typedHome, at: household.now(), household.rules, database, zones: zones)
        let words = DriftWords(
            report, rules: household.database.words, version: household.database.version, clock: shown)
        self.frame = frame
        self.frame.notes +=
            report.drift.unresolved.map { "\(Printable.line($0.activity.title)): \($0.error)" }
            + report.findings.map { Printable.line("\($0)") }
        summary = words.summary
        items = words.moved.prefix(Limits.mostInList).map { item in
            let trip = trips[item.trip].trip
            return Item(
                title: item.title, href: PageAddress.trip(trip.id, .activity(item.key), clock).text,
                trip: isOfAll ? Printable.line(trip.name) : nil, whose: DriftPage.whose(item, of: trip),
                lines: item.lines)
        }
        let rest = words.newer + words.appeared + words.vanished
        lines = Array(rest.prefix(Limits.mostInList))
        more =
            max(words.moved.count, rest.count) > Limits.mostInList
            ? tr("The first \(Limits.mostInList) are shown; meridian drift lists all.") : nil
        action = words.moved.isEmpty ? nil : address.text
        seen = report.moved.digest
    }

    /// Says for whom an activity moved; nil where nobody is known.
    private static func whose(_ item: DriftWords.Item, of trip: Trip) -> String? {
        let names = trip.travellers.filter { item.participants.contains($0.person) }.map {
            Printable.line($0.name)
        }
        if !names.isEmpty { return tr("for \(WhoWords.list(names))", as: "persons") }
        return trip.travellers.isEmpty ? nil : tr("for everybody", as: "persons")
    }
}
