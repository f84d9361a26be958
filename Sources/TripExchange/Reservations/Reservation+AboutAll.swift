// MARK: - Mails that name nobody

extension Reservation {
    /// A member of an object that took its travellers from another one, and which says whether the seats, too.
    ///
    /// Programs that read schema.org pass over what they do not know.
    private static let aboutAllName = "meridianAboutAll"

    /// The same object with a word that its own mail named nobody, and is about all travellers.
    func aboutAll(hasOwnSeats: Bool) -> LinkedData? {
        LinkedData(data)?.setting(Self.aboutAllName, to: .string(hasOwnSeats ? "seats" : "all"))
    }

    /// The object as its mail had it, where that named nobody and is about all travellers; else `nil`.
    var nameless: Reservation? {
        guard let node = LinkedData(data), let kept = node.text(Self.aboutAllName) else {
            return travellers.isEmpty ? self : nil
        }
        var bare = node.replacing(Self.aboutAllName, with: nil).replacing("underName", with: nil)
        if kept != "seats" {
            bare = ["reservedTicket", "airplaneSeat", "lodgingUnitDescription"].reduce(bare) {
                $0.replacing($1, with: nil)
            }
        }
        return reread(bare)
    }
}
