import Messages
import StrictJSON

/// The legs of one reservation for several journeys, each as a reservation of its own.
///
/// What is stated once for all of them, such as the seat or the price, belongs to the first leg, unless there
/// is one for each.
struct ReservationLegs {
    /// One leg, with a reservation for it alone.
    struct Leg {
        package let node: LinkedData
        let booked: LinkedData
        /// Repairs, as sentences.
        var remarks: [String] = []
    }

    package private(set) var all: [Leg] = []

    init(_ node: LinkedData, _ booked: [LinkedData]) {
        let read = booked.prefix(Self.mostLegs)
        let seats = node.values("airplaneSeat")
        let tickets = node.nodes("reservedTicket")
        let names = Set(tickets.flatMap { $0.values("underName") })
        let hasTicketEach = tickets.count == booked.count && names.count <= 1
        let hasSeatEach = seats.count == booked.count
        for (index, leg) in read.enumerated() {
            var own = node.replacing("reservationFor", with: leg.value)
            if hasTicketEach {
                own = own.replacing("reservedTicket", with: tickets[index].value)
            } else if index > 0 {
                let bare = tickets.map { $0.replacing("ticketedSeat", with: nil).value }
                own = own.replacing("reservedTicket", with: bare.isEmpty ? nil : .array(bare))
            }
            if hasSeatEach {
                own = own.replacing("airplaneSeat", with: seats[index])
            } else if index > 0 {
                own = own.replacing("airplaneSeat", with: nil)
            }
            if index > 0 {
                for name in Self.once { own = own.replacing(name, with: nil) }
            }
            all.append(Leg(node: own, booked: leg))
        }
        var shared = Self.once.flatMap { node.values($0).prefix(1).compactMap(LinkedData.text) }
        if !hasSeatEach { shared += seats.compactMap(LinkedData.text) }
        if !hasTicketEach {
            shared += tickets.flatMap { $0.values("ticketedSeat") }.compactMap {
                LinkedData($0)?.text("seatNumber") ?? LinkedData.text(of: $0)
            }
        }
        if !shared.isEmpty {
            let values = shared.prefix(4).map { LinkedData.bounded($0, 60) }.joined(separator: ", ")
            all[0].remarks.append(
                tr(
                    "the reservation is for \(booked.count) legs and says \(values) once; the first leg has it"
                ))
        }
        if booked.count > read.count {
            all[0].remarks.append(
                tr("the reservation is for \(booked.count) legs; at most \(Self.mostLegs) are read"))
        }
    }

    /// The most legs of one reservation.
    private static let mostLegs = 32
    /// What a reservation states once, besides seats and tickets.
    private static let once = ["boardingGroup", "totalPrice", "price"]
}
