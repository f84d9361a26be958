import CivilTime
import Scheduling

/// One week of a grid as data.
struct GridWeekDocument: Encodable, Sendable {
    struct Day: Encodable, Sendable {
        let date: String
        let column: Int
        /// How long it is; 0 when the clock skips it.
        let minutes: Int64
        /// How many times it comes: 0 when the clock skips it.
        let passes: Int
        let inPeriod: Bool
        let outsideTrip: Bool
        let overflow: Int
    }

    struct Bar: Encodable, Sendable {
        let item: ItemDocument
        let fromColumn: Int
        let untilColumn: Int
        let lane: Int
        let hidden: Bool
        let continuesFromBefore: Bool
        let continuesAfter: Bool
        let spansDays: Bool
        @Nullable var nights: Int?
    }

    let isoWeek: String
    let days: [Day]
    let bars: [Bar]
    let laneCount: Int

    init(_ week: GridWeek, _ itinerary: Itinerary) {
        isoWeek = week.isoWeek.description
        laneCount = week.laneCount
        days = week.days.map { day in
            Day(
                date: day.day.date.description, column: day.column,
                minutes: day.day.length.components.seconds / 60, passes: day.day.stretches.count,
                inPeriod: day.isInPeriod, outsideTrip: day.isOutsideTrip, overflow: day.overflow)
        }
        bars = week.bars.map { bar in
            Bar(
                item: ItemDocument(bar.scheduled, bar.span, of: itinerary),
                fromColumn: bar.columns.lowerBound, untilColumn: bar.columns.upperBound, lane: bar.lane,
                hidden: bar.isHidden, continuesFromBefore: bar.continuesFromBefore,
                continuesAfter: bar.continuesAfter, spansDays: bar.spansDays, nights: bar.nights)
        }
    }
}

/// What `week --json` says.
struct WeeksDocument: Encodable, Sendable {
    let view: String
    let home: String
    let tzdb: String
    @Nullable var firstWeekday: String?
    let weeks: [GridWeekDocument]

    init(_ grids: [WeekGrid], _ shown: ShownWindow, _ session: Session) {
        view = ViewOption.name(of: shown.view)
        home = shown.itinerary.home.id.name
        tzdb = session.database.version
        firstWeekday = grids.first.map { "\($0.firstWeekday)" }
        weeks = grids.map { GridWeekDocument($0.week, shown.itinerary) }
    }
}

/// What `month --json` says.
struct MonthsDocument: Encodable, Sendable {
    struct Month: Encodable, Sendable {
        let month: String
        let weeks: [GridWeekDocument]
    }

    let view: String
    let home: String
    let tzdb: String
    @Nullable var firstWeekday: String?
    let months: [Month]

    init(_ grids: [MonthGrid], _ shown: ShownWindow, _ session: Session) {
        view = ViewOption.name(of: shown.view)
        home = shown.itinerary.home.id.name
        tzdb = session.database.version
        firstWeekday = grids.first.map { "\($0.firstWeekday)" }
        months = grids.map { grid in
            let first = grid.weeks.flatMap(\.days).first(where: \.isInPeriod)
            return Month(
                month: first.map { String($0.day.date.description.dropLast(3)) } ?? "",
                weeks: grid.weeks.map { GridWeekDocument($0, shown.itinerary) })
        }
    }
}
