public import Trips

/// Who can be meant in some trips: those who travel, those who only look at one, and all others who are known.
public struct KnownPeople: Sendable {
    /// Everybody, those of the trips first.
    public let everybody: [Person]
    /// Those who travel, each once, in the order of the trips.
    public let going: [Person]
    /// Those who only look at a trip.
    public let looking: [Person]
    /// Those who travel, those who look at a trip, and all others.
    package let groups: [[Person]]
    /// What the trips call those who take part.
    let called: [PersonID: String]
    /// Who of them is me.
    let me: PersonID?
    /// Whose it is, trip by trip, that an activity names nobody.
    let owners: [[PersonID]]

    /// Finds out who can be meant.
    ///
    /// - Parameters:
    ///   - trips: The trips.
    ///   - persons: The persons of the store, or those whom files name.
    public init(of trips: [Trip], persons: [Person]) {
        let stored = Dictionary(persons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var everybody: [Person] = []
        var called: [PersonID: String] = [:]
        for traveller in trips.flatMap(\.travellers) where called[traveller.person] == nil {
            called[traveller.person] = traveller.name
            everybody.append(stored[traveller.person] ?? Person(traveller))
        }
        for person in persons where called[person.id] == nil { everybody.append(person) }
        let goers = trips.map { trip in trip.travellers.filter { $0.role != .viewer }.map(\.person) }
        let me = everybody.first(where: \.isMe)?.id
        let mine = goers.contains(where: \.isEmpty) ? [me].compactMap(\.self) : []
        let travelling = Set(goers.joined()).union(mine)
        let going = everybody.filter { travelling.contains($0.id) }
        looking = everybody.filter { !travelling.contains($0.id) && called[$0.id] != nil }
        groups = [
            going, looking, everybody.filter { called[$0.id] == nil && !travelling.contains($0.id) },
        ]
        owners = goers.map { $0.isEmpty ? (mine.isEmpty ? going.map(\.id) : mine) : $0 }
        (self.everybody, self.going, self.called, self.me) = (everybody, going, called, me)
    }
}
