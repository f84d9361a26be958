import ArgumentParser

/// Which settings file a run reads.
struct SettingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read severities and connection times from this file, and not from the usual one.",
            valueName: "file"))
    var settings: String?

    @Flag(help: "Read no settings file.")
    var noSettings = false

    func validate() throws {
        if settings != nil, noSettings {
            throw ValidationError("--settings and --no-settings say two things; choose one")
        }
    }
}
