import CivilTime
import Messages
import Scheduling
import TripWorkflows
import Trips
import TypedInput

/// The clock that `--view` names.
enum ViewOption {
    /// Parses `place`, `traveller`, `home`, the name of a zone, a city or an airport.
    static func view(named text: String, in database: ZoneDatabase) throws -> AgendaView {
        switch text.lowercased() {
        case "place": return .place
        case "traveller", "traveler": return .traveller
        case "home": return .home
        default: break
        }
        do {
            return .zone(try TypedZone.zone(text, option: "--view", in: database))
        } catch let refusal as InputRefusal {
            throw InputRefusal(
                refusal.code, refusal.message + tr("; or say place, traveller, home or the name of a person"),
                cause: refusal.cause)
        }
    }

    /// Parses the same but for cities and airports; nil for what may be the name of a person, who goes first.
    static func plain(_ text: String, in database: ZoneDatabase) throws -> AgendaView? {
        let isWord = ["place", "traveller", "traveler", "home"].contains(text.lowercased())
        // A name with a slash is a zone's.
        guard isWord || text.contains("/") || (try? database.zone(named: text)) != nil else { return nil }
        return try view(named: text, in: database)
    }

    /// Returns the clock of a person, over everything read.
    ///
    /// - Throws: The ``InputRefusal`` of an unknown zone where no person has the name.
    static func person(
        _ text: String, _ people: ShownPeople, _ groups: [[Activity]], _ session: Session,
        _ database: ZoneDatabase
    ) throws -> AgendaView {
        guard let member = try people.member(named: text, option: "--view") else {
            return try view(named: text, in: session.database)
        }
        return .person(
            people.clock(of: member, in: groups, today: session.now.utc.date, database))
    }

    /// Returns the name of the view in a document.
    static func name(of view: AgendaView) -> String {
        switch view {
        case .place: "place"
        case .traveller: "traveller"
        case .home: "home"
        case .zone(let zone): zone.id.name
        case .person(let person): person.member.name
        }
    }
}
