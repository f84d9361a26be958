import StrictJSON

// MARK: - Mails that name nobody

extension Reservation {
    /// A member of an object that took its travellers and seats from another one.
    ///
    /// Programs that read schema.org pass over what they do not know.
    private static let aboutAllName = "meridianAboutAll"

    /// The object with a word that its own mail named nobody, and is about all travellers; as it is where it has a seat or a room.
    var markedAboutAll: LinkedData? {
        guard travellers.isEmpty, seats.isEmpty else { return nil }
        return LinkedData(data)?.setting(Self.aboutAllName, to: .string("TRUE"))
    }

    /// The object as its mail had it, where that named nobody and no seat, and so is about all travellers; else `nil`.
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
