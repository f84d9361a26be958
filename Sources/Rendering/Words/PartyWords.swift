public import CivilTime
public import Trips

/// What a picture of several persons says of them: what they are called, where they are, and whose clock is shown.
///
/// ```swift
/// let people = PartyWords(places: [friday: "Ada: Auckland · Ben: Berlin"])
/// people.places[friday]  // "Ada: Auckland · Ben: Berlin"
/// ```
public struct PartyWords: Hashable, Sendable {
    /// Everybody who may take part, by what they are called; empty where no entry says who does.
    public var names: [PersonID: String]

    /// Those who travel: what is for all of them and for nobody else names nobody.
    public var travelling: Set<PersonID>

    /// Where everybody is on a date, one line each; none on a date on which all are in one place.
    public var places: [CivilDate: String]

    /// Whose the clock of the view `traveller` is; nil where no two clocks differ.
    public var wearer: String?

    /// Makes the words.
    ///
    /// - Parameters:
    ///   - names: Everybody who may take part, by what they are called.
    ///   - travelling: Those who travel.
    ///   - places: Where everybody is on the dates on which not all are in one place.
    ///   - wearer: Whose the clock of the view `traveller` is.
    public init(
        names: [PersonID: String] = [:], travelling: Set<PersonID> = [],
        places: [CivilDate: String] = [:], wearer: String? = nil
    ) {
        self.names = names
        self.travelling = travelling
        self.places = places
        self.wearer = wearer
    }
}
