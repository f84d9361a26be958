import Messages
import TripStorage
import Trips

/// How a person names a trip under a passphrase.
enum ProtectedTrip {
    /// Says that there is none.
    static var none: CommandFailure {
        CommandFailure(
            "no-protected-trip", tr("no trip is protected; meridian protect TRIP does it"), status: .noInput)
    }

    /// The protected trips whose identifiers begin with a text of four or more letters.
    static func trips(named text: String, in reading: any TripReading) throws -> [SealedTrip] {
        guard text.count >= 4 else { return [] }
        return try reading.sealedTrips().filter { $0.id.text.hasPrefix(text.lowercased()) }
    }

    /// As much of the identifier as names the trip to people.
    static func shortID(_ sealed: SealedTrip) -> String { String(sealed.id.text.prefix(8)) }
}
