import ICalendar
import Merging
import Reservations
package import Trips

extension Activity {
    /// Whether no other event, person, booking or file can concern a newly read activity whose UID its file has once.
    ///
    /// A merge into an empty trip adds it as it is. An export of ours, an event that names people or attaches files, a
    /// booking and a cancellation are not plain. A rule of the merge about another field of an event has to be repeated
    /// here; the test of random calendars finds what is not.
    package var isPlain: Bool {
        guard kind == .event, status != .cancelled, recurrenceID == nil, statements.isEmpty, edit == nil,
            number == nil, confirmation == nil, seat == nil, organization == nil,
            SharedUID.base(of: uid) == nil, !ReservationIdentity.isMade(uid), let source
        else { return false }
        return !["X-MERIDIAN-", "ATTENDEE", "ATTACH", ReservationField.kde].contains {
            ContentLines.names($0, in: source)
        }
    }

    /// Whether a trip has a newly read event just as it came, and nobody else says anything of it.
    ///
    /// To merge a file of nothing but such events changes nothing.
    ///
    /// - Parameter there: The activity of the trip with the same key.
    /// - Returns: Whether nothing but who takes part, which an import only adds to, is different.
    package func isKnown(as there: Activity) -> Bool {
        guard status != .cancelled, statements.isEmpty, edit == nil else { return false }
        var bare = there
        bare.participants = participants
        return bare == self
    }
}
