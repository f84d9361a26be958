import CivilTime
import ICalendar
import Messages
import Trips

/// Finds the reservation that a program wrote into an event for other programs.
enum EventReservation {
    /// KDE's own field, which its programs write and read.
    static let kde = "X-KDE-KITINERARY-RESERVATION"
    /// The field of RFC 9073 §6.6.
    static let structured = "STRUCTURED-DATA"

    /// Reads the reservation of an event, and those of other travellers on the same booking into it.
    ///
    /// Nearly all events have none, which must cost nothing.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - values: Where flaws are noted.
    /// - Returns: The reservation and the line that has it.
    static func find(in event: Component, _ values: inout ValueReader) -> (Reservation, Property)? {
        guard event.has(kde) || event.has(structured) else { return nil }
        for property in event.all(named: kde) + event.all(named: structured) {
            guard let text = text(of: property, &values) else { continue }
            let read = ReservationText.reservations(in: text)
            if let flaw = read.flaw {
                values.note(
                    .brokenReservation, .warning, property,
                    tr(
                        "\(property.name) is no JSON-LD that can be read, and was kept as it is: \(flaw.reason)"
                    ))
            }
            if let repair = read.repair {
                values.note(
                    .repairedValue, .repaired, property,
                    tr("\(property.name) was read with its control characters as blanks: \(repair)"))
            }
            guard var first = read.reservations.first else { continue }
            let identity = ReservationIdentity(first)
            var others = 0
            for other in read.reservations.dropFirst() {
                if ReservationIdentity(other) == identity { first.add(other) } else { others += 1 }
            }
            if others > 0 {
                values.note(
                    .brokenReservation, .warning, property,
                    tr(
                        "\(property.name) has \(others) further reservations of something else; an event is of one"
                    ))
            }
            note(first, property, &values)
            return (first, property)
        }
        return nil
    }

    /// The text of a field; `nil` when it holds something else, or names where it is, which is not fetched.
    private static func text(of property: Property, _ values: inout ValueReader) -> String? {
        guard property.isNamed(structured) else { return property.text }
        let type = property.parameter("FMTTYPE")?.lowercased()
        guard type?.hasPrefix("application/ld+json") ?? true else { return nil }
        switch property.valueType {
        case "URI":
            values.note(
                .brokenReservation, .warning, property,
                tr("\(property.name) says where its data is; nothing is fetched, and it was kept as it is"))
            return nil
        case "BINARY":
            guard let bytes = TransferEncoding.base64(property.rawValue.utf8).bytes.nonEmpty else {
                return nil
            }
            return String(decoding: bytes, as: UTF8.self)
        default: return property.text
        }
    }

    /// Notes what of a reservation has no form that is known.
    private static func note(
        _ reservation: Reservation, _ property: Property, _ values: inout ValueReader
    ) {
        for message in reservation.unread {
            values.note(.badValue, .warning, property, message)
        }
    }
}

extension Reservation {
    /// What of it could not be read, as sentences.
    var unread: [String] {
        unreadTimes.prefix(4).map { tr("the reservation's \($0) is no time of ISO 8601; it was left out") }
            + [unreadPrice].compactMap(\.self).map {
                tr("the reservation's price \($0) is no sum of money; it was left out")
            }
    }
}

extension Array {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
