import CivilTime
import Messages
import Rendering
import Scheduling
import TripExchange
import Trips

/// What is wrong with the activities of a trip by the rules of today.
struct ActivityProblems {
    private(set) var list: [ProblemDocument] = []

    /// Looks through a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - activities: Its activities.
    ///   - shared: The UIDs that activities of other trips have, too.
    ///   - session: The run.
    /// - Throws: A ``TimeError`` when a zone's file cannot be read.
    init(
        of trip: Trip, _ activities: [Activity], shared: Set<ActivityUID>, _ session: Session
    ) throws {
        let database = session.database.adding(trip.zones)
        for activity in activities {
            let name = tr("\"\(Printable.name(activity.title))\" of \(Printable.name(trip.name))")
            let tripOption = shared.contains(activity.uid) ? ["--trip", ShellWord.quoted(trip.id.text)] : []
            func edit(_ options: [String]) -> String {
                ShellWord.command(
                    "meridian edit", options: options + tripOption,
                    activity.recurrenceID == nil ? activity.uid.text : activity.key.description)
            }
            guard case .timed(let start, let end) = activity.span else { continue }
            var instants: [Instant] = []
            var unknown: [(word: String, id: ZoneID)] = []
            for (time, word) in [(start, "start"), (end, "end")] {
                guard let id = time.zone else { continue }
                do {
                    instants.append(time.instant(in: try database.zone(id)))
                } catch {
                    guard error.code == .unknownZone else { throw error }
                    unknown.append((word, id))
                }
            }
            for (word, id) in unknown {
                // Both ends at once: the length of what has an unknown zone is unknown.
                let ends = [(start, "start"), (end, "end")].compactMap { time, word in
                    time.zone.map { id in
                        let zone = unknown.contains { $0.word == word } ? "ZONE" : id.name
                        return "--\(word) " + ShellWord.quoted("\(time.local) \(zone)")
                    }
                }
                list.append(
                    ProblemDocument(
                        code: "unknownZone", severity: "error",
                        message: word == "start"
                            ? tr("\(name): the start is in \(id), which no zone database has")
                            : tr("\(name): the end is in \(id), which no zone database has"),
                        mend: edit(ends), commands: [edit(ends)]))
            }
            if instants.count == 2, instants[1] < instants[0] {
                list.append(
                    ProblemDocument(
                        code: "endsBeforeStart", severity: "warning",
                        message: tr("\(name): ends before it starts"),
                        mend: tr(
                            "meridian check says which zone would be right; \(edit(["--end", "TIME"]))"),
                        commands: [edit(["--end", "TIME"])]))
            }
            list += Self.offsets(of: activity, name, database, session)
        }
    }

    /// Offsets that were written down under other rules than those of today: newer ones, or older.
    private static func offsets(
        of activity: Activity, _ name: String, _ database: ZoneDatabase, _ session: Session
    ) -> [ProblemDocument] {
        var problems: [ProblemDocument] = []
        for end in Drift(of: [activity], under: database).newer.prefix(1) {
            problems.append(
                ProblemDocument(
                    code: "olderRules", severity: "warning",
                    message: tr(
                        "\(name): was written under \(Printable.name(end.release)), and these rules are "
                            + "\(database.version)"),
                    mend: tr("meridian zones update FILE, with a newer release of the tz database"),
                    commands: ["meridian zones update FILE"]))
        }
        if activity.accepting(database) != activity {
            problems.append(
                ProblemDocument(
                    code: "outdatedOffset", severity: "warning",
                    message: tr(
                        "\(name): was written down under other rules than those of \(session.rules)"),
                    mend: tr("meridian drift says what moved; meridian drift --accept"),
                    commands: ["meridian drift --accept"]))
        }
        return problems
    }
}
