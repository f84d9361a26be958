public import Findings

extension FindingCode {
    /// A reservation in an event contradicts the event, whose values were used.
    public static let contradictedReservation = FindingCode(rawValue: "contradicted-reservation")
    /// JSON-LD that cannot be read completely; it is kept verbatim.
    public static let brokenReservation = FindingCode(rawValue: "broken-reservation")
    /// A page or a mail holds neither a reservation nor a calendar.
    public static let noReservation = FindingCode(rawValue: "no-reservation")
    /// A booking was read from the visible text of a mail or a page.
    public static let bookingFromText = FindingCode(rawValue: "booking-from-text")
    /// A date between slashes may be either of two, and was not read.
    public static let ambiguousDate = FindingCode(rawValue: "ambiguous-date")
    /// A text has more lines or bookings than were read.
    public static let longText = FindingCode(rawValue: "long-text")
    /// A part of a mail, or a page, is in an unknown character set; its ASCII characters were read.
    public static let unknownCharset = FindingCode(rawValue: "unknown-charset")
    /// A part of a mail has an unknown or damaged encoding.
    public static let badEncoding = FindingCode(rawValue: "bad-encoding")
}
