/// The refusal of a text or a document that a person or a program wrote.
///
/// The command line prints the message and ends with a status for the cause; a page shows the message beside the field.
package struct InputRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, for the status of a program.
    package enum Cause: Hashable, Sendable {
        /// The typed text.
        case typed
        /// A document, or what is kept of an activity.
        case data
        /// The name of somebody or something that is not there, or is there several times.
        case unknown
        /// The files of the zones, which cannot be read.
        case zones
    }

    /// The code for a caller that can handle the refusal; no output contains it.
    package let code: String
    /// What is wrong and what was expected, with the option or the member that it is about.
    package let message: String
    /// What is wrong.
    package let cause: Cause
    /// The member of an activity's document that it is about, as `start`, or `place.code` for a member of a member; nil
    /// where it is about several or none, and for most options.
    package let field: String?
    /// What was typed for what, as `--with Kyoto`, where ``message`` begins with it and ``reason`` follows; else nil.
    package private(set) var subject: String?
    /// The two instants of a skipped or repeated time, as they can be typed; empty for another refusal.
    package private(set) var choices: [String] = []

    /// The message.
    package var description: String { message }

    /// Makes a refusal.
    ///
    /// - Parameters:
    ///   - code: The code for a caller.
    ///   - message: The message for people.
    ///   - cause: What is wrong.
    ///   - field: The member of the document that it is about; nil for none.
    package init(_ code: String, _ message: String, cause: Cause, field: String? = nil) {
        (self.code, self.message, self.cause, self.field) = (code, message, cause, field)
    }

    /// Makes a refusal of a text that was typed for an option.
    ///
    /// - Parameters:
    ///   - code: The code for a caller.
    ///   - subject: The option and the text, as `--with Kyoto`.
    ///   - reason: What is wrong with it.
    ///   - cause: What is wrong.
    package init(_ code: String, of subject: String, _ reason: String, cause: Cause) {
        self.init(code, "\(subject): \(reason)", cause: cause)
        self.subject = subject
    }

    /// What is wrong, for a caller that names the subject itself.
    package var reason: String {
        subject.map { String(message.dropFirst($0.count + 2)) } ?? message
    }

    /// Returns the refusal about a member, unless it is about one already.
    ///
    /// - Parameter member: The member; nil for none.
    /// - Returns: The refusal.
    package func about(_ member: String?) -> InputRefusal {
        changed(cause, field ?? member)
    }

    /// Returns the refusal with what helps, after a semicolon.
    package func followed(by help: String) -> InputRefusal {
        var refusal = InputRefusal(code, "\(message); \(help)", cause: cause, field: field)
        (refusal.subject, refusal.choices) = (subject, choices)
        return refusal
    }

    /// Returns the refusal with the instants that can be chosen instead.
    func offering(_ choices: [String]) -> InputRefusal {
        var refusal = self
        refusal.choices = choices
        return refusal
    }

    /// The message beside its field, which says itself what the option before it would say: `--start soon: …` is `soon: …`.
    package var besideField: String {
        guard message.hasPrefix("--"), let blank = message.firstIndex(of: " "),
            message[..<blank].allSatisfy({ $0 == "-" || $0.isASCII && $0.isLetter })
        else { return message }
        return String(message[message.index(after: blank)...])
    }

    /// Returns the refusal of a typed text as one of the document with the text; other causes stay.
    func inDocument() -> InputRefusal {
        changed(cause == .typed ? .data : cause, field)
    }

    private func changed(_ cause: Cause, _ field: String?) -> InputRefusal {
        var refusal = InputRefusal(code, message, cause: cause, field: field).offering(choices)
        refusal.subject = subject
        return refusal
    }
}
