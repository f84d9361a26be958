import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import TypedInput

/// `meridian zones [ID]`: show time zones, their changes and the release.
struct ZonesCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "zones", _superCommandName: "meridian",
        abstract: tr("List time zones, show one, or say which rules are in use."),
        discussion: tr(
            """
            meridian zones Europe/Berlin
            meridian zones America/Vancouver --transitions 2026..2027
            meridian zones --search tokyo
            meridian zones --country NZ
            meridian zones --version
            meridian zones update tzdata2026f.tar.gz

            The zones are those of the directory that --tzdir or TZDIR names. Without one, the newest release serves: the \
            system's, the one that zones update installed, or the copy that is part of the program. --version says which \
            one, and compares them with what the store was written under.
            """),
        subcommands: [ZonesUpdateCommand.self])

    @Argument(
        help: ArgumentHelp(tr("One zone to show."), valueName: tr("id", as: "name of a value")),
        completion: .zones)
    var id: String?

    @Option(
        help: ArgumentHelp(
            tr("Only zones whose name contains this text."), valueName: tr("text", as: "name of a value")))
    var search: String?

    @Option(
        help: ArgumentHelp(
            tr("Only zones of this country, two letters like JP."),
            valueName: tr("code", as: "name of a value")))
    var country: String?

    @Option(
        help: ArgumentHelp(
            tr("The changes of the zone's clocks in these years of its calendar, like 2026..2027."),
            valueName: tr("years", as: "name of a value")))
    var transitions: String?

    // The parser would answer `--version` with the program's version, so it is renamed before parsing.
    @Flag(name: .customLong("data-version"), help: .hidden)
    var isVersionAsked = false

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        try refuseContradictions()
        let session = try Session(options, in: context)
        if isVersionAsked { return try tellVersion(session) }
        if let id {
            return try show(try Typed.option("id") { try session.database.zone(named: id) }, session)
        }
        return try list(session)
    }

    /// Refuses combined requests, of which the answer would drop one.
    private func refuseContradictions() throws {
        guard transitions == nil || id != nil else {
            throw CommandFailure(
                "which-zone", tr("--transitions needs the zone whose changes are asked for"), status: .usage)
        }
        let asked = [
            isVersionAsked ? "--version" : nil, id.map { tr("the zone \(Printable.line($0))") },
            search.map { _ in "--search" } ?? country.map { _ in "--country" },
        ].compactMap { $0 }
        if let search, search.trimmingSpaces().isEmpty { throw CommandFailure.nothingToSearch("--search") }
        guard asked.count < 2 else {
            throw CommandFailure(
                "two-questions", tr("\(asked[0]) and \(asked[1]) are two questions; ask one at a time"),
                status: .usage)
        }
    }

    private func list(_ session: Session) throws -> CommandStatus {
        let database = session.database
        var ids =
            try country.map { code in try Typed.option("--country") { try database.zones(inCountry: code) }
            }
            ?? database.ids
        if let search { ids = ids.filter { $0.name.lowercased().contains(ZonesCommand.spelled(search)) } }
        var zones: [ZoneDocument] = []
        var refused: [ZonesDocument.Refusal] = []
        for id in ids {
            do {
                zones.append(ZoneDocument(try database.zone(id), at: session.now))
            } catch {
                refused.append(.init(id: id.name, code: error.code.rawValue, message: error.description))
            }
        }
        let output = session.context.output
        if json {
            let document = ZonesDocument(version: database.version, zones: zones, refused: refused)
            output.line(try JSONDocument.text(document))
        } else {
            for zone in zones { output.line(zone.line) }
            for refusal in refused { session.context.errors.line(tr("error: \(refusal.message)")) }
            if let search, zones.isEmpty, refused.isEmpty {
                let nearest = database.nearestNames(to: search)
                let hint = nearest.isEmpty ? "" : tr("; the nearest are \(nearest.joined(separator: ", "))")
                output.line(tr("no zone has this in its name\(hint)"))
            }
        }
        return refused.isEmpty ? .success : .unavailable
    }

    /// Returns the database's spelling: `new york` is `new_york`.
    private static func spelled(_ text: String) -> String {
        text.trimmingSpaces().lowercased().split(separator: " ").joined(separator: "_")
    }

    private func tellVersion(_ session: Session) throws -> CommandStatus {
        let document = ZoneSourceDocument(session, seen: seen(session))
        if json {
            session.context.output.line(try JSONDocument.text(document))
        } else {
            session.context.output.line(tr("tz \(document.version) (\(Printable.line(document.source)))"))
            session.context.output.write(document.comparison)
        }
        return .success
    }

    /// Returns the newest release recorded in the store; an unreadable store is only reported.
    private func seen(_ session: Session) -> ZoneRelease? {
        do {
            return try session.storeForLookup().read { try $0.newestRelease() }
        } catch {
            let failure = CommandFailure(error)
            if failure.code != "no-store" {
                session.context.errors.line(tr("warning: \(Printable.line(failure.message))"))
            }
            return nil
        }
    }

    private func show(_ zone: Zone, _ session: Session) throws -> CommandStatus {
        let changes = try transitions.map { text in
            try Typed.option("--transitions") { try ZonesCommand.changes(of: zone, in: text) }
        }
        let document = ZoneDocument(zone, at: session.now, transitions: changes)
        if json {
            session.context.output.line(try JSONDocument.text(document))
        } else {
            session.context.output.write(document.page(session.rules))
        }
        return .success
    }

    /// Returns the changes of a zone in the years `2026` or `2026..2027`, both inclusive.
    ///
    /// The years are those of the zone's own calendar: a change at the start of the year is its first.
    private static func changes(of zone: Zone, in text: String) throws(TimeError) -> [ZoneTransition] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let years = [parts[0], parts[parts.count - 1]].map(year)
        guard parts.count == 1 || (parts.count == 3 && parts[1].isEmpty), let first = years[0],
            let last = years[1]
        else {
            throw TimeError(
                .malformedText, subject: text,
                reason: tr("years are written like 2026 or 2026..2027, from 0001 to 9999"))
        }
        guard first <= last else {
            throw TimeError(
                .outOfRange, subject: text,
                reason: tr("the range ends in \(last), before it starts in \(first)"))
        }
        let start = zone.startOfDay(try CivilDate(first, 1, 1))
        let end = last < 9999 ? zone.startOfDay(try CivilDate(last + 1, 1, 1)) : .latest
        var changes: [ZoneTransition] = []
        var next = zone.nextTransition(after: try start.adding(.nanoseconds(-1)))
        while let change = next, change.instant < end {
            changes.append(change)
            next = zone.nextTransition(after: change.instant)
        }
        return changes
    }

    /// Parses a year of up to four digits, the range of zone rules.
    private static func year(_ text: Substring) -> Int? {
        let isYear = (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return isYear ? Int(text).flatMap { $0 > 0 ? $0 : nil } : nil
    }
}
