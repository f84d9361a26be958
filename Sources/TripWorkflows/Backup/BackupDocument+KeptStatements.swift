import Backups
import CivilTime
import ICalendar
import TripExchange
import Trips

extension BackupDocument {
    /// The property in which a program from before release 0.1.0 kept a sender's version in the component of an activity.
    ///
    /// An export has it, too. A store of that program could be backed up with it.
    private static let property = "X-MERIDIAN-ALSO"

    /// Returns the document with statements for what several senders said in kept components.
    ///
    /// - Parameter database: The zones by which the components are read; those of each trip are added.
    /// - Returns: The document; no component of an activity in it has the property.
    func readingKeptStatements(_ database: ZoneDatabase) -> BackupDocument {
        var copy = self
        for (number, contents) in trips.enumerated() {
            let zones = database.adding(contents.trip.zones)
            for (index, activity) in contents.activities.enumerated() {
                guard let read = Self.readingKeptStatements(of: activity, zones) else { continue }
                copy.trips[number].activities[index] = read
            }
        }
        return copy
    }

    /// Returns the activity with its statements; `nil` where its component has none.
    static func readingKeptStatements(of activity: Activity, _ zones: ZoneDatabase) -> Activity? {
        guard let source = activity.source, source.contains(property) else { return nil }
        let text = source.replacing("\r\n\(property)", with: "\r\nX-MERIDIAN-STATEMENT")
        guard
            let file = try? CalendarReader().read(
                text: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(text)END:VCALENDAR\r\n"),
            let said = CalendarImport(database: zones, floatingTimes: .floating)
                .activities(from: file, file: nil).activities.first
        else { return nil }
        var read = activity
        read.source = said.source
        if read.statements.isEmpty { read.statements = said.statements }
        return read
    }
}
