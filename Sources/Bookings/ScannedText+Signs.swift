import CivilTime
import Trips

// MARK: - Signs that do not depend on the kind of the booking

extension ScannedText {
    /// Whether a label of a booking has a value in the form of a code.
    var hasCode: Bool { !codes.isEmpty }

    /// Whether any possible label of a booking has a code; used if the title says what was booked.
    var hasAnyCode: Bool {
        [LabelKinds.confirmation, .looseConfirmation, .ticketNumber].contains { kind in
            values(kind).contains {
                BookingLabels.code($0)?.utf8.contains(where: BookingLabels.isDigit) == true
            }
        }
    }

    /// Whether a seat in a coach is stated, which only railways have.
    var hasSeatInCoach: Bool {
        values(.coach).contains(where: BookingLabels.isCoach)
            && (values(.seat).contains(where: BookingLabels.isSeat)
                || values(.seatOrPlace).contains(where: BookingLabels.isSeat))
    }

    /// Whether the code has the form of airlines and railways: five to seven capitals and digits, not digits only.
    var hasRecordLocator: Bool {
        codes.contains { code in
            (5...7).contains(code.utf8.count)
                && code.utf8.allSatisfy { BookingLabels.isDigit($0) || (0x41...0x5A).contains($0) }
                && code.utf8.contains { !BookingLabels.isDigit($0) }
        }
    }

    /// Whether a seat in a row is stated: `34K`.
    var hasSeatInRow: Bool {
        values(.seat).contains { value in
            let bytes = Array(value.utf8)
            guard (2...3).contains(bytes.count), let last = bytes.last else { return false }
            return (0x41...0x4C).contains(last) && bytes.dropLast().allSatisfy(BookingLabels.isDigit)
        }
    }

    /// Whether a label that nearly only bookings have has a value of the right form.
    var hasBookingLabel: Bool {
        hasCode || hasTicketNumber
            || values(.seat).contains(where: BookingLabels.isSeat)
            || values(.cabin).contains(where: BookingLabels.isSeat)
    }

    /// Whether the number of a ticket is stated.
    var hasTicketNumber: Bool { values(.ticketNumber).contains { BookingLabels.code($0) != nil } }

    /// Whether the title is about people who meet; such titles have routes, numbers and companies too.
    var isGathering: Bool { titleKinds.contains(.gathering) }

    /// Whether words for another topic come before a colon in the title: `Film: …`, `Football: …`.
    var hasTopic: Bool {
        guard let (topic, _) = summary.halves(at: UInt8(ascii: ":")), topic.utf8.count <= 40 else {
            return false
        }
        let words = topic.bareWords
        return !words.isEmpty
            && !words.contains { word in
                let kinds = word.withOctets { TitleKinds.words.kinds(of: $0) }
                return kinds?.isDisjoint(with: .gathering) == true
                    || word.utf8.contains(where: BookingLabels.isDigit)
            }
    }

    /// Whether LOCATION, if any, is the place of departure.
    func isLocated(at departure: Place?) -> Bool {
        guard !location.isEmpty else { return true }
        guard let name = departure?.name.lowercased() else { return false }
        return location.lowercased().hasPrefix(name) || name.hasPrefix(location.lowercased())
    }

    /// Whether the event starts at one of some readings, on its own clock.
    func starts(at readings: ClockReadings) -> Bool {
        guard case .timed(let start, _) = span else { return false }
        return readings.contains(start.local.time)
    }

    /// Whether it starts in one zone and ends in another; UTC is none.
    var isBetweenZones: Bool {
        guard case .timed(let start, let end) = span, let from = start.zone, let to = end.zone else {
            return false
        }
        return from != to && !from.isUTC && !to.isUTC
    }

    /// Whether a platform is stated with its number.
    var hasPlatform: Bool {
        values(.platform).contains { value in
            value.utf8.count <= 8 && value.utf8.first.map(BookingLabels.isDigit) == true
        }
    }

    /// Whether an airport's code is beside the word for an end.
    var hasLabelledAirport: Bool {
        [LabelKinds.from, .to, .departure, .arrival].contains { kind in
            values(kind).contains { Route.code(in: $0, self) != nil }
        }
    }
}
