import ArgumentParser
import CivilTime
import ICalendar
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian doctor [--fix]`: what is wrong in the store, and how to mend it.
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
            it breaks a rule, is named, too. --fix repairs what can be repaired without loss, and deletes the history that undo \
            needs.

            The exit status is 1 when something is wrong that is not repaired.
            """))

    @Flag(help: ArgumentHelp(tr("Repair what can be repaired without losing anything.")))
    var fix = false

    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var options: GlobalOptions

    /// What is wrong, and what was.
    private struct Document: Encodable {
        let problems: [ProblemDocument]
        let mended: [ProblemDocument]
        /// The rules in use, and those that are known beside them.
        let zones: ZoneSourceDocument
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        var problems = try session.fileStore(for: .reading).problems()
        var mended: [StoreProblem] = []
        let mendable = problems.count { $0.mend == .repair }
        if fix, mendable > 0 {
            let question =
                tr(
                    "Mend \(mendable == 1 ? tr("1 problem") : tr("\(mendable) problems"))? The history that undo needs is forgotten."
                )
            guard try confirmation.isConfirmed(question, in: context) else {
                context.errors.line(tr("nothing is mended"))
                return .findings
            }
            let before = problems.filter { $0.mend == .repair }
            _ = try session.fileStore(for: .writing).repair()
            problems = try session.fileStore(for: .reading).problems()
            // Opening it for writing mends some already.
            mended = before.filter { !problems.contains($0) }
        }
        var found = problems.map(ProblemDocument.init)
        if let problem = LibicalVerification.loadingProblem {
            // What activities came as cannot be read either.
            found.append(ProblemDocument(withoutLibical: problem))
        } else {
            let leftOut = try leftOut(problems, session)
            found += leftOut
            // Where no backup can be made, activities cannot be read trip by trip either.
            if !leftOut.contains(where: { $0.code == ProblemDocument.noBackup }) {
                found += try told(problems, session)
            }
        }
        let zones = ZoneSourceDocument(session, seen: seen(problems, session))
        if let seen = zones.seen, ZoneRelease.isNewer(seen, than: zones.version) {
            found.append(
                ProblemDocument(
                    code: "olderRules", severity: "warning",
                    message: tr("the store was written under \(seen), and these rules are \(zones.version)"),
                    mend: tr("meridian zones update FILE, with a newer release of the tz database"),
                    commands: ["meridian zones update FILE"]))
        }
        let document = Document(problems: found, mended: mended.map(ProblemDocument.init), zones: zones)
        if json {
            context.output.line(try JSONDocument.text(document))
        } else {
            for problem in document.mended {
                context.output.line(tr("mended: \(Printable.line(problem.message))"))
            }
            for problem in found { context.output.write(problem.text(session.style)) }
            if found.isEmpty { context.output.line(tr("nothing is wrong (\(session.rules))")) }
            context.output.write(zones.comparison)
        }
        return found.isEmpty ? .success : .findings
    }

    /// The newest release that the store has seen; nil where the file itself cannot be read.
    private func seen(_ problems: [StoreProblem], _ session: Session) -> ZoneRelease? {
        guard !problems.contains(where: { $0.code == .damaged }) else { return nil }
        return try? session.storeForLookup().read { try $0.newestRelease() }
    }

    /// What a backup leaves out; nothing where none can be made.
    private func leftOut(_ problems: [StoreProblem], _ session: Session) throws -> [ProblemDocument] {
        guard !problems.contains(where: { $0.code == .damaged }) else { return [] }
        do {
            return try session.storeForLookup().read { reading in
                try BackupProblems(of: reading, at: session.now).list
            }
        } catch let error as StorageError where error.code == .corrupt {
            // A trip that cannot be read was told by its row.
            return []
        } catch let error as StorageError where error.code != .busy {
            return [ProblemDocument(noBackupSince: error)]
        }
    }

    /// What is wrong with activities by the rules of today; nothing where the file itself cannot be read.
    private func told(_ problems: [StoreProblem], _ session: Session) throws -> [ProblemDocument] {
        // An activity that cannot be read keeps nobody from the others.
        let isSpared = { (problem: StoreProblem) in
            problem.code == .damagedText
                || problem.code == .unreadableRow && [.replace, .delete].contains(problem.mend)
        }
        guard !problems.contains(where: { $0.severity == .error && !isSpared($0) }) else {
            return []
        }
        return try session.storeForLookup().read { reading in
            let trips = try reading.trips().map { ($0, try reading.activities(of: $0.id)) }
            let counts = trips.reduce(into: [ActivityUID: Int]()) { counts, trip in
                for uid in Set(trip.1.map(\.uid)) { counts[uid, default: 0] += 1 }
            }
            let shared = Set(counts.filter { $0.value > 1 }.keys)
            return try trips.flatMap { trip, activities in
                try ActivityProblems(of: trip, activities, shared: shared, session).list
            }
        }
    }
}
