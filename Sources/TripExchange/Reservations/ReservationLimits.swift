import Documents

/// How much of a mail, a page or a text of JSON-LD is read.
struct ReservationLimits: Sendable {
    var mail = MailLimits()
    var page = PageLimits()
    var text = ReservationText.Limits()
    /// The reservations of one file, however often one comes.
    var reservations = 1_000
    /// The bytes of one reservation, and of all objects of one booking together.
    ///
    /// They go into one line of a calendar.
    var reservationBytes = 128 << 10
}
