package import CivilTime
import ICalendar
package import Scheduling
package import TripExchange

/// Busy times as a calendar of VFREEBUSY components, which tell nothing else (RFC 5545 §3.6.4).
package enum BusyCalendar {
    /// Makes a calendar with a component for each person.
    ///
    /// All times are in UTC: `FBTYPE=BUSY` for what is confirmed, `BUSY-TENTATIVE` for the rest. The same person and
    /// dates give the same UID.
    ///
    /// - Parameters:
    ///   - people: The busy times of each, and a name that is written as COMMENT; nil for none.
    ///   - productID: The PRODID: the program that writes the file.
    ///   - stamp: The DTSTAMP.
    /// - Returns: The calendar.
    /// - Throws: A `CalendarError` for years before 0 and after 9999, which iCalendar cannot write.
    package static func calendar(
        of people: [(name: String?, busy: BusyTime)], productID: String, stamp: Instant
    ) throws -> ExportedCalendar {
        let components = try people.map { name, busy in
            let window = busy.window
            let key = try [name ?? "", text(window.lowerBound), text(window.upperBound)]
            var properties = [
                Property(text: "UID", StableHash(key: "busy").hexadecimal(of: key) + "@uid.meridian"),
                try Property("DTSTAMP", DateTimeValue(stamp)),
                try Property("DTSTART", DateTimeValue(window.lowerBound)),
                try Property("DTEND", DateTimeValue(window.upperBound)),
            ]
            if let name { properties.append(Property(text: "COMMENT", name)) }
            for (type, ranges) in [("BUSY", busy.confirmed), ("BUSY-TENTATIVE", busy.tentative)] {
                properties += try ranges.map { range in
                    Property(
                        "FREEBUSY", parameters: [Parameter("FBTYPE", type)],
                        rawValue: try "\(text(range.lowerBound))/\(text(range.upperBound))")
                }
            }
            return Component("VFREEBUSY", properties: properties)
        }
        return ExportedCalendar(
            calendar: CalendarObject(productID: productID, components: components), findings: [])
    }

    private static func text(_ instant: Instant) throws -> String { try DateTimeValue(instant).text() }
}
