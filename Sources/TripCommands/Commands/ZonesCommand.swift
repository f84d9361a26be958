import ArgumentParser
import CivilTime

/// `meridian zones [ID]`: the time zones, their changes, and which release says so.
struct ZonesCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "zones",
        abstract: "List time zones, show one, or say which rules are in use.",
        discussion: """
            meridian zones Europe/Berlin
            meridian zones America/Vancouver --transitions 2026..2027
            meridian zones --search tokyo
            meridian zones --country NZ
            meridian zones --version

            The zones are those of the directory that --tzdir or TZDIR names, else the system's, else a copy that is part of
            the program; --version says which.
            """)

    @Argument(help: ArgumentHelp("One zone to show.", valueName: "id"))
    var id: String?

    @Option(help: ArgumentHelp("Only zones whose name contains this text.", valueName: "text"))
    var search: String?

    @Option(help: ArgumentHelp("Only zones of this country, two letters like JP.", valueName: "code"))
    var country: String?

    @Option(
        help: ArgumentHelp("The changes of the clocks in these years, like 2026..2027.", valueName: "years"))
    var transitions: String?

    // `--version` asks the parser for the program's version; it is turned into this name before it gets there.
    @Flag(name: .customLong("data-version"), help: .hidden)
    var isVersionAsked = false

    @Flag(help: "Write one JSON document.")
    var json = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        if isVersionAsked { return try tellVersion(session) }
        if let id {
            return try show(try Session.option("id") { try session.database.zone(named: id) }, session)
        }
        guard transitions == nil else {
            throw CommandFailure(
                "which-zone", "--transitions needs the zone whose changes are asked for", status: .usage)
        }
        let database = session.database
        var ids =
            try country.map { code in try Session.option("--country") { try database.zones(inCountry: code) }
            }
            ?? database.ids
        if let search { ids = ids.filter { $0.name.lowercased().contains(ZonesCommand.spelled(search)) } }
        let zones = try ids.map { ZoneDocument(try database.zone($0), at: session.now) }
        if json {
            context.output.line(try JSONDocument.text(ZonesDocument(version: database.version, zones: zones)))
        } else {
            for zone in zones { context.output.line(zone.line) }
        }
        if zones.isEmpty, let search {
            let nearest = database.nearestNames(to: search)
            let hint = nearest.isEmpty ? "" : "; the nearest are \(nearest.joined(separator: ", "))"
            throw CommandFailure(
                "unknownZone", "\(Printable.line(search)): no zone has this in its name\(hint)",
                status: .noInput)
        }
        return .success
    }

    /// `new york` is spelled `new_york` in the database.
    private static func spelled(_ text: String) -> String {
        text.trimmingSpaces().lowercased().split(separator: " ").joined(separator: "_")
    }

    private func tellVersion(_ session: Session) throws -> CommandStatus {
        let document = ZoneSourceDocument(session.database)
        if json {
            session.context.output.line(try JSONDocument.text(document))
        } else {
            session.context.output.line("tz \(document.version) (\(document.source))")
        }
        return .success
    }

    private func show(_ zone: Zone, _ session: Session) throws -> CommandStatus {
        let changes = try transitions.map { text in
            try Session.option("--transitions") { try ZonesCommand.changes(of: zone, in: text) }
        }
        let document = ZoneDocument(zone, at: session.now, transitions: changes)
        if json {
            session.context.output.line(try JSONDocument.text(document))
        } else {
            session.context.output.write(document.page(session.rules))
        }
        return .success
    }

    /// The changes of a zone's clocks in the years of a text, `2026` or `2026..2027`, both included.
    private static func changes(of zone: Zone, in text: String) throws(TimeError) -> [ZoneTransition] {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = Int(parts[0]), let last = Int(parts[parts.count - 1]),
            parts.count == 1 || parts.count == 3,
            parts.count == 1 || parts[1].isEmpty, first <= last
        else {
            throw TimeError(
                .malformedText, subject: text, reason: "years are written like 2026 or 2026..2027")
        }
        let start = Zone.utc.startOfDay(try CivilDate(first, 1, 1))
        let end = Zone.utc.startOfDay(try CivilDate(last, 12, 31).adding(days: 1))
        var changes: [ZoneTransition] = []
        var next = zone.nextTransition(after: try start.adding(.nanoseconds(-1)))
        while let change = next, change.instant < end {
            changes.append(change)
            next = zone.nextTransition(after: change.instant)
        }
        return changes
    }
}
