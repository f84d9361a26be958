import ArgumentParser

/// The options that every command takes, before or after its name.
struct GlobalOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The store's file [MERIDIAN_DB].", valueName: "file"))
    var db: String?

    @Option(help: ArgumentHelp("The zone of the people at home [MERIDIAN_HOME].", valueName: "zone"))
    var home: String?

    @Option(help: ArgumentHelp("The instant to take for the present [MERIDIAN_NOW].", valueName: "instant"))
    var now: String?

    @Option(help: ArgumentHelp("The directory of compiled time zones [TZDIR].", valueName: "dir"))
    var tzdir: String?

    @Option(help: ArgumentHelp("Colour: auto, always or never [NO_COLOR].", valueName: "when"))
    var color: ColorChoice = .auto

    /// The names that may stand before the command, each with one value.
    static let names = ["--db", "--home", "--now", "--tzdir", "--color"]

    /// Moves global options that stand before the command behind its own arguments.
    ///
    /// The parser reads the options of a command after the command's name only; people write `meridian --db F agenda` as
    /// they write `git -C D log`.
    static func settled(_ arguments: [String]) -> [String] {
        var leading: [String] = []
        var rest = arguments[...]
        while let first = rest.first {
            let name = first.split(separator: "=", maxSplits: 1).first.map(String.init) ?? first
            guard names.contains(name) else { break }
            leading.append(first)
            rest = rest.dropFirst()
            if name == first, let value = rest.first {
                leading.append(value)
                rest = rest.dropFirst()
            }
        }
        guard !leading.isEmpty, !rest.isEmpty else { return arguments }
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end]) + leading + Array(rest[end...])
    }
}
