// MARK: - Signs that do not depend on the kind of the booking

extension BookingText {
    /// Whether a code stands under a label that means a booking, and is made like one.
    var hasCode: Bool { values(.confirmation).contains { BookingLabels.code($0) != nil } }

    /// Whether a code stands under any label that may mean a booking; of use where the title says what was booked.
    var hasAnyCode: Bool {
        [LabelKinds.confirmation, .looseConfirmation, .ticketNumber].contains { kind in
            values(kind).contains {
                BookingLabels.code($0)?.utf8.contains(where: BookingLabels.isDigit) == true
            }
        }
    }

    /// Whether a seat in a coach is told, as only railways have it.
    var hasSeatInCoach: Bool {
        has(.coach)
            && (values(.seat).contains(where: BookingLabels.isSeat)
                || values(.seatOrPlace).contains(where: BookingLabels.isSeat))
    }

    /// Whether the code is made like those of airlines and railways: five to seven capitals and digits, not digits only.
    var hasRecordLocator: Bool {
        values(.confirmation).contains { value in
            guard let code = BookingLabels.code(value)?.utf8, (5...7).contains(code.count) else {
                return false
            }
            return code.allSatisfy { BookingLabels.isDigit($0) || (0x41...0x5A).contains($0) }
                && code.contains { !BookingLabels.isDigit($0) }
        }
    }

    /// Whether a seat of a row is told: `34K`.
    var hasSeatInRow: Bool {
        values(.seat).contains { value in
            let bytes = Array(value.utf8)
            guard (2...3).contains(bytes.count), let last = bytes.last else { return false }
            return (0x41...0x4C).contains(last) && bytes.dropLast().allSatisfy(BookingLabels.isDigit)
        }
    }

    /// Whether the text says something under a label that only bookings have, or nearly so, and in their form.
    var hasBookingLabel: Bool {
        hasCode || values(.ticketNumber).contains { BookingLabels.code($0) != nil }
            || values(.seat).contains(where: BookingLabels.isSeat)
            || values(.coach).contains(where: BookingLabels.isSeat)
            || values(.cabin).contains(where: BookingLabels.isSeat)
    }

    /// Whether a platform is told with its number.
    var hasPlatform: Bool {
        values(.platform).contains { $0.utf8.count <= 8 && $0.utf8.contains(where: BookingLabels.isDigit) }
    }

    /// Whether the code of an airport stands beside the word for an end.
    var hasLabelledAirport: Bool {
        [LabelKinds.from, .to, .departure, .arrival].contains { kind in
            values(kind).contains { Route.code(in: $0, self) != nil }
        }
    }
}
