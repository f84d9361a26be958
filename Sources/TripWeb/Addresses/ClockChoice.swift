import Messages
import Trips

/// The clock that an address names, before it is looked up.
enum ClockChoice: Hashable, Sendable {
    case traveller
    case place
    case home
    case person(PersonID)
    case zone(String)

    /// Reads the parameters `clock`, and `zone` that was typed, which goes first.
    init(_ query: Query) {
        if let zone = query["zone"] {
            self = .zone(String(zone.prefix(Limits.longestZone)))
            return
        }
        self = query["clock"].map { ClockChoice(named: $0) } ?? .traveller
    }

    /// Reads a value of the parameter `clock`.
    init(named text: String) {
        switch text {
        case "traveller": self = .traveller
        case "place": self = .place
        case "home": self = .home
        case _ where text.hasPrefix("person:"): self = .person(PersonID(text.dropFirst(7)))
        default: self = .zone(String(text.prefix(Limits.longestZone)))
        }
    }

    /// The value of the parameter `clock`.
    var text: String {
        switch self {
        case .traveller: "traveller"
        case .place: "place"
        case .home: "home"
        case .person(let id): "person:\(id.text)"
        case .zone(let name): name
        }
    }
}
