import ArgumentParser
import Backups
import Messages
import TripExchange

/// Whether to write a table, and to which file.
struct TableOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(tr("Write a table as CSV, for a spreadsheet.")))
    var csv = false

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(tr("Write the table to this file."), valueName: tr("file", as: "name of a value")),
        completion: .file(extensions: ["csv"]))
    var output: String?

    /// Refuses contradictory options.
    ///
    /// - Parameter json: Whether a JSON document is requested.
    /// - Throws: A `ValidationError`.
    func check(json: Bool) throws {
        if csv, json { throw ValidationError(tr("--csv and --json are two forms; choose one")) }
        if output != nil, !csv { throw ValidationError(tr("-o is for --csv")) }
    }

    /// Writes tables with the same columns as one.
    ///
    /// - Parameters:
    ///   - tables: The tables, such as one for each trip.
    ///   - head: The columns where there is no table.
    ///   - context: The context, with the stream to write to without a file.
    /// - Throws: A ``CommandFailure`` when the file cannot be written.
    func write(_ tables: [CSVTable], head: [String], in context: CommandContext) throws {
        var all = CSVTable(tables.first?.head ?? head)
        for line in tables.flatMap(\.lines) { all.append(line) }
        guard let output, output != "-" else { return context.output.write(all.text) }
        try OutputFile(path: output).write(Array(all.text.utf8))
        context.output.line(
            "\(output): \(all.lines.count == 1 ? tr("1 line") : tr("\(all.lines.count) lines"))")
    }
}
