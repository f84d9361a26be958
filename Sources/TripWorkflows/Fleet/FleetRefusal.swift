import CivilTime
import ICalendar
import Messages
import StrictJSON

/// Why a line of a fleet has no complete answer.
package struct FleetRefusal: Error, Hashable, Sendable {
    /// The id of the line; nil where it could not be read.
    package var id: String?
    /// The code for programs: that of the error of the module that refused it, or one of a line.
    package let code: String
    /// The value, what is wrong with it and what was expected, on one line.
    package let reason: String

    /// Makes a refusal.
    ///
    /// - Parameters:
    ///   - code: The code for programs.
    ///   - id: The id of the line, if it is known.
    ///   - reason: The value, the rule and what was expected; kept on one line, and of a bounded length.
    package init(_ code: String, id: String? = nil, reason: String) {
        (self.code, self.id) = (code, id)
        self.reason = Excerpt.onOneLine(reason, limit: Self.mostShown)
    }

    /// The most Unicode scalars of a reason.
    private static let mostShown = 1_000

    /// Takes over what a module says.
    ///
    /// - Parameters:
    ///   - error: An error of one of the libraries.
    ///   - id: The id of the line, if it is known.
    package init(_ error: any Error, id: String?) {
        switch error {
        case var refusal as FleetRefusal:
            refusal.id = refusal.id ?? id
            self = refusal
        case let error as DocumentError:
            // The place of an error of JSON is a line of a document, and this is one line.
            let reason = error.code == .notJSON ? "\(error.subject) \(error.reason)" : "\(error)"
            self.init(error.code.rawValue, id: id, reason: reason)
        case let error as TimeError: self.init(error.code.rawValue, id: id, reason: "\(error)")
        case let error as CalendarError: self.init(error.code.rawValue, id: id, reason: "\(error)")
        case let error as LibicalMissing: self.init("no-libical", id: id, reason: "\(error)")
        default: self.init("software", id: id, reason: "\(error)")
        }
    }
}
