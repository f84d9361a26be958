public import Trips

/// A part of a trip that a backup replaces or drops, since it violates a rule of the model.
///
/// Otherwise the trip could not be read again, and all its parts would be lost.
public struct TripMend: Hashable, Sendable {
    /// The part that is changed.
    public enum Part: Hashable, Sendable {
        /// The identifier of the trip, which is replaced.
        case identifier
        /// The name of the trip, which is replaced.
        case name
        /// The stated dates, which are dropped.
        case dates
        /// A sum of the budget, which is dropped.
        case budget
        /// A country, which is dropped.
        case country
        /// The identifier of a traveller, which is replaced.
        case travellerIdentifier(name: String)
        /// The name of a traveller, which is replaced.
        case travellerName
        /// The mail address of a traveller, which is dropped.
        case travellerAddress(Traveller)
        /// A traveller with another one's identifier, who is dropped.
        case traveller
    }

    /// The part that is changed.
    public let part: Part

    /// The value, and the rule that it violates.
    public let flaw: String

    /// The value in the backup; `nil` when it is dropped.
    public let substitute: String?

    /// Creates a mend.
    init(_ part: Part, _ error: TripError, substitute: String? = nil) {
        self.part = part
        flaw = "\(error.subject) \(error.reason)"
        self.substitute = substitute
    }
}

extension TripMend: CustomStringConvertible {
    /// The value, the rule and what was done, in English.
    public var description: String {
        let became =
            switch part {
            case .identifier: "the trip is there under the identifier \(substitute ?? "")"
            case .name: "the trip is called \(substitute ?? "") there"
            case .dates: "its dates are left out"
            case .budget: "the sum is left out"
            case .country: "the country is left out"
            case .travellerIdentifier(let name): "\(name) is there under the identifier \(substitute ?? "")"
            case .travellerName: "the traveller is called \(substitute ?? "") there"
            case .travellerAddress(let traveller): "the address of \(traveller.name) is left out"
            case .traveller: "the traveller is left out"
            }
        return "\(flaw); \(became)"
    }
}
