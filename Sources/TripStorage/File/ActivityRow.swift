import CivilTime
import GRDB
import Trips

/// Converts an activity to the columns of its row and back.
enum ActivityRow {
    /// The columns in the order in which ``values(of:trip:)`` writes them.
    ///
    /// The first three are the row's key, the next three its bounds, which are written and not read.
    static let columns = plainColumns + extraColumns.map(\.name)

    /// The columns that every imported activity uses.
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

    /// The columns of fields that mostly people add, each with its default.
    ///
    /// Most activities have none of them, and every bound or read value takes time.
    private static let extraColumns: [(name: String, absent: String)] = [
        ("organization", "NULL"), ("costAmount", "NULL"), ("costCurrency", "NULL"),
        ("paid", "'none'"), ("hidesPlace", "0"), ("reminders", "NULL"), ("createdAt", "NULL"),
        ("placeTerminal", "NULL"), ("placeGate", "NULL"), ("placeAddress", "NULL"),
        ("destinationTerminal", "NULL"), ("destinationGate", "NULL"), ("destinationAddress", "NULL"),
        ("participants", "NULL"),
        ("endEstimated", "0"), ("reach", "NULL"), ("editedAt", "NULL"), ("editedStatus", "NULL"),
        ("statements", "0"),
    ]

    /// The columns of an activity's content, which rows of `statement` have too.
    static let contentColumns =
        plainColumns.dropFirst(6) + extraColumns.dropLast(3).map(\.name)

    private static let key = ["tripId", "uid", "recurrenceId"]

    /// Adds a row, or replaces all but the key of the one with the same key.
    static let upsert = RowSQL.upsert(into: "activity", columns, key: key)

    /// Does the same for an activity without extra columns, which are not bound.
    static let plainUpsert =
        RowSQL.upsert(into: "activity", plainColumns, key: key) + ", "
        + extraColumns.map { "\($0.name) = \($0.absent)" }.joined(separator: ", ")

    /// The columns for ``activity(from:_:)``: the plain ones, and the row where extras exist.
    static let selection: String = {
        let hasExtras = extraColumns.map { "activity.\($0.name) IS NOT \($0.absent)" }.joined(
            separator: " OR ")
        let last = "CASE WHEN \(hasExtras) THEN activity.id END"
        return (plainColumns.map { "activity.\($0)" } + [last]).joined(separator: ", ")
    }()

    /// The number of columns of ``selection``.
    static let selectionCount = plainColumns.count + 1

    /// Reads the extra columns of a row, without a missing organization, which could not be saved again.
    static let selectExtras: String = {
        let columns = extraColumns.map { column in
            column.name == "organization"
                ? "(SELECT uuid FROM organization WHERE uuid = activity.organization) AS organization"
                : column.name
        }
        return "SELECT \(columns.joined(separator: ", ")) FROM activity WHERE id = ?"
    }()

    /// Returns the occurrence of a key; empty for none.
    static func occurrence(of key: ActivityKey) -> String { key.occurrence ?? "" }
}

extension ActivityRow {
    /// Returns the values for ``upsert``, or for ``plainUpsert`` without extras.
    ///
    /// They are a literal, which is by far the fastest form.
    static func values(of activity: Activity, trip: Int64) -> (isPlain: Bool, values: StatementArguments) {
        let bounds = ActivityBounds(of: activity)
        var values: StatementArguments = [
            trip, activity.uid.text, occurrence(of: activity.key),
            bounds.earliest, bounds.latest, bounds.isLong,
        ]
        values += contents(of: activity)
        guard hasExtras(activity) else { return (true, values) }
        values += extras(of: activity)
        values += [
            activity.edit?.at.secondsSinceEpoch, activity.edit?.status?.rawValue, activity.statements.count,
        ]
        return (false, values)
    }

    /// Returns the values of the plain columns after the key and the bounds.
    private static func contents(of activity: Activity) -> StatementArguments {
        let (start, end) = EndColumns.ends(of: activity.span)
        let place = activity.place
        let destination = activity.destination
        return [
            activity.kind.rawValue, activity.title, activity.status.rawValue, activity.isTransparent,
            activity.span.isAllDay,
            start.local, start.zone, start.offset, start.release,
            end.local, end.zone, end.offset, end.release,
            place?.name, place?.code, place?.latitude, place?.longitude,
            destination?.name, destination?.code, destination?.latitude, destination?.longitude,
            activity.notes, activity.carrier, activity.number, activity.confirmation, activity.seat,
            activity.url, activity.sequence, activity.stamp?.secondsSinceEpoch,
            activity.lastModified?.secondsSinceEpoch,
            activity.recurrence.map { $0.lines.joined(separator: "\n") }, activity.source,
        ]
    }

    /// Returns the values of the extra columns, except those about statements.
    private static func extras(of activity: Activity) -> StatementArguments {
        let (place, destination) = (activity.place, activity.destination)
        return [
            activity.organization?.text, activity.cost?.amount.description, activity.cost?.currency.code,
            activity.paid.rawValue, activity.hidesPlace, Reminder.storedText(of: activity.reminders),
            activity.createdAt?.secondsSinceEpoch,
            place?.terminal, place?.gate, place?.address?.storedText,
            destination?.terminal, destination?.gate, destination?.address?.storedText,
            activity.participants.isEmpty
                ? nil : activity.participants.map(\.text).joined(separator: "\n"),
            activity.span.isEndEstimated, word(for: activity.reach),
        ]
    }

    /// Returns the values of ``contentColumns``.
    static func allContents(of activity: Activity) -> StatementArguments {
        contents(of: activity) + extras(of: activity)
    }

    /// The word for a reach that has no status of its own for later occurrences.
    private static let later = "later"

    private static func word(for reach: Reach) -> String? {
        guard case .thisAndLater(let status) = reach else { return nil }
        return status?.rawValue ?? later
    }

    private static func reach(_ reader: inout RowReader) throws -> Reach {
        guard let text = try reader.text() else { return .thisOccurrence }
        return text == later ? .thisAndLater(nil) : .thisAndLater(try reader.word(text, ActivityStatus.self))
    }

    private static func hasExtras(_ activity: Activity) -> Bool {
        activity.organization != nil || activity.cost != nil || activity.paid != .unpaid
            || activity.hidesPlace || activity.span.isEndEstimated || !activity.statements.isEmpty
            || activity.edit != nil
            || activity.reach != .thisOccurrence
            || !activity.reminders.isEmpty || activity.createdAt != nil || !activity.participants.isEmpty
            || [activity.place, activity.destination].contains {
                $0?.terminal != nil || $0?.gate != nil || $0?.address != nil
            }
    }
}

/// The four columns of one end of an activity.
private struct EndColumns {
    let local: String
    var zone: String?
    var offset: Int?
    var release: String?

    static func ends(of span: ActivitySpan) -> (EndColumns, EndColumns) {
        switch span {
        case .timed(let start, let end): (EndColumns(start), EndColumns(end))
        case .allDay(let start, let end):
            (EndColumns(local: start.description), EndColumns(local: end.description))
        }
    }

    private init(local: String) { self.local = local }

    private init(_ time: ActivityTime) {
        local = time.local.description
        zone = time.zone?.name
        offset = time.recorded?.offset.totalSeconds
        release = time.recorded?.tzdb
    }
}

extension ActivityRow {
    /// Reads an activity from a row of ``selection``.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - extras: Finds the row of ``selectExtras``, and those of the statements.
    /// - Returns: The activity.
    /// - Throws: A `DatabaseError`, or an ``UnreadableValue`` for a value that no version writes.
    static func activity(
        from row: Row, _ extras: (Int64) throws -> (row: Row, statements: [Row])?
    ) throws -> Activity {
        var reader = RowReader(row)
        reader.skip(1)
        let key = try key(&reader)
        reader.skip(3)
        var activity = try contents(&reader, key)
        if let id = try reader.next(Int64?.self), let (row, statements) = try extras(id) {
            var reader = RowReader(row)
            try addExtras(&reader, to: &activity)
            let edited = try reader.instant()
            let status = try reader.optionalWord(ActivityStatus.self)
            activity.edit = edited.map { LocalEdit(at: $0, status: status) }
            activity.statements = try statements.map(StatementRow.statement)
        }
        return activity
    }

    static func key(_ reader: inout RowReader) throws -> ActivityKey {
        let uid = try reader.uid()
        let occurrence = try reader.next(String.self)
        return try reader.checked { try ActivityKey(uid: uid, occurrence: occurrence) }
    }

    /// Reads the plain columns after the key and the bounds.
    static func contents(_ reader: inout RowReader, _ key: ActivityKey) throws -> Activity {
        let kind = try reader.word(ActivityKind.self)
        let title = try reader.next(String.self)
        let status = try reader.word(ActivityStatus.self)
        let isTransparent = try reader.next(Bool.self)
        let isAllDay = try reader.next(Bool.self)
        var activity = Activity(
            uid: key.uid, recurrenceID: key.recurrenceID, recurrenceClock: key.recurrenceClock,
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
        activity.recurrence = try reader.text().map { ActivityRecurrence(lines: [$0]) }
        activity.source = try reader.text()
        return activity
    }

    /// Reads the extra columns, except those about statements.
    static func addExtras(_ reader: inout RowReader, to activity: inout Activity) throws {
        activity.organization = try reader.text().map { OrganizationID($0) }
        activity.cost = try reader.money()
        activity.paid = try reader.word(PaidStatus.self)
        activity.hidesPlace = try reader.next()
        activity.reminders = try reader.reminders()
        activity.createdAt = try reader.instant()
        try reader.details(of: &activity.place)
        try reader.details(of: &activity.destination)
        activity.participants =
            try reader.text().map { $0.split(separator: "\n").map { PersonID($0) } } ?? []
        activity.span = activity.span.withEnd(estimated: try reader.next(Bool.self))
        activity.reach = try reach(&reader)
    }
}
