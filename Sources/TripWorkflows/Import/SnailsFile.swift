public import Backups
public import Findings
import ICalendar
import Merging
import Messages
import Rendering
import TripExchange
import TripStorage
import Trips

/// A file of Traveling Snails, and its effect on a store.
public struct SnailsFile: Sendable {
    /// The name of the file in findings.
    let file: String
    let contents: TravelingSnailsContents

    /// Takes the contents of a file.
    ///
    /// - Parameters:
    ///   - contents: The contents.
    ///   - file: The name of the file in findings.
    public init(_ contents: TravelingSnailsContents, named file: String) {
        self.contents = contents
        self.file = file
    }

    /// The findings about the file, by record.
    public var findings: [Finding] {
        let problems = contents.problems.map { problem in
            let severity: FindingSeverity =
                switch problem.code {
                case .refused: .error
                case .valueLeftOut, .missingCurrency: .warning
                case .valueChanged: .repaired
                }
            return Finding(
                FindingCode(rawValue: Self.code(of: problem)), severity, file: file,
                component: problem.name.isEmpty ? nil : problem.name,
                message: "\(problem.path): \(problem.message)")
        }
        let open = contents.trips.map(\.trip).filter { contents.protectedTrips.contains($0.id) }
        return problems
            + open.map { trip in
                Finding(
                    FindingCode(rawValue: "was-protected"), .warning, file: file, component: trip.name,
                    message:
                        tr("was protected in the app, and the file has it for everybody to read")
                )
            }
    }

    private static func code(of problem: RecordProblem) -> String {
        switch problem.code {
        case .refused: "record-refused"
        case .valueLeftOut: "value-left-out"
        case .valueChanged: "repaired-value"
        case .missingCurrency: "missing-currency"
        }
    }

    /// Returns the changes to a store, without writing.
    ///
    /// - Parameter reading: The store.
    /// - Returns: The new organizations, and the changes to each trip.
    /// - Throws: A ``WorkflowError`` for a trip that is protected in the store.
    func plan(over reading: any TripReading) throws -> SnailsPlan {
        let organizations = OrganizationMatch(
            contents.organizations, known: try reading.organizations())
        let trips = try reading.trips()
        let attachments = Dictionary(
            try trips.map { ($0.id, try reading.attachments(of: $0.id)) },
            uniquingKeysWith: { first, _ in first })
        let sealed = Set(try reading.sealedTrips().map(\.id))
        let outcomes = try contents.trips.map { incoming -> SnailsOutcome in
            let id = incoming.trip.id
            guard !sealed.contains(id) else {
                throw WorkflowError(
                    .protectedTrip, subject: incoming.trip.name,
                    reason: tr("is protected here; it has to be opened first"), trips: [id])
            }
            let elsewhere = Set(attachments.filter { $0.key != id }.flatMap { $0.value.map(\.id) })
            var settled = AttachmentMerge.apart(incoming, from: elsewhere)
            settled.activities = settled.activities.map(organizations.settled)
            let known = trips.first { $0.id == id }
            return SnailsOutcome(
                settled, over: known, existing: try known.map { try reading.activities(of: $0.id) } ?? [],
                attachments: attachments[id] ?? [], keepsCosts: contents.needsCurrency, file: file)
        }
        return SnailsPlan(organizations: organizations.new, outcomes: outcomes, files: contents.files)
    }
}

/// The changes of a file of Traveling Snails to a store.
struct SnailsPlan: Sendable {
    let organizations: [Organization]
    let outcomes: [SnailsOutcome]
    let files: [FileContents]

    /// Writes the changes.
    func carryOut(in writing: any TripWriting) throws {
        for organization in organizations { try writing.save(organization) }
        let bytes = Dictionary(files.map { ($0.digest, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        for outcome in outcomes {
            let id = outcome.trip.id
            if outcome.summary.isNew { try writing.create(outcome.trip) }
            try writing.save(outcome.upserts, in: id)
            for attachment in outcome.attachments {
                guard case .file(_, _, let digest) = attachment.content else { continue }
                try writing.save(attachment, bytes: bytes[digest], in: id)
            }
        }
    }
}

/// The changes to one trip of such a file.
struct SnailsOutcome: Sendable {
    let trip: Trip
    private(set) var upserts: [Activity] = []
    let attachments: [Attachment]
    private(set) var summary: ImportSummary
    private(set) var findings: [Finding] = []

    /// Compares a trip with that of the store.
    ///
    /// The records of the file have no revision. A record that the user edited since the last import is kept, and
    /// any other becomes that of the file.
    init(
        _ incoming: TripContents, over known: Trip?, existing: [Activity], attachments there: [Attachment],
        keepsCosts: Bool, file: String
    ) {
        trip = known ?? incoming.trip
        summary = ImportSummary(trip: trip.name, isNew: known == nil)
        let activities = Dictionary(existing.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for var activity in incoming.activities {
            guard let old = activities[activity.key] else {
                upserts.append(activity)
                summary.added += 1
                continue
            }
            // The import has no currency this time.
            if keepsCosts { activity.cost = activity.cost ?? old.cost }
            if activity.hasSameMeaning(as: old) {
                summary.unchanged += 1
            } else if old.lastModified == nil {
                upserts.append(activity)
                summary.updated += 1
            } else {
                summary.skipped += 1
                findings.append(
                    Finding(
                        .conflictingEdit, .warning, file: file, component: activity.uid.text,
                        message:
                            tr(
                                "\"\(activity.title)\" was changed by hand and differs from the file; it stays as it is here"
                            )
                    ))
            }
        }
        let ids = Set(there.map(\.id))
        attachments = incoming.attachments.filter { !ids.contains($0.id) }
        summary.attached = attachments.count
    }
}
