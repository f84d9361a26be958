import Messages
import Rendering
import Trips

/// What `meridian help add flight` shows: the options that make sense for a kind, under the names that are used for it.
enum KindHelp {
    /// The kind that arguments ask about: `help add flight`, `add flight --help`; nil for others.
    static func kind(askedBy arguments: [String]) -> ActivityKind? {
        let word: String
        switch arguments.count {
        case 3 where arguments.starts(with: ["help", "add"]): word = arguments[2]
        case 3 where arguments[0] == "add" && ["--help", "-h"].contains(arguments[2]): word = arguments[1]
        default: return nil
        }
        return try? AddCommand.kind(word)
    }

    /// Writes the page.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - columns: The width of the terminal.
    /// - Returns: The lines.
    /// - Throws: What the parser throws when its description cannot be read.
    static func text(of kind: ActivityKind, columns: Int) throws -> String {
        let command = try HelpDump.read().subcommands?.first { $0.commandName == "add" }
        let leftOut = left(out: kind)
        let rows = (command?.arguments ?? []).compactMap { option -> (String, String)? in
            guard option.shouldDisplay, option.kind != "positional" else { return nil }
            let names = (option.names ?? []).filter { $0.kind == "long" }.map(\.name).filter {
                !$0.hasPrefix("no-")
            }
            guard !names.isEmpty, let name = names.first(where: preferred(kind).contains) ?? names.first,
                leftOut.isDisjoint(with: names)
            else { return nil }
            let value = option.kind == "option" ? " " + (option.valueName ?? "").uppercased() : ""
            return ("--" + name + value, option.abstract ?? "")
        }
        let width = 4 + (rows.map { $0.0.count }.max() ?? 0)
        let examples = KindHelp.examples(of: kind).map { "  meridian add \(kind.rawValue) " + $0 }
        let head = tr("Add an activity of the kind \(kind.rawValue) to a trip.")
        let lines = rows.map { "  " + $0.0 + DisplayWidth.padding($0.0, to: width - 2) + $0.1 }
        return LineWrap.wrapped(
            ([head, ""] + examples + [""] + lines + ["", FrontPage.globals]).joined(separator: "\n"),
            to: columns)
    }

    /// The names of options that are used for a kind, of those that have several.
    private static func preferred(_ kind: ActivityKind) -> Set<String> {
        if kind.isTransport { return ["depart", "arrive"] }
        return kind == .lodging ? ["check-in", "check-out"] : ["start", "end"]
    }

    /// The options that say nothing of a kind.
    private static func left(out kind: ActivityKind) -> Set<String> {
        let ways: Set<String> = ["from", "to", "terminal", "gate", "to-terminal", "carrier", "estimate"]
        var left: Set<String> = ["version", "help", "db", "home", "now", "tzdir", "color", "plain"]
        if kind.isTransport {
            left.formUnion(["place", "address", "all-day", "nights"])
            if kind != .flight { left.insert("gate") }
            if [.car, .bicycle, .walk].contains(kind) {
                left.formUnion(["number", "terminal", "to-terminal", "seat"])
            }
        } else {
            left.formUnion(ways)
            if kind != .lodging { left.insert("nights") }
            if kind == .carRental { left.subtract(["from", "to"]) }
            if kind == .lodging || kind == .restaurant { left.insert("number") }
        }
        return left
    }

    private static func examples(of kind: ActivityKind) -> [String] {
        switch kind {
        case .flight:
            [
                #"--from HND --to LAX --depart "2027-03-12 17:00" --arrive 10:05 --number "QJ 716""#,
                #"--from ZRH --to JFK --depart "fri 13:10" --estimate --seat 21A"#,
            ]
        case .train, .bus, .ferry, .transfer:
            [
                #"--from Lisbon --to "Madrid, ES" --depart "2027-03-12 09:30" --arrive 19:40"#,
                #""To the harbour" --from Kyoto --to Osaka --depart "tomorrow 8:15" --length 75min"#,
            ]
        case .car, .bicycle, .walk:
            [
                #"--from Lisbon --to "Sintra, PT" --depart "2027-03-12 09:30" --length 45min"#,
                #""Along the coast" --from Lisbon --to "Cascais, PT" --depart "sat 10:00" --estimate"#,
            ]
        case .lodging:
            [
                #""Garden Hotel" --check-in 2027-03-09 --nights 3 --zone Asia/Tokyo --cost "84000 JPY""#,
                #""Pension Lagos" --check-in "fri 15:00" --check-out "sun 11:00" --zone Lisbon"#,
            ]
        case .carRental:
            [
                #"--from LIS --to OPO --start "2027-03-12 10:00" --end "2027-03-15 18:00""#,
                #""Small car" --start "fri 9:00" --length 48h --zone Lisbon"#,
            ]
        case .restaurant, .tour, .event, .other:
            [
                #""At the pier" --start "sat 19:30" --zone LAX --remind 2h"#,
                #""Old town" --start "2027-03-14 10:00" --length 3h --zone Lisbon --cost "35 EUR""#,
            ]
        }
    }
}
