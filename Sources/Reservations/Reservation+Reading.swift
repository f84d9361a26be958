import CivilTime
import Documents
import Messages
package import StrictJSON
import Trips

extension Reservation {
    /// Reads an object: one reservation for each leg; empty when it is no reservation.
    package static func all(of node: LinkedData) -> [Reservation] {
        guard let type = node.types.lazy.compactMap({ ReservationType(rawValue: $0) }).first else {
            return []
        }
        let booked = node.nodes("reservationFor")
        guard booked.count > 1 else { return [Reservation(type, node, booked.first)] }
        return ReservationLegs(node, booked).all.map { leg in
            var reservation = Reservation(type, leg.node, leg.booked)
            reservation.remarks += leg.remarks
            return reservation
        }
    }

    private init(_ type: ReservationType, _ node: LinkedData, _ booked: LinkedData?) {
        self.init(type, node.value)
        readCommon(node, booked)
        switch type {
        case .flight: readFlight(node, booked)
        case .train, .bus, .boat: readRide(booked)
        case .lodging: readLodging(node, booked)
        case .rentalCar: readRentalCar(node, booked)
        case .restaurant: readTable(node, booked)
        case .event: readEvent(node, booked)
        case .taxi:
            carrier = booked?.text("provider") ?? node.text("provider")
            place = Place(schema: node.node("pickupLocation"))
            destination = Place(schema: node.node("dropoffLocation"))
            start = time("pickupTime", in: node)
        }
    }

    // MARK: What all have

    private mutating func readCommon(_ node: LinkedData, _ booked: LinkedData?) {
        let tickets = node.nodes("reservedTicket").prefix(Self.mostTravellers)
        confirmation = node.text("reservationNumber", "reservationId", "confirmationNumber").map(Self.short)
        readStatus(node, booked)
        travellers = node.values("underName").prefix(Self.mostTravellers).compactMap(Self.person)
        for name in tickets.flatMap({ $0.values("underName").prefix(1).compactMap(Self.person) })
        where !people.contains(name) && travellers.count < Self.mostTravellers {
            travellers.append(name)
        }
        readPrice(node)
        if let link = node.text("url", "modifyReservationUrl"), link.hasPrefix("http") { url = link }
        // The booking time is no revision: a cancellation has the same.
        modified = Self.instant(node, "modifiedTime")
        for seat in Self.seats(node, tickets) where !seats.contains(seat) { seats.append(seat) }
    }

    /// The most travellers, tickets and seats of one booking.
    package static let mostTravellers = 32

    /// Returns a code or number that fits on a line.
    package static func short(_ text: String) -> String { LinkedData.bounded(text, 128) }

    /// Reads the status; a cancelled flight or event is cancelled, whatever its reservation states.
    private mutating func readStatus(_ node: LinkedData, _ booked: LinkedData?) {
        if let text = node.text("reservationStatus", "status") {
            status = Self.status(text, "reservation")
            if status == nil { unreadStatus = LinkedData.bounded(text, 60) }
        }
        for (name, word) in [("eventStatus", "event"), ("flightStatus", "flight"), ("trainStatus", "train")] {
            guard let text = booked?.text(name), Self.status(text, word) == .cancelled else { continue }
            if let said = status, said != .cancelled {
                contradiction = tr(
                    "reservationStatus is \(said.rawValue), and \(name) `\(text.prefix(60))`, which was taken"
                )
            }
            status = .cancelled
        }
    }

    private static func status(_ text: String, _ word: String) -> ActivityStatus? {
        var state = ReservationIdentity.plain(LocalName.of(text))
        let word = word.uppercased()
        if state.hasPrefix(word) { state = String(state.dropFirst(word.count)) }
        return switch state {
        case "CANCELLED", "CANCELED": .cancelled
        case "PENDING", "HOLD": .tentative
        case "CONFIRMED": .confirmed
        default: nil
        }
    }

    package static func person(_ value: JSONValue) -> String? {
        guard let node = LinkedData(value) else { return LinkedData.text(of: value).map(short) }
        if let name = node.text("name") { return short(name) }
        let parts = [node.text("givenName"), node.text("familyName")].compactMap(\.self)
        return parts.isEmpty ? nil : short(parts.joined(separator: " "))
    }

    /// Returns the reservation's own seats, else those of its tickets.
    private static func seats(_ node: LinkedData, _ tickets: some Collection<LinkedData>) -> [String] {
        let own = node.values("airplaneSeat").prefix(mostTravellers).compactMap(LinkedData.text)
        if !own.isEmpty { return own.map(short) }
        return tickets.compactMap { ticket in
            let place = ticket.node("ticketedSeat")
            guard let number = place?.text("seatNumber") ?? ticket.text("ticketedSeat") else { return nil }
            let seat = short(number)
            if let coach = place?.text("seatSection") {
                return node.types.contains(ReservationType.train.rawValue)
                    // untranslated: a value
                    ? "coach \(short(coach)), seat \(seat)" : "\(short(coach)), \(seat)"
            }
            guard let row = place?.text("seatRow"), !seat.hasPrefix(row) else { return seat }
            return "\(short(row))\(seat)"
        }
    }

    private mutating func readPrice(_ node: LinkedData) {
        let detail = node.node("totalPrice", "price")
        guard let amount = detail?.text("price", "value") ?? node.text("totalPrice", "price") else { return }
        let currency = detail?.text("priceCurrency", "currency") ?? node.text("priceCurrency")
        let text = [amount, currency].compactMap(\.self).joined(separator: " ")
        if let money = try? Money(text), !money.isNegative {
            price = money
        } else {
            unreadPrice = Self.short(text)
        }
    }

    private static func instant(_ node: LinkedData, _ name: String) -> Instant? {
        node.values(name).lazy.compactMap { ReservationTime($0) }.first?.instant
    }

    /// Returns the first readable time of some members; unreadable ones are collected.
    private mutating func time(
        _ names: String..., in node: LinkedData?
    ) -> (name: String, time: ReservationTime)? {
        for name in names {
            for value in node?.values(name) ?? [] {
                if let time = ReservationTime(value) { return (name, time) }
                if let text = LinkedData.text(of: value) {
                    unreadTimes.append("\(name): \(LinkedData.bounded(text, 60))")
                }
            }
        }
        return nil
    }
}

// MARK: - Rides

extension Reservation {
    private mutating func readFlight(_ node: LinkedData, _ flight: LinkedData?) {
        let airline = flight?.node("airline", "provider", "carrier")
        carrierCode = airline?.text("iataCode")?.uppercased()
        carrier = airline?.text("name") ?? carrierCode ?? flight?.text("airline", "provider")
        number = Self.flightNumber(flight?.text("flightNumber"), carrierCode)
        place = Place(
            schema: flight?.node("departureAirport"), terminal: flight?.text("departureTerminal"),
            gate: flight?.text("departureGate"))
        destination = Place(
            schema: flight?.node("arrivalAirport"), terminal: flight?.text("arrivalTerminal"),
            gate: flight?.text("arrivalGate"))
        start = time("departureTime", "departureDay", in: flight)
        end = time("arrivalTime", in: flight)
        if let boarding = time("boardingTime", in: flight)?.time {
            hours.append(Hour(word: "Boarding", time: boarding, isAtEnd: false))
        }
        if let group = node.text("boardingGroup") {
            details.append("Boarding group: \(Self.short(group))")  // untranslated: as airlines write it
        }
    }

    /// Returns a flight number such as `AB 8075`, with the airline's code once.
    private static func flightNumber(_ text: String?, _ code: String?) -> String? {
        guard let text else { return nil }
        if let number = flightNumber(atStartOf: text) { return number }
        guard let code, code.utf8.count == 2 else { return short(text) }
        return "\(code) \(short(text))"
    }

    /// Returns the airline's code and the number at the start of a text: `QJ714A` or `QJ 714A`.
    private static func flightNumber(atStartOf text: String) -> String? {
        let scalars = text.trimmed.unicodeScalars
        let words = scalars.split { !$0.isPartOfWord }.map { Array(String($0).utf8) }
        guard let first = words.first, scalars.first?.isPartOfWord == true else { return nil }
        let carrier = first.prefix(2)
        guard carrier.count == 2, carrier.allSatisfy({ isCapital($0) || isDigit($0) }),
            carrier.contains(where: isCapital)
        else { return nil }
        let number = first.count == 2 ? words.dropFirst().first ?? [] : Array(first.dropFirst(2))
        guard (1...5).contains(number.count), let last = number.last else { return nil }
        let digits = isCapital(last) && number.count > 1 ? number.dropLast() : number[...]
        guard (1...4).contains(digits.count), digits.allSatisfy(isDigit) else { return nil }
        return "\(String(decoding: carrier, as: UTF8.self)) \(String(decoding: number, as: UTF8.self))"
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func readRide(_ ride: LinkedData?) {
        let company = ride?.node("provider", "trainCompany", "busCompany", "operator")
        carrier = company?.text("name") ?? ride?.text("provider", "trainCompany", "busCompany")
        let number = ride?.text("trainNumber", "busNumber", "boatNumber", "identifier")
        self.number = Self.rideNumber(ride?.text("trainName", "busName", "name"), number)
        place = Place(
            schema: ride?.node(
                "departureStation", "departureBusStop", "departureBoatTerminal", "departureStop"),
            terminal: ride?.text("departurePlatform"))
        destination = Place(
            schema: ride?.node("arrivalStation", "arrivalBusStop", "arrivalBoatTerminal", "arrivalStop"),
            terminal: ride?.text("arrivalPlatform"))
        start = time("departureTime", "departureDay", in: ride)
        end = time("arrivalTime", in: ride)
    }

    /// Returns a train number such as `TGV 5186`; else the number, else the name.
    private static func rideNumber(_ name: String?, _ number: String?) -> String? {
        guard let number, !number.hasPrefix("http") else { return name.map(short) }
        guard let name, name != number else { return short(number) }
        if name.hasSuffix(number) { return short(name) }
        let isMark = name.utf8.count <= 4 && name.utf8.allSatisfy { isCapital($0) }
        return isMark && !number.hasPrefix(name) ? short("\(name) \(number)") : short(number)
    }
}

// MARK: - What stays in its place

extension Reservation {
    private mutating func readLodging(_ node: LinkedData, _ hotel: LinkedData?) {
        name = hotel?.text("name")
        place = Place(schema: hotel)
        start = time("checkinTime", "checkinDate", in: node)
        end = time("checkoutTime", "checkoutDate", in: node)
        seats = [node.text("lodgingUnitDescription") ?? node.text("lodgingUnitType")].compactMap(\.self)
            .map(Self.short)
        // A stay is whole days; its hours go to the notes.
        if let start { hours.append(Hour(word: "Check-in", time: start.time, isAtEnd: false)) }
        if let end { hours.append(Hour(word: "Check-out", time: end.time, isAtEnd: true)) }
        if let phone = hotel?.text("telephone") {
            details.append("Phone: \(Self.short(phone))")  // untranslated: as hotels write it
        }
    }

    private mutating func readRentalCar(_ node: LinkedData, _ car: LinkedData?) {
        let company = car?.node("rentalCompany") ?? node.node("provider")
        carrier = company?.text("name") ?? car?.text("rentalCompany") ?? node.text("provider")
        name = car?.text("name", "model")
        place = Place(schema: node.node("pickupLocation"))
        destination = Place(schema: node.node("dropoffLocation"))
        if destination == place { destination = nil }
        start = time("pickupTime", in: node)
        end = time("dropoffTime", in: node)
    }

    private mutating func readTable(_ node: LinkedData, _ restaurant: LinkedData?) {
        name = restaurant?.text("name")
        place = Place(schema: restaurant)
        // The booking time of a table is not its time.
        start = time("startTime", in: node)
        end = time("endTime", in: node)
        if let size = node.text("partySize") {
            details.append("Party size: \(Self.short(size))")  // untranslated: as restaurants write it
        }
    }

    private mutating func readEvent(_ node: LinkedData, _ event: LinkedData?) {
        name = event?.text("name")
        if let location = event?.node("location") {
            place = Place(schema: location)
        } else if let text = event?.text("location") {
            place = Place(name: text)
        }
        start = time("startDate", "startTime", in: event) ?? time("startTime", in: node)
        end = time("endDate", "endTime", in: event) ?? time("endTime", in: node)
    }
}
