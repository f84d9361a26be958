import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The forms of a trip itself: new, or as it is.
enum TripFormPage {
    /// The form for a new trip.
    static func new(_ household: Household, style: String) -> FieldsPage {
        var random = SystemRandomNumberGenerator()
        let who = FormField.text(
            "traveller", tr("Who travels"),
            hint: tr(
                "like Ada, Ben <ben@example.org>; the first owns the trip, and each comma begins another person: “Winter, Ada” are two"
            ))
        var page = FieldsPage(
            Frame(tr("New trip"), style: style), to: .newTrip,
            // The home that was stated at the start is that of new trips, as it is for the command.
            fields(household.statedHome.map { ["home": $0.id.name] } ?? [:]) + [who],
            button: tr("Make the trip"),
            back: Link(tr("Make none"), .trips(nil, search: nil)))
        page.uid = TripID.random(using: &random).text
        page.zones = FieldsPage.zones(
            [household.statedHome?.id, household.machineHome?.id], in: household.database)
        return page
    }

    /// The form of a trip.
    static func editing(_ page: TripPage) -> FieldsPage {
        let trip = page.shown.trip
        var values = [
            "name": trip.name, "notes": trip.notes, "countries": trip.countries.joined(separator: ", "),
            "budget": trip.budget.map { "\($0)" }.joined(separator: ", "),
        ]
        values["start"] = trip.start.map { "\($0)" }
        values["end"] = trip.end.map { "\((try? $0.adding(days: -1)) ?? $0)" }
        (values["home"], values["zone"]) = (trip.home?.name, trip.defaultZone?.name)
        values["kind"] = trip.kind?.rawValue
        values["country"] = values["countries"]
        let address = PageAddress.trip(trip.id, .details, page.clock)
        var form = FieldsPage(
            page.frame(tr("Edit the trip")), to: address, fields(values), button: tr("Save"),
            back: Link(tr("Leave it as it is"), .trip(trip.id, .itinerary, page.clock)))
        form.seen = StoredTrip(trip).version
        form.zones = FieldsPage.zones(
            [trip.home, trip.defaultZone, page.shown.people.home.id], in: page.shown.database)
        form.deeds = [
            FieldsPage.Deed(
                action: PageAddress.trip(trip.id, .archive, page.clock).text, name: "archived",
                value: trip.isArchived ? "0" : "1",
                text: trip.isArchived ? tr("Take it out of the archive") : tr("Archive it"))
        ]
        form.links = [
            Link(tr("What was changed"), .trip(trip.id, .history, page.clock)),
            page.role < .owner
                ? nil : Link(tr("Delete the trip …"), .trip(trip.id, .remove, page.clock)),
        ].compactMap(\.self)
        return form
    }

    private static func fields(_ values: [String: String]) -> [FormField] {
        let kinds = [(value: "", text: tr("not said"))] + TripKind.allCases.map { ($0.rawValue, $0.word) }
        return [
            .text("name", tr("Name"), values["name"]),
            .text(
                "start", tr("First day"), values["start"],
                hint: tr("like 2027-03-14; nothing for that of the activities")),
            .text("end", tr("Last day"), values["end"], hint: tr("it belongs to the trip")),
            .text(
                "zone", tr("Times without a zone are on the clock of"), values["zone"],
                hint: tr("a zone, a city or an airport"), list: "zones"),
            .text(
                "home", tr("Home"), values["home"], hint: tr("the zone of the people at home"), list: "zones"),
            .choice("kind", tr("What sort of trip"), kinds, chosen: values["kind"]),
            .text("budget", tr("Budget"), values["budget"], hint: tr("like 2000 EUR, 500 CHF")),
            .text("country", tr("Countries"), values["country"], hint: tr("codes like JP, NZ")),
            .area("notes", tr("Notes"), values["notes"]),
        ]
    }
}

extension DeletePage {
    /// The question before a trip is deleted.
    init(deleting page: TripPage, _ parts: TripParts) {
        let trip = page.shown.trip
        self.init(
            page.frame(tr("Delete the trip")), parts.question("\"\(Printable.name(trip.name))\""),
            advice: tr("Archiving only puts it away. Undo brings back what was deleted."),
            .trip(trip.id, .remove, page.clock), seen: TripForms.seen(StoredTrip(trip), parts),
            back: Link(tr("Keep it"), .trip(trip.id, .details, page.clock)))
    }
}
