public import Findings

extension FindingCode {
    /// A reservation in an event says something else than the event; what the event says was taken.
    public static let contradictedReservation = FindingCode(rawValue: "contradicted-reservation")
    /// JSON-LD that cannot be read, or not all of it; it is kept as it came.
    public static let brokenReservation = FindingCode(rawValue: "broken-reservation")
    /// A page or a mail holds neither a reservation nor a calendar.
    public static let noReservation = FindingCode(rawValue: "no-reservation")
    /// A part of a mail, or a page, is in a character set that is not known; what is ASCII in it was read.
    public static let unknownCharset = FindingCode(rawValue: "unknown-charset")
    /// A part of a mail is encoded in a way that is not known, or damaged.
    public static let badEncoding = FindingCode(rawValue: "bad-encoding")
}
