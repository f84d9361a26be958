public import Trips

/// The persons of some trips: travellers, viewers, and all other known persons.
public struct KnownPeople: Sendable {
    /// All persons, those of the trips first.
    public let everybody: [Person]
    /// The travellers, each once, in the order of the trips.
    public let going: [Person]
    /// The viewers of trips.
    public let looking: [Person]
    /// The travellers, the viewers, and all others.
    package let groups: [[Person]]
    /// The names of participants in the trips.
    let called: [PersonID: String]
    /// The user.
    let me: PersonID?
    /// The default participants, by trip.
    let owners: [[PersonID]]

    /// Collects the persons.
    ///
    /// - Parameters:
    ///   - trips: The trips.
    ///   - persons: The persons of the store, or those named in files.
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
