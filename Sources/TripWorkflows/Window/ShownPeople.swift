public import CivilTime
public import Scheduling
public import Trips

/// Who takes part in the trips that are shown, and whose view is asked for.
public struct ShownPeople: Sendable {
    /// Those who travel, each once, in the order of the trips; those who only look at a trip are not among them.
    public let travellers: [PartyMember]

    /// Those whose view is asked for; empty for all who travel.
    public let chosen: [PartyMember]

    /// Whose clock is shown where nobody was named: mine, else that of the first who travels; nil where nobody is known.
    public let wearer: PersonID?

    /// The home of the one whose clock is shown.
    public let home: Zone

    /// Those who only look at a trip, and take part in what names them.
    private let bystanders: [PartyMember]

    /// Whose it is, trip by trip, that an activity names nobody.
    private let owners: [[PersonID]]

    /// Everybody who can be named, those who travel first, then those who look at a trip.
    package let known: [[Person]]
    private let database: ZoneDatabase

    /// Finds out who takes part.
    ///
    /// A trip without travellers is mine where it is said who I am, else of all who travel in the others.
    ///
    /// - Parameters:
    ///   - known: Who can be meant.
    ///   - named: Those whose view is asked for; empty for all who travel.
    ///   - isWith: Whether the time is asked for that they have with the wearer, which is the wearer's too.
    ///   - home: The zone of whoever has no other home.
    ///   - statedHome: The home of the one whose clock is shown, where somebody said it.
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
        // Time with somebody is the wearer's too, who is named first unless among them.
        let own = isWith && !named.contains { $0.id == wearer } ? going.filter { $0.id == wearer } : []
        chosen = (own + named).map(member).reduce(into: []) { found, member in
            if !found.contains(member) { found.append(member) }
        }
        owners = known.owners
        self.home = (chosen.first ?? travellers.first { $0.id == wearer })?.home ?? home
        (self.known, self.wearer, self.database) = (known.groups, wearer, database)
    }

    /// Those who may take part in something: who travels, then who only looks at a trip.
    public var participants: [PartyMember] { travellers + bystanders }

    /// Those who may be asked where they are: who travels, and whoever has a home that was said.
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

    /// Names participants in activities without any, unless everybody shown takes part.
    ///
    /// Then what still names nobody is for everybody. What is nobody's is left out where persons are asked for.
    ///
    /// - Parameter groups: The activities, trip by trip.
    /// - Returns: The activities, trip by trip.
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

    /// Whether an activity concerns somebody whose view or clock is shown.
    ///
    /// - Parameter activity: The activity, as ``settled(_:)`` has it.
    /// - Returns: Whether it does.
    public func concernsShown(_ activity: Activity) -> Bool {
        let shown = chosen.isEmpty ? [wearer].compactMap(\.self) : chosen.map(\.id)
        if shown.isEmpty || activity.participants.isEmpty { return true }
        return activity.participants.contains(where: shown.contains)
    }

    /// Whether a window of the store is enough: it has the last transport of anybody, which is not another one's.
    public var canBeReadInPart: Bool { chosen.isEmpty && travellers.count + bystanders.count <= 1 }
}

// MARK: - What they do

extension ShownPeople {
    /// What each of those does whose view is asked for, else of all who travel.
    ///
    /// - Parameters:
    ///   - activities: The occurrences, as ``settled(_:)`` has them.
    ///   - tripDates: The dates that the trip is said to have.
    /// - Returns: The party; of one itinerary where nobody is known.
    public func party(of activities: [Activity], tripDates: Range<CivilDate>? = nil) -> Party {
        let shown = chosen.isEmpty ? travellers : chosen
        guard !shown.isEmpty else {
            return Party(of: Itinerary(activities, home: home, database: database, tripDates: tripDates))
        }
        return Party(
            shown, activities, database: database, tripDates: tripDates,
            bystanders: chosen.isEmpty ? bystanders : [])
    }

    /// Puts what they do on one time line.
    ///
    /// The clock is that of the one who was named first, else of the wearer.
    ///
    /// - Parameter party: What each of them does.
    /// - Returns: The itinerary.
    public func whole(of party: Party) -> Itinerary { party.whole(onTheClockOf: chosen.first?.id ?? wearer) }
}
