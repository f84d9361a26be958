import Bookings
import CivilTime
import TestKit
import Trips

/// Short ways from lines such as `SUMMARY:…` and `DESCRIPTION:…` to what is read in them.
enum Recognised {
    static func facts(_ lines: [String], in span: ActivitySpan) throws -> BookingFacts {
        func text(_ name: String) -> String {
            let line = lines.first { $0.hasPrefix("\(name):") } ?? "\(name):"
            return String(line.dropFirst(name.utf8.count + 1)).replacing("\\n", with: "\n")
                .replacing("\\,", with: ",").replacing("\\;", with: ";")
        }
        var facts = BookingFacts(
            place: lines.lazy.filter { $0.hasPrefix("LOCATION:") }.map { _ in
                Place(name: text("LOCATION"))
            }.first)
        facts.read(
            BookingText(
                title: text("SUMMARY"), description: text("DESCRIPTION"), location: text("LOCATION"),
                span: span),
            among: KnownPlaces(try TestZones.database(.r2026f)))
        return facts
    }

    /// Two hours of a morning.
    static func facts(_ lines: [String]) throws -> BookingFacts {
        try facts(lines, in: try timed("2027-03-12T08:00:00", "2027-03-12T10:00:00", zone: "UTC"))
    }

    static func timed(_ start: String, _ end: String, zone: String) throws -> ActivitySpan {
        let zone = try ZoneID(zone)
        return .timed(
            start: ActivityTime(local: try CivilDateTime(parsing: start), zone: zone),
            end: ActivityTime(local: try CivilDateTime(parsing: end), zone: zone))
    }

    static func days(_ first: String, _ end: String) throws -> ActivitySpan {
        .allDay(start: try CivilDate(parsing: first), end: try CivilDate(parsing: end))
    }
}
