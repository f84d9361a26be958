import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// Who takes part in a trip, with the form for one more.
struct PeoplePage: FieldsModel {
    static let template = "people"

    /// One traveller.
    struct Item: Sendable {
        let name: String
        let facts: String
        let person: String
        /// The page of the person.
        let href: String
        let action: String
        let deeds: [Deed]
    }

    /// A button of a traveller.
    struct Deed: Sendable {
        let value: String
        let text: String
        /// The button for those who hear it alone.
        let spoken: String
    }

    var frame: Frame
    let items: [Item]
    let nothing: String?
    let newHead = tr("Somebody else")
    let action: String
    var fields: [FormField]
    var problem: String?
    var wrong: Link?
    let wrongText = FieldsText.wrong
    var uid: String?
    let button = tr("Let them join")
    let back: Link
    let zones: [String] = []

    let mayHead = tr("Who may see and change it")
    let mayAdvice = tr(
        "People with an account, in the place of their role in the household. It applies at once, and undo does not bring it back."
    )
    let mayButton = tr("Set", as: "a role")
    /// The accounts with their roles, for who owns the trip.
    let accounts: [AccountRole]

    init(_ page: TripPage, in reading: any TripReading) throws {
        let trip = page.shown.trip
        frame = page.frame(tr("Travellers"))
        let address = PageAddress.trip(trip.id, .people, page.clock).text
        action = address
        let participations = Participations(in: page.shown.activities, of: trip)
        items = trip.travellers.map { PeoplePage.item($0, participations, action: address) }
        nothing = items.isEmpty ? tr("Nobody is named yet.") : nil
        let roles = [("travel", tr("travels")), ("look", tr("only looks at it"))]
        let empty: [FormField] = [
            .text("traveller", tr("Name"), hint: tr("like Ada, or Ada <ada@example.org>")),
            .choice("role", tr("Role"), roles.map { (value: $0.0, text: $0.1) }, chosen: "travel"),
        ]
        fields = empty.map(\.settled)
        accounts = page.role < .owner ? [] : try AccountRole.all(in: trip.id, of: reading, action: address)
        back = Link(tr("Who is where"), .trip(trip.id, .who(nil), page.clock))
    }

    private static func item(
        _ traveller: Traveller, _ participations: Participations, action: String
    ) -> Item {
        let name = Printable.line(traveller.name)
        let facts = [
            traveller.email.map { Printable.line($0) },
            traveller.role == .owner ? tr("owns the trip") : nil,
            traveller.role.travels ? nil : tr("only looks at it"),
            participations.words(participations[traveller.person]),
        ].compactMap(\.self)
        var deeds: [Deed] = []
        switch traveller.role {
        case .owner: break
        case .collaborator:
            deeds.append(
                Deed(value: "look", text: tr("Only look"), spoken: tr("Let \(name) only look at the trip")))
        case .viewer:
            deeds.append(Deed(value: "travel", text: tr("Travel"), spoken: tr("Let \(name) travel")))
        }
        deeds.append(Deed(value: "remove", text: tr("Remove"), spoken: tr("Remove \(name) from the trip")))
        return Item(
            name: name, facts: facts.joined(separator: " · "), person: traveller.person.text,
            href: PageAddress.person(traveller.person).text, action: action, deeds: deeds)
    }
}
