import ArgumentParser
import Backups
import Messages
import Rendering
import StrictJSON
import TripStorage
import TripWorkflows
import TypedInput

/// `meridian restore FILE`: restore a backup into the store.
struct RestoreCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "restore",
        abstract: tr("Bring back what a backup holds."),
        discussion: tr(
            """
            meridian restore trips.json --dry-run
            meridian restore trips.json

            What is in both becomes what the backup says; what is in the store alone stays. Attached files \
            whose bytes were damaged are mended. It is one transaction, and meridian undo takes it back, but for the mended bytes. A protected trip whose \
            box in the store is another and not the older one is left alone and named. What a backup was made without, since \
            it could not be read then, is told, and the exit status is 65. Into an empty store: --db new.db.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The backup; - is standard input."), valueName: tr("file", as: "name of a value")),
        completion: .file(extensions: ["json"]))
    var file: String

    @Flag(help: ArgumentHelp(tr("Show what would happen and write nothing.")))
    var dryRun = false

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let input = InputFile(path: file)
        try refuseOther(input)
        if let status = try streamed(input, session) { return status }
        if input.path != "-", let count = OpenFile(input.path)?.byteCount, count > JSONParser.mostBytes {
            throw CommandFailure(
                "malformed-backup",
                tr(
                    "\(input.name): something in it is wrong, and it is too large to be read whole, which would tell what"
                ), status: .badData)
        }
        let backup: BackupDocument
        do {
            backup = try BackupDocument(try input.bytes(in: context, most: JSONParser.mostBytes))
        } catch let error as DocumentError {
            throw CommandFailure("malformed-backup", "\(input.name): \(error)", status: .badData)
        }
        tell(of: backup, context)
        let restore = StoreRestore(of: backup, at: session.now, database: session.database)
        let plan = try restore.preview(over: session.storeForLookup())
        return try carryOut(
            plan, of: backup, session,
            rehearse: { try restore.rehearse(in: $0) },
            write: { try restore.carryOut(in: $0, named: input.name) })
    }

    /// Refuses a file whose beginning shows that it is no backup, before gigabytes of it are read.
    private func refuseOther(_ input: InputFile) throws {
        guard let open = OpenFile(input.path), let head = open.read(0..<min(open.byteCount, 4_096)) else {
            return
        }
        let reason: String
        if head.contains(0) {
            reason = tr("\(input.name): is no JSON: it has zero bytes")
        } else if String(decoding: head, as: UTF8.self).drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" })
            .prefix(15).uppercased() == "BEGIN:VCALENDAR"
        {
            reason = tr(
                "\(input.name): is a calendar and no backup; \(ShellWord.command("meridian import", input.path)) brings it in"
            )
        } else {
            return
        }
        throw CommandFailure("malformed-backup", reason, status: .badData)
    }

    /// Restores a backup in which nothing is wrong, and reads its activities one by one.
    ///
    /// - Returns: The exit status; nil where something is wrong, or the input cannot be read twice: nothing was said and
    ///   written then.
    private func streamed(_ input: InputFile, _ session: Session) throws -> CommandStatus? {
        guard let pieces = input.pieces(),
            let restore = try StreamedRestore(of: pieces, at: session.now, database: session.database),
            let plan = try restore.preview(over: session.storeForLookup())
        else { return nil }
        tell(of: restore.backup, session.context)
        do {
            return try carryOut(
                plan, of: restore.backup, session,
                rehearse: { try restore.rehearse(in: $0) },
                write: { try restore.carryOut(in: $0, named: input.name) })
        } catch let error as DocumentError {
            throw CommandFailure("malformed-backup", "\(input.name): \(error)", status: .badData)
        }
    }

    /// Says what the backup does not have, or what is not restored of it.
    private func tell(of backup: BackupDocument, _ context: CommandContext) {
        for path in backup.unknownPaths {
            context.errors.line(tr("note: \(Printable.line(path)) is of a newer version and is left out"))
        }
        for flaw in backup.leftOut {
            context.errors.line(tr("error: \(Printable.line(flaw.description)); it is left out"))
        }
        for text in backup.missing {
            context.errors.line(
                tr(
                    "error: \(Printable.line(text)); so said the backup, which was made without it and is not everything"
                )
            )
        }
    }

    private func carryOut(
        _ plan: RestorePlan, of backup: BackupDocument, _ session: Session,
        rehearse: (FileTripStore) throws -> Void, write: (any TripStore) throws -> Void
    ) throws -> CommandStatus {
        let context = session.context
        if plan.changed > 0, !dryRun {
            let records = (plan.changed == 1 ? tr("1 record") : tr("\(plan.changed) records"))
            guard
                try confirmation.isConfirmed(
                    tr("Make \(records) of the store what the backup says?"), in: context)
            else {
                context.errors.line(tr("nothing is restored"))
                return .success
            }
        }
        if !plan.isEmpty {
            if dryRun {
                try rehearse(session.fileStore(for: .reading))
            } else {
                try write(session.storeForWriting())
            }
        }
        let document = RestoreDocument(
            plan, leftOut: backup.leftOut, missing: backup.missing, isDryRun: dryRun)
        context.output.write(try json ? JSONDocument.text(document) + "\n" : document.text)
        if plan.isMendingAlone, !dryRun {
            context.errors.line(
                tr("note: only bytes of files were mended, and there is nothing for undo to take back"))
        }
        guard backup.leftOut.isEmpty, backup.missing.isEmpty else { return .badData }
        return plan.conflicts.isEmpty && plan.newerBoxes.isEmpty ? .success : .findings
    }
}
