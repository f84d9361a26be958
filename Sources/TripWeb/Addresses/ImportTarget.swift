/// What is said of imported files: the trip that they go to, and whether drafts are taken.
struct ImportTarget: Hashable, Sendable {
    /// The identifier of a stored trip, as the address has it.
    let trip: String?
    /// The name of a new trip, as typed.
    let name: String?
    /// Whether bookings in the text of mails are taken even where something is doubtful.
    let acceptsDrafts: Bool

    /// The field of the name, and the parameter.
    static let nameField = "new"

    /// A stored trip.
    init(trip: String) { (self.trip, name, acceptsDrafts) = (trip, nil, false) }

    /// Reads the parameters `trip`, `new` and `drafts` of an address or a form; nil for none of them.
    ///
    /// A name is cut behind its limit, so that it has a place in an address, and can still be refused.
    init?(_ query: Query) {
        trip = query["trip"]
        name = query[ImportTarget.nameField].map {
            String($0.unicodeScalars.prefix(Limits.longestNewName + 1))
        }
        acceptsDrafts = query["drafts"] == "1"
        if trip == nil, name == nil, !acceptsDrafts { return nil }
    }

    /// The parameters of its address.
    var parameters: [(String, String?)] {
        [("trip", trip), (ImportTarget.nameField, name), ("drafts", acceptsDrafts ? "1" : nil)]
    }

    /// Whether it names a trip.
    var namesTrip: Bool { trip != nil || name != nil }
}
