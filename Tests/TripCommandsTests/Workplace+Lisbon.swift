import Testing
import TripCommands

extension Workplace {
    /// A place with one trip: Ada and Ben in Lisbon, with 500 EUR.
    static func withLisbon() throws -> Workplace {
        let place = try Workplace()
        #expect(
            try place.run(
                "trip", "new", "Lisbon", "--traveller", "Ada", "--traveller", "Ben", "--budget", "500 EUR"
            )
            .status == .success)
        return place
    }
}
