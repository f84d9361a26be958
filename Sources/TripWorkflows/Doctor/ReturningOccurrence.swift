public import CivilTime
public import TripStorage
public import Trips

/// An occurrence that its series shows again once its change is deleted.
///
/// The time is the one from before the change.
///
/// Of a change that cannot be read nobody knows to when it was, so whoever deletes it has to be told that a time may come
/// back that is wrong. Where the series has no such occurrence, or another change stands for it as well, none does.
public struct ReturningOccurrence: Hashable, Sendable {
    /// The title of the series.
    public let title: String
    /// When the occurrence starts by the rules of the series.
    public let time: CivilDateTime
    /// Whether later ones may come back as well.
    public let andLater: Bool

    /// Looks at what deleting a row brings back; `nil` where nothing comes back, since the row changes no occurrence or no
    /// series is left that has it.
    ///
    /// - Parameters:
    ///   - row: The row that is deleted.
    ///   - others: What is deleted besides, with its trip.
    ///   - reading: The store.
    /// - Throws: What reading the store throws.
    public init?(
        of row: UnreadableRow, deleted others: [(trip: TripID, key: ActivityKey)], in reading: any TripReading
    ) throws {
        guard let time = row.changedOccurrence, let trip = row.trip, let uid = row.id else { return nil }
        let isGone = others.contains {
            $0.trip == trip && $0.key.uid.text == uid && $0.key.recurrenceID == nil
        }
        guard !isGone,
            let series = try reading.sparing({
                try reading.activities(withUID: ActivityUID(uid), of: trip)
            }).value.first(where: { $0.recurrenceID == nil })
        else { return nil }
        (title, self.time, andLater) = (series.title, time, row.mayMoveLater)
    }
}
