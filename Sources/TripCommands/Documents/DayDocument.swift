import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The document of `day --json`: the grid of each date.
struct DayDocument: Encodable, Sendable {
    /// One of the passes of a repeated date.
    struct Pass: Encodable, Sendable {
        let startInstant: String
        let endInstant: String
        let fromMinute: Int
        let untilMinute: Int
    }

    /// A change of the clock within a day.
    struct Bend: Encodable, Sendable {
        let kind: String
        let before: String
        let after: String
    }

    struct Row: Encodable, Sendable {
        let fromMinute: Int
        let untilMinute: Int
        let start: String
        let labelled: Bool
        @Nullable var bend: Bend?
    }

    struct Block: Encodable, Sendable {
        let entry: EntryDocument
        let fromMinute: Int
        let untilMinute: Int
        let fromRow: Int
        let untilRow: Int
        let lane: Int
        let laneCount: Int
    }

    /// The same minutes on the clock of one zone.
    struct World: Encodable, Sendable {
        let zone: String
        let rows: [Row]
    }

    struct Day: Encodable, Sendable {
        let date: String
        /// Its length in minutes; 0 when the clock skips it.
        let minutes: Int
        let passes: [Pass]
        let rows: [Row]
        let firstRow: Int
        let banners: [EntryDocument]
        let blocks: [Block]
        let offAxis: [EntryDocument]
        @Nullable var world: [World]?
    }

    let view: String
    let home: String
    let from: String
    /// The day after the last, exclusive; null at the end of the calendar.
    @Nullable var until: String?
    let tzdb: String
    let tzdbSource: String
    let days: [Day]

    init(_ grids: [DayGrid], _ shown: ShownWindow, worldZones: Int, _ session: Session) {
        view = ViewOption.name(of: shown.view)
        home = shown.itinerary.home.id.name
        from = shown.dates.first.description
        until = shown.dates.end?.description
        tzdb = session.database.version
        tzdbSource = session.rulesSource
        let names = shown.loaded.names
        days = grids.map { Day($0, shown.itinerary, worldZones, names: names) }
    }
}

extension DayDocument.Day {
    init(_ grid: DayGrid, _ itinerary: Itinerary, _ worldZones: Int, names: [PersonID: String]) {
        func entry(_ entry: AgendaEntry) -> EntryDocument { EntryDocument(entry, itinerary, names: names) }
        date = grid.day.date.description
        minutes = grid.axis.length
        passes = grid.axis.passes.map { pass in
            DayDocument.Pass(
                startInstant: pass.range.lowerBound.description,
                endInstant: pass.range.upperBound.description,
                fromMinute: pass.minutes.lowerBound, untilMinute: pass.minutes.upperBound)
        }
        rows = grid.axis.rows.map { DayDocument.Row($0) }
        firstRow = grid.firstRow
        banners = grid.banners.map(entry)
        blocks = grid.blocks.map { block in
            DayDocument.Block(
                entry: entry(block.entry), fromMinute: block.minutes.lowerBound,
                untilMinute: block.minutes.upperBound, fromRow: block.rows.lowerBound,
                untilRow: block.rows.upperBound, lane: block.lane, laneCount: block.laneCount)
        }
        offAxis = grid.offAxis.map(entry)
        guard worldZones > 0 else {
            world = nil
            return
        }
        world = WorldStrip(grid, zones: itinerary.zones(most: worldZones)).rows.map { row in
            DayDocument.World(zone: row.zone.id.name, rows: row.axis.rows.map { DayDocument.Row($0) })
        }
    }
}

extension DayDocument.Row {
    init(_ row: DayAxisRow) {
        fromMinute = row.minutes.lowerBound
        untilMinute = row.minutes.upperBound
        start = row.start.description
        labelled = row.isLabelled
        bend = row.bend.map {
            DayDocument.Bend(
                kind: $0.kind.rawValue, before: $0.before.description, after: $0.after.description)
        }
    }
}

/// An activity on one date of a grid.
struct EntryDocument: Encodable, Sendable {
    let item: ItemDocument
    let continuesFromBefore: Bool
    let continuesAfter: Bool

    init(_ entry: AgendaEntry, _ itinerary: Itinerary, names: [PersonID: String]) {
        item = ItemDocument(entry.scheduled, entry.span, of: itinerary, names: names)
        continuesFromBefore = entry.continuesFromBefore
        continuesAfter = entry.continuesAfter
    }
}
