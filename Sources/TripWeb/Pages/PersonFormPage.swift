import CivilTime
import HTTPTypes
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The form of a person: what they are called, where their home is, when they are awake.
enum PersonFormPage {
    /// The form.
    ///
    /// - Throws: A ``Fault`` for nobody; a `StorageError`.
    static func page(
        _ id: PersonID, in reading: any TripReading, _ household: Household, style: String
    ) throws -> FieldsPage {
        guard let stored = try StoredPerson(id, in: reading) else { throw Fault.nobody }
        let person = stored.person
        var frame = Frame(Printable.line(person.name), style: style)
        let trips = try reading.trips().filter { $0.traveller(id) != nil }
        frame.facts = [
            trips.isEmpty
                ? tr("in no trip") : tr("in \(trips.map { Printable.line($0.name) }.joined(separator: ", "))")
        ]
        var page = FieldsPage(
            frame, to: .person(id),
            [
                .text("name", tr("Name"), person.name),
                .text(
                    "spellings", tr("Also written"), person.names.dropFirst().joined(separator: "; "),
                    hint: tr("as tickets have it: LOVELACE/ADA MS; several with ; between")),
                .text(
                    "emails", tr("Mail addresses"), person.emails.joined(separator: "; "),
                    hint: tr("several with ; between")),
                .text(
                    "home", tr("Home"), person.home?.name,
                    hint: tr("the zone where they are when nothing says otherwise"), list: "zones"),
                .text("awake", tr("Awake"), "\(person.awake)", hint: tr("like 08:00..22:00")),
                .check("me", tr("It is me"), person.isMe),
            ], button: tr("Save"), back: Link(tr("Settings"), .settings))
        page.seen = stored.version
        page.zones = FieldsPage.zones([person.home, household.statedHome?.id], in: household.database)
        page.links = trips.map {
            Link(tr("Travellers of \(Printable.line($0.name))"), .trip($0.id, .people, .traveller))
        }
        return page
    }
}

extension Fault {
    static var nobody: Fault {
        var fault = Fault(
            .notFound, tr("There is no such person"),
            tr("They may have been deleted, or are one with somebody else now. The settings list all."))
        fault.next = PageAddress.settings.text
        return fault
    }
}
