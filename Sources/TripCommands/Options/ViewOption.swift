import CivilTime
import Messages
import Scheduling

/// The clock that `--view` names.
enum ViewOption {
    /// Understands `place`, `traveller`, `home` or the name of a zone.
    static func view(named text: String, in database: ZoneDatabase) throws -> AgendaView {
        switch text.lowercased() {
        case "place": return .place
        case "traveller", "traveler": return .traveller
        case "home": return .home
        default: break
        }
        do {
            return .zone(try Session.option("--view") { try database.zone(named: text) })
        } catch let failure as CommandFailure {
            throw CommandFailure(
                failure.code, failure.message + tr("; or say place, traveller or home"),
                status: failure.status)
        }
    }

    /// The name of the view in a document.
    static func name(of view: AgendaView) -> String {
        switch view {
        case .place: "place"
        case .traveller: "traveller"
        case .home: "home"
        case .zone(let zone): zone.id.name
        }
    }
}
