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
            self = .zone(zone)
            return
        }
        switch query["clock"] {
        case nil, "traveller": self = .traveller
        case "place": self = .place
        case "home": self = .home
        case let text? where text.hasPrefix("person:"): self = .person(PersonID(text.dropFirst(7)))
        case let text?: self = .zone(text)
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
