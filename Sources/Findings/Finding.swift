import Messages

/// A problem in a file that the import survived, and what was done about it.
///
/// A reader never repairs or drops anything in silence: each step leaves a finding that names the place, the value as
/// written and the rule.
public struct Finding: Hashable, Sendable {
    /// What kind of problem it is.
    public var code: FindingCode
    /// How much it matters.
    public var severity: FindingSeverity
    /// The name of the file, or `nil` when the bytes came from elsewhere.
    public var file: String?
    /// The first physical line of the problem, counted from 1, or 0 when no single line is to blame.
    public var line: Int
    /// The UID of the component, its name (`VEVENT`) when it has no UID, or `nil` outside of components.
    public var component: String?
    /// One sentence, on one line, that names the value, the rule and what was done.
    ///
    /// Control characters and line breaks in quoted text are written as `\u{1B}`.
    public let message: String

    /// Makes a finding.
    ///
    /// - Parameters:
    ///   - code: What kind of problem it is.
    ///   - severity: How much it matters.
    ///   - file: The name of the file, if there is one.
    ///   - line: The first physical line, counted from 1, or 0 for the whole file.
    ///   - component: The UID or the name of the component, if the problem is inside one.
    ///   - message: One sentence that names the value, the rule and what was done.
    public init(
        _ code: FindingCode,
        _ severity: FindingSeverity,
        file: String? = nil,
        line: Int = 0,
        component: String? = nil,
        message: String
    ) {
        self.code = code
        self.severity = severity
        self.file = file
        self.line = line
        self.component = component
        self.message = Excerpt.onOneLine(message)
    }
}

extension Finding: CustomStringConvertible {
    /// The finding on one line: `trip.ics:12: warning: … [floating-time]`.
    public var description: String {
        var place = file ?? "calendar"
        if line > 0 { place += ":\(line)" }
        return "\(place): \(severity.rawValue): \(message) [\(code.rawValue)]"
    }
}
