import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The form of an activity, new or known, with what was typed and what is wrong with it.
struct ActivityFormPage: FieldsModel {
    static let template = "form"

    var frame: Frame
    let action: String
    /// The activity as it was seen; for a new one the UID that it gets.
    var seen: String?
    var uid: String?
    var fields: [FormField] = []
    /// What is wrong with no field alone.
    var problem: String?
    /// The first wrong field.
    var wrong: Link?
    let wrongText = FieldsText.wrong
    let button: String
    let back: Link
    let zones: [String]
    /// What the template shows of other forms.
    let deeds: [FieldsPage.Deed] = []
    let links: [Link] = []

    /// The form of an activity.
    init(editing page: TripPage, _ key: ActivityKey, in reading: any TripReading) throws {
        let trip = page.shown.trip
        guard let stored = try StoredActivity(key, of: trip.id, in: reading) else {
            throw page.noForm(of: key)
        }
        let item = try ActivityForm.page(stored, in: reading, page.household)
        self.init(
            page, tr("Edit \(ViewWords.title(of: stored.activity))"), .edit(key), ActivityFields(item),
            button: tr("Save"),
            back: Link(tr("Leave it as it is"), .trip(trip.id, .activity(key), page.clock)),
            readings: ActivityFormPage.readings(of: item, page.household.hours))
        seen = stored.version
    }

    /// The form for a new activity.
    init(new page: TripPage) {
        let trip = page.shown.trip
        self.init(
            page, tr("Add an activity"), .add, ActivityFields(newIn: trip), button: tr("Add"),
            back: Link(tr("Add nothing"), .trip(trip.id, .itinerary, page.clock)))
        uid = ActivityUID.random().text
    }

    private init(
        _ page: TripPage, _ heading: String, _ view: TripView, _ values: ActivityFields, button: String,
        back: Link, readings: [String: String] = [:]
    ) {
        frame = page.frame(heading)
        action = PageAddress.trip(page.shown.trip.id, view, page.clock).text
        (self.button, self.back) = (button, back)
        let used = page.shown.activities.flatMap { activity -> [String] in
            guard case .timed(let start, let end) = activity.span else { return [] }
            return [start.zone?.name, end.zone?.name].compactMap(\.self)
        }
        let first = Set(used + [page.shown.people.home.id.name]).sorted()
        let places =
            PlaceProposals.airports(of: page.shown.activities)
            + PlaceProposals.cities(in: page.household.database)
        zones =
            first + places
            + page.shown.database.ids.map(\.name).filter { $0.contains("/") && !first.contains($0) }
        fields = ActivityFormPage.fields(values, of: page.shown.trip, isNew: view == .add, readings).map(
            \.settled)
    }

    /// How a stored time is read that its clock shows twice, or not at all, by the name of its field.
    private static func readings(of item: ItemPage, _ hours: HourCycle) -> [String: String] {
        guard case .timed(let start, let end) = item.activity.span else { return [:] }
        var readings: [String: String] = [:]
        for (name, time, moment) in [("start", start, item.start.moment), ("end", end, item.end.moment)] {
            // An estimated end stands beside its field.
            guard let moment, !time.isEstimated else { continue }
            let shown = ViewWords.reading(moment, hours)
            switch moment.zone.mapping(of: time.local).resolution {
            case .unique: break
            case .repeated: readings[name] = tr("until now \(shown), of the two times of that day")
            case .skipped:
                let date = moment.civil.date
                let read =
                    date == time.local.date ? shown : tr("\(shown) on \(EnglishTime.short(date))")
                readings[name] = tr("until now \(read), as that time does not exist on its clock")
            }
        }
        return readings
    }

    private static func fields(
        _ shown: ActivityFields, of trip: Trip, isNew: Bool, _ readings: [String: String]
    ) -> [FormField] {
        let values = shown.values
        func text(_ name: String, _ label: String, hint: String? = nil, list: String? = nil) -> FormField {
            .text(name, label, values[name], hint: hint, list: list)
        }
        func choice(_ name: String, _ label: String, _ options: [(String, String)]) -> FormField {
            .choice(name, label, options.map { (value: $0.0, text: $0.1) }, chosen: values[name])
        }
        func check(_ name: String, _ label: String) -> FormField {
            .check(name, label, values[name] != nil)
        }
        var notes = text("notes", tr("Notes"))
        notes.isArea = true
        let estimate = isNew ? [check("estimate", tr("Estimate the arrival from the distance"))] : []
        return [
            choice("kind", tr("What it is"), ActivityKind.allCases.map { ($0.rawValue, $0.word) }),
            text("title", tr("Title"), hint: isNew ? tr("made of the rest when it is left out") : nil),
        ] + times(shown, of: trip, isNew: isNew, readings) + estimate + [
            text("place", tr("Place, or from"), hint: tr("a name, or an airport as HND")),
            text("destination", tr("To")), text("number", tr("Number")), text("carrier", tr("Carrier")),
            text("confirmation", tr("Confirmation")), text("seat", tr("Seat, cabin or room")),
            text("organization", tr("Organization")), text("cost", tr("Cost"), hint: tr("like 412.50 CHF")),
            choice(
                "paid", tr("Paid"),
                [("none", tr("nothing")), ("deposit", tr("a deposit")), ("full", tr("all of it"))]),
            text("url", tr("Link")), notes,
            choice("status", tr("Status"), ActivityStatus.allCases.map { ($0.rawValue, $0.rawValue) }),
            check("hidesPlace", tr("Keep its place from others")),
        ] + people(values, of: trip)
    }

    /// A box for each who can take part.
    private static func people(_ values: [String: String], of trip: Trip) -> [FormField] {
        let people = ActivityFields.boxes(in: trip)
        guard !people.isEmpty else { return [] }
        var fields = [
            FormField.hidden(ActivityFields.boxes, people.map(\.person.text).joined(separator: " "))
        ]
        for person in people {
            let (field, name) = ("with-\(person.person.text)", Printable.line(person.name))
            let label =
                person.role.travels ? tr("with \(name)") : tr("with \(name), who only looks at the trip")
            fields.append(.check(field, label, values[field] != nil))
        }
        return fields
    }

    /// The fields of both ends.
    private static func times(
        _ shown: ActivityFields, of trip: Trip, isNew: Bool, _ readings: [String: String]
    ) -> [FormField] {
        let values = shown.values
        let fallback =
            trip.defaultZone.map {
                tr("a zone, a city or an airport; nothing for the place of departure, else for \($0.name)")
            } ?? tr("a zone, a city or an airport; nothing for the place of departure")
        let forms = tr("like 11:30, 2027-03-14 11:30, or +2h")
        let end =
            shown.estimatedEnd.map { tr("estimated: \($0); a time here makes it a fact, \(forms)") } ?? forms
        return [
            .text(
                "start", tr("Starts or departs"), values["start"],
                hint: readings["start"] ?? tr("like 2027-03-14 09:00, or sat 19:30")),
            .text(
                "startZone", tr("on the clock of"), values["startZone"],
                hint: isNew ? fallback : tr("a zone, a city or an airport"), list: "zones"),
            .text(
                "end", tr("Ends or arrives"), values["end"],
                // The kind can be changed beside it, so that the hint says both.
                hint: readings["end"]
                    ?? tr("\(end); of whole days the last one, and of a stay the day of leaving")),
            .text(
                "endZone", tr("on the clock of"), values["endZone"],
                hint: tr("nothing for that of the start, or of the place of arrival"), list: "zones"),
            .check("allDay", tr("Whole days"), values["allDay"] != nil),
        ]
    }
}
