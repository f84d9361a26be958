import Messages
import Trips

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Checks values that SQLite could not return unchanged.
///
/// SQLite's text ends at U+0000 and its numbers have no NaN. Silent loss of a part is worse than refusing the
/// whole; no calendar format allows the character either (RFC 5545 section 3.1).
enum Storable {
    static func check(_ trip: Trip) throws(StorageError) {
        let subject = trip.id.text
        try check(subject, as: tr("a trip's identifier"), of: subject)
        try check(trip.name, as: tr("a trip's name"), of: subject)
        try check(trip.notes, as: tr("a trip's notes"), of: subject)
        if let source = trip.source { try check(source, as: tr("a trip's source"), of: subject) }
        for zone in trip.zones { try check(zone.text, as: tr("the rules of a zone"), of: subject) }
        guard Set(trip.zones.map(\.id)).count == trip.zones.count else {
            throw StorageError(
                .unstorable, subject: subject, reason: tr("has two zones with one id; give each once"))
        }
        for traveller in trip.travellers {
            try check(traveller.id.text, as: tr("a traveller's identifier"), of: subject)
            try check(traveller.person.text, as: tr("a person's identifier"), of: subject)
            try check(traveller.name, as: tr("a traveller's name"), of: subject)
            if let email = traveller.email {
                try check(email, as: tr("a traveller's mail address"), of: subject)
            }
        }
        // A calendar's name may violate the rule for names.
        var named = trip
        named.name = "-"
        do { try named.check() } catch { throw refused(error, tr("a trip"), of: subject) }
    }

    static func check(_ activity: Activity) throws(StorageError) {
        let uid = activity.uid.text
        try check(uid, as: tr("a UID"), of: uid)
        try check(activity.title, as: tr("a title"), of: uid)
        try check(activity.notes, as: tr("notes", as: "what a text is"), of: uid)
        try check(activity.carrier, as: tr("a carrier"), of: uid)
        try check(activity.number, as: tr("a number"), of: uid)
        try check(activity.confirmation, as: tr("a confirmation code"), of: uid)
        try check(activity.seat, as: tr("a seat"), of: uid)
        try check(activity.url, as: tr("a URL"), of: uid)
        try check(activity.source, as: tr("a source"), of: uid)
        try check(activity.organization?.text, as: tr("an organization"), of: uid)
        try check(activity.place, as: tr("a place"), of: uid)
        try check(activity.destination, as: tr("a destination"), of: uid)
        for reminder in activity.reminders { try check(reminder.text, as: tr("a reminder"), of: uid) }
        for place in [activity.place, activity.destination] {
            do throws(TripError) {
                try place?.checkCoordinates()
            } catch {
                throw StorageError(
                    .unstorable, subject: uid, reason: tr("has a place that cannot be: \(error)"))
            }
        }
        if case .allDay(let start, let end) = activity.span, end <= start {
            throw StorageError(
                .unstorable, subject: uid,
                reason: tr("has no day: it ends on \(end), exclusive, and starts on \(start)"))
        }
        for line in activity.recurrence?.lines ?? [] { try check(line, as: tr("a recurrence line"), of: uid) }
        for statement in activity.statements { try check(statement.said) }
    }

    private static func check(
        _ place: Place?, as name: @autoclosure () -> String, of subject: String
    ) throws(StorageError) {
        guard let place else { return }
        try check(place.name, as: name(), of: subject)
        try check(place.code, as: tr("\(name())'s code"), of: subject)
        try check(place.terminal, as: tr("\(name())'s terminal"), of: subject)
        try check(place.gate, as: tr("\(name())'s gate"), of: subject)
        for text in place.address?.parts ?? [] { try check(text, as: tr("\(name())'s address"), of: subject) }
    }

    private static func check(
        _ text: String?, as field: @autoclosure () -> String, of subject: String
    ) throws(StorageError) {
        if let text { try check(text, as: field(), of: subject) }
    }

    static func check(
        _ text: String, as field: @autoclosure () -> String, of subject: String
    ) throws(StorageError) {
        guard !hasZero(text) else {
            throw StorageError(
                .unstorable, subject: subject.filter { $0 != "\0" },
                reason: tr(
                    "has \(field()) with the character U+0000, which no calendar may contain; take it out")
            )
        }
    }

    /// Returns whether a text contains U+0000, several times faster than `UTF8View.contains`.
    private static func hasZero(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { octets in
            octets.baseAddress.map { memchr($0, 0, octets.count) != nil } ?? false
        } ?? text.utf8.contains(0)
    }

    /// Returns the store's error for a value that violates a rule of the model.
    static func refused(_ error: TripError, _ part: String, of subject: String) -> StorageError {
        StorageError(
            .unstorable, subject: subject.filter { $0 != "\0" },
            reason: tr("is \(part) that cannot be: \(error)")
        )
    }
}
