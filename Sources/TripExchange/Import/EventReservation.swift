import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import Reservations
import Trips

/// Finds the reservation that a program embedded in an event.
enum EventReservation {
    /// The field of RFC 9073 §6.6.
    static let structured = "STRUCTURED-DATA"

    /// Reads an event's reservation, joined with those of other travellers on the booking.
    ///
    /// Nearly all events have none, so the check for one is cheap.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - span: The event's time.
    ///   - scope: What the events of the calendar share.
    ///   - values: The reader that collects findings.
    /// - Returns: The reservation and its property.
    static func find(
        in event: Component, span: ActivitySpan, _ scope: ImportScope, _ values: inout ValueReader
    ) -> (Reservation, Property)? {
        guard event.has(ReservationField.kde) || event.has(structured) else { return nil }
        for property in event.all(named: ReservationField.kde) + event.all(named: structured) {
            guard let text = text(of: property, &values) else { continue }
            let read = scope.reservationTexts.reservations(in: text)
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
                    tr("\(property.name) with faults was read: \(repair)"))
            }
            if let path = read.controlled {
                values.note(.controlCharacters, .repaired, property, ReservationText.leftOut(path))
            }
            guard let first = reservation(of: read.reservations, span, scope.database, property, &values)
            else {
                continue
            }
            note(first, property, &values)
            return (first, property)
        }
        return nil
    }

    /// Returns the event's booking with all travellers: the one that starts with the event, else the first.
    private static func reservation(
        of all: [Reservation], _ span: ActivitySpan, _ database: ZoneDatabase, _ property: Property,
        _ values: inout ValueReader
    ) -> Reservation? {
        var clock = ReservationClock(database)
        var groups = ReservationBooking.all(
            of: all.prefix(ReservationField.mostObjects), line: property.line, &clock)
        guard !groups.isEmpty else { return nil }
        let index = groups.firstIndex { $0.begins(with: span, database) } ?? 0
        let reservation = groups[index].group.merged(&clock)
        for note in groups[index].group.notes {
            values.note(note.code, note.severity, property, note.message)
        }
        let others = groups.count - 1 + max(0, all.count - ReservationField.mostObjects)
        if others > 0 {
            values.note(
                .brokenReservation, .warning, property,
                tr(
                    "\(property.name) has \(others) further reservations of something else; an event is of one"
                ))
        }
        return reservation
    }

    /// Returns the text of a field; `nil` for other values, and for references, which are not fetched.
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
            guard let bytes = TransferEncoding.base64(Array(property.rawValue.utf8)[...]).bytes.nonEmpty
            else {
                return nil
            }
            return String(decoding: bytes, as: UTF8.self)
        default: return property.text
        }
    }

    /// Adds findings about unreadable parts of a reservation.
    private static func note(
        _ reservation: Reservation, _ property: Property, _ values: inout ValueReader
    ) {
        for message in reservation.unread {
            values.note(.badValue, .warning, property, message)
        }
        if let contradiction = reservation.contradiction {
            values.note(.contradictedReservation, .warning, property, contradiction)
        }
    }
}

extension Array {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension Component {
    /// Whether the component was made here from a reservation, without a sender.
    var isMadeOfReservation: Bool {
        has(ReservationField.kde) && uid.map { ReservationIdentity.isMade(ActivityUID($0)) } ?? false
    }
}
