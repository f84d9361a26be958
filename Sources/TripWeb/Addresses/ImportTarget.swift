/// The trip that imported files go to: one of the store, or a new one by its name.
struct ImportTarget: Hashable, Sendable {
    /// The identifier of a stored trip, as the address has it.
    let trip: String?
    /// The name of a new trip, as typed.
    let name: String?

    /// The field of the name, and the parameter.
    static let nameField = "new"

    /// A stored trip.
    init(trip: String) { (self.trip, name) = (trip, nil) }

    /// Reads the parameters `trip` and `new` of an address or a form; nil for none of them.
    ///
    /// A name is cut behind its limit, so that it has a place in an address, and can still be refused.
    init?(_ query: Query) {
        trip = query["trip"]
        name = query[ImportTarget.nameField].map {
            String($0.unicodeScalars.prefix(Limits.longestNewName + 1))
        }
        if trip == nil, name == nil { return nil }
    }

    /// The parameters of its address.
    var parameters: [(String, String?)] { [("trip", trip), (ImportTarget.nameField, name)] }
}
