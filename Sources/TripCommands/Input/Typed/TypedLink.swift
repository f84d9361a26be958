import Messages
import Rendering
import Trips

/// The address of a page as a person types it: one that `attach` would keep, too.
enum TypedLink {
    /// Refuses a link that nobody should follow.
    ///
    /// - Parameters:
    ///   - said: What was said.
    ///   - option: The option that it was typed after; nil when it comes from a file.
    /// - Returns: The link, without blanks around it.
    /// - Throws: A ``CommandFailure`` that says what speaks against it.
    static func checked(_ said: Said<String>, option: String?) throws -> Said<String> {
        guard case .value(let text) = said else { return said }
        let safety = LinkSafety(of: text)
        guard safety.level == .blocked else { return .value(safety.link) }
        let reasons = safety.reasons.filter { $0.level == .blocked }.map(\.description)
        throw CommandFailure(
            "blocked-link",
            tr("\(option.map { $0 + " " } ?? tr("url: "))\(Printable.name(text)): is not kept: ")
                + reasons.joined(separator: "; "), status: option == nil ? .badData : .usage)
    }
}
