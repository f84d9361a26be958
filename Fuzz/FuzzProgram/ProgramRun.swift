import Foundation
import FuzzKit
public import TripCommands

/// The output of a run of the program, and the properties of every run.
public struct ProgramRun {
    /// The command line.
    public let arguments: [String]
    /// The exit status.
    public let status: CommandStatus
    /// The bytes of standard output.
    public let output: [UInt8]
    /// The bytes of standard error.
    public let errors: String
    /// The most bytes of standard input that were asked for at once.
    public let mostAsked: Int

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// Whether the command line asks for JSON.
    public var isJSON: Bool { arguments.prefix { $0 != "--" }.contains("--json") }

    /// Whether the command completed.
    public var isDone: Bool { status == .success || status == .findings }

    /// Requires the properties of every command line in every environment.
    ///
    /// - Parameter isColoured: Whether the run may use colours.
    public func check(isColoured: Bool) {
        require(status != .software, "a fault of the program")
        require(!errors.contains("fault of the program"), "a fault of the program")
        require(status == .success || !errors.isEmpty || !output.isEmpty, "\(status) without a word")
        // `when` and `import` report errors of single lines and records on standard output, as their result.
        require(isDone || !errors.isEmpty || text.contains("error"), "a failure that is not told")
        checkControls(errors, "standard error", isColoured: isColoured)
        if isJSON { checkJSON() } else { checkText(isColoured: isColoured) }
    }

    /// Ends the program when a property of this run does not hold.
    public func require(_ holds: Bool, _ what: @autoclosure () -> String) {
        Fuzz.require(
            holds,
            "\(what()): \(arguments) gave \(status.rawValue), \(text.prefix(400).debugDescription), "
                + errors.prefix(400).debugDescription)
    }

    // MARK: - Text

    private func checkText(isColoured: Bool) {
        // Calendars, tables, scripts and pages are for files, so they may contain other characters.
        guard !isForFiles else { return }
        checkControls(text, "standard output", isColoured: isColoured)
    }

    private var isForFiles: Bool {
        let words = arguments.filter { !$0.hasPrefix("-") }
        return ["BEGIN:VCALENDAR", "#compdef", "#!/", "{", ".\\\"", "<!DOCTYPE"].contains(
            where: text.hasPrefix)
            || ["completions", "manual", "backup", "export"].contains { words.contains($0) }
            || arguments.contains { $0.hasPrefix("--csv") || $0.hasPrefix("--tsv") }
    }

    private func checkControls(_ text: String, _ stream: String, isColoured: Bool) {
        var rest = Substring(text)
        while let place = rest.unicodeScalars.firstIndex(where: Self.isControl) {
            rest = rest[place...]
            guard isColoured, let end = Self.endOfMark(rest) else {
                let code = rest.unicodeScalars.first.map { String($0.value, radix: 16) } ?? ""
                return require(false, "U+\(code) on \(stream)")
            }
            rest = rest[end...]
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "\n" && scalar.properties.generalCategory == .control
    }

    /// The end of one of our own colour codes; nil for anything else.
    private static func endOfMark(_ text: Substring) -> Substring.Index? {
        let colours = [29, 63, 98, 131, 163, 243].map { "38;5;\($0)" }
        let codes = ["1", "0", "1;38;5;163"] + colours
        let marks = codes.map { "\u{1B}[\($0)m" }
        return marks.first { text.unicodeScalars.starts(with: $0.unicodeScalars) }.map { mark in
            text.unicodeScalars.index(text.startIndex, offsetBy: mark.unicodeScalars.count)
        }
    }

    // MARK: - JSON

    /// With `--json` the output is complete: one document, or one on each line, and none only with a failure.
    private func checkJSON() {
        guard !output.isEmpty else {
            // One document for each line or finding, so there may be none.
            let isOnePerLine = arguments.contains("when") || arguments.contains("--ndjson")
            // A declined prompt has a message, and no other output.
            let isRefused = errors.contains("[y/N] nothing is")
            return require(!isDone || !isAnswered || isOnePerLine || isRefused, "no document")
        }
        guard isAnswered else { return }
        let isWhole =
            Self.isDocument(output)
            || output.split(separator: 0x0A).allSatisfy { Self.isDocument(Array($0)) }
        require(isWhole, "standard output is no JSON")
        require(output.last == 0x0A, "the document does not end its line")
    }

    /// Whether the output is from the command rather than the parser's help or version.
    private var isAnswered: Bool {
        // The parser reads a word like -1h as short options, among them h for help.
        guard !text.hasPrefix("OVERVIEW: ") else { return false }
        let words: Set = ["--help", "-h", "help", "--version", "completions", "manual", "--help-hidden"]
        return !arguments.contains {
            words.contains($0) || $0.hasPrefix("--generate") || $0.hasPrefix("--experimental")
        }
    }

    private static func isDocument(_ bytes: [UInt8]) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
    }
}
