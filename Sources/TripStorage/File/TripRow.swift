import CivilTime
import GRDB
import Trips

/// Converts a trip to the columns of its row and back.
///
/// Travellers, budgets and zones have rows of their own.
enum TripRow {
    static let columns = [
        "uuid", "name", "home", "notes", "isArchived", "source",
        "startDate", "endDate", "defaultZone", "kind", "countries", "createdAt", "lastModified",
    ]

    static let insert = RowSQL.insert(into: "trip", columns)

    /// Replaces all but the identifier of a row.
    static let update = """
        UPDATE trip SET \(columns.dropFirst().map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?
        """

    static let selection = columns.map { "trip.\($0)" }.joined(separator: ", ")

    static func values(of trip: Trip) -> RowValues {
        var values: RowValues = []
        values.add(trip.id.text)
        values.add(trip.name)
        values.add(trip.home?.name)
        values.add(trip.notes)
        values.add(trip.isArchived)
        values.add(trip.source)
        values.add(trip.start?.description)
        values.add(trip.end?.description)
        values.add(trip.defaultZone?.name)
        values.add(trip.kind?.rawValue)
        values.add(trip.countries.joined(separator: " "))
        values.add(trip.createdAt)
        values.add(trip.lastModified)
        return values
    }

    static func trip(from row: Row) throws -> Trip {
        var reader = RowReader(row)
        var trip = Trip(
            id: TripID(try reader.next(String.self)), name: try reader.next(), home: try reader.zone(),
            notes: try reader.next(), isArchived: try reader.next(), source: try reader.text())
        trip.start = try reader.date()
        trip.end = try reader.date()
        trip.defaultZone = try reader.zone()
        trip.kind = try reader.optionalWord(TripKind.self)
        trip.countries = try reader.next(String.self).split(separator: " ").map(String.init)
        trip.createdAt = try reader.instant()
        trip.lastModified = try reader.instant()
        return trip
    }
}
