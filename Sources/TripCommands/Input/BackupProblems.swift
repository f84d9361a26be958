import Backups
import CivilTime
import Messages
import Rendering
import StrictJSON
import TripExchange
import TripStorage
import Trips

/// What a backup of a store is made without, since it breaks a rule and could not be read again.
///
/// The backup that it asks is the one that `backup` writes, by the same check.
struct BackupProblems {
    private(set) var list: [ProblemDocument] = []

    /// Looks through a store.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - now: The present.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    init(of reading: any TripReading, at now: Instant) throws {
        var (backup, unreadable) = try reading.showing { try BackupDocument(of: reading, at: now) }
        for change in backup.settleOwners() where !change.isExplained(by: unreadable) { note(change) }
        _ = backup.settleOrganizations()
        _ = backup.settleParticipants()
        let fileSizes = try lookThroughPapers(of: &backup, reading)
        for gap in backup.leaveOutFlaws(fileSizes: fileSizes) { note(gap) }
    }

    /// Looks at the bytes of one file after the other, since together they may be more than the memory holds.
    ///
    /// - Returns: How many bytes each file has. Files whose bytes are damaged are told by their rows, and left out here.
    private mutating func lookThroughPapers(
        of backup: inout BackupDocument, _ reading: any TripReading
    ) throws -> [String: Int] {
        var sizes: [String: Int] = [:]
        for number in backup.trips.indices {
            var kept: [Attachment] = []
            for attachment in backup.trips[number].attachments {
                var bytes: [UInt8] = []
                if case .file(_, _, let digest) = attachment.content {
                    guard let sound = try reading.soundBytes(withDigest: digest) else { continue }
                    bytes = sound
                    sizes[digest] = bytes.count
                }
                kept.append(attachment)
                guard let danger = BackupDocument.danger(of: attachment, bytes: { _ in bytes }) else {
                    continue
                }
                let name = Self.name(attachment.name, of: backup.trips[number].trip)
                list.append(
                    ProblemDocument(
                        code: "unsafeAttachment",
                        message: tr(
                            "\(name): \(danger.subject) \(danger.reason); it is in a backup, and restore leaves it out"
                        ),
                        restoring: true,
                        deletion: ShellWord.command("meridian attachments delete", attachment.id.text)))
            }
            backup.trips[number].attachments = kept
        }
        return sizes
    }

    private static func name(_ title: String, of trip: Trip?) -> String {
        guard let trip else { return "\"\(Printable.name(title))\"" }
        return tr("\"\(Printable.name(title))\" of \(Printable.name(trip.name))")
    }

    private mutating func note(_ change: OwnerChange) {
        let command = change.list == .expenses ? "meridian expense delete" : "meridian attachments delete"
        list.append(
            ProblemDocument(
                code: "foreignOwner", message: tr("\(change.text); so a backup has it"), restoring: true,
                deletion: ShellWord.command(command, change.id)))
    }

    private mutating func note(_ gap: BackupGap) {
        guard gap.list != .trips else { return noteTrip(gap) }
        let name =
            gap.list == .sealedTrips
            ? tr("the protected trip \(Printable.name(gap.id))") : Self.name(gap.title, of: gap.trip)
        let flaw = [gap.member.map { "\($0):" }, gap.flaw.subject, gap.flaw.reason].compactMap(\.self)
            .joined(separator: " ")
        // A backup gives back a record of the same name, and would stand beside one of another.
        let isNamed = !["id", "uid", "occurrence"].contains(gap.member)
        list.append(
            ProblemDocument(
                code: "brokenRule", message: tr("\(name): \(flaw); a backup leaves it out"),
                restoring: isNamed, deletion: Self.deletion(of: gap)))
    }

    private static func deletion(of gap: BackupGap) -> String {
        let options = gap.trip.map { ["--trip", ShellWord.quoted($0.id.text)] } ?? []
        switch gap.list {
        case .activities: return ShellWord.command("meridian delete", options: options, gap.id)
        case .todos: return ShellWord.command("meridian todo delete", options: options, gap.id)
        case .expenses: return ShellWord.command("meridian expense delete", options: options, gap.id)
        case .attachments: return ShellWord.command("meridian attachments delete", options: options, gap.id)
        case .organizations:
            // An identifier is found by four letters and more.
            return ShellWord.command(
                "meridian organization delete", options: ["--reassign-to none"],
                gap.id.count < ItemLookup.shortestBeginning ? gap.title : gap.id)
        case .persons:
            // What else breaks a rule goes with any change.
            // untranslated: a command
            return ShellWord.command("meridian person edit", options: ["--name NAME --email EMAIL"], gap.id)
        case .trips, .sealedTrips: return ShellWord.command("meridian trip delete", gap.id)
        }
    }

    // MARK: - Trips

    private mutating func noteTrip(_ gap: BackupGap) {
        let name = Self.name(gap.title, of: nil)
        let flaws =
            gap.mends.isEmpty
            ? [tr("\(name): \(gap.flaw.subject) \(gap.flaw.reason); a backup leaves out the whole trip")]
            : gap.mends.map { mend in
                guard let other = mend.substitute else {
                    return tr("\(name): \(mend.flaw); a backup leaves it out")
                }
                return tr("\(name): \(mend.flaw); a backup has \(other) in its place")
            }
        let restore = "meridian restore BACKUP"
        let edit = Self.edit(of: gap)
        let commands = edit.map { [restore, $0] } ?? [restore + " --db NEW"]
        let mend =
            commands.count == 1
            ? commands[0] + tr(", which makes a sound store")
            : tr("\(restore), of one that has it right, or \(commands[1])")
        for flaw in flaws {
            list.append(
                ProblemDocument(
                    code: "brokenRule", severity: "error", message: flaw, mend: mend, commands: commands))
        }
    }

    /// The command that mends all of it at once: with each change a trip is held to all rules.
    ///
    /// - Returns: `nil` where no command of a trip changes what breaks the rule.
    private static func edit(of gap: BackupGap) -> String? {
        guard let trip = gap.mendedTrip else { return nil }
        var options: [String] = []
        for part in gap.mends.map(\.part) {
            switch part {
            case .name: options.append("--name NAME")
            case .dates: options.append("--start DATE --end DATE")
            case .country where !options.contains(where: { $0.hasPrefix("--country") }):
                let kept = trip.countries.isEmpty ? ["''"] : trip.countries.map(ShellWord.quoted)
                options += kept.map { "--country \($0)" }
            case .country: break
            case .travellerAddress(let traveller):
                let option = traveller.role == .viewer ? "--viewer" : "--traveller"
                options.append("\(option) " + ShellWord.quoted("\(traveller.name) <EMAIL>"))
            case .identifier, .budget, .travellerIdentifier, .travellerName, .traveller: return nil
            }
        }
        return options.isEmpty ? nil : ShellWord.command("meridian trip edit", options: options, trip.id.text)
    }
}
