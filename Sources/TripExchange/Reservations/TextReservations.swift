import Bookings
import CivilTime
import Findings
import Messages
import Reservations
import StrictJSON
import Trips

/// Turns the bookings in the visible text of a mail or a page into reservations, as if its sender had embedded them.
///
/// A booking that is not sure is a draft: it is told, and taken only if the user says so.
struct TextReservations {
    private let places: KnownPlaces
    private let acceptsDrafts: Bool
    private let now: Instant

    init(_ places: KnownPlaces, acceptsDrafts: Bool, now: Instant) {
        self.places = places
        self.now = now
        self.acceptsDrafts = acceptsDrafts
    }

    /// Reads the texts until one tells a booking; a mail has the same in plain text and as a page.
    ///
    /// - Parameter found: Where the reservations and the findings go.
    /// - Returns: Whether something was found, be it only a draft.
    mutating func take(into found: inout ReservationGathering) -> Bool {
        var ambiguous: [(line: Int, dates: [String])] = []
        for text in found.visible {
            let sent = Zone.utc.civil(at: text.sent ?? now).date
            let subject = found.head.subject.isEmpty ? text.title : found.head.subject
            let read = MailBookings(
                text.text, subject: subject, sender: found.head.sender, sent: sent, among: places)
            if !read.ambiguousDates.isEmpty { ambiguous.append((text.line, read.ambiguousDates)) }
            guard !read.found.isEmpty else { continue }
            if read.isCut { found.note(.longText, .warning, line: text.line, Self.cut) }
            for booking in read.found {
                let line = text.isPlain ? text.line + booking.line - 1 : text.line
                if booking.doubts.isEmpty || acceptsDrafts {
                    found.note(.bookingFromText, .repaired, line: line, Self.told(booking))
                    found.take(booking.object, line: line)
                } else {
                    found.note(.draftBooking, .warning, line: line, Self.draft(booking))
                }
            }
            return true
        }
        guard let first = ambiguous.first, let date = first.dates.first else { return false }
        found.note(
            .ambiguousDate, .warning, line: first.line,
            tr("the date \(date) has no known order of day and month; no booking was read from the text"))
        return false
    }

    // MARK: Words

    private static var cut: String {
        tr(
            "the text is long: only its first \(MailBookings.mostLines) lines and \(MailBookings.mostBookings) bookings were read; look for others"
        )
    }

    private static func told(_ booking: MailBooking) -> String {
        tr("read from the text: \(facts(booking)); compare it with the mail")
    }

    private static func draft(_ booking: MailBooking) -> String {
        let reasons = booking.doubts.map { doubt in
            switch doubt {
            case .code: tr("it has no code of a booking")
            case .place: tr("the clocks of its places are not known")
            case .change: tr("the mail tells a change, and may have old times beside new ones")
            case .date: tr("the date stands elsewhere in the mail")
            case .times: tr("its times do not fit each other")
            case .state: tr("the mail may say that it is not booked")
            case .quoted: tr("it is quoted below an answer")
            }
        }
        return tr(
            "the text may tell a booking, which was not taken: \(facts(booking)); \(reasons.joined(separator: tr(", and ")))"
        )
    }

    /// The facts in one line: `train 9024 London to Paris, 2027-03-14 10:24 to 13:47`.
    private static func facts(_ booking: MailBooking) -> String {
        let way = [booking.place, booking.destination].compactMap { $0.map(\.nameWithCode) }
        let what = [
            "\(booking.kind)", booking.number ?? "",
            booking.name ?? way.joined(separator: booking.kind.isTransport ? " → " : ", "),
        ].filter { !$0.isEmpty }.joined(separator: " ")
        func clock(_ moment: MailBooking.Moment) -> String {
            [("\(moment.date)"), moment.time.map { $0.clockText }].compactMap(\.self).joined(separator: " ")
        }
        return [
            what, ([booking.start] + [booking.end].compactMap(\.self)).map(clock).joined(separator: " – "),
        ]
        .joined(separator: ", ")
    }
}
