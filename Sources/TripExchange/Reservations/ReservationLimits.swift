/// How much of a mail, a page or a text of JSON-LD is read.
struct ReservationLimits: Sendable {
    var mail = MailLimits()
    var page = PageLimits()
    var text = ReservationText.Limits()
    /// The reservations of one file.
    var reservations = 1_000
    /// The octets of one reservation, which goes into one line of a calendar.
    var reservationBytes = 128 << 10
}
