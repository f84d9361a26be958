/// Where an object or a list is in a document, whose text is made for an error alone.
final class JSONPlace: Sendable {
    /// A step from an object or a list to one of its values.
    enum Step: Sendable {
        /// The beginning, with its path.
        case root(String)
        /// A member of an object.
        case member(String)
        /// A value of a list.
        case item(Int)
    }

    private let parent: JSONPlace?
    private let step: Step

    init(_ parent: JSONPlace?, _ step: Step) { (self.parent, self.step) = (parent, step) }

    /// `$.trips[0].id`.
    var text: String { JSONPlace.text(of: step, in: parent) }

    /// The path of a value, without a place of its own.
    static func text(of step: Step, in parent: JSONPlace?) -> String {
        let beginning = parent?.text ?? ""
        return switch step {
        case .root(let text): text
        case .member(let name): "\(beginning).\(name)"
        case .item(let index): "\(beginning)[\(index)]"
        }
    }
}
