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
    /// Returns whether an activity has extra columns, and so needs ``upsert``.
    static func hasExtras(_ activity: Activity) -> Bool {
        activity.organization != nil || activity.cost != nil || activity.paid != .unpaid
            || activity.hidesPlace || activity.span.isEndEstimated || !activity.statements.isEmpty
            || activity.edit != nil
            || activity.reach != .thisOccurrence
            || !activity.reminders.isEmpty || activity.createdAt != nil || !activity.participants.isEmpty
            || [activity.place, activity.destination].contains {
                $0?.terminal != nil || $0?.gate != nil || $0?.address != nil
            }
    }

    /// Binds the values for ``upsert``, or for ``plainUpsert`` without extras.
    static func bind(_ activity: Activity, trip: Int64, extras: Bool, to row: inout RowBinding) {
        let bounds = ActivityBounds(of: activity)
        row.add(trip)
        row.add(activity.uid.text)
        row.add(occurrence(of: activity.key))
        row.add(bounds.earliest)
        row.add(bounds.latest)
        row.add(bounds.isLong)
        bindContents(of: activity, to: &row)
        guard extras else { return }
        bindExtras(of: activity, to: &row)
        row.add(activity.edit?.at)
        row.add(activity.edit?.status?.rawValue)
        row.add(activity.statements.count)
    }

    /// Binds the values of ``contentColumns``.
    static func bindAllContents(of activity: Activity, to row: inout RowBinding) {
        bindContents(of: activity, to: &row)
        bindExtras(of: activity, to: &row)
    }

    /// Binds the values of the plain columns after the key and the bounds.
    private static func bindContents(of activity: Activity, to row: inout RowBinding) {
        row.add(activity.kind.rawValue)
        row.add(activity.title)
        row.add(activity.status.rawValue)
        row.add(activity.isTransparent)
        row.add(activity.span.isAllDay)
        switch activity.span {
        case .timed(let start, let end):
            row.add(start)
            row.add(end)
        case .allDay(let start, let end):
            row.add(start)
            row.add(end)
        }
        row.add(activity.place)
        row.add(activity.destination)
        row.add(activity.notes)
        row.add(activity.carrier)
        row.add(activity.number)
        row.add(activity.confirmation)
        row.add(activity.seat)
        row.add(activity.url)
        row.add(activity.sequence)
        row.add(activity.stamp)
        row.add(activity.lastModified)
        row.add(activity.recurrence.map { $0.lines.joined(separator: "\n") })
        row.add(activity.source)
    }

    /// Binds the values of the extra columns, except those about statements.
    private static func bindExtras(of activity: Activity, to row: inout RowBinding) {
        row.add(activity.organization?.text)
        row.add(activity.cost?.amount.description)
        row.add(activity.cost?.currency.code)
        row.add(activity.paid.rawValue)
        row.add(activity.hidesPlace)
        row.add(Reminder.storedText(of: activity.reminders))
        row.add(activity.createdAt)
        for place in [activity.place, activity.destination] {
            row.add(place?.terminal)
            row.add(place?.gate)
            row.add(place?.address?.storedText)
        }
        row.add(
            activity.participants.isEmpty
                ? nil : activity.participants.map(\.text).joined(separator: "\n"))
        row.add(activity.span.isEndEstimated)
        row.add(word(for: activity.reach))
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
}

extension RowBinding {
    /// Adds the four columns of a timed end.
    fileprivate mutating func add(_ time: ActivityTime) {
        add(time.local.description)
        add(time.zone?.name)
        add(time.recorded?.offset.totalSeconds)
        add(time.recorded?.tzdb)
    }

    /// Adds the four columns of an end that is a date.
    fileprivate mutating func add(_ date: CivilDate) {
        add(date.description)
        for _ in 0..<3 { add(nil as String?) }
    }

    /// Adds the plain columns of a place.
    fileprivate mutating func add(_ place: Place?) {
        add(place?.name)
        add(place?.code)
        add(place?.latitude)
        add(place?.longitude)
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
