/// Where a value is in a document, whose text is made for an error alone.
indirect enum JSONPlace: Sendable {
    case root(String)
    case member(JSONPlace, String)
    case item(JSONPlace, Int)

    /// `$.trips[0].id`.
    var text: String {
        switch self {
        case .root(let text): text
        case .member(let place, let name): "\(place.text).\(name)"
        case .item(let place, let index): "\(place.text)[\(index)]"
        }
    }
}
