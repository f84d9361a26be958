public import CivilTime
public import Trips

/// An unreadable row of a store, with what is known of it.
///
/// The text reads "activity 7, "Tea" of Tokyo: startLocal is "garbage", and …".
public struct UnreadableRow: Hashable, Sendable {
    /// The table: `activity`, `todo`, `expense`, `attachment`, `organization`, `person`.
    ///
    /// A ``StorageError`` may name any other one.
    public let table: String

    /// The number of the row.
    public let row: Int64

    /// The unreadable value, its column and the rule that it violates.
    public let flaw: String

    /// The trip that it belongs to, if known.
    public let trip: TripID?

    /// The name of that trip.
    public let tripName: String?

    /// The title or the name of the record, if readable.
    public let title: String?

    /// The UID of an activity or a to-do, the identifier of all else.
    public let id: String?

    /// The occurrence of its series that an activity overrides; `nil` for others.
    public let occurrence: String?

    /// Whether an override may reach all later occurrences (RFC 5545 section 3.2.13).
    public let mayMoveLater: Bool

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - row: The number of the row.
    ///   - flaw: The unreadable value, its column and the rule.
    ///   - trip: The trip that it belongs to.
    ///   - tripName: The name of that trip.
    ///   - title: The title or the name of the record.
    ///   - id: The UID of an activity or a to-do, the identifier of all else.
    ///   - occurrence: The occurrence of its series that an activity overrides.
    ///   - mayMoveLater: Whether it may reach all later occurrences.
    public init(
        table: String, row: Int64, flaw: String, trip: TripID? = nil, tripName: String? = nil,
        title: String? = nil, id: String? = nil, occurrence: String? = nil, mayMoveLater: Bool = false
    ) {
        self.table = table
        self.row = row
        self.flaw = flaw
        self.trip = trip
        self.tripName = tripName
        self.title = title
        self.id = id
        self.occurrence = occurrence
        self.mayMoveLater = mayMoveLater
    }

    /// The name of the record for people: the identifier, and after `@` the occurrence.
    public var record: String? { id.map { id in occurrence.map { "\(id)@\($0)" } ?? id } }

    /// The original start of the overridden occurrence.
    ///
    /// It is `nil` for other activities, and where it is unreadable too.
    public var changedOccurrence: CivilDateTime? {
        changedKey.flatMap { $0.recurrenceClock == .series ? $0.recurrenceID : nil }
    }

    /// Whether it overrides an occurrence of an unknown time or series.
    public var changesUnknownOccurrence: Bool { occurrence != nil && changedKey == nil }

    private var changedKey: ActivityKey? {
        guard let id, !id.isEmpty, let occurrence else { return nil }
        return try? ActivityKey(uid: ActivityUID(id), occurrence: occurrence)
    }

    /// The table and the row: `activity 7`.
    public var place: String { "\(table) \(row)" }

    /// The record for people: `"Tea" of Tokyo`, as far as it is known.
    public var name: String {
        [title.map { "\"\($0)\"" }, tripName.map { "of \($0)" }].compactMap(\.self).joined(separator: " ")
    }
}

extension UnreadableRow: CustomStringConvertible {
    /// The place, the name and the error.
    public var description: String { "\(place)\(name.isEmpty ? "" : ", ")\(name): \(flaw)" }
}
