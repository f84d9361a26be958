import CivilTime
import GRDB
import Trips

/// An activity as the columns of its row, there and back.
enum ActivityRow {
    /// The columns in the order in which ``values(of:trip:)`` writes and ``activity(from:)`` reads them.
    ///
    /// The first three are the row's key, the next three its bounds, which are written and not read.
    static let columns = [
        "tripId", "uid", "recurrenceId",
        "earliest", "latest", "isLong",
        "kind", "title", "status", "isTransparent", "isAllDay",
        "startLocal", "startZone", "startOffset", "startRelease",
        "endLocal", "endZone", "endOffset", "endRelease",
        "placeName", "placeCode", "placeLatitude", "placeLongitude",
        "destinationName", "destinationCode", "destinationLatitude", "destinationLongitude",
        "notes", "carrier", "number", "confirmation", "seat", "url",
        "sequence", "stamp", "lastModified", "recurrence", "source",
    ]

    /// Adds a row, or replaces all but the key of the one with the same key.
    static let upsert = """
        INSERT INTO activity (\(columns.joined(separator: ", ")))
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
        ON CONFLICT (tripId, uid, recurrenceId)
        DO UPDATE SET \(columns.dropFirst(3).map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
        """

    /// The columns that ``activity(from:)`` reads.
    static let selection = columns.map { "activity.\($0)" }.joined(separator: ", ")

    /// The occurrence of a key; empty for none.
    static func occurrence(of key: ActivityKey) -> String { key.occurrence ?? "" }
}

extension ActivityRow {
    /// The values for ``upsert``.
    static func values(of activity: Activity, trip: Int64) -> [(any DatabaseValueConvertible)?] {
        let bounds = ActivityBounds(of: activity)
        var values: [(any DatabaseValueConvertible)?] = [
            trip, activity.uid.text, occurrence(of: activity.key),
            bounds.earliest, bounds.latest, bounds.isLong,
            activity.kind.rawValue, activity.title, activity.status.rawValue, activity.isTransparent,
            activity.span.isAllDay,
        ]
        values.reserveCapacity(columns.count)
        switch activity.span {
        case .timed(let start, let end):
            append(start, to: &values)
            append(end, to: &values)
        case .allDay(let start, let end):
            values += [start.description, nil, nil, nil, end.description, nil, nil, nil]
        }
        append(activity.place, to: &values)
        append(activity.destination, to: &values)
        values += [
            activity.notes, activity.carrier, activity.number, activity.confirmation, activity.seat,
            activity.url,
            activity.sequence, activity.stamp?.secondsSinceEpoch, activity.lastModified?.secondsSinceEpoch,
            activity.recurrence.map { $0.lines.joined(separator: "\n") },
            activity.source,
        ]
        return values
    }

    private static func append(_ time: ActivityTime, to values: inout [(any DatabaseValueConvertible)?]) {
        values += [
            time.local.description, time.zone?.name, time.recorded?.offset.totalSeconds, time.recorded?.tzdb,
        ]
    }

    private static func append(_ place: Place?, to values: inout [(any DatabaseValueConvertible)?]) {
        values += [place?.name, place?.code, place?.latitude, place?.longitude]
    }
}

extension ActivityRow {
    /// Reads an activity from a row of ``selection``.
    ///
    /// - Throws: A `DatabaseError` or a `TimeError` for a value that no version writes.
    static func activity(from row: Row) throws -> Activity {
        var reader = RowReader(row)
        reader.skip(1)
        let uid = ActivityUID(try reader.next(String.self))
        let key = try ActivityKey(uid: uid, occurrence: try reader.next(String.self))
        reader.skip(3)
        let kind = try reader.word(ActivityKind.self)
        let title = try reader.next(String.self)
        let status = try reader.word(ActivityStatus.self)
        let isTransparent = try reader.next(Bool.self)
        let isAllDay = try reader.next(Bool.self)
        var activity = Activity(
            uid: uid,
            recurrenceID: key.recurrenceID, recurrenceClock: key.recurrenceClock,
            kind: kind, title: title,
            span: isAllDay ? try reader.days() : .timed(start: try reader.time(), end: try reader.time()),
            status: status, isTransparent: isTransparent)
        activity.place = try reader.place()
        activity.destination = try reader.place()
        activity.notes = try reader.next()
        activity.carrier = try reader.text()
        activity.number = try reader.text()
        activity.confirmation = try reader.text()
        activity.seat = try reader.text()
        activity.url = try reader.text()
        activity.sequence = try reader.next()
        activity.stamp = try reader.instant()
        activity.lastModified = try reader.instant()
        activity.recurrence = try reader.text().map { RecurrenceText(lines: [$0]) }
        activity.source = try reader.text()
        return activity
    }
}
