/// The parser's description of the commands, in its format for programs.
struct HelpDump: Decodable {
    /// A command with its arguments and the commands below it.
    struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?
        let shouldDisplay: Bool

        /// The paragraphs of the discussion.
        var paragraphs: [[Substring]] {
            let lines = (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            return lines.split(separator: "").map(Array.init)
        }

        /// The lines with examples of the command.
        var examples: [Substring] { paragraphs.filter(Command.isExample).flatMap(\.self) }

        /// The paragraphs of prose.
        var words: [String] {
            paragraphs.filter { !Command.isExample($0) }.map { $0.joined(separator: " ") }
        }

        private static func isExample(_ paragraph: [Substring]) -> Bool {
            paragraph.allSatisfy { $0.hasPrefix("meridian ") || $0.contains(" | meridian ") }
        }
    }

    /// An argument, an option or a flag.
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: String
        let shouldDisplay: Bool
        let isOptional: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let defaultValue: String?
    }

    let command: Command
}
