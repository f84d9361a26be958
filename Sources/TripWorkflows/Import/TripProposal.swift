import Messages
import Rendering

/// Why bookings that name no trip went to one that exists.
///
/// A mail of an airline or a hotel names no trip. It goes where the traveller is then: to the trip whose activities it
/// follows or precedes, in date and place.
public struct TripProposal: Hashable, Sendable {
    /// The name of the file.
    public let file: String
    /// The reason.
    public let reason: Reason

    /// What a booking and a trip have in common.
    public enum Reason: Hashable, Sendable {
        /// The trip, which has another name than the file, has them already, perhaps as earlier versions.
        case known
        /// A booking of the trip has its code.
        case code(String)
        /// It starts where an activity of the trip ends; the title of that one.
        case startsAfter(String)
        /// It ends where an activity of the trip starts; the title of that one.
        case endsBefore(String)
        /// It is near a stay of the same days; the title of the stay.
        case during(String)
    }

    /// Tells why a file went to a trip.
    package init(file: String, reason: Reason) { (self.file, self.reason) = (file, reason) }

    /// The reason as a clause for people.
    package var words: String {
        let file = Printable.name(file.split(separator: "/").last ?? "")
        func name(_ title: String) -> String { Printable.name(title) }
        switch reason {
        case .known: return tr("\(file) has bookings of this trip")
        case .code(let code): return tr("\(file) has a booking code of this trip, \(name(code))")
        case .startsAfter(let title): return tr("\(file) begins where \(name(title)) ends")
        case .endsBefore(let title): return tr("\(file) ends where \(name(title)) begins")
        case .during(let title): return tr("\(file) is near \(name(title)), on the same days")
        }
    }
}
