import CivilTime
import Scheduling
import TestKit
import Trips

// Grids as lines of text that one can write by hand.

extension DayGrid {
    /// The axis in one line: its length and, in order, what the clock shows at minute 0 and at each bend.
    ///
    /// "1380: 0 00:00 -05:00, 120 03:00 -04:00 clocks 02:00"; the last reading is the one that the clock would
    /// have shown.
    var axisLine: String {
        let marks = axis.rows.filter { $0.bend != nil || $0.minutes.lowerBound == 0 }.map { row in
            let bend = row.bend.map { " \($0.kind) \($0.before)" } ?? ""
            return "\(row.minutes.lowerBound) \(row.start.civil) \(row.start.offset)\(bend)"
        }
        return (["\(axis.length):"] + marks).joined(separator: " | ")
    }

    /// The labels of the rows, as "00 01 03 …"; a row that does not begin at a full hour as "02:30".
    var labels: String {
        axis.rows.filter(\.isLabelled).map { row in
            let time = "\(row.start.civil.time)"
            return time.hasSuffix(":00:00") ? String(time.prefix(2)) : String(time.prefix(5))
        }
        .joined(separator: " ")
    }

    /// What stands on the date: banners as "= a", blocks as "a 540..<600 0/2", the rest as "~ a"; with "<"
    /// and ">" where it goes on.
    var items: [String] {
        func flags(_ entry: AgendaEntry) -> String {
            (entry.continuesFromBefore ? " <" : "") + (entry.continuesAfter ? " >" : "")
        }
        return banners.map { "= \($0.scheduled.activity.uid)" + flags($0) }
            + blocks.map {
                "\($0.entry.scheduled.activity.uid) \($0.minutes) \($0.lane)/\($0.laneCount)"
                    + flags($0.entry)
            }
            + offAxis.map { "~ \($0.scheduled.activity.uid)" + flags($0) }
    }
}

func dayGrid(
    _ activities: [Activity], _ view: AgendaView, _ day: String, home: String = "Europe/Berlin",
    rows: Int = 60
) throws -> DayGrid {
    DayGrid(try itinerary(activities, home: home), view: view, date: try date(day), rowMinutes: rows)
}

extension AgendaView {
    static func zone(_ name: String) throws -> AgendaView { .zone(try TestZones.zone(name)) }
}

extension GridWeek {
    /// Its bars as "a 4..<7 line 0": "<" and ">" where it goes on, "hidden", and the nights.
    var lines: [String] {
        bars.map { bar in
            "\(bar.scheduled.activity.uid) \(bar.columns) line \(bar.lane)"
                + (bar.continuesFromBefore ? " <" : "") + (bar.continuesAfter ? " >" : "")
                + (bar.isHidden ? " hidden" : "") + (bar.nights.map { " \($0) nights" } ?? "")
        }
    }
}

func weekGrid(
    _ activities: [Activity], _ view: AgendaView, _ day: String, home: String = "Europe/Berlin",
    first: Weekday = .monday, lines: Int? = nil, trip: Range<CivilDate>? = nil
) throws -> WeekGrid {
    WeekGrid(
        try itinerary(activities, home: home), view: view, containing: try date(day), firstWeekday: first,
        lines: lines, tripDates: trip)
}

func monthGrid(
    _ activities: [Activity], _ view: AgendaView, _ day: String, home: String = "Europe/Berlin",
    first: Weekday = .monday, lines: Int? = nil, trip: Range<CivilDate>? = nil
) throws -> MonthGrid {
    MonthGrid(
        try itinerary(activities, home: home), view: view, containing: try date(day), firstWeekday: first,
        lines: lines, tripDates: trip)
}
