public import CivilTime
public import Trips

/// What a picture of several persons says of them: what they are called, and where they are.
///
/// ```swift
/// let people = PartyWords(places: [friday: "Ada: Auckland · Ben: Berlin"])
/// people.places[friday]  // "Ada: Auckland · Ben: Berlin"
/// ```
public struct PartyWords: Hashable, Sendable {
    /// Everybody who travels, by what they are called; empty where no entry says who takes part.
    public var names: [PersonID: String]

    /// Where everybody is on a date, one line each; none on a date on which all are in one place.
    public var places: [CivilDate: String]

    /// Makes the words.
    ///
    /// - Parameters:
    ///   - names: Everybody who travels, by what they are called.
    ///   - places: Where everybody is on the dates on which not all are in one place.
    public init(names: [PersonID: String] = [:], places: [CivilDate: String] = [:]) {
        self.names = names
        self.places = places
    }
}
