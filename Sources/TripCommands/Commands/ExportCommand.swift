import ArgumentParser
import CivilTime
import Findings
import Foundation
import ICalendar
import Messages
import Rendering
import Scheduling
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian export [TRIP] [-o FILE]`: write a trip as a calendar.
struct ExportCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "export",
        abstract: tr("Write a trip as an iCalendar file."),
        discussion: tr(
            """
            meridian export "Tokyo and California" -o trip.ics
            meridian export --redact busy > busy.ics
            meridian export -f in.ics -o out.ics
            meridian export Tokyo -o ~/.calendars/tokyo/
            meridian export Pacific --traveller cleo -o cleo.ics
            meridian export Tokyo -o tokyo.geojson

            Unknown properties, alarms and vendors' fields of what was imported are kept. --redact shared leaves out \
            confirmation codes, seats, notes, costs, travellers and to-dos, and says how many; busy tells times only. With a / at its end -o names a folder with one file \
            for each item, as khal and vdirsyncer keep them: a file that says the same already is not written again, and one \
            that says what the trip does not know is left. GeoJSON has the legs and places, for a map.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The trip; may be left out when there is only one."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            tr("Write to this file, or with a / at its end into this folder."),
            valueName: tr("file", as: "name of a value")))
    var output: String?

    @Flag(
        help: ArgumentHelp(
            tr("Delete the files of the folder whose items the trip does not have, once they are confirmed."))
    )
    var prune = false

    @Flag(
        help: ArgumentHelp(
            tr("Write over the files of the folder that were changed there, too, once they are confirmed.")))
    var overwrite = false

    @OptionGroup var confirmation: ConfirmationOptions

    @Option(
        help: ArgumentHelp(
            tr("How much to tell: full, shared or busy."), valueName: tr("level", as: "name of a value")))
    var redact: RedactionOption = .full

    @Option(
        help: ArgumentHelp(
            tr("Write only what this person takes part in; may be given again."),
            valueName: tr("name", as: "name of a value")))
    var traveller: [String] = []

    @Flag(
        help: ArgumentHelp(
            tr("Write the legs and places as GeoJSON; also by -o with a name that ends in .geojson.")))
    var geojson = false

    @Flag(
        help: ArgumentHelp(
            tr("Write one JSON document about the export, with the calendar in it unless -o is given.")))
    var json = false

    @OptionGroup var source: SourceOptions
    @OptionGroup var unlock: UnlockOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if prune, output?.hasSuffix("/") != true {
            throw ValidationError(tr("--prune is for a folder: -o DIR/"))
        }
        if overwrite, output?.hasSuffix("/") != true {
            throw ValidationError(tr("--overwrite is for a folder: -o DIR/"))
        }
        if prune, !traveller.isEmpty {
            throw ValidationError(
                tr("--prune would delete the files of what others take part in; leave out --traveller"))
        }
        if geojson, json || output?.hasSuffix("/") == true {
            throw ValidationError(tr("--geojson is one document; leave out --json, and name a file or none"))
        }
    }

    /// The PRODID of calendars.
    static let productID = "-//Meridian//Meridian \(MeridianProgram.version)//EN"

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context).unlocking(unlock, hasFiles: !source.files.isEmpty)
        if isGeography { return try writeGeography(session) }
        if let status = try streamed(session) { return status }
        let (whole, key) = try loaded(session)
        let loaded = try ofTravellers(whole, session)
        let export = export(session, key)
        var contents = try contents(loaded, key, session)
        if !traveller.isEmpty { contents.unwritten = whole.activities }
        let leftOut = try leftOut(of: loaded.activities, key, session)
        if let output, output.hasSuffix("/") {
            return try write(
                contents, with: export, into: output, findings: loaded.findings, leaving: leftOut, session)
        }
        let (exported, bytes) = try LibicalMissing.throwing {
            let exported = export.calendar(of: contents)
            return (exported, exported.bytes)
        }
        let file = output == "-" ? nil : output
        if let file {
            try OutputFile(path: file, holdingCodes: redact == .full).write(bytes)
        } else if !json {
            context.fileOutput.write(bytes)
        }
        let findings = shown(loaded.findings + exported.findings)
        return try answer(
            ExportDocument(
                trip: redact.redaction == .full
                    ? loaded.name : exported.calendar.component.text("X-WR-CALNAME").flatMap(Self.shownName),
                activities: exported.calendar.events.count, file: file,
                calendar: json && file == nil ? String(decoding: bytes, as: UTF8.self) : nil,
                leftOut: leftOut.byName(passedOn: file == nil),
                findings: findings.map(FindingDocument.init)), findings, leftOut, session)
    }

    /// The name in a redacted calendar; nil for a blank one.
    private static func shownName(_ name: String) -> String? { name == "Busy" ? nil : name }

    private func export(_ session: Session, _ key: String?) -> CalendarExport {
        CalendarExport(
            database: session.database, productID: ExportCommand.productID,
            redaction: redact.redaction, stamp: session.now, pseudonymKey: key)
    }

    private func answer(
        _ document: ExportDocument, _ findings: [Finding], _ leftOut: LeftOut, _ session: Session
    ) throws -> CommandStatus {
        if json {
            session.context.output.line(try JSONDocument.text(document))
        } else {
            report(findings, leftOut, session)
        }
        return findings.contains { $0.severity == .error } ? .badData : .success
    }

    /// Returns the findings without what a redaction hides.
    private func shown(_ findings: [Finding]) -> [Finding] {
        redact == .full ? findings : HiddenFindings.counted(findings)
    }

    /// Counts what is left out of activities, and of the stored trip that they are of.
    private func leftOut(of activities: [Activity], _ key: String?, _ session: Session) throws -> LeftOut {
        var leftOut = LeftOut(by: redact.redaction)
        for activity in activities { leftOut.add(activity) }
        guard let key else { return leftOut }
        try session.storeForReading().read { try leftOut.add(of: TripID(key), in: $0) }
        return leftOut
    }

    private func report(_ findings: [Finding], _ leftOut: LeftOut, _ session: Session) {
        if let words = leftOut.words { session.context.errors.line(words) }
        if redact == .full {
            session.report(findings)
        } else {
            session.context.errors.write(FindingText.lines(findings, session.style))
        }
    }

    /// Writes a file for each item into a folder, and deletes files on request.
    private func write(
        _ contents: CalendarContents, with export: CalendarExport, into path: String, findings: [Finding],
        leaving leftOut: LeftOut, _ session: Session
    ) throws -> CommandStatus {
        guard session.context.unreadable.isEmpty else {
            throw CommandFailure(
                "unreadable-rows",
                tr(
                    "\(path): is not written, since files there may have what cannot be read here; mend the store first"
                ),
                status: .badData)
        }
        if let problem = LibicalVerification.loadingProblem {
            // Thrown before the folder is created, which would be left empty.
            throw CommandFailure(
                "no-libical",
                tr("\(path): is not written: \(LibicalMissing(problem: problem))"),
                status: .unavailable)
        }
        let folder = CalendarDirectory(path: path)
        var outcome: CalendarDirectory.Outcome
        var deleted: [String] = []
        do {
            outcome = try folder.write(contents, with: export)
            if overwrite, try isOverwritingConfirmed(outcome.newer, path, session) {
                let again = try folder.write(contents, with: export, over: Set(outcome.newer))
                outcome.updated += again.updated
                outcome.newer = again.newer
            }
            if prune, try isPruningConfirmed(outcome, path, session) {
                try folder.delete(outcome.foreign)
                deleted = outcome.foreign
            }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(
                "cannot-write", tr("\(path): cannot be written: \(OutputFile.reason(error))"),
                status: .cannotCreate)
        }
        let all = shown(findings + outcome.findings)
        let document = DirectoryDocument(
            trip: redact == .full ? contents.name : nil, directory: path, added: outcome.added,
            updated: outcome.updated, unchanged: outcome.unchanged, newer: outcome.newer,
            unread: outcome.unread, shared: outcome.shared, further: outcome.further,
            foreign: outcome.foreign, deleted: deleted, leftOut: leftOut.byName(passedOn: false),
            findings: all.map(FindingDocument.init))
        session.context.output.write(
            try json ? JSONDocument.text(document) + "\n" : document.text(isRedacted: redact != .full))
        if !json { report(all, leftOut, session) }
        if all.contains(where: { $0.severity == .error }) { return .badData }
        let left = outcome.newer + outcome.unread + outcome.shared + outcome.further
        return left.isEmpty ? .success : .findings
    }

    /// Asks whether to overwrite files that were changed in their folder.
    private func isOverwritingConfirmed(_ names: [String], _ path: String, _ session: Session) throws -> Bool
    {
        guard !names.isEmpty else { return false }
        let list = names.map { Printable.line($0) }.joined(separator: ", ")
        return try confirmation.isConfirmed(
            tr(
                "Write over \(names.count == 1 ? tr("1 file") : tr("\(names.count) files")) of \(path), with what is newer there or not known here (\(list))?"
            ),
            in: session.context)
    }

    /// Asks whether to delete files.
    private func isPruningConfirmed(
        _ outcome: CalendarDirectory.Outcome, _ path: String, _ session: Session
    ) throws -> Bool {
        let count = outcome.foreign.count
        guard count > 0 else { return false }
        let names = outcome.foreign.map { name in
            Printable.line(name) + (outcome.foreignCounts[name].map { tr(" with \($0) items") } ?? "")
        }
        .joined(separator: ", ")
        return try confirmation.isConfirmed(
            tr(
                "Delete \(count == 1 ? tr("1 file") : tr("\(count) files")) of \(path), whose items the trip does not have (\(names))?"
            ),
            in: session.context)
    }

    /// Returns the contents of the calendar, for a stored trip with dates, to-dos and organizations.
    private func contents(
        _ loaded: ActivitySource, _ key: String?, _ session: Session
    ) throws -> CalendarContents {
        var contents = CalendarContents(
            name: loaded.name, activities: loaded.activities, source: loaded.source, zones: loaded.zones)
        guard let key else {
            contents.travellers = loaded.trips.flatMap(\.travellers)
            return contents
        }
        try session.storeForReading().read { reading in
            try contents.addStored(of: TripID(key), redaction: redact.redaction, in: reading)
        }
        return contents
    }

    /// Returns the activities of the persons that `--traveller` names.
    ///
    /// An activity without participants is for all who travel. The overrides of a series stay with it,
    /// whoever takes part in them: without one, its occurrence would be at its original time.
    private func ofTravellers(_ loaded: ActivitySource, _ session: Session) throws -> ActivitySource {
        guard !traveller.isEmpty else { return loaded }
        let people = try ShownPeople(
            of: loaded.trips, persons: loaded.persons, named: TypedName.travellers(traveller),
            home: try session.home(of: loaded.homes), session, loaded.database)
        let chosen = Set(people.chosen.map(\.id))
        let isTravelling = people.travellers.contains { chosen.contains($0.id) }
        func concerns(_ activity: Activity) -> Bool {
            activity.participants.isEmpty ? isTravelling : !chosen.isDisjoint(with: activity.participants)
        }
        let whole = Set(
            loaded.activities.filter { $0.key.recurrenceID == nil && concerns($0) }.map(\.key.uid))
        return loaded.with(
            loaded.groups.map { group in group.filter { concerns($0) || whole.contains($0.key.uid) } })
    }

    /// Returns the activities, with a secret text of the store's owner.
    private func loaded(_ session: Session) throws -> (ActivitySource, String?) {
        guard source.files.isEmpty else {
            return (try ActivitySource(files: source.inputs, trip: trip, session), nil)
        }
        let chosen = try session.storeForReading().read { try TripLookup.trip(namedOrOnly: trip, in: $0) }
        return (try ActivitySource(files: [], trip: chosen.id.text, session), chosen.id.text)
    }
}

// MARK: - A trip that is written while it is read

extension ExportCommand {
    /// Writes the calendar of a stored trip while its activities are read.
    ///
    /// - Returns: The exit status; nil where all activities are needed at once, or one cannot be read: nothing was
    ///   written then.
    private func streamed(_ session: Session) throws -> CommandStatus? {
        let path = output == "-" ? nil : output
        guard source.files.isEmpty, traveller.isEmpty, path?.hasSuffix("/") != true,
            path != nil || !json
        else { return nil }
        let file = path.map { OutputFile(path: $0, holdingCodes: redact == .full) }
        guard file?.isReplaceable ?? true,
            let spool = SpoolFile(in: file?.directory ?? FileManager.default.temporaryDirectory.path)
        else { return nil }
        do {
            // What is written may wait for its reader. A store that is read meanwhile would keep what another command takes
            // out of it, such as the words of a trip that gets a passphrase.
            let result = try session.storeForReading().read { try spooled($0, spool, session) }
            guard let (around, name, leftOut) = result else { return nil }
            try spool.settle()
            try write(around, spool, to: file, session)
            let findings = shown(around.findings)
            return try answer(
                ExportDocument(
                    trip: redact == .full ? name : around.name.flatMap(Self.shownName),
                    activities: around.activities, file: file?.path, calendar: nil,
                    leftOut: leftOut.byName(passedOn: file == nil),
                    findings: findings.map(FindingDocument.init)), findings, leftOut,
                session)
        } catch let error as StorageError where error.code == .corrupt {
            return nil
        } catch is SpoolFile.Failure {
            return nil
        }
    }

    /// Writes the events into a file without a name; what stands around them, the name of the trip, and what is left out.
    private func spooled(
        _ reading: any TripReading, _ spool: SpoolFile, _ session: Session
    ) throws -> (around: EventSurroundings, trip: String?, leftOut: LeftOut)? {
        let chosen = try TripLookup.trip(namedOrOnly: trip, in: reading)
        let loaded = ActivitySource([chosen], session)
        var contents = CalendarContents(
            name: loaded.name, activities: [], source: loaded.source, zones: loaded.zones)
        contents.trip = chosen
        contents.todos = try reading.todos(of: chosen.id)
        contents.organizations = try reading.organizations()
        if redact == .full {
            try contents.addAttachments(of: chosen.id, in: reading) {
                try reading.activity($0, of: chosen.id) != nil
            }
        }
        var leftOut = LeftOut(by: redact.redaction)
        let activities = ExportedActivities(
            each: { write in
                // They may be asked for more than once.
                leftOut = LeftOut(by: redact.redaction)
                try reading.forEachActivity(of: chosen.id) { activity in
                    leftOut.add(activity)
                    try write(activity)
                }
            },
            family: { try reading.activities(withUID: $0, of: chosen.id) })
        let around = try LibicalMissing.throwing {
            try export(session, chosen.id.text).write(
                contents, reading: activities, eventsTo: { try spool.write($0) })
        }
        try leftOut.add(of: chosen.id, in: reading)
        return around.map { ($0, loaded.name, leftOut) }
    }

    private func write(
        _ around: EventSurroundings, _ spool: SpoolFile, to file: OutputFile?, _ session: Session
    ) throws {
        func write(to sink: ([UInt8]) throws -> Void) throws {
            try sink(around.head)
            try spool.copy(to: sink)
            try sink(around.tail)
        }
        guard let file else {
            let output = session.context.fileOutput
            return try SpoolFile.onceOnly { try write { output.write($0) } }
        }
        _ = try file.write(pieces: { sink -> Bool? in
            try write(to: sink)
            return true
        })
    }
}
