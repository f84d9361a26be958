public import CivilTime
import Findings
import Foundation
import ICalendar
import TripExchange

/// Reads a booking file into a trip: the entry point for programs.
///
/// The zones, the home and the present are passed in; nothing is stored, and no clock, setting or environment is read.
///
/// ```swift
/// let reader = TripReader(zones: zones, home: home, now: now)
/// let trip = try reader.read(bytes, named: "flight.ics")
/// for finding in trip.findings { print(finding) }
/// ```
///
/// To keep trips in a store, see ``StoreImport``.
public struct TripReader: Sendable {
    /// The zones.
    public let zones: ZoneDatabase
    /// The home zone, also of travellers without one in the file.
    public let home: Zone
    /// The present, which completes dates without a year.
    public let now: Instant

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - zones: The zones, such as `ZoneDatabase.embedded`.
    ///   - home: The home zone, also of travellers without one in the file.
    ///   - now: The present, which completes dates without a year.
    public init(zones: ZoneDatabase, home: Zone, now: Instant) {
        self.zones = zones
        self.home = home
        self.now = now
    }

    /// Reads a calendar, a mail, a web page or JSON-LD, recognised by its first bytes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The name of the file in findings.
    /// - Returns: The trip, with the findings about the file.
    /// - Throws: A `CalendarError` when the bytes are none of these, a `LibicalMissing` where a value needs libical.
    public func read(_ bytes: [UInt8], named file: String) throws -> ReadTrip {
        var calendars = ReadCalendars(database: zones, now: now, isForStore: false)
        try calendars.read(CalendarSource(bytes), named: file)
        if calendars.entries.isEmpty, let refusal = calendars.refusals.first {
            throw CalendarError(
                CalendarError.Code(rawValue: refusal.code.rawValue) ?? .notCalendar, subject: file,
                reason: refusal.message)
        }
        return trip(of: calendars)
    }

    /// Reads the file at a path.
    ///
    /// - Parameter path: The path, which is the name in findings.
    /// - Returns: The trip, with the findings about the file.
    /// - Throws: An error of Foundation when the file cannot be read, a `CalendarError` when it holds no bookings,
    ///   a `LibicalMissing` where a value needs libical.
    public func read(contentsOf path: String) throws -> ReadTrip {
        try read([UInt8](Data(contentsOf: URL(fileURLWithPath: path))), named: path)
    }

    /// Joins several files into one trip, as if they were imported in order.
    ///
    /// - Parameter calendars: The files as read; refused files are findings of the trip.
    /// - Returns: The trip.
    public func trip(of calendars: ReadCalendars) -> ReadTrip {
        ReadTrip(calendars, zones: zones, home: home)
    }
}
