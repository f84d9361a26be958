import CivilTime
import GRDB
import Trips

/// An activity as the columns of its row, there and back.
enum ActivityRow {
    /// The columns in the order in which ``values(of:trip:)`` writes them.
    ///
    /// The first three are the row's key, the next three its bounds, which are written and not read.
    static let columns = plainColumns + extraColumns.map(\.name)

    /// The columns that every calendar fills.
    private static let plainColumns = [
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

    /// The columns of what mostly people add, each with what stands there otherwise.
    ///
    /// Most activities have nothing of it, and every value that is bound or read takes its time.
    private static let extraColumns: [(name: String, absent: String)] = [
        ("organization", "NULL"), ("costAmount", "NULL"), ("costCurrency", "NULL"),
        ("paid", "'none'"), ("hidesPlace", "0"), ("reminders", "NULL"), ("createdAt", "NULL"),
        ("placeTerminal", "NULL"), ("placeGate", "NULL"), ("placeAddress", "NULL"),
        ("destinationTerminal", "NULL"), ("destinationGate", "NULL"), ("destinationAddress", "NULL"),
    ]

    private static let key = ["tripId", "uid", "recurrenceId"]

    /// Adds a row, or replaces all but the key of the one with the same key.
    static let upsert = RowSQL.upsert(into: "activity", columns, key: key)

    /// Does the same for an activity without extras, which are not bound.
    static let plainUpsert =
        RowSQL.upsert(into: "activity", plainColumns, key: key) + ", "
        + extraColumns.map { "\($0.name) = \($0.absent)" }.joined(separator: ", ")

    /// The columns that ``activity(from:_:)`` reads: those that every calendar fills, and the row where there are extras.
    static let selection: String = {
        let hasExtras = extraColumns.map { "activity.\($0.name) IS NOT \($0.absent)" }.joined(
            separator: " OR ")
        let last = "CASE WHEN \(hasExtras) THEN activity.id END"
        return (plainColumns.map { "activity.\($0)" } + [last]).joined(separator: ", ")
    }()

    /// How many columns ``selection`` has.
    static let selectionCount = plainColumns.count + 1

    /// Reads the extras of a row.
    static let selectExtras =
        "SELECT \(extraColumns.map(\.name).joined(separator: ", ")) FROM activity WHERE id = ?"

    /// The occurrence of a key; empty for none.
    static func occurrence(of key: ActivityKey) -> String { key.occurrence ?? "" }
}

extension ActivityRow {
    /// The values for ``upsert``, or those for ``plainUpsert`` where there are no extras.
    static func values(of activity: Activity, trip: Int64) -> (isPlain: Bool, values: RowValues) {
        var values: RowValues = []
        values.reserveCapacity(columns.count)
        let bounds = ActivityBounds(of: activity)
        values.add(trip)
        values.add(activity.uid.text)
        values.add(occurrence(of: activity.key))
        values.add(bounds.earliest)
        values.add(bounds.latest)
        values.add(bounds.isLong)
        values.add(activity.kind.rawValue)
        values.add(activity.title)
        values.add(activity.status.rawValue)
        values.add(activity.isTransparent)
        values.add(activity.span)
        values.add(activity.place)
        values.add(activity.destination)
        values.add(activity.notes)
        values.add(activity.carrier)
        values.add(activity.number)
        values.add(activity.confirmation)
        values.add(activity.seat)
        values.add(activity.url)
        values.add(Int64(activity.sequence))
        values.add(activity.stamp)
        values.add(activity.lastModified)
        values.add(activity.recurrence.map { $0.lines.joined(separator: "\n") })
        values.add(activity.source)
        guard hasExtras(activity) else { return (true, values) }
        values.add(activity.organization?.text)
        values.add(activity.cost)
        values.add(activity.paid.rawValue)
        values.add(activity.hidesPlace)
        values.add(Reminder.storedText(of: activity.reminders))
        values.add(activity.createdAt)
        values.addDetails(of: activity.place)
        values.addDetails(of: activity.destination)
        return (false, values)
    }

    private static func hasExtras(_ activity: Activity) -> Bool {
        activity.organization != nil || activity.cost != nil || activity.paid != .unpaid
            || activity.hidesPlace
            || !activity.reminders.isEmpty || activity.createdAt != nil
            || [activity.place, activity.destination].contains {
                $0?.terminal != nil || $0?.gate != nil || $0?.address != nil
            }
    }
}

extension RowValues {
    fileprivate mutating func add(_ span: ActivitySpan) {
        switch span {
        case .timed(let start, let end):
            add(false)
            add(start)
            add(end)
        case .allDay(let start, let end):
            add(true)
            add(start.description)
            addNulls(3)
            add(end.description)
            addNulls(3)
        }
    }

    fileprivate mutating func add(_ place: Place?) {
        add(place?.name)
        add(place?.code)
        add(place?.latitude)
        add(place?.longitude)
    }

    fileprivate mutating func addDetails(of place: Place?) {
        add(place?.terminal)
        add(place?.gate)
        add(place?.address?.storedText)
    }
}

extension ActivityRow {
    /// Reads an activity from a row of ``selection``.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - extras: Finds the row of ``selectExtras``.
    /// - Returns: The activity.
    /// - Throws: A `DatabaseError` or a `TimeError` for a value that no version writes.
    static func activity(from row: Row, _ extras: (Int64) throws -> Row?) throws -> Activity {
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
        if let id = try reader.next(Int64?.self), let row = try extras(id) {
            try addExtras(from: row, to: &activity)
        }
        return activity
    }

    private static func addExtras(from row: Row, to activity: inout Activity) throws {
        var reader = RowReader(row)
        activity.organization = try reader.text().map { OrganizationID($0) }
        activity.cost = try reader.money()
        activity.paid = try reader.word(PaidStatus.self)
        activity.hidesPlace = try reader.next()
        activity.reminders = try reader.reminders()
        activity.createdAt = try reader.instant()
        try reader.details(of: &activity.place)
        try reader.details(of: &activity.destination)
    }
}
