import ArgumentParser
import CivilTime
import Foundation
import Messages
import Rendering
import TripStorage
import TripWorkflows

/// `meridian doctor [--fix]`: find and repair problems of the store.
struct DoctorCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "doctor",
        abstract: tr("Check the store, and name the command that repairs each fault."),
        discussion: tr(
            """
            meridian doctor
            meridian doctor --fix
            meridian doctor --json

            The file is checked page by page, references and attached bytes are, and so is what activities say: unknown \
            zones, ends before their starts, offsets that are not today's. What a backup would have to leave out, since \
            it breaks a rule, is named, too. --fix repairs what can be repaired without loss. Where it changes records, undo \
            cannot revert it; so a copy of the store as it was is kept beside it.

            The exit status is 1 when something is wrong that is not repaired.
            """))

    @Flag(help: ArgumentHelp(tr("Repair what can be repaired without losing anything.")))
    var fix = false

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// The present and the repaired problems.
    private struct Document: Encodable {
        let problems: [ProblemDocument]
        let mended: [ProblemDocument]
        /// The path of the store as it was before records were repaired.
        @Nullable var copy: String?
        /// The rules in use, and other known ones.
        let zones: ZoneSourceDocument
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var problems = try session.fileStore(for: .reading).problems()
        var mended: [StoreProblem] = []
        var copy: String?
        let mendable = problems.count { $0.mend == .repair }
        if fix, mendable > 0 {
            let count = mendable == 1 ? tr("1 problem") : tr("\(mendable) problems")
            let isOfRecords = problems.contains { $0.mend == .repair && $0.isOfRows }
            let question =
                isOfRecords
                ? tr("Mend \(count)? The history that undo needs is forgotten; a copy of the store is kept.")
                : tr("Mend \(count)?")
            guard try confirmation.isConfirmed(question, in: context) else {
                context.errors.line(tr("nothing is mended"))
                return .findings
            }
            let before = problems.filter { $0.mend == .repair }
            let store = try session.fileStore(for: .writing)
            let time = session.now.description.filter { $0.isLetter || $0.isNumber }
            if isOfRecords { copy = "\(store.path)-before-\(time)" }
            _ = try store.repair(copyingTo: copy)
            if let path = copy, !FileManager.default.fileExists(atPath: path) { copy = nil }
            problems = try session.fileStore(for: .reading).problems()
            // Opening for writing already repairs some.
            mended = before.filter { !problems.contains($0) }
        }
        let checkup = try StoreDoctor(database: session.database, at: session.now)
            .checkup(of: session.fileStore(for: .reading), knowing: problems)
        let found = checkup.faults.flatMap { ProblemDocument.all(of: $0, session.database) }
        let zones = ZoneSourceDocument(session, seen: checkup.newestRelease)
        let document = Document(
            problems: found, mended: mended.map(ProblemDocument.init), copy: copy, zones: zones)
        if json {
            context.output.line(try JSONDocument.text(document))
        } else {
            for problem in document.mended {
                context.output.line(tr("mended: \(Printable.line(problem.message))"))
            }
            if let copy {
                let (old, new) = (Printable.line(copy), Printable.line(try session.storePath))
                context.output.line(
                    tr("the store as it was: \(old); put it in the place of \(new) to go back"))
            }
            for problem in found { context.output.write(problem.text(session.style)) }
            if found.isEmpty { context.output.line(tr("nothing is wrong (\(session.rules))")) }
            context.output.write(zones.comparison)
        }
        return found.isEmpty ? .success : .findings
    }
}
