import Bookings
import CivilTime
import Reservations
import StrictJSON
import Trips

extension MailBooking {
    /// The booking as an object of schema.org, in the members that ``Reservation`` reads.
    var object: JSONValue {
        let type = ReservationType.allCases.first { $0.kind == kind } ?? .event
        var members: [(String, JSONValue?)] = [
            ("@context", .string("http://schema.org")), ("@type", .string(type.rawValue)),
            (Reservation.readFrom, .string("text")),
            ("reservationNumber", confirmation.map { .string($0) }),
            ("underName", traveller.map { Self.object("Person", [("name", .string($0))]) }),
            ("totalPrice", price.map { .string("\($0.amount)") }),
            ("priceCurrency", price.map { .string($0.currency.code) }),
        ]
        if let seat, kind.isTransport {
            members.append(
                (
                    "reservedTicket",
                    Self.object(
                        "Ticket", [("ticketedSeat", Self.object("Seat", [("seatNumber", .string(seat))]))])
                ))
        }
        members += details(type)
        return Self.object(members)
    }

    private func details(_ type: ReservationType) -> [(String, JSONValue?)] {
        let (start, end) = (Self.time(start), end.map(Self.time))
        switch type {
        case .flight:
            let code = number.flatMap {
                $0.firstIndex(of: " ").map { index in String(number?[..<index] ?? "") }
            }
            let flight: [(String, JSONValue?)] = [
                ("flightNumber", number.map { .string($0) }),
                (
                    "airline",
                    Self.object(
                        "Airline",
                        [("iataCode", code.map { .string($0) }), ("name", carrier.map { .string($0) })])
                ),
                ("departureAirport", Self.place("Airport", place)), ("departureTime", start),
                ("departureTerminal", place?.terminal.map { .string($0) }),
                ("arrivalAirport", Self.place("Airport", destination)), ("arrivalTime", end),
                ("arrivalTerminal", destination?.terminal.map { .string($0) }),
            ]
            return [("reservationFor", Self.object("Flight", flight))]
        case .train, .bus, .boat:
            return [("reservationFor", ride(type, start, end))]
        case .lodging:
            return [
                ("checkinTime", start), ("checkoutTime", end),
                ("reservationFor", Self.place("LodgingBusiness", place, named: name)),
            ]
        case .rentalCar:
            return [
                ("pickupTime", start), ("dropoffTime", end), ("pickupLocation", Self.place("Place", place)),
                ("dropoffLocation", Self.place("Place", destination)),
                (
                    "reservationFor",
                    Self.object(
                        "Car",
                        [
                            (
                                "rentalCompany",
                                carrier.map { Self.object("Organization", [("name", .string($0))]) }
                            )
                        ])
                ),
            ]
        case .restaurant:
            return [
                ("startTime", start), ("endTime", end),
                ("reservationFor", Self.place("FoodEstablishment", place, named: name)),
            ]
        case .event, .taxi:
            let event: [(String, JSONValue?)] = [
                ("name", name.map { .string($0) }), ("startDate", start), ("endDate", end),
                ("location", Self.place("Place", place)),
            ]
            return [("reservationFor", Self.object("Event", event))]
        }
    }

    private func ride(_ type: ReservationType, _ start: JSONValue, _ end: JSONValue?) -> JSONValue {
        let words: (trip: String, stop: String, number: String) =
            switch type {
            case .train: ("TrainTrip", "Station", "trainNumber")
            case .bus: ("BusTrip", "BusStop", "busNumber")
            default: ("BoatTrip", "BoatTerminal", "boatNumber")
            }
        return Self.object(
            words.trip,
            [
                (words.number, number.map { .string($0) }),
                ("provider", carrier.map { Self.object("Organization", [("name", .string($0))]) }),
                ("departure\(words.stop)", Self.place(words.stop, place)), ("departureTime", start),
                ("departurePlatform", place?.terminal.map { .string($0) }),
                ("arrival\(words.stop)", Self.place(words.stop, destination)), ("arrivalTime", end),
                ("arrivalPlatform", destination?.terminal.map { .string($0) }),
            ])
    }

    // MARK: Values

    private static func time(_ moment: Moment) -> JSONValue {
        guard let time = moment.time else { return .string("\(moment.date)") }
        let local = "\(CivilDateTime(moment.date, time))"
        // RFC 9557 writes the zone behind the reading.
        return .string(moment.zone.map { "\(local)[\($0.name)]" } ?? local)
    }

    private static func place(_ type: String, _ place: Place?, named name: String? = nil) -> JSONValue? {
        guard place != nil || name != nil else { return nil }
        let told = place?.name ?? ""
        let known = name ?? told
        // The address stands behind the name of a house.
        let address = name.flatMap { told.hasPrefix("\($0), ") ? String(told.dropFirst($0.count + 2)) : nil }
        return object(
            type,
            [
                ("name", .string(known)), ("iataCode", place?.code.map { .string($0) }),
                ("address", address.map { .string($0) }),
            ])
    }

    private static func object(_ type: String, _ members: [(String, JSONValue?)]) -> JSONValue {
        object([("@type", .string(type))] + members)
    }

    private static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } })
    }
}
