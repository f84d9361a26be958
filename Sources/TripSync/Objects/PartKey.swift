/// Which component of an object: its name, and the occurrence that it stands for.
struct PartKey: Hashable, Sendable {
    /// `VEVENT`, `VTODO`, or `VCALENDAR` for the calendar's own properties.
    let name: String
    /// The instant or the date of the RECURRENCE-ID; empty for the series or the single event.
    let occurrence: String

    /// The calendar's own properties.
    static let calendar = PartKey(name: "VCALENDAR", occurrence: "")

    /// A text to sort by.
    var order: String { "\(name)\u{1}\(occurrence)" }
}
