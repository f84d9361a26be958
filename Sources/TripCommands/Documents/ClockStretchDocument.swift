import CivilTime
import Scheduling
import Trips

/// Where the traveller is from a moment on, and how that is known.
struct ClockStretchDocument: Encodable, Sendable {
    /// The first moment of the window, or that of the change, on the clock worn from then on.
    let from: String
    let zone: String
    let evidence: String
    /// The activity that the place is known from; null for home.
    @Nullable var uid: String?
    @Nullable var title: String?

    /// The stretches of the traveller's clock over the days of an agenda, whatever clock it shows.
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
