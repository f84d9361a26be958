/// How much of an activity an export contains.
public enum Redaction: String, CaseIterable, Hashable, Sendable {
    /// Everything, so that every field survives a round trip; readers can manage the bookings.
    case full

    /// What fellow travellers need: titles, kinds, times, places and status.
    ///
    /// Omitted are confirmation codes, seats, notes, links, alarms, attendees, everything that only the
    /// sender's component holds, and the UIDs, which at airlines begin with the booking code. A code or seat
    /// in a title or a place's name is replaced by `…`.
    case shared

    /// Busy times alone: each title is "Busy", each event is CLASS:PRIVATE.
    ///
    /// Single events are written in UTC, so that not even the zone reveals where the traveller is.
    case busy
}
