import Messages
import TripStorage
import Trips

/// Finds protected trips by their identifiers.
enum ProtectedTrip {
    /// Returns the error for a missing trip.
    static var none: CommandFailure {
        CommandFailure(
            "no-protected-trip", tr("no trip is protected; meridian protect TRIP does it"), status: .noInput)
    }

    /// The protected trips whose identifiers begin with a text of four or more letters.
    static func trips(named text: String, in reading: any TripReading) throws -> [SealedTrip] {
        guard text.count >= 4 else { return [] }
        return try reading.sealedTrips().filter { $0.id.text.hasPrefix(text.lowercased()) }
    }

    /// The part of the identifier that is shown to users.
    static func shortID(_ sealed: SealedTrip) -> String { String(sealed.id.text.prefix(8)) }
}
