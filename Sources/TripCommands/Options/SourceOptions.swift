import ArgumentParser
import Messages

/// The source of activities for a reading command: files, or else the store.
struct SourceOptions: ParsableArguments {
    @Option(
        name: [.short, .customLong("file")], parsing: .upToNextOption,
        help: ArgumentHelp(
            tr("Read these calendar files instead of the store; - is standard input."),
            valueName: tr("file", as: "name of a value")),
        completion: .file(extensions: ["ics"]))
    var files: [String] = []

    var inputs: [InputFile] { files.map(InputFile.init) }
}
