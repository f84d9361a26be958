import Backups
import CivilTime
import Messages
import Rendering
import StrictJSON
import TripWorkflows
import Trips
import TypedInput

/// The messages and commands for problems of a store.
extension ProblemDocument {
    /// Returns the problems of a fault; a trip that violates several rules has several.
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - database: The rules in use.
    /// - Returns: The problems, at least one.
    static func all(of fault: StoreFault, _ database: ZoneDatabase) -> [ProblemDocument] {
        switch fault {
        case .file(let problem): [ProblemDocument(problem)]
        case .withoutLibical(let problem): [ProblemDocument(withoutLibical: problem)]
        case .noBackup(let error): [ProblemDocument(noBackupSince: error)]
        case .tooLarge(let error): [ProblemDocument(tooLarge: error)]
        case .unsafeAttachment(let attachment, let trip, let flaw):
            [unsafe(attachment, of: trip, flaw)]
        case .foreignOwner(let change): [foreign(change)]
        case .brokenRule(let gap): gap.list == .trips ? trip(gap) : [broken(gap)]
        case .unknownZone(let faulty, let id, let end, let ends):
            [unknownZone(faulty, id, at: end, ends)]
        case .endBeforeStart(let faulty): [endBeforeStart(faulty)]
        case .writtenUnderNewerRules(let faulty, let release):
            [
                olderRules(
                    tr(
                        "\(name(faulty)): was written under \(Printable.name(release)), and these rules are "
                            + "\(database.version)"))
            ]
        case .outdatedOffset(let faulty): [outdatedOffset(faulty, database)]
        case .newerRulesSeen(let seen):
            [
                olderRules(
                    tr(
                        "the store was written under \(seen.description), and these rules are \(database.version)"
                    ))
            ]
        }
    }

    private static func name(_ title: String, of trip: Trip?) -> String {
        guard let trip else { return "\"\(Printable.name(title))\"" }
        return tr("\"\(Printable.name(title))\" of \(Printable.name(trip.name))")
    }

    private static func name(_ faulty: FaultyActivity) -> String {
        name(faulty.activity.title, of: faulty.trip)
    }

    private static func unsafe(
        _ attachment: Attachment, of trip: Trip, _ flaw: String
    ) -> ProblemDocument {
        let name = name(attachment.name, of: trip)
        return ProblemDocument(
            code: "unsafeAttachment",
            message: tr(
                "\(name): \(flaw); it is in a backup, and restore leaves it out"),
            restoring: true,
            deletion: ShellWord.command("meridian attachments delete", attachment.id.text))
    }

    private static func foreign(_ change: OwnerChange) -> ProblemDocument {
        let command = change.list == .expenses ? "meridian expense delete" : "meridian attachments delete"
        return ProblemDocument(
            code: "foreignOwner", message: tr("\(change.text); so a backup has it"), restoring: true,
            deletion: ShellWord.command(command, change.id))
    }

    private static func broken(_ gap: BackupGap) -> ProblemDocument {
        let name =
            gap.list == .sealedTrips
            ? tr("the protected trip \(Printable.name(gap.id))") : name(gap.title, of: gap.trip)
        let flaw = [gap.member.map { "\($0):" }, gap.flaw.subject, gap.flaw.reason].compactMap(\.self)
            .joined(separator: " ")
        // A backup restores a record of the same name, and duplicates one of another.
        let isNamed = !["id", "uid", "occurrence"].contains(gap.member)
        return ProblemDocument(
            code: "brokenRule", message: tr("\(name): \(flaw); a backup leaves it out"),
            restoring: isNamed, deletion: deletion(of: gap))
    }

    private static func deletion(of gap: BackupGap) -> String {
        let options = gap.trip.map { ["--trip", ShellWord.quoted($0.id.text)] } ?? []
        switch gap.list {
        case .activities: return ShellWord.command("meridian delete", options: options, gap.id)
        case .todos: return ShellWord.command("meridian todo delete", options: options, gap.id)
        case .expenses: return ShellWord.command("meridian expense delete", options: options, gap.id)
        case .attachments: return ShellWord.command("meridian attachments delete", options: options, gap.id)
        case .organizations:
            // An identifier is found by four letters or more.
            return ShellWord.command(
                "meridian organization delete", options: ["--reassign-to none"],
                gap.id.count < IDBeginning.shortest ? gap.title : gap.id)
        case .persons:
            // Other violations are resolved by any change.
            // untranslated: a command
            return ShellWord.command("meridian person edit", options: ["--name NAME --email EMAIL"], gap.id)
        case .trips, .sealedTrips: return ShellWord.command("meridian trip delete", gap.id)
        }
    }

    // MARK: - Trips

    private static func trip(_ gap: BackupGap) -> [ProblemDocument] {
        let name = name(gap.title, of: nil)
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
        let edit = edit(of: gap)
        let commands = edit.map { [restore, $0] } ?? [restore + " --db NEW"]
        let mend =
            commands.count == 1
            ? commands[0] + tr(", which makes a sound store")
            : tr("\(restore), of one that has it right, or \(commands[1])")
        return flaws.map {
            ProblemDocument(
                code: "brokenRule", severity: "error", message: $0, mend: mend, commands: commands)
        }
    }

    /// Returns the command that resolves all violations at once, since each change checks a trip.
    ///
    /// - Returns: `nil` where no command of a trip can.
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

    // MARK: - Activities

    private static func edit(_ faulty: FaultyActivity, _ options: [String]) -> String {
        let activity = faulty.activity
        let trip = faulty.isShared ? ["--trip", ShellWord.quoted(faulty.trip.id.text)] : []
        return ShellWord.command(
            "meridian edit", options: options + trip,
            activity.recurrenceID == nil ? activity.uid.text : activity.key.description)
    }

    private static func unknownZone(
        _ faulty: FaultyActivity, _ id: ZoneID, at end: StoreFault.End, _ unknown: Set<StoreFault.End>
    ) -> ProblemDocument {
        var options: [String] = []
        // Both ends at once: without its zone the length is unknown.
        if case .timed(let start, let last) = faulty.activity.span {
            options = [(start, StoreFault.End.start), (last, .end)].compactMap { time, end in
                time.zone.map { id in
                    let zone = unknown.contains(end) ? "ZONE" : id.name
                    return "--\(end.rawValue) " + ShellWord.quoted("\(time.local) \(zone)")
                }
            }
        }
        let edit = edit(faulty, options)
        let name = name(faulty)
        return ProblemDocument(
            code: "unknownZone", severity: "error",
            message: end == .start
                ? tr("\(name): the start is in \(id), which no zone database has")
                : tr("\(name): the end is in \(id), which no zone database has"),
            mend: edit, commands: [edit])
    }

    private static func endBeforeStart(_ faulty: FaultyActivity) -> ProblemDocument {
        let edit = edit(faulty, ["--end", "TIME"])
        return ProblemDocument(
            code: "endsBeforeStart", severity: "warning",
            message: tr("\(name(faulty)): ends before it starts"),
            mend: tr("meridian check says which zone would be right; \(edit)"), commands: [edit])
    }

    private static func olderRules(_ message: String) -> ProblemDocument {
        ProblemDocument(
            code: "olderRules", severity: "warning", message: message,
            mend: tr("meridian zones update FILE, with a newer release of the tz database"),
            commands: ["meridian zones update FILE"])
    }

    private static func outdatedOffset(
        _ faulty: FaultyActivity, _ database: ZoneDatabase
    ) -> ProblemDocument {
        ProblemDocument(
            code: "outdatedOffset", severity: "warning",
            message: tr(
                "\(name(faulty)): was written down under other rules than those of \(Session.rules(database))"
            ),
            mend: tr("meridian drift says what moved; meridian drift --accept"),
            commands: ["meridian drift --accept"])
    }
}
