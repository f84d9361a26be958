import ArgumentParser
import Foundation
import Messages
import Rendering

/// What `meridian --help` shows: the commands of every day, and the names of the others, on one screen.
enum FrontPage {
    /// Whether arguments ask for the page.
    static func isAsked(by arguments: [String]) -> Bool {
        [["--help"], ["-h"], ["help"]].contains(arguments)
    }

    /// What to try, after what is on now.
    static var hint: String {
        tr(
            """
            meridian import FILE… brings in bookings; agenda, week and check show them; meridian --help has the rest
            """)
    }

    /// Where the options of every command are.
    static var globals: String {
        tr("Options of every command (--db, --home, --now, --tzdir, --color, --plain): meridian --help")
    }

    /// Takes the options of every command out of a page of the parser, where they are a section of their own.
    ///
    /// - Parameter page: The page.
    /// - Returns: The page with a line that says where they are; unchanged where it has no such section.
    static func withoutGlobals(_ page: String) -> String {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0 == GlobalOptions.title.uppercased() + ":" }) else {
            return page
        }
        let end = lines[start...].firstIndex(of: "") ?? lines.endIndex
        var rest = Array(lines[..<start] + lines[min(end + 1, lines.endIndex)...])
        while rest.last?.isEmpty == true { rest.removeLast() }
        return (rest.map(withoutUsage) + ["", Substring(globals)]).joined(separator: "\n")
    }

    /// Takes the options of every command out of the line of usage.
    private static func withoutUsage(_ line: Substring) -> Substring {
        let names = GlobalOptions.names.map { "[" + $0 + " <" } + ["[" + GlobalOptions.flag + "]"]
        guard line.hasPrefix("USAGE: "), let first = names.first, let last = names.last,
            let start = line.range(of: " " + first)?.lowerBound,
            let end = line.range(of: last)?.upperBound
        else { return line }
        return line[..<start] + line[end...]
    }

    /// Writes the page.
    ///
    /// - Parameter columns: The width of the terminal.
    /// - Returns: The lines.
    static func text(columns: Int) -> String {
        let configuration = Meridian.configuration
        var parts = [configuration.abstract, configuration.discussion]
        let groups = Meridian.groups
        if let first = groups.first {
            parts.append(
                first.name + ":\n"
                    + first.subcommands.map { line($0.configuration) }.joined(separator: "\n"))
        }
        let width = (groups.dropFirst().map { DisplayWidth.columns(of: $0.name) }.max() ?? 0) + 3
        parts.append(
            groups.dropFirst().map { group in
                let names = group.subcommands.compactMap { $0.configuration.commandName }
                let head = group.name + ":"
                return head + DisplayWidth.padding(head, to: width) + names.joined(separator: ", ")
            }.joined(separator: "\n"))
        parts.append(
            tr(
                "Every command takes --db FILE, --home ZONE, --now INSTANT, --tzdir DIR, --color auto|always|never and --plain, or "
                    + "finds them in MERIDIAN_DB, MERIDIAN_HOME, MERIDIAN_NOW, TZDIR and NO_COLOR."))
        parts.append(
            tr(
                "meridian help COMMAND says more, as meridian help add or meridian help add flight; "
                    + "meridian manual has everything."))
        return LineWrap.wrapped(parts.joined(separator: "\n\n"), to: columns)
    }

    private static func line(_ command: CommandConfiguration) -> String {
        let name = command.commandName ?? ""
        return "  " + name + DisplayWidth.padding(name, to: 10, atLeast: 2) + command.abstract
    }
}
