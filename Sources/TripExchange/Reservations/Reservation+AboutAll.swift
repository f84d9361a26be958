import StrictJSON

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
