import Backups
package import CivilTime
package import Findings
import ICalendar
import Messages
package import Scheduling
import TripExchange
package import Trips

/// The trip of one line, as it would be in a store or as `-f` reads its calendar.
package struct FleetTrip: Sendable {
    /// The id of the line.
    package let id: String
    /// The home zone: that of the line, else of the trip, else of the run.
    package let home: Zone
    /// The activities.
    package let activities: [Activity]
    /// The trip; of a calendar an unstored one with its travellers.
    package let trip: Trip
    /// The persons: those that came with the trip, or are named in the calendar.
    package let persons: [Person]
    /// The zones of the run, with those that the trip or the calendar defines.
    package let zones: ZoneDatabase
    /// What was found in reading the line.
    package let findings: [Finding]
    /// The present.
    package let now: Instant
    /// What an export writes.
    let written: CalendarContents
    /// The zones that the trip or the calendar defines.
    let ownZones: [ZoneText]
    /// The key of pseudonyms in a redacted export; nil for a calendar.
    let pseudonymKey: String?

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - line: The line as it came.
    ///   - setting: What holds for every line.
    /// - Throws: A ``FleetRefusal``, with the id where it could be read.
    package init(_ line: InputLine, in setting: FleetSetting) throws(FleetRefusal) {
        let read = try FleetLine(line)
        do {
            switch read.contents {
            case .trip(let single): try self.init(single, of: read, in: setting)
            case .calendar(let bytes): try self.init(bytes, of: read, in: setting)
            }
        } catch {
            throw FleetRefusal(error, id: read.id)
        }
    }

    private init(_ single: SingleTrip, of line: FleetLine, in setting: FleetSetting) throws {
        let contents = single.contents
        id = line.id
        home = try Self.home(of: line, contents.trip.home, in: setting)
        activities = contents.activities
        trip = contents.trip
        persons = single.persons
        zones = setting.zones.adding(contents.trip.zones)
        ownZones = contents.trip.zones
        findings = single.leftOut.map { Finding(.leftOut, .warning, message: "\($0)") }
        now = setting.now
        var written = CalendarContents(of: contents.trip, activities: contents.activities)
        written.todos = contents.todos
        written.organizations = single.organizations
        written.attachments = contents.attachments
        self.written = written
        pseudonymKey = contents.trip.id.text
    }

    private init(_ calendar: [UInt8], of line: FleetLine, in setting: FleetSetting) throws {
        let home = try Self.home(of: line, nil, in: setting)
        let read = try TripReader(zones: setting.zones, home: home, now: setting.now).read(
            calendar, named: "ics")
        id = line.id
        self.home = home
        activities = read.activities
        trip = read.trip
        persons = read.persons
        zones = read.zones
        ownZones = read.ownZones
        findings = read.findings
        now = setting.now
        var written = CalendarContents(
            name: read.name, activities: read.activities, source: read.source, zones: read.ownZones)
        written.travellers = read.travellers
        self.written = written
        pseudonymKey = nil
    }

    private static func home(
        of line: FleetLine, _ own: ZoneID?, in setting: FleetSetting
    ) throws -> Zone {
        if let name = line.home { return try setting.zones.zone(named: name) }
        if let own { return try setting.zones.zone(own) }
        guard let home = setting.home else {
            throw FleetRefusal(
                "noHome", reason: tr("the line and its trip have no home; expected one like Europe/Berlin"))
        }
        return home
    }

    /// Throws where an answer would be about a part of the trip only.
    ///
    /// - Parameters:
    ///   - unresolved: The activities without a place on the time line.
    ///   - isTold: Whether the reason may quote the trip.
    /// - Throws: A ``FleetRefusal`` for an activity in an unknown zone, or a part of a calendar that could not be read.
    package func requireWhole(
        _ unresolved: [UnresolvedActivity], isTold: Bool = true
    ) throws(FleetRefusal) {
        if let first = unresolved.first {
            throw FleetRefusal(
                first.error.code.rawValue, id: id,
                reason: "\(Excerpt.of(first.activity.title)): \(first.error)")
        }
        if let first = findings.first(where: { $0.severity == .error }) {
            let all = tr("not everything could be read")
            throw FleetRefusal("incomplete", id: id, reason: isTold ? "\(all): \(first)" : all)
        }
    }
}

extension FindingCode {
    /// A link of an attachment that is not kept.
    fileprivate static let leftOut = FindingCode(rawValue: "left-out")
}
