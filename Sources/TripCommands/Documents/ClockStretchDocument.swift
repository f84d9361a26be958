import CivilTime
import Scheduling
import Trips

/// The traveller's zone from a moment on, with its evidence.
struct ClockStretchDocument: Encodable, Sendable {
    /// The start of the window, or the moment of the change, on the new clock.
    let from: String
    let zone: String
    let evidence: String
    /// The activity that is the evidence; null for home.
    @Nullable var uid: String?
    @Nullable var title: String?

    /// Returns the stretches of the traveller's clock over the days of an agenda, in any view.
    static func of(_ agenda: Agenda, _ itinerary: Itinerary) -> [ClockStretchDocument] {
        let ranges = agenda.days.flatMap(\.stretches)
        guard let first = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else {
            return []
        }
        return itinerary.clock.stretches(touching: first..<end).map { stretch in
            let start = max(stretch.range.lowerBound, first)
            let known = itinerary.activity(for: stretch.evidence, at: start)
            return ClockStretchDocument(
                from: ZonedDateTime(start, in: stretch.zone).description, zone: stretch.zone.id.name,
                evidence: stretch.evidence.word, uid: stretch.evidence.key?.uid.text,
                title: known?.activity.title)
        }
    }
}
