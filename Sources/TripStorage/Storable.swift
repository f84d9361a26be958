import Trips

/// What every store demands of the values it keeps, because SQLite could not give them back.
///
/// SQLite's text ends at U+0000 and its numbers know no NaN. Losing a part in silence is worse than refusing the
/// whole; no calendar format allows the character either (RFC 5545 section 3.1).
enum Storable {
    static func check(_ trip: Trip) throws(StorageError) {
        try check(trip.id.text, as: "a trip's identifier", of: trip.id.text)
        try check(trip.name, as: "a trip's name", of: trip.id.text)
        try check(trip.notes, as: "a trip's notes", of: trip.id.text)
        if let source = trip.source { try check(source, as: "a trip's source", of: trip.id.text) }
        for zone in trip.zones { try check(zone.text, as: "the rules of a zone", of: trip.id.text) }
        guard Set(trip.zones.map(\.id)).count == trip.zones.count else {
            throw StorageError(
                .unstorable, subject: trip.id.text, reason: "has two zones with one id; give each once")
        }
    }

    static func check(_ activity: Activity) throws(StorageError) {
        let uid = activity.uid.text
        try check(uid, as: "a UID", of: uid)
        let fields: [(name: String, text: String?)] = [
            ("a title", activity.title), ("notes", activity.notes), ("a carrier", activity.carrier),
            ("a number", activity.number), ("a confirmation code", activity.confirmation),
            ("a seat", activity.seat),
            ("a URL", activity.url), ("a place", activity.place?.name),
            ("a place's code", activity.place?.code),
            ("a destination", activity.destination?.name),
            ("a destination's code", activity.destination?.code),
            ("a source", activity.source),
        ]
        for case (let name, let text?) in fields { try check(text, as: name, of: uid) }
        for place in [activity.place, activity.destination] {
            do throws(TripError) {
                try place?.checkCoordinates()
            } catch {
                throw StorageError(.unstorable, subject: uid, reason: "has a place that cannot be: \(error)")
            }
        }
        if case .allDay(let start, let end) = activity.span, end <= start {
            throw StorageError(
                .unstorable, subject: uid,
                reason: "has no day: it ends on \(end), exclusive, and starts on \(start)")
        }
        for line in activity.recurrence?.lines ?? [] { try check(line, as: "a recurrence line", of: uid) }
    }

    private static func check(_ text: String, as field: String, of subject: String) throws(StorageError) {
        guard !text.utf8.contains(0) else {
            throw StorageError(
                .unstorable, subject: subject.filter { $0 != "\0" },
                reason: "has \(field) with the character U+0000, which no calendar may contain; take it out")
        }
    }
}
