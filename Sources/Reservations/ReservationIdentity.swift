package import CivilTime
import Places
package import Trips

/// The identity of a booking: type, confirmation, name or number, day and places.
///
/// Without a number the hour is a part of it. A booking with a number keeps these when its hours, gates or
/// seats change, and its travellers share them. So what is derived from them is the same whenever the
/// booking is read.
package struct ReservationIdentity: Hashable, Sendable {
    /// The type, and the number or name: bookings that differ here are always different.
    package let base: [String]
    /// The confirmation; empty if unknown.
    package let confirmation: String
    private let hasNumber: Bool
    private let type: ReservationType
    /// The day and the hour on the clock of the place.
    private let day: CivilDate?
    private let clock: TimeOfDay?
    private let instant: Instant?
    private let from: ReservationSpot
    private let to: ReservationSpot

    package init(_ reservation: Reservation, start: ReservationClock.Moment?) {
        type = reservation.type
        let number = Self.number(reservation.number ?? "")
        hasNumber = Self.isNumber(number, type)
        let name = Self.plain(
            reservation.name ?? (type.kind.isTransport ? "" : reservation.place?.name) ?? "")
        base = [type.rawValue, number.isEmpty ? name : number]
        confirmation = Self.plain(reservation.confirmation ?? "")
        day = start?.local.date
        instant = start?.instant
        clock = start.flatMap { $0.isDate || reservation.type == .lodging ? nil : $0.local.time }
        from = ReservationSpot(reservation.place, type)
        to = ReservationSpot(reservation.destination, type)
    }

    /// Makes the identity of an activity from kind, confirmation and number, if it has enough of them.
    package init?(_ activity: Activity, instant: Instant?) {
        guard let type = ReservationType.allCases.first(where: { $0.kind == activity.kind }),
            let confirmation = activity.confirmation.map(Self.plain), !confirmation.isEmpty,
            let number = activity.number.map(Self.number), !number.isEmpty
        else { return nil }
        self.type = type
        hasNumber = Self.isNumber(number, type)
        base = [type.rawValue, number]
        self.confirmation = confirmation
        day = activity.span.startDate
        if case .timed(let start, _) = activity.span, !hasNumber {
            clock = start.local.time
        } else {
            clock = nil
        }
        self.instant = instant
        from = ReservationSpot(activity.place, type)
        to = ReservationSpot(activity.destination, type)
    }

    /// Whether more than the type and the day is known.
    package var isTelling: Bool { !confirmation.isEmpty || !base[1].isEmpty || !to.key.isEmpty }

    /// The texts that distinguish the booking, each at its place in the list.
    package var parts: [String] {
        let hour = hasNumber ? "" : clock.map { "\($0)" } ?? ""
        return [base[0], confirmation, base[1], day.map { "\($0)" } ?? "", from.full, to.full, hour]
    }
}

// MARK: - Words

extension ReservationIdentity {
    /// Returns capitals, letters and digits only: codes are written with and without blanks.
    package static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.uppercased().unicodeScalars.filter(\.isPartOfWord)))
    }

    /// Returns a number in comparable form: `BA 0123` is `BA 123`.
    package static func number(_ text: String) -> String { BookedNumber.plain(text) }

    /// Returns whether a number identifies one ride: `ICE` is a class of trains, `S1` a frequent line.
    package static func isNumber(_ number: String, _ type: ReservationType) -> Bool {
        let letters = number.utf8.prefix { !(0x30...0x39).contains($0) }
        let digits = number.utf8.dropFirst(letters.count)
        guard !digits.isEmpty else { return false }
        return type == .flight || digits.count > 2
            || !lines.contains(String(decoding: letters, as: UTF8.self))
    }

    /// The prefixes of line numbers.
    private static let lines: Set<String> = [
        "S", "U", "R", "RE", "RB", "RER", "RS", "L", "LINE", "LINIE", "M", "METRO", "T", "TRAM", "BUS",
    ]
}

// MARK: - Comparing

extension ReservationIdentity {
    /// Returns whether two are one booking, as far as places and times are known.
    ///
    /// A number on a day at the same places also matches where one of the two lacks the confirmation.
    ///
    /// - Parameters:
    ///   - other: The other identity.
    ///   - isMoved: Whether a booking with a confirmation and no number, a table or a car, may have another
    ///     hour.
    /// - Returns: `true` when they are one.
    package func isSame(as other: ReservationIdentity, isMoved: Bool = false) -> Bool {
        guard base == other.base, confirms(other) else { return false }
        let isSameMoment = instant.map { $0 == other.instant } ?? false
        guard day == other.day || isSameMoment else { return false }
        guard from.isSame(as: other.from), to.isSame(as: other.to) else { return false }
        if hasNumber || isSameMoment { return true }
        if isMoved, hasOneHour, !confirmation.isEmpty { return true }
        guard let clock, let theirs = other.clock else { return true }
        return clock == theirs
    }

    /// Returns whether two share a confirmation, or one of them lacks it beside a number.
    private func confirms(_ other: ReservationIdentity) -> Bool {
        confirmation == other.confirmation
            || hasNumber && (confirmation.isEmpty || other.confirmation.isEmpty)
    }

    /// Returns whether two share confirmation, name or number and day, so that they may be one.
    package func isNear(_ other: ReservationIdentity) -> Bool {
        base == other.base && !confirmation.isEmpty && confirmation == other.confirmation && day == other.day
    }

    /// Whether a confirmation is for a single hour.
    ///
    /// A table is booked once under one; seats at two shows or two taxis may share one.
    private var hasOneHour: Bool { [.restaurant, .rentalCar].contains(type) }
}
