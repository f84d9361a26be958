import Documents

/// Limits on what is read of a mail, a page or a text of JSON-LD.
struct ReservationLimits: Sendable {
    var mail = MailLimits()
    var page = PageLimits()
    var text = ReservationText.Limits()
    /// The most reservations of one file, repetitions included.
    var reservations = 1_000
    /// The most bytes of one reservation, and of all objects of one booking together.
    ///
    /// They go into one line of a calendar.
    var reservationBytes = 128 << 10
}
