public import CivilTime
public import Trips

/// A row of a store that cannot be read, with what can be said of it.
///
/// The text reads "activity 7, "Tea" of Tokyo: startLocal is "garbage", and …".
public struct UnreadableRow: Hashable, Sendable {
    /// The table: `activity`, `todo`, `expense`, `attachment`, `organization`, `person`, and for ``StorageError`` any other one.
    public let table: String

    /// The number of the row.
    public let row: Int64

    /// The value that cannot be read, its column and the rule that it breaks.
    public let flaw: String

    /// The trip that it belongs to, where that can be said.
    public let trip: TripID?

    /// The name of that trip.
    public let tripName: String?

    /// The title or the name of the record, as far as it can be read.
    public let title: String?

    /// The UID of an activity or a to-do, the identifier of all else.
    public let id: String?

    /// Which occurrence of its series an activity changes; `nil` where it changes none.
    public let occurrence: String?

    /// Whether a changed occurrence may stand for all later ones too (RFC 5545 section 3.2.13).
    public let mayMoveLater: Bool

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - row: The number of the row.
    ///   - flaw: The value that cannot be read, its column and the rule.
    ///   - trip: The trip that it belongs to.
    ///   - tripName: The name of that trip.
    ///   - title: The title or the name of the record.
    ///   - id: The UID of an activity or a to-do, the identifier of all else.
    ///   - occurrence: Which occurrence of its series an activity changes.
    ///   - mayMoveLater: Whether it may stand for all later ones too.
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

    /// What people name the record by: the identifier, and behind `@` the occurrence.
    public var record: String? { id.map { id in occurrence.map { "\(id)@\($0)" } ?? id } }

    /// When the occurrence that it changes starts by the rules of its series; `nil` where it changes none, and where that
    /// cannot be read either.
    public var changedOccurrence: CivilDateTime? {
        changedKey.flatMap { $0.recurrenceClock == .series ? $0.recurrenceID : nil }
    }

    /// Whether it changes an occurrence of which nobody can say when it was, or of which series.
    public var changesUnknownOccurrence: Bool { occurrence != nil && changedKey == nil }

    private var changedKey: ActivityKey? {
        guard let id, !id.isEmpty, let occurrence else { return nil }
        return try? ActivityKey(uid: ActivityUID(id), occurrence: occurrence)
    }

    /// The table and the row: `activity 7`.
    public var place: String { "\(table) \(row)" }

    /// What it is, for people: `"Tea" of Tokyo`, with as much of it as is known.
    public var name: String {
        [title.map { "\"\($0)\"" }, tripName.map { "of \($0)" }].compactMap(\.self).joined(separator: " ")
    }
}

extension UnreadableRow: CustomStringConvertible {
    /// The place, the name and the flaw.
    public var description: String { "\(place)\(name.isEmpty ? "" : ", ")\(name): \(flaw)" }
}
