/// What an itinerary on paper tells.
struct Paper: Hashable, Sendable {
    /// Whether it has confirmation codes and seats.
    var showsCodes = true
    /// Whether it has costs.
    var showsCosts = true

    init(showsCodes: Bool = true, showsCosts: Bool = true) {
        (self.showsCodes, self.showsCosts) = (showsCodes, showsCosts)
    }

    /// Reads the parameters of an address: `codes=0`, `costs=0`.
    init(_ query: Query) {
        (showsCodes, showsCosts) = (query["codes"] != "0", query["costs"] != "0")
    }

    /// The parameters of its address.
    var parameters: [(String, String?)] {
        [("codes", showsCodes ? nil : "0"), ("costs", showsCosts ? nil : "0")]
    }
}
