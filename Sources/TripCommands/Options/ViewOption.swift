import CivilTime
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
                failure.code, failure.message + "; or say place, traveller or home", status: failure.status)
        }
    }

    /// What a heading calls the view.
    static func title(of view: AgendaView) -> String {
        switch view {
        case .place: "clock of each place"
        case .traveller: "traveller's clock"
        case .home: "clock at home"
        case .zone(let zone): "clock of \(zone.id)"
        }
    }
}
