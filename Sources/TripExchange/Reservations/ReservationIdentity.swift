import CivilTime
import ICalendar
import Trips

/// What tells one booking from another: the type, the confirmation, what is booked, and the day.
///
/// A booking keeps these when its hours, gates or seats change, and each traveller of one booking shares them. So a UID
/// that is made of them is the same whenever the booking is read.
struct ReservationIdentity: Hashable, Sendable {
    let parts: [String]

    init(_ reservation: Reservation) {
        let number = Self.plain(reservation.number ?? "")
        var parts = [
            reservation.type.rawValue, Self.plain(reservation.confirmation ?? ""),
            number.isEmpty ? Self.plain(reservation.name ?? reservation.place?.nameWithCode ?? "") : number,
            reservation.start.map { "\($0.time.date)" } ?? "",
        ]
        if number.isEmpty, reservation.type.kind.isTransport {
            // One ticket may be for several legs without numbers on one day.
            let clock = reservation.start?.time.time
            parts += [
                clock.map { "\($0)" } ?? "", Self.plain(reservation.destination?.nameWithCode ?? ""),
            ]
        }
        self.parts = parts
    }

    /// Whether anything but the type and the day is known.
    var isTelling: Bool { parts[1...2].contains { !$0.isEmpty } || parts.count > 4 && !parts[5].isEmpty }

    /// The UID of the activity.
    var uid: String { StableHash().hexadecimal(of: parts) + Self.suffix }

    static let suffix = "@reservation.meridian"

    /// Capitals, letters and digits only: codes are written with and without blanks.
    private static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.uppercased().unicodeScalars.filter { TextScalar.isWord($0) }))
    }
}
