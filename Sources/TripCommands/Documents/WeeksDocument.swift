import CivilTime
import Scheduling
import Trips

/// One week of a grid as data.
struct GridWeekDocument: Encodable, Sendable {
    struct Day: Encodable, Sendable {
        let date: String
        let column: Int
        /// Its length in minutes; 0 when the clock skips it.
        let minutes: Int64
        /// The number of its passes; 0 when the clock skips it.
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

    init(_ week: GridWeek, _ itinerary: Itinerary, names: [PersonID: String]) {
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
                item: ItemDocument(bar.scheduled, bar.span, of: itinerary, names: names),
                fromColumn: bar.columns.lowerBound, untilColumn: bar.columns.upperBound, lane: bar.lane,
                hidden: bar.isHidden, continuesFromBefore: bar.continuesFromBefore,
                continuesAfter: bar.continuesAfter, spansDays: bar.spansDays, nights: bar.nights)
        }
    }
}

/// How to read the weeks of a document: the clock, the rules, and the first weekday.
struct GridHead: Encodable, Sendable {
    let view: String
    let home: String
    let tzdb: String
    let tzdbSource: String
    @Nullable var firstWeekday: String?

    init(_ shown: ShownWindow, firstWeekday: Weekday?, _ session: Session) {
        view = ViewOption.name(of: shown.view)
        home = shown.itinerary.home.id.name
        tzdb = session.database.version
        tzdbSource = session.rulesSource
        self.firstWeekday = firstWeekday.map { "\($0)" }
    }
}

/// The document of `week --json`.
struct WeeksDocument: Encodable, Sendable {
    private enum CodingKeys: CodingKey {
        case weeks
    }

    let head: GridHead
    let weeks: [GridWeekDocument]

    init(_ grids: [WeekGrid], _ shown: ShownWindow, _ session: Session) {
        head = GridHead(shown, firstWeekday: grids.first?.firstWeekday, session)
        let names = shown.loaded.names
        weeks = grids.map { GridWeekDocument($0.week, shown.itinerary, names: names) }
    }

    func encode(to encoder: any Encoder) throws {
        try head.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(weeks, forKey: .weeks)
    }
}

/// The document of `month --json`.
struct MonthsDocument: Encodable, Sendable {
    private enum CodingKeys: CodingKey {
        case months
    }

    struct Month: Encodable, Sendable {
        let month: String
        let weeks: [GridWeekDocument]
    }

    let head: GridHead
    let months: [Month]

    init(_ grids: [MonthGrid], _ shown: ShownWindow, _ session: Session) {
        head = GridHead(shown, firstWeekday: grids.first?.firstWeekday, session)
        let names = shown.loaded.names
        months = grids.map { grid in
            let first = grid.weeks.flatMap(\.days).first(where: \.isInPeriod)
            return Month(
                month: first.map { String($0.day.date.description.dropLast(3)) } ?? "",
                weeks: grid.weeks.map { GridWeekDocument($0, shown.itinerary, names: names) })
        }
    }

    func encode(to encoder: any Encoder) throws {
        try head.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(months, forKey: .months)
    }
}
