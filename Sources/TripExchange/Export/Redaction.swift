/// How much of an activity an export tells.
public enum Redaction: String, CaseIterable, Hashable, Sendable {
    /// Everything, so that every field comes back on import; whoever gets it can manage the bookings.
    case full

    /// What fellow travellers need: titles, kinds, times, places and status.
    ///
    /// Left out are confirmation codes, seats, notes, links, alarms, attendees, everything that only the sender's
    /// component holds, and the UIDs, which at airlines begin with the booking code. A code or seat that stands in
    /// a title or a place's name is blotted out there.
    case shared

    /// When the traveller is busy, and nothing else: each title is "Busy", each event is CLASS:PRIVATE.
    ///
    /// Single events are written in UTC, so that not even the zone tells where the traveller is.
    case busy
}
