import CivilTime
import Rendering
import TypedInput

extension Session {
    /// Reads the options that every command takes, and the environment where they say nothing.
    init(_ options: GlobalOptions, in context: CommandContext) throws {
        let named = try ZoneDatabase.named(directory: options.tzdir, tzdir: context.variable("TZDIR"))
        let sources = ZoneSources(
            system: context.zoneDirectories,
            installed: Session.dataDirectory(context).map { $0 + Session.releasesFolder })
        let database = named.map { Session.compared($0, with: sources) } ?? sources.newest
        context.zones.opened(database)
        let now: Instant
        if let text = options.now ?? context.variable("MERIDIAN_NOW") {
            now = try Typed.option(options.now == nil ? "MERIDIAN_NOW" : "--now") {
                try TypedTime(text, in: database).instant
            }
        } else {
            // To the second, as times are shown.
            now = try Instant(secondsSinceEpoch: context.clock.now().secondsSinceEpoch)
        }
        let statedHome = try (options.home ?? context.variable("MERIDIAN_HOME")).map { name in
            try TypedZone.zone(name, option: options.home == nil ? "MERIDIAN_HOME" : "--home", in: database)
        }
        let typedHome = options.home == nil ? nil : statedHome
        var style = TextStyle(
            isColoured: !options.plain && options.color.isOn(in: context), columns: context.columns)
        // A file and another program have no use for signs.
        if context.columns != nil, !options.plain {
            style.signs = PictureOptions.showsUTF8(context) ? .picture : .word
        }
        let statedStore = options.db ?? context.variable("MERIDIAN_DB")
        self.init(
            context: context, database: database, sources: sources, now: now, statedHome: statedHome,
            typedHome: typedHome, style: style, statedStore: statedStore)
    }

    /// Returns a named database that compares its answers with newer rules, if any are known.
    private static func compared(_ named: ZoneDatabase, with sources: ZoneSources) -> ZoneDatabase {
        let newest = sources.newest
        return ZoneRelease.isNewer(newest.version, than: named.version)
            ? named.comparing(with: newest) : named
    }
}
