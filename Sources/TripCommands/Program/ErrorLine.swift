import Messages

/// Why a run ends with neither success nor findings: a line for people, or an object of JSON for programs that asked for it.
struct ErrorLine: Sendable {
    /// The error in JSON.
    private struct Document: Encodable {
        let code: String
        let message: String
        let status: Int32
    }

    /// The kind, as a short word with hyphens.
    let code: String
    /// What is wrong, as one line.
    let message: String
    let status: CommandStatus

    /// Whether the arguments of a run ask for JSON.
    static func isForProgram(_ context: CommandContext) -> Bool {
        context.arguments.prefix { $0 != "--" }.contains { $0 == "--json" || $0 == "--ndjson" }
    }

    /// Writes it on standard error, as the arguments of the run ask for.
    ///
    /// - Parameter context: The context of the run.
    func write(in context: CommandContext) {
        let document = ["error": Document(code: code, message: message, status: status.rawValue)]
        if ErrorLine.isForProgram(context), let line = try? JSONDocument.line(document) {
            context.errors.write(Array((line + "\n").utf8))
        } else {
            context.errors.line(tr("error: \(message)"))
        }
    }
}
