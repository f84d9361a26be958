import Rendering

/// Breaks the lines for a person between words, as wide as the terminal; bytes and what programs read stay as they are.
final class WrappedOutput: TextOutput {
    private let output: any TextOutput
    private let columns: Int

    /// Writes to a terminal.
    ///
    /// - Parameters:
    ///   - output: The terminal.
    ///   - columns: Its width.
    init(_ output: any TextOutput, to columns: Int) { (self.output, self.columns) = (output, columns) }

    var hasFailed: Bool { output.hasFailed }

    func write(_ text: String) { output.write(LineWrap.wrapped(text, to: columns)) }

    func write(_ bytes: [UInt8]) { output.write(bytes) }

    /// The options that make a document for a program.
    private static let documents: Set<String> = ["--json", "--ndjson", "--html", "--svg", "--csv"]
    /// The commands that write nothing else.
    private static let documentCommands: Set<String> = ["manual", "completions"]

    /// Whether a command line asks for a document, and not for help about one.
    static func isDocument(_ arguments: [String]) -> Bool {
        let options = arguments.prefix { $0 != "--" }
        guard !options.contains("--help"), !options.contains("-h") else { return false }
        return arguments.first.map(documentCommands.contains) == true
            || options.contains(where: documents.contains)
    }
}

extension CommandContext {
    /// The context with the lines of both streams broken at the width of their terminals.
    func wrapping(_ arguments: [String]) -> CommandContext {
        var context = self
        if let columns, !WrappedOutput.isDocument(arguments) {
            context.output = WrappedOutput(output, to: columns)
        }
        if let errorColumns { context.errors = WrappedOutput(errors, to: errorColumns) }
        return context
    }
}
