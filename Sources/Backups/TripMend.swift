public import Trips

/// A part of a trip that a backup says otherwise than its store, or not at all, since it breaks a rule of the model there.
///
/// Without it the trip could not be read again, and all that belongs to it would be lost with it.
public struct TripMend: Hashable, Sendable {
    /// What is said otherwise.
    public enum Part: Hashable, Sendable {
        /// The identifier of the trip, which gets another one.
        case identifier
        /// The name of the trip, which gets another one.
        case name
        /// The dates that it is said to have, which are left out.
        case dates
        /// A sum of the budget, which is left out.
        case budget
        /// A country, which is left out.
        case country
        /// The identifier of a traveller, who gets another one.
        case travellerIdentifier(name: String)
        /// The name of a traveller, who gets another one.
        case travellerName
        /// The mail address of a traveller, which is left out.
        case travellerAddress(Traveller)
        /// A traveller under the identifier of another one, who is left out.
        case traveller
    }

    /// What is said otherwise.
    public let part: Part

    /// The value, and the rule that it breaks.
    public let flaw: String

    /// What the backup says in its place; `nil` where it says nothing.
    public let substitute: String?

    /// Creates a mend.
    init(_ part: Part, _ error: TripError, substitute: String? = nil) {
        self.part = part
        flaw = "\(error.subject) \(error.reason)"
        self.substitute = substitute
    }
}

extension TripMend: CustomStringConvertible {
    /// The value, the rule and what became of it, in English.
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
