import ArgumentParser
import Messages

/// The input and the threads of a command on a fleet.
struct FleetOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("The lines, one trip each; unless named, or as -, standard input."),
            valueName: tr("file", as: "name of a value")),
        completion: .file())
    var file = "-"

    @Option(
        help: ArgumentHelp(
            tr("The threads that work; the order of the lines is kept."),
            valueName: tr("count", as: "name of a value")))
    var threads = 1

    /// The most threads; more would wait for the one that reads and writes.
    static let mostThreads = 64

    func validate() throws {
        guard (1...FleetOptions.mostThreads).contains(threads) else {
            throw ValidationError(
                tr("--threads \(threads): expected a number from 1 to \(FleetOptions.mostThreads)"))
        }
    }

    var input: InputFile { InputFile(path: file) }
}
