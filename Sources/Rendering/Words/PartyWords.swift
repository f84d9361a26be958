public import CivilTime
public import Trips

/// The words of a picture of several persons: their names, their places, and the owner of the clock.
///
/// ```swift
/// let people = PartyWords(places: [friday: "Ada: Auckland · Ben: Berlin"])
/// people.places[friday]  // "Ada: Auckland · Ben: Berlin"
/// ```
public struct PartyWords: Hashable, Sendable {
    /// The names of possible participants; empty if no entry names participants.
    public var names: [PersonID: String]

    /// The travellers: an entry for all of them and no one else names no participants.
    public var travelling: Set<PersonID>

    /// The places of all persons on a date, as one line; none on a date with everyone in one place.
    public var places: [CivilDate: String]

    /// The owner of the clock in the view `traveller`; nil if all clocks agree.
    public var wearer: String?

    /// Whether others than the travellers read them, to whom the traveller's time is not their own.
    package var isReadByOthers = false

    /// Makes the words.
    ///
    /// - Parameters:
    ///   - names: The names of possible participants.
    ///   - travelling: The travellers.
    ///   - places: The places of all persons, for dates with several places.
    ///   - wearer: The owner of the clock in the view `traveller`.
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
