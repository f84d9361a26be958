package import CivilTime
import ICalendar
import TripExchange
package import TripStorage
package import Trips

/// The calendar objects of a trip: one text for each UID, as calendar servers hold them (RFC 4791, section 4.1).
///
/// The same activities make the same texts. They are full exports without the trip's own facts; attached files stay here.
package struct TripObjects {
    /// The trip.
    package let trip: Trip
    private let export: ObjectExport

    /// Prepares the objects of a trip; `nil` where there is no such trip.
    ///
    /// - Parameters:
    ///   - id: The trip.
    ///   - reading: The store.
    ///   - database: The zones.
    ///   - productID: The PRODID.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init?(
        of id: TripID, in reading: any TripReading, _ database: ZoneDatabase, productID: String
    ) throws {
        guard let trip = try reading.trip(id) else { return nil }
        self.trip = trip
        // What has no time of writing was written when the trip was made, whenever it is sent.
        let stamp = try trip.createdAt ?? Instant(secondsSinceEpoch: 0)
        export = ObjectExport(
            database: database, productID: productID, stamp: stamp, travellers: trip.travellers,
            organizations: try reading.organizations(), zones: trip.zones)
    }

    /// Writes all objects.
    ///
    /// - Parameter reading: The store.
    /// - Returns: The texts by UID.
    /// - Throws: A `StorageError` when the store cannot be read.
    package func texts(in reading: any TripReading) throws -> [String: String] {
        let activities = Dictionary(grouping: try reading.activities(of: trip.id), by: \.uid)
        let todos = Dictionary(grouping: try reading.todos(of: trip.id), by: \.uid)
        var texts: [String: String] = [:]
        for uid in Set(activities.keys).union(todos.keys) {
            texts[uid.text] = text(activities[uid, default: []], todos[uid, default: []])
        }
        return texts
    }

    /// Writes the objects of some UIDs.
    ///
    /// - Parameters:
    ///   - uids: The UIDs.
    ///   - reading: The store.
    /// - Returns: The texts by UID; none for a UID that the trip does not have.
    /// - Throws: A `StorageError` when the store cannot be read.
    package func texts(of uids: Set<String>, in reading: any TripReading) throws -> [String: String] {
        guard !uids.isEmpty else { return [:] }
        let todos = Dictionary(
            grouping: try reading.todos(of: trip.id).filter { uids.contains($0.uid.text) }, by: \.uid)
        let activities = try activities(of: uids, in: reading)
        var texts: [String: String] = [:]
        for uid in Set(activities.keys).union(todos.keys) {
            texts[uid.text] = text(activities[uid, default: []], todos[uid, default: []])
        }
        return texts
    }

    private func activities(
        of uids: Set<String>, in reading: any TripReading
    ) throws -> [ActivityUID: [Activity]] {
        guard uids.count < Self.mostQueries else {
            let all = try reading.activities(of: trip.id).filter { uids.contains($0.uid.text) }
            return Dictionary(grouping: all, by: \.uid)
        }
        var found: [ActivityUID: [Activity]] = [:]
        for uid in uids.map({ ActivityUID($0) }) {
            let activities = try reading.activities(withUID: uid, of: trip.id)
            if !activities.isEmpty { found[uid] = activities }
        }
        return found
    }

    /// The most UIDs that are asked for one by one; beyond them the trip is read once.
    private static let mostQueries = 100

    private func text(_ activities: [Activity], _ todos: [Todo]) -> String {
        var calendar = export.calendar(activities, todos)
        for index in calendar.component.components.indices {
            calendar.component.components[index].escapeTexts()
        }
        return String(decoding: CalendarWriter().bytes(calendar), as: UTF8.self)
    }
}

extension Component {
    /// Escapes the texts of one value: a server that reads a bare comma as the end of a text would store the half.
    fileprivate mutating func escapeTexts() {
        for index in properties.indices where Self.texts.contains(properties[index].name) {
            let property = properties[index]
            properties[index] = Property(text: property.name, property.text, parameters: property.parameters)
        }
    }

    private static let texts: Set = ["SUMMARY", "LOCATION", "DESCRIPTION", "COMMENT", "CONTACT"]
}
