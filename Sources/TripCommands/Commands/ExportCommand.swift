import ArgumentParser
import CivilTime
import ICalendar
import TripExchange
import TripStorage
import Trips

/// `meridian export [TRIP] [-o FILE]`: a trip as a calendar that every calendar program reads.
struct ExportCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a trip as an iCalendar file.",
        discussion: """
            meridian export "Tokyo and California" -o trip.ics
            meridian export --redact busy > busy.ics
            meridian export -f in.ics -o out.ics

            Unknown properties, alarms and vendors' fields of what was imported are kept. --redact shared leaves out \
            confirmation codes, seats and notes; busy tells times only.
            """)

    @Argument(
        help: ArgumentHelp("The trip; may be left out when there is only one.", valueName: "trip"),
        completion: .trips)
    var trip: String?

    @Option(
        name: [.short, .customLong("output")], help: ArgumentHelp("Write to this file.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("How much to tell: full, shared or busy.", valueName: "level"))
    var redact: RedactionOption = .full

    @Flag(help: "Write one JSON document about the export, with the calendar in it unless -o is given.")
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var unlock: UnlockOptions
    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context).unlocking(unlock, hasFiles: !source.files.isEmpty)
        let (loaded, key) = try loaded(session)
        let export = CalendarExport(
            database: session.database, productID: "-//Meridian//Meridian \(MeridianProgram.version)//EN",
            redaction: redact.redaction, stamp: session.now, pseudonymKey: key)
        let exported = export.calendar(of: try contents(loaded, key, session))
        let bytes = exported.bytes
        let file = output == "-" ? nil : output
        if let file {
            try OutputFile(path: file).write(bytes)
        } else if !json {
            context.output.write(bytes)
        }
        let all = loaded.findings + exported.findings
        let findings = redact.redaction == .full ? all : HiddenFindings.counted(all)
        if json {
            let document = ExportDocument(
                trip: redact.redaction == .full ? loaded.name : exported.calendar.shownName,
                activities: loaded.activities.count, file: file,
                calendar: file == nil ? String(decoding: bytes, as: UTF8.self) : nil,
                findings: findings.map(FindingDocument.init))
            context.output.line(try JSONDocument.text(document))
        } else if redact.redaction == .full {
            session.report(findings)
        } else {
            context.errors.write(FindingText.lines(findings, session.style))
        }
        return findings.contains { $0.severity == .error } ? .badData : .success
    }

    /// All that the calendar is made of: of a trip in the store also its dates, to-dos and organizations.
    private func contents(
        _ loaded: ActivitySource, _ key: String?, _ session: Session
    ) throws -> CalendarContents {
        var contents = CalendarContents(
            name: loaded.name, activities: loaded.activities, source: loaded.source, zones: loaded.zones)
        guard let key else { return contents }
        try session.storeForReading().read { reading in
            let id = TripID(key)
            contents.trip = try reading.trip(id)
            contents.todos = try reading.todos(of: id)
            let used = Set(loaded.activities.compactMap(\.organization))
            if redact == .full { try takeAttachments(of: id, in: reading, into: &contents) }
            contents.organizations = try reading.organizations().filter { used.contains($0.id) }
        }
        return contents
    }

    /// What is attached to activities, with the bytes of files; what the store has lost is left out and told.
    private func takeAttachments(
        of trip: TripID, in reading: any TripReading, into contents: inout CalendarContents
    ) throws {
        let attachments = try reading.attachments(of: trip)
        contents.attachments = attachments
        var digests: Set<String> = []
        for attachment in attachments {
            guard case .activity = attachment.owner, case .file(_, _, let digest) = attachment.content,
                digests.insert(digest).inserted
            else { continue }
            if let bytes = try Self.soundBytes(withDigest: digest, in: reading) {
                contents.files.append(FileContents(digest: digest, bytes: bytes))
            }
        }
    }

    /// The bytes of a file; nil where they are lost or damaged, which the export tells.
    private static func soundBytes(
        withDigest digest: String, in reading: any TripReading
    ) throws(StorageError) -> [UInt8]? {
        do throws(StorageError) {
            return try reading.bytes(withDigest: digest)
        } catch {
            guard error.code == .corrupt else { throw error }
            return nil
        }
    }

    /// The activities, and a text that only the owner of the store knows.
    private func loaded(_ session: Session) throws -> (ActivitySource, String?) {
        guard source.files.isEmpty else {
            return (try ActivitySource(files: source.inputs, trip: trip, session), nil)
        }
        let chosen = try session.storeForReading().read { try TripLookup.trip(namedOrOnly: trip, in: $0) }
        return (try ActivitySource(files: [], trip: chosen.id.text, session), chosen.id.text)
    }
}

extension CalendarObject {
    /// The name that a redacted calendar shows; one that says nothing is none.
    fileprivate var shownName: String? {
        component.text("X-WR-CALNAME").flatMap { $0 == "Busy" ? nil : $0 }
    }
}
