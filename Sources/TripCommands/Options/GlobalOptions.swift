import ArgumentParser
import CivilTime
import Messages

/// The options that every command takes, before or after its name.
struct GlobalOptions: ParsableArguments {
    /// The heading of these options in the parser's pages, where ``FrontPage`` finds them.
    static let title = "Options of every command"

    @Option(
        help: ArgumentHelp(
            tr("The store's file [MERIDIAN_DB]."), valueName: tr("file", as: "name of a value")),
        completion: .file())
    var db: String?

    @Option(
        help: ArgumentHelp(
            tr("The zone of the people at home [MERIDIAN_HOME]."),
            valueName: tr("zone", as: "name of a value")),
        completion: .zones)
    var home: String?

    @Option(
        help: ArgumentHelp(
            tr("The instant to take for the present [MERIDIAN_NOW]."),
            valueName: tr("instant", as: "name of a value")))
    var now: String?

    @Option(
        help: ArgumentHelp(
            tr("The directory of compiled time zones [TZDIR]."), valueName: tr("dir", as: "name of a value")),
        completion: .directory)
    var tzdir: String?

    @Option(
        help: ArgumentHelp(
            tr("Colour: auto, always or never [NO_COLOR]."), valueName: tr("when", as: "name of a value")))
    var color: ColorChoice = .auto

    @Flag(help: ArgumentHelp(tr("Text without colours and signs of kinds, also on a terminal.")))
    var plain = false

    /// The flag that may stand before the command.
    static let flag = "--plain"

    /// The names that may stand before the command, each with one value.
    static let names = ["--db", "--home", "--now", "--tzdir", "--color"]

    /// The commands that read dates as a word of their own, and the options that read them.
    private static let datedCommands = ["agenda", "day", "free", "month", "timeline", "week"]
    private static let datedOptions =
        ["--date", "--dates", "--due", "--remind"] + ItemTimeOptions.startNames + ItemTimeOptions.endNames

    /// Reorders arguments as the parser needs them.
    ///
    /// Global options may stand anywhere, before the command as in `git -C D log` too; they are moved behind
    /// its own arguments, where the parser expects them. A date such as `-3d` is joined to its option, or
    /// gets a blank in front where it stands alone, so that it is no option; dates are parsed without it. No
    /// other text is changed.
    static func settled(_ arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        var globals: [String] = []
        var rest: [String] = []
        var index = arguments.startIndex
        while index < end {
            var argument = arguments[index]
            index += 1
            // After `--in` or `--home` an offset west of Greenwich is no option.
            if ["--in", "--home"].contains(argument), index < end, isWesternOffset(arguments[index]) {
                argument += "=" + arguments[index]
                index += 1
            }
            let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
            if argument == flag {
                globals.append(argument)
                continue
            }
            guard names.contains(name) else {
                if !isPastDate(argument) {
                    rest.append(argument)
                } else if let last = rest.last, datedOptions.contains(last) {
                    rest[rest.count - 1] = last + "=" + argument
                } else {
                    rest.append(rest.first.map(datedCommands.contains) == true ? " " + argument : argument)
                }
                continue
            }
            globals.append(argument)
            if name == argument, index < end {
                globals.append(arguments[index])
                index += 1
            }
        }
        guard !rest.isEmpty else { return [] }
        // For `zones`, --version means that of the data, not of the program.
        if rest.first == "zones", let flag = rest.firstIndex(of: "--version") {
            rest[flag] = "--data-version"
        }
        return rest + globals + Array(arguments[end...])
    }

    /// Returns arguments without these options and their values; nil where one lacks its value.
    static func without(_ arguments: [String]) -> [String]? {
        var rest: [String] = []
        var index = arguments.startIndex
        while index < arguments.endIndex {
            let argument = arguments[index]
            index += 1
            if argument == flag { continue }
            if names.contains(argument) {
                guard index < arguments.endIndex else { return nil }
                index += 1
            } else if !names.contains(where: { argument.hasPrefix($0 + "=") }) {
                rest.append(argument)
            }
        }
        return rest
    }

    private static func isWesternOffset(_ text: String) -> Bool {
        text.hasPrefix("-") && text.contains(":") && (try? UTCOffset(parsing: text)) != nil
    }

    /// Returns whether a text starts with a past number of days or weeks: `-3d`, `-1w`.
    private static func isPastDate(_ text: String) -> Bool {
        guard text.hasPrefix("-") else { return false }
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, let unit = text.dropFirst(digits.count + 1).first else { return false }
        let rest = text.dropFirst(digits.count + 2)
        return "dwDW".contains(unit) && (rest.isEmpty || rest.hasPrefix(".."))
    }
}
