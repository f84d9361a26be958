public import CivilTime
public import Scheduling
public import Trips

/// The participants of the shown trips, and the persons whose view is requested.
public struct ShownPeople: Sendable {
    /// The travellers, each once, in the order of the trips; without viewers.
    public let travellers: [PartyMember]

    /// The requested persons; empty for all travellers.
    public let chosen: [PartyMember]

    /// The default owner of the clock: the user, else the first traveller; nil without known persons.
    public let wearer: PersonID?

    /// The home zone of the owner of the clock.
    public let home: Zone

    /// The viewers of trips, who take part only by name.
    private let bystanders: [PartyMember]

    /// The default participants, by trip.
    private let owners: [[PersonID]]

    /// All persons that can be named, travellers first, then viewers.
    package let known: [[Person]]
    private let database: ZoneDatabase

    /// Determines the participants.
    ///
    /// A trip without travellers is the user's, if known, and otherwise of all travellers of the other trips.
    ///
    /// - Parameters:
    ///   - known: The known persons.
    ///   - named: The requested persons; empty for all travellers.
    ///   - isWith: Whether common time with the owner of the clock is requested, which includes the owner.
    ///   - home: The default home zone.
    ///   - statedHome: The given home zone of the owner of the clock.
    ///   - database: The zones.
    public init(
        of known: KnownPeople, named: [Person] = [], isWith: Bool = false, home: Zone,
        statedHome: Zone? = nil, _ database: ZoneDatabase
    ) {
        let going = known.going
        let wearer =
            known.me.flatMap { me in going.contains { $0.id == me } ? me : nil } ?? going.first?.id
        let alone = named.isEmpty ? wearer : Set(named.map(\.id)).count == 1 ? named[0].id : nil
        func member(_ person: Person) -> PartyMember {
            let own = person.home.flatMap { try? database.zone($0) } ?? home
            return PartyMember(
                id: person.id, name: known.called[person.id] ?? person.name,
                home: (person.id == alone ? statedHome : nil) ?? own, awake: person.awake)
        }
        travellers = going.map(member)
        bystanders = known.looking.map(member)
        // Common time includes the owner of the clock, who comes first unless named.
        let own = isWith && !named.contains { $0.id == wearer } ? going.filter { $0.id == wearer } : []
        chosen = (own + named).map(member).reduce(into: []) { found, member in
            if !found.contains(member) { found.append(member) }
        }
        owners = known.owners
        self.home = (chosen.first ?? travellers.first { $0.id == wearer })?.home ?? home
        (self.known, self.wearer, self.database) = (known.groups, wearer, database)
    }

    /// The possible participants: travellers, then viewers.
    public var participants: [PartyMember] { travellers + bystanders }

    /// The persons with a known place: travellers, and everybody with a given home zone.
    public var locatable: [PartyMember] {
        let ids = Set(travellers.map(\.id))
        return travellers + known.joined().filter { $0.home != nil && !ids.contains($0.id) }.map(member)
    }

    package func member(_ person: Person) -> PartyMember {
        (travellers + bystanders).first { $0.id == person.id }
            ?? PartyMember(
                id: person.id, name: person.name,
                home: person.home.flatMap { try? database.zone($0) } ?? home, awake: person.awake)
    }

    /// Adds participants to activities without any, unless all shown persons take part.
    ///
    /// Any remaining activity without participants is for everybody. Activities of nobody are dropped when persons
    /// are requested.
    ///
    /// - Parameter groups: The activities, by trip.
    /// - Returns: The activities, by trip.
    public func settled(_ groups: [[Activity]]) -> [[Activity]] {
        let everybody = Set(travellers.map(\.id)).union(chosen.map(\.id))
        guard groups.count == owners.count, !everybody.isEmpty else { return groups }
        return zip(groups, owners).map { activities, owners in
            if Set(owners) == everybody { return activities }
            return activities.compactMap { activity in
                guard activity.participants.isEmpty else { return activity }
                if owners.isEmpty { return nil }
                var copy = activity
                copy.participants = owners
                return copy
            }
        }
    }

    /// Whether an activity concerns a requested person or the owner of the clock.
    ///
    /// - Parameter activity: The activity, from ``settled(_:)``.
    /// - Returns: Whether it does.
    public func concernsShown(_ activity: Activity) -> Bool {
        let shown = chosen.isEmpty ? [wearer].compactMap(\.self) : chosen.map(\.id)
        if shown.isEmpty || activity.participants.isEmpty { return true }
        return activity.participants.contains(where: shown.contains)
    }

    /// Whether a window of the store suffices: with at most one person, its last transport is that person's.
    public var canBeReadInPart: Bool { chosen.isEmpty && travellers.count + bystanders.count <= 1 }
}

// MARK: - What they do

extension ShownPeople {
    /// Returns the itinerary of each requested person, or of all travellers.
    ///
    /// - Parameters:
    ///   - activities: The occurrences, from ``settled(_:)``.
    ///   - tripDates: The dates given for the trip.
    /// - Returns: The party; a single itinerary without known persons.
    public func party(of activities: [Activity], tripDates: Range<CivilDate>? = nil) -> Party {
        let shown = chosen.isEmpty ? travellers : chosen
        guard !shown.isEmpty else {
            return Party(of: Itinerary(activities, home: home, database: database, tripDates: tripDates))
        }
        return Party(
            shown, activities, database: database, tripDates: tripDates,
            bystanders: chosen.isEmpty ? bystanders : [])
    }

    /// Places the activities of all on one timeline.
    ///
    /// The clock is that of the first named person, else of the owner of the clock.
    ///
    /// - Parameter party: The itinerary of each person.
    /// - Returns: The itinerary.
    public func whole(of party: Party) -> Itinerary { party.whole(onTheClockOf: chosen.first?.id ?? wearer) }
}
