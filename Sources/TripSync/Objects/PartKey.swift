/// Which component of an object: its name, and the occurrence that it stands for.
struct PartKey: Hashable, Sendable {
    /// `VEVENT`, `VTODO`, or `VCALENDAR` for the calendar's own properties.
    let name: String
    /// The RECURRENCE-ID with its zone; empty for the series or the single event.
    let occurrence: String
    /// 0, but for a component that repeats the key of another.
    let ordinal: Int

    /// The calendar's own properties.
    static let calendar = PartKey(name: "VCALENDAR", occurrence: "", ordinal: 0)

    /// A text to sort by.
    var order: String { "\(name)\u{1}\(occurrence)\u{1}\(ordinal)" }
}
