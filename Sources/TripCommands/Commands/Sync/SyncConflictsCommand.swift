import ArgumentParser
import ICalendar
import Messages
import Rendering
import TripStorage
import TripSync
import TripWorkflows
import Trips

/// `meridian sync conflicts`.
struct SyncConflictsCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "conflicts", below: "meridian sync",
        abstract: tr("List what was changed here and on the server, with both values."),
        discussion: tr(
            """
            meridian sync conflicts
            meridian sync conflicts --json
            """))

    @Flag(help: ArgumentHelp(tr("Write one JSON document, with both versions whole.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let conflicts = try Self.all(session)
        let output = session.context.output
        if json {
            output.line(
                try JSONDocument.text([
                    "conflicts": conflicts.enumerated().map { SyncConflictDocument($1, number: $0 + 1) }
                ]))
        } else if conflicts.isEmpty {
            output.line(tr("no conflicts"))
        } else {
            for (index, conflict) in conflicts.enumerated() {
                for line in SyncConflictDocument(conflict, number: index + 1).lines(session.style) {
                    output.line(line)
                }
            }
            output.line(tr("meridian sync resolve NUMBER --mine, --theirs or --merged FILE settles one"))
        }
        return conflicts.contains { $0.chosen == nil } ? .findings : .success
    }

    /// All conflicts, in a fixed order.
    static func all(_ session: Session) throws -> [SyncedConflict] {
        let state = SyncState(session.database, productID: ExportCommand.productID)
        return try session.storeForLookup().read { reading in
            try reading.syncedCalendars().flatMap { try state.conflicts(in: $0, of: reading) }
        }
    }
}

/// A conflict, for `sync conflicts --json` and the lines of people.
struct SyncConflictDocument: Encodable, Sendable {
    /// A field with its values: texts as they read, all else as iCalendar writes it.
    struct Field: Encodable, Sendable {
        let field: String
        @Nullable var before: String?
        @Nullable var mine: String?
        @Nullable var theirs: String?
    }

    let number: Int
    let account: String
    let calendar: String
    let uid: String
    let title: String
    let fields: [Field]
    /// Both versions, as calendar objects.
    let mine: String
    let theirs: String
    /// `mine` or `theirs`, once somebody chose.
    @Nullable var chosen: String?

    init(_ conflict: SyncedConflict, number: Int) {
        self.number = number
        account = conflict.calendar.account
        calendar = conflict.calendar.label
        uid = conflict.uid
        title = conflict.title
        fields = conflict.fields.map {
            Field(field: $0.name, before: $0.base, mine: $0.mine, theirs: $0.theirs)
        }
        mine = conflict.versions.mine
        theirs = conflict.versions.theirs
        chosen =
            switch conflict.chosen {
            case .mine: "mine"
            case .theirs: "theirs"
            case .merged, nil: nil
            }
    }

    func lines(_ style: TextStyle) -> [String] {
        var lines = [
            "\(number). \(style.marked(Printable.line(title), .bold)) · \(Printable.line(calendar)) (\(Printable.line(account)))"
                + (chosen.map { " · " + tr("settled: \($0); the next sync carries it out") } ?? "")
        ]
        for field in fields {
            lines.append("   " + Printable.line(field.field))
            for (name, value) in [
                (tr("here"), field.mine), (tr("server"), field.theirs), (tr("before"), field.before),
            ] {
                lines.append("     \(name): \(value.map { Printable.line($0) } ?? "-")")
            }
        }
        return lines
    }
}

/// `meridian sync resolve NUMBER`.
struct SyncResolveCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "resolve", below: "meridian sync",
        abstract: tr("Settle a conflict; the next sync carries the choice out."),
        discussion: tr(
            """
            meridian sync resolve 1 --mine
            meridian sync resolve 2 --theirs
            meridian sync resolve 1 --merged dinner.ics

            The choice counts for the two versions that sync conflicts shows. Of what only one side changed, both stay. A merged \
            text is one whole calendar object with the UID of the conflict.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The conflict, by its number in sync conflicts or by its UID."),
            valueName: tr("conflict", as: "name of a value")))
    var conflict: String

    @Flag(help: ArgumentHelp(tr("The values here count.")))
    var mine = false

    @Flag(help: ArgumentHelp(tr("The server's values count.")))
    var theirs = false

    @Option(
        help: ArgumentHelp(
            tr("The calendar object in this file counts; - is standard input."),
            valueName: tr("file", as: "name of a value")),
        completion: .file())
    var merged: String?

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        guard [mine, theirs, merged != nil].count(where: \.self) == 1 else {
            throw ValidationError(tr("expected one of --mine, --theirs and --merged FILE"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let all = try SyncConflictsCommand.all(session)
        guard
            let found = Int(conflict).flatMap({ all.indices.contains($0 - 1) ? all[$0 - 1] : nil })
                ?? all.first(where: { $0.uid == conflict })
        else {
            throw CommandFailure(
                "unknown-conflict",
                all.isEmpty
                    ? tr("\(Printable.name(conflict)): there are no conflicts")
                    : tr(
                        "\(Printable.name(conflict)): expected a number from 1 to \(all.count), or a UID, as sync conflicts lists them"
                    ),
                status: .noInput)
        }
        let choice: SyncedConflict.Choice
        if let merged {
            let file = InputFile(path: merged)
            guard
                let text = String(
                    validating: try file.bytes(
                        in: session.context, most: ReadLimits.standard.attachmentBytes), as: UTF8.self)
            else {
                throw CommandFailure(
                    "not-text", tr("\(file.name): is no text in UTF-8"), status: .badData)
            }
            choice = .merged(text)
        } else {
            choice = mine ? .mine : .theirs
        }
        let state = SyncState(session.database, productID: ExportCommand.productID)
        try session.storeForWriting().write { writing in
            try state.resolve(found, choice, at: session.now, in: writing)
        }
        session.context.output.line(
            tr("settled: \(Printable.name(found.title)); meridian sync carries it out"))
        return .success
    }
}
