import ArgumentParser
import CivilTime
import Findings
import Foundation
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// `meridian sync [ACCOUNT]`: bring trips in step with calendar servers.
struct SyncCommand: SyncSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "sync", _superCommandName: "meridian",
        abstract: tr("Keep trips in step with the calendars of a CalDAV server, and so with a phone."),
        discussion: tr(
            """
            meridian sync add home https://dav.example.org/ --user ada --password-file ~/.dav-password
            meridian sync link Tokyo
            meridian sync --dry-run
            meridian sync
            meridian sync conflicts

            A sync takes what was changed on the server, and sends what was changed here. Where both changed one field, both \
            versions are kept until somebody chooses. Nothing is deleted because a list lacks it, unless that list is whole. \
            What a sync changes here, undo takes back, and the next sync sends that. The calendars that meridian subscribe follows \
            are read when it is time. Attached files and protected trips stay \
            here. The exit status is 1 when something is left to do, refused, or to be looked at. It is a program of its own, meridian-sync, which is installed beside meridian.
            """),
        subcommands: [
            SyncAddCommand.self, SyncCalendarsCommand.self, SyncLinkCommand.self, SyncUnlinkCommand.self,
            SyncRemoveCommand.self, SyncStatusCommand.self, SyncConflictsCommand.self,
            SyncResolveCommand.self,
        ])

    @Argument(
        help: ArgumentHelp(
            tr("The account; without one all of them."), valueName: tr("account", as: "name of a value")))
    var account: String?

    @Flag(help: ArgumentHelp(tr("Only say what would be done.")))
    var dryRun = false

    @Flag(help: ArgumentHelp(tr("Allow that more than half of a calendar is removed or deleted.")))
    var allowMassDelete = false

    @Flag(help: ArgumentHelp(tr("List everything, also where the server says what changed.")))
    var all = false

    @Flag(help: ArgumentHelp(tr("Try also before the time that a failed sync has to wait for.")))
    var atOnce = false

    @Flag(
        help: ArgumentHelp(tr("Stay, and sync again every five minutes and after each change of the store.")))
    var watch = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if watch, dryRun || json {
            throw ValidationError(
                tr("--watch is for people and changes things; leave --dry-run and --json out"))
        }
    }

    /// How long `--watch` waits for the server, and how often it looks at the store.
    private static let (wait, look) = (300.0, 5.0)

    func run(with servers: any CalendarServers, _ session: Session) throws -> CommandStatus {
        guard watch else { return try once(servers, session) }
        while true {
            _ = try once(servers, session)
            _ = StandardStream.output.flush()
            let seen = Self.state(of: try session.storePath)
            var left = Self.wait
            while left > 0 {
                Thread.sleep(forTimeInterval: Self.look)
                left -= Self.look
                if Self.state(of: try session.storePath) != seen { break }
            }
        }
    }

    /// What tells that the store was changed: the sizes and times of its files.
    private static func state(of path: String) -> [String] {
        [path, path + "-wal"].map { file in
            let facts = try? FileManager.default.attributesOfItem(atPath: file)
            return "\(facts?[.size] ?? 0) \((facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
        }
    }

    private func once(_ servers: any CalendarServers, _ session: Session) throws -> CommandStatus {
        let (names, hasFeeds) = try session.storeForReading().read { reading in
            let names = try reading.syncAccounts().map(\.name)
            let hasFeeds = try account == nil && !reading.subscriptions().isEmpty
            if account == nil, !names.isEmpty || hasFeeds { return (names, hasFeeds) }
            return ([try SyncLookup.account(account, in: reading).name], false)
        }
        var asked = SyncOptions()
        (asked.isDryRun, asked.allowsMassDeletion) = (dryRun, allowMassDelete)
        (asked.listsAll, asked.isAtOnce) = (all, atOnce)
        var reports: [CalendarReport] = []
        var status = CommandStatus.success
        for name in names {
            do {
                reports += try servers.sync(name, asked)
            } catch let failure as ServerFailure where names.count > 1 || watch || hasFeeds {
                // One server that does not answer keeps no other from being asked.
                session.context.errors.line(tr("error: \(Printable.line(failure.message))"))
                status = CommandFailure(failure).status
            }
        }
        let feeds = hasFeeds && !dryRun ? try servers.follow(atOnce: atOnce) : []
        try write(reports, feeds, isQuiet: hasFeeds || status != .success, session)
        if hasFeeds, reports.isEmpty, feeds.isEmpty, status == .success, !dryRun, !watch, !json {
            session.context.output.line(
                tr("no followed calendar is due; --at-once reads all of them now"))
        }
        if status != .success { return status }
        let passing =
            reports.filter { $0.problem != nil }.map(\.isPassing) + feeds.compactMap { $0.problem?.isPassing }
        guard passing.isEmpty else { return passing.contains(true) ? .temporary : .unavailable }
        return reports.contains(where: hasOpen) || feeds.contains { $0.findings.haveDoubts }
            ? .findings : .success
    }

    /// Whether a calendar has something that a person should look at; of a dry run no step is done.
    private func hasOpen(_ report: CalendarReport) -> Bool {
        report.findings.haveDoubts
            || report.steps.contains { step in
                step.kind == .conflict || step.kind == .skip || (!step.isDone && !dryRun)
            }
    }

    private func write(
        _ reports: [CalendarReport], _ feeds: [FeedReport], isQuiet: Bool, _ session: Session
    ) throws {
        let (output, errors) = (session.context.output, session.context.errors)
        let documents = feeds.map(FeedReportDocument.init)
        if json {
            let all = SyncReportDocument(
                calendars: reports.map { SyncDocument($0, isDryRun: dryRun) }, subscriptions: documents)
            return output.line(try JSONDocument.text(all))
        }
        if reports.isEmpty, !isQuiet {
            output.line(tr("no calendar is linked yet; meridian sync link TRIP links one"))
        }
        for report in reports {
            SyncText(report, isDryRun: dryRun, session.style).write(to: output, errors: errors)
        }
        for document in documents {
            output.line(document.line(session.style))
            document.writeFindings(to: errors)
        }
    }
}

extension [Finding] {
    /// Whether one of them is more than a repair.
    fileprivate var haveDoubts: Bool { contains { $0.severity != .repaired } }
}

/// What a sync did, for `sync --json`.
struct SyncReportDocument: Encodable, Sendable {
    let calendars: [SyncDocument]
    /// The followed calendars that were looked at.
    let subscriptions: [FeedReportDocument]
}
