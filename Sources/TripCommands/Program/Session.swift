import CivilTime
import Messages
import Rendering
import TripStorage
import Trips

/// What the global options and the environment settle for one run.
struct Session: Sendable {
    let context: CommandContext
    let database: ZoneDatabase
    /// The zone databases that need no name.
    let sources: ZoneSources
    /// The present of this run.
    let now: Instant
    /// The home that `--home` or `MERIDIAN_HOME` names.
    let statedHome: Zone?
    /// The home that `--home` names; what is typed goes before what is known of a person.
    let typedHome: Zone?
    let style: TextStyle
    /// The store that `--db` or `MERIDIAN_DB` names.
    private let statedStore: String?
    /// What stands in the place of the store while protected trips are read.
    var unlocked: (any TripStore)?

    init(_ options: GlobalOptions, in context: CommandContext) throws {
        self.context = context
        let named = try ZoneDatabase.named(directory: options.tzdir, tzdir: context.variable("TZDIR"))
        sources = ZoneSources(
            system: context.zoneDirectories,
            installed: Session.dataDirectory(context).map { $0 + Session.releasesFolder })
        database = named.map { [sources] in Session.compared($0, with: sources) } ?? sources.newest
        context.zones.opened(database)
        if let text = options.now ?? context.variable("MERIDIAN_NOW") {
            now = try Session.option(options.now == nil ? "MERIDIAN_NOW" : "--now") { [database] in
                try TypedTime(text, in: database).instant
            }
        } else {
            // To the second, as everything that is shown; the rest of the clock says nothing to a person.
            now = try Instant(secondsSinceEpoch: context.clock.now().secondsSinceEpoch)
        }
        statedHome = try (options.home ?? context.variable("MERIDIAN_HOME")).map { [database] name in
            try Session.option(options.home == nil ? "MERIDIAN_HOME" : "--home") {
                try database.zone(named: name)
            }
        }
        typedHome = options.home == nil ? nil : statedHome
        style = TextStyle(isColoured: options.color.isOn(in: context), columns: context.columns)
        statedStore = options.db ?? context.variable("MERIDIAN_DB")
    }

    /// The zone of the people at home: the stated one, else the trips' own where they agree, else this machine's.
    ///
    /// - Parameter trips: The homes of the trips in question.
    /// - Returns: The zone.
    /// - Throws: A ``CommandFailure`` when nobody says where home is, or a ``TimeError`` for a zone that is unknown.
    func home(of trips: [ZoneID?]) throws -> Zone {
        if let statedHome { return statedHome }
        let homes = Set(trips.compactMap { $0 })
        if let only = homes.first, homes.count == 1 { return try database.zone(only) }
        if let zone = try Session.option("TZ", { try database.systemZone(tz: context.environment["TZ"]) }) {
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

    /// The day that begins a typed week: that of the territory.
    var firstWeekday: Weekday { PictureOptions.habits(context).firstWeekday }

    /// The rules in use, for people: `tz 2026f`, and whether they are those of the program or were installed.
    var rules: String { Session.rules(database) }

    /// The release of some rules and where they come from, unless that is a directory of the system or a named one.
    static func rules(_ database: ZoneDatabase) -> String {
        "tz \(database.version)"
            + (database.isEmbedded ? tr(", embedded copy") : database.isInstalled ? tr(", installed") : "")
    }

    /// Where the rules in use come from, for programs.
    var rulesSource: String {
        database.isEmbedded ? "embedded copy" : database.isInstalled ? "installed" : "directory"
    }

    /// A database that somebody named; where newer rules are known, its answers are compared with those.
    private static func compared(_ named: ZoneDatabase, with sources: ZoneSources) -> ZoneDatabase {
        let newest = sources.newest
        return ZoneRelease.isNewer(newest.version, than: named.version)
            ? named.comparing(with: newest) : named
    }

    /// Reads the value of an option; what is wrong with it is wrong with the command line, if not with the zone files.
    static func option<Value>(_ name: String, _ value: () throws -> Value) throws -> Value {
        do {
            return try value()
        } catch let error as TimeError {
            let status = CommandFailure(error).status
            throw CommandFailure(
                error.code.rawValue, "\(name) \(error)", status: status == .badData ? .usage : status)
        }
    }

    /// Where the store is: as named, else under the XDG data directory.
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

    /// Where our data is: the XDG data directory; nil where nothing says where that is.
    static func dataDirectory(_ context: CommandContext) -> String? {
        if let data = context.variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/meridian" }
        return context.variable("HOME").map { $0 + "/.local/share/meridian" }
    }

    /// The folder of the data directory with the releases of the tz database that were installed.
    static let releasesFolder = "/zoneinfo"
}

extension Session {
    /// Reads what a person typed; a rule of the model that it breaks is wrong with the command line.
    ///
    /// - Parameters:
    ///   - option: The option that it was typed after; empty where the message needs none.
    ///   - value: Understands it.
    /// - Returns: What `value` returns.
    /// - Throws: A ``CommandFailure`` with status 64 for a ``TripError`` or a ``TimeError``.
    static func said<Value>(_ option: String, _ value: () throws -> Value) throws -> Value {
        do {
            return try value()
        } catch let error as TripError {
            let place = option.isEmpty ? "" : option + " "
            throw CommandFailure(error.code.rawValue, place + error.description, status: .usage)
        } catch let error as TimeError where !option.isEmpty {
            return try Session.option(option) { throw error }
        }
    }
}
