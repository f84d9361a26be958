import CivilTime
import StrictJSON
import Trips

// MARK: - What a version leaves out

extension Reservation {
    /// Returns the version with missing confirmation, travellers, seats and price from another.
    ///
    /// Many mails about a new gate name neither the travellers nor the seats, which still apply.
    ///
    /// - Parameters:
    ///   - other: The other version.
    ///   - hasPrice: Whether the price is kept, too.
    /// - Returns: The version, with those members in its object.
    func keeping(_ other: Reservation, hasPrice: Bool = true) -> Reservation {
        guard let own = LinkedData(data) else { return self }
        var node = own
        if travellers.isEmpty, !other.travellers.isEmpty {
            // It applies also to others, who may follow.
            node = markedAboutAll ?? node
            node = node.setting("underName", to: Self.object(of: other.travellers))
        }
        if confirmation == nil, let code = other.confirmation {
            node = node.setting("reservationNumber", to: .string(code))
        }
        if hasPrice, price == nil, unreadPrice == nil, let price = other.price {
            let parts = "\(price)".split(separator: " ")
            if parts.count == 2 {
                node = node.setting("totalPrice", to: .string(String(parts[0])))
                    .setting("priceCurrency", to: .string(String(parts[1])))
            }
        }
        if seats.isEmpty, !other.seats.isEmpty { node = Self.node(node, with: other) }
        return node == own ? self : reread(node)
    }

    /// The version without its price.
    var withoutPrice: Reservation {
        guard price != nil, let own = LinkedData(data) else { return self }
        return reread(own.replacing("totalPrice", with: nil).replacing("price", with: nil))
    }

    /// Returns the version without some travellers; `nil` where none is left.
    func without(_ others: Travellers) -> Reservation? { part { !others.contains($0) } }

    /// Returns the version for some travellers alone; unchanged where they cannot be separated.
    package func only(_ people: Travellers) -> Reservation { part { people.contains($0) } ?? self }

    /// Returns the version for some of the travellers; `nil` where these are all or none.
    ///
    /// Seats beside the names, not in tickets, stay, since their owner is unknown.
    private func part(_ isStaying: (String) -> Bool) -> Reservation? {
        let staying = travellers.filter(isStaying)
        guard !staying.isEmpty, staying.count < travellers.count, let own = LinkedData(data) else {
            return nil
        }
        let tickets = own.values("reservedTicket").filter { ticket in
            guard let name = LinkedData(ticket)?.values("underName").first.flatMap(Self.person) else {
                return true
            }
            return isStaying(name)
        }
        return reread(
            own.setting("underName", to: Self.object(of: staying))
                .replacing("reservedTicket", with: tickets.isEmpty ? nil : .array(tickets)))
    }

    private static func object(of travellers: [String]) -> JSONValue {
        let all = travellers.map { name in
            JSONValue.object([
                JSONMember(name: "@type", value: .string("Person")),
                JSONMember(name: "name", value: .string(name)),
            ])
        }
        return all.count == 1 ? all[0] : .array(all)
    }

    /// Returns an object with the seats or rooms of another, in its tickets where it has any.
    private static func node(_ node: LinkedData, with other: Reservation) -> LinkedData {
        guard other.type != .lodging else {
            return node.setting("lodgingUnitDescription", to: .string(other.seats.joined(separator: ", ")))
        }
        let texts = other.seats.map { JSONValue.string($0) }
        let seats = texts.count == 1 ? texts[0] : .array(texts)
        if node.values("reservedTicket").isEmpty,
            let tickets = LinkedData(other.data)?.values("reservedTicket"), !tickets.isEmpty
        {
            let ticketed = node.setting("reservedTicket", to: .array(tickets))
            if all(of: ticketed).first?.seats == other.seats { return ticketed }
        }
        return node.setting("airplaneSeat", to: seats)
    }

    /// Reads an object derived from this one, with the same date.
    func reread(_ node: LinkedData) -> Reservation {
        guard var read = Self.all(of: node).first else { return self }
        (read.sent, read.modified, read.remarks) = (sent, modified, remarks)
        return read
    }
}

// MARK: - Mails that name nobody

extension Reservation {
    /// A member of an object that took its travellers and seats from another one.
    ///
    /// Programs that read schema.org ignore unknown members.
    private static let aboutAllName = "meridianAboutAll"

    /// The object, marked as about all travellers because its mail named none; unchanged with a seat or room.
    var markedAboutAll: LinkedData? {
        guard travellers.isEmpty, seats.isEmpty else { return nil }
        return LinkedData(data)?.setting(Self.aboutAllName, to: .string("TRUE"))
    }

    /// The object as in its mail, when that named no traveller and no seat; else `nil`.
    var nameless: Reservation? {
        guard let node = LinkedData(data), node.text(Self.aboutAllName) != nil else {
            return travellers.isEmpty && seats.isEmpty ? self : nil
        }
        let kept = [
            Self.aboutAllName, "underName", "reservedTicket", "airplaneSeat", "lodgingUnitDescription",
        ]
        return reread(kept.reduce(node) { $0.replacing($1, with: nil) })
    }
}

// MARK: - When the mail of a traveller was sent

extension Reservation {
    /// A member for the sending date of an object's own mail, after joining several mails.
    ///
    /// The event has one date, the newest. Programs that read schema.org ignore unknown members.
    private static let sentName = "meridianSent"

    /// Returns an object with the date of its mail.
    ///
    /// - Parameters:
    ///   - data: The object.
    ///   - sent: When its mail was sent.
    /// - Returns: The object with that date.
    static func dated(_ data: JSONValue, _ sent: Instant?) -> JSONValue {
        guard let sent, let node = LinkedData(data) else { return data }
        return node.setting(sentName, to: .string("\(sent)")).value
    }

    /// The reservation as in its mail, with the date that was stored in it.
    package var undated: Reservation {
        guard let node = LinkedData(data), let text = node.text(Self.sentName) else { return self }
        var own = self
        own.data = node.replacing(Self.sentName, with: nil).value
        own.sent = try? Instant(parsing: text)
        return own
    }
}

// MARK: - Which is later

/// Decides which of two versions of a reservation is later.
enum ReservationOrder {
    case earlier
    case later
    /// The order is unknown.
    case unknown

    /// Compares an object with an earlier one of the file.
    ///
    /// The times of change decide, else the sending times of their mails. Without those, a version with a
    /// time of change follows one without, and a cancellation follows what it cancels.
    init(of other: Reservation, after known: Reservation) {
        if let mine = known.modified, let theirs = other.modified, mine != theirs {
            self = theirs > mine ? .later : .earlier
        } else if known.modified == nil || other.modified == nil, let mine = known.sent,
            let theirs = other.sent,
            mine != theirs
        {
            self = theirs > mine ? .later : .earlier
        } else if other.status == .cancelled, known.status != .cancelled {
            self = .later
        } else if (known.modified == nil) != (other.modified == nil) {
            self = known.modified == nil ? .later : .earlier
        } else {
            self = .unknown
        }
    }
}
