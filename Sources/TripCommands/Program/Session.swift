import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import TypedInput

/// The values of global options and environment for one run.
struct Session: Sendable {
    let context: CommandContext
    let database: ZoneDatabase
    /// The unnamed zone databases.
    let sources: ZoneSources
    /// The present of this run.
    let now: Instant
    /// The home zone of `--home` or `MERIDIAN_HOME`.
    let statedHome: Zone?
    /// The home zone of `--home`, which precedes that of a person.
    let typedHome: Zone?
    let style: TextStyle
    /// The path of `--db` or `MERIDIAN_DB`.
    let statedStore: String?
    /// The store in memory while protected trips are read.
    var unlocked: (any TripStore)?

    /// Returns the home zone: the stated one, else the trips' common one, else this machine's.
    ///
    /// - Parameter trips: The homes of the trips in question.
    /// - Returns: The zone.
    /// - Throws: A ``CommandFailure`` when the home is unknown, or an ``InputRefusal`` or a ``TimeError`` for an unknown zone.
    func home(of trips: [ZoneID?]) throws -> Zone {
        if let statedHome { return statedHome }
        let homes = Set(trips.compactMap { $0 })
        if let only = homes.first, homes.count == 1 { return try database.zone(only) }
        if let zone = try Typed.option("TZ", { try database.systemZone(tz: context.environment["TZ"]) }) {
            if homes.count > 1 {
                let names = homes.map(\.name).sorted().joined(separator: ", ")
                context.errors.line(
                    tr(
                        "the trips have different homes (\(names)); \(zone) of this machine is used, --home names another"
                    )
                )
            }
            return zone
        }
        let machine =
            context.environment["TZ"].map { tr("TZ is \(Printable.name($0)), which names no zone") }
            ?? tr("this machine does not name its own")
        throw CommandFailure(
            "no-home", tr("no home zone: \(machine); say --home Europe/Berlin or set MERIDIAN_HOME"),
            status: .usage)
    }

    /// The rules in use, for people: `tz 2026f`, built in or installed.
    var rules: String { Session.rules(database) }

    /// Returns the release of rules, with their origin if it is no usual or named directory.
    static func rules(_ database: ZoneDatabase) -> String {
        database.words
    }

    /// The origin of the rules in use, for programs.
    var rulesSource: String {
        database.isEmbedded ? "embedded copy" : database.isInstalled ? "installed" : "directory"
    }

    /// The path of the store: the stated one, else in the XDG data directory.
    var storePath: String {
        get throws {
            if let statedStore { return statedStore }
            if let data = Session.dataDirectory(context) { return data + "/meridian.db" }
            throw CommandFailure(
                "no-store",
                tr("no place for the store: HOME is not set; name a file with --db or MERIDIAN_DB"),
                status: .usage)
        }
    }

    /// Returns the directory of our data in the XDG data directory; nil if that is unknown.
    static func dataDirectory(_ context: CommandContext) -> String? {
        if let data = context.variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/meridian" }
        return context.variable("HOME").map { $0 + "/.local/share/meridian" }
    }

    /// The folder of installed tz releases within the data directory.
    static let releasesFolder = "/zoneinfo"
}
