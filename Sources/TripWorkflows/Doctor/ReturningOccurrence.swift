public import CivilTime
public import TripStorage
public import Trips

/// An occurrence that reappears in its series once its override is deleted.
///
/// Its time is the original one.
///
/// The time in an unreadable override is unknown, so deleting it may restore a wrong time, and the user has to be
/// warned. Nothing reappears where the series has no such occurrence, or another override replaces it.
public struct ReturningOccurrence: Hashable, Sendable {
    /// The title of the series.
    public let title: String
    /// The original start of the occurrence.
    public let time: CivilDateTime
    /// Whether later occurrences may reappear as well.
    public let andLater: Bool

    /// Finds the occurrence that deleting a row restores; `nil` where the row is no override, or its series does
    /// not remain.
    ///
    /// - Parameters:
    ///   - row: The deleted row.
    ///   - others: The activities deleted with it, with their trip.
    ///   - reading: The store.
    /// - Throws: The errors of the store.
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
