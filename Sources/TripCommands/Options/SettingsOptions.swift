import ArgumentParser
import Messages

/// The settings file of a run.
struct SettingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("Read severities and connection times from this file, and not from the usual one."),
            valueName: tr("file", as: "name of a value")))
    var settings: String?

    @Flag(help: ArgumentHelp(tr("Read no settings file.")))
    var noSettings = false

    func validate() throws {
        if settings != nil, noSettings {
            throw ValidationError(tr("--settings and --no-settings say two things; choose one"))
        }
    }
}
