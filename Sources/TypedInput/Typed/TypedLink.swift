import Messages
import Rendering
import Trips

/// The address of a web page as typed, checked as for `attach`.
package enum TypedLink {
    /// Refuses a dangerous link.
    ///
    /// - Parameters:
    ///   - said: The typed link.
    ///   - option: The option of the text; nil for a text from a file.
    /// - Returns: The link, without blanks around it.
    /// - Throws: An ``InputRefusal`` with the reason.
    package static func checked(_ said: Said<String>, option: String?) throws -> Said<String> {
        guard case .value(let text) = said else { return said }
        let safety = LinkSafety(of: text)
        guard safety.level == .blocked else { return .value(safety.link) }
        let reasons = safety.reasons.filter { $0.level == .blocked }.map(\.description)
        throw InputRefusal(
            "blocked-link",
            tr("\(option.map { $0 + " " } ?? tr("url: "))\(Printable.name(text)): is not kept: ")
                + reasons.joined(separator: "; "), cause: option == nil ? .data : .typed)
    }
}
