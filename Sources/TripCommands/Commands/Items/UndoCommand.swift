import ArgumentParser
import CivilTime
import Rendering
import TripStorage

/// `meridian undo`: the last change of the store, taken back.
struct UndoCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back the last command that changed the store.",
        discussion: """
            meridian undo
            meridian undo --dry-run
            meridian history

            All that the command wrote is again what it was before it. Said again, the command before that is taken \
            back. What was taken back cannot be done again but by hand.
            """)

    @Flag(help: "Say what would be taken back and write nothing.")
    var dryRun = false

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let entry = try session.storeForReading().read { try $0.history().first }
        guard let entry else {
            throw CommandFailure("no-history", "there is nothing to take back", status: .noInput)
        }
        var taken = entry
        if !dryRun {
            let undone = try session.storeForWriting().write { writing in
                guard try writing.history().first?.number == entry.number else {
                    throw CommandFailure(
                        "changed-meanwhile", "another program changed the store meanwhile; look at it again",
                        status: .temporary)
                }
                return try writing.undo()
            }
            taken = undone ?? entry
        }
        let done = dryRun ? "would take back" : "taken back"
        context.output.line(
            try json
                ? JSONDocument.text(HistoryDocument(taken)) : "\(done): \(HistoryText.line(taken, session))")
        return .success
    }
}

/// `meridian history`: what was done to the store.
struct HistoryCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "List the commands that changed the store, the newest first.",
        discussion: """
            meridian history
            meridian history --json

            undo takes back the first of them. The oldest are forgotten.
            """)

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let entries = try session.storeForReading().read { try $0.history() }
        if json {
            let documents = entries.map(HistoryDocument.init)
            context.output.line(try JSONDocument.text(["history": documents]))
        } else if entries.isEmpty {
            context.output.line("nothing was changed yet")
        } else {
            for entry in entries { context.output.line(HistoryText.line(entry, session)) }
        }
        return .success
    }
}

/// One command that changed the store, as JSON has it.
struct HistoryDocument: Encodable, Sendable {
    let number: Int64
    let at: String
    let title: String
    let changes: Int

    init(_ entry: HistoryEntry) {
        number = entry.number
        at = entry.at.description
        title = entry.title
        changes = entry.changes
    }
}

/// One command that changed the store, as text.
enum HistoryText {
    /// `2027-03-01 09:00 · add "Tea" to Tokyo · 1 row`, on the clock of home where one is known.
    static func line(_ entry: HistoryEntry, _ session: Session) -> String {
        let zone = (try? session.home(of: [])) ?? .utc
        let at = zone.civil(at: entry.at)
        let rows = "\(entry.changes) \(entry.changes == 1 ? "row" : "rows")"
        let stamp = "\(at.date) \(at.time.shortText)\(zone == .utc ? " UTC" : "")"
        return "\(stamp) · \(Printable.line(entry.title)) · \(rows)"
    }
}
