import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import Trips

// Text to values, so that a test reads like an itinerary.

/// "2027-03-12 17:00 Asia/Tokyo" to a time; without a zone it floats.
private func time(_ text: String) throws -> ActivityTime {
    let words = text.split(separator: " ")
    let local = try CivilDateTime(parsing: "\(words[0])T\(words[1])")
    return ActivityTime(local: local, zone: words.count > 2 ? try ZoneID(words[2]) : nil)
}

/// Something with a time, or whole days where the ends are dates.
func item(
    _ title: String, _ kind: ActivityKind, _ start: String, _ end: String,
    status: ActivityStatus = .confirmed
) throws -> Activity {
    let span: ActivitySpan =
        start.contains(" ")
        ? .timed(start: try time(start), end: try time(end))
        : .allDay(start: try CivilDate(parsing: start), end: try CivilDate(parsing: end))
    return Activity(uid: ActivityUID(title), kind: kind, title: title, span: span, status: status)
}

func trip(
    _ activities: [Activity], home: String = "Europe/Berlin"
) throws -> Itinerary {
    Itinerary(
        activities, home: try TestZones.zone(home), database: try TestZones.database(.r2026f))
}

extension AgendaView {
    static func zone(_ name: String) throws -> AgendaView { .zone(try TestZones.zone(name)) }
}

let plain = PictureSetting(name: nil, rules: nil, hourCycle: .hours24, now: nil)

func columns(_ count: Int, isASCII: Bool = false) -> TextSetting {
    TextSetting(columns: count, isColoured: false, isASCII: isASCII)
}

func dayText(
    _ trip: Itinerary, _ view: AgendaView, _ date: String, rows: Int = 60, _ setting: PictureSetting = plain,
    _ style: TextSetting = columns(80)
) throws -> String {
    let grid = DayGrid(trip, view: view, date: try CivilDate(parsing: date), rowMinutes: rows)
    return DayText(grid, of: trip, setting, style).text
}

extension String {
    /// The lines, without the end of the last one.
    var shownLines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// What the rows of a day are labelled with on the day's own clock: the first cell of each row.
    var rowLabels: [String] {
        let rows = shownLines.drop { !$0.contains("┬") }.dropFirst(2)
        return rows.compactMap { line -> String? in
            let cells = line.split(separator: "│")
            guard line.hasPrefix("│"), cells.count >= 2 else { return nil }
            return String(cells[0].trimming { " ▸".contains($0) })
        }
    }
}

extension StringProtocol {
    /// The text without such characters at its ends.
    func trimming(_ isLeftOut: (Character) -> Bool) -> String {
        let head = drop(while: isLeftOut)
        return String(String(head.reversed()).drop(while: isLeftOut).reversed())
    }
}
