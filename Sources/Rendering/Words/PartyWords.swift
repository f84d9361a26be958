public import CivilTime
public import Trips

/// What a picture of several persons says of them: what they are called, where they are, and whose clock is shown.
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

    /// Whose the clock of the view `traveller` is; nil where not even two clocks differ.
    public var wearer: String?

    /// Makes the words.
    ///
    /// - Parameters:
    ///   - names: Everybody who travels, by what they are called.
    ///   - places: Where everybody is on the dates on which not all are in one place.
    ///   - wearer: Whose the clock of the view `traveller` is.
    public init(
        names: [PersonID: String] = [:], places: [CivilDate: String] = [:], wearer: String? = nil
    ) {
        self.names = names
        self.places = places
        self.wearer = wearer
    }
}
