public import CivilTime
public import Trips

/// Persons with one itinerary for each, and one for those who do the same.
///
/// What another person does is never an obstacle: an itinerary holds what names the person among its
/// ``Trips/Activity/participants``, and what names nobody, which is for all.
///
/// ```swift
/// let party = Party([ada, ben], activities, database: database)
/// for finding in party.findings(by: TripRules.standard) where finding.members.contains(ada) { … }
/// ```
public struct Party: Hashable, Sendable {
    /// The persons, those who do the same together, in the order in which they were given.
    public let groups: [PartyGroup]

    /// Puts the activities of each person on the time line.
    ///
    /// - Parameters:
    ///   - members: The persons, each once.
    ///   - activities: The occurrences of all of them; what names nobody is for everybody.
    ///   - database: The zones.
    ///   - tripDates: The dates that the trip is said to have, the end exclusive; nil when nobody has said.
    /// - Complexity: That of an itinerary for each group, and O(p) for p mentions of a participant.
    public init(
        _ members: [PartyMember], _ activities: [Activity], database: ZoneDatabase,
        tripDates: Range<CivilDate>? = nil
    ) {
        var mentions: [PersonID: [Int]] = [:]
        for (index, activity) in activities.enumerated() {
            for person in activity.participants { mentions[person, default: []].append(index) }
        }
        struct Signature: Hashable {
            let mentions: [Int]
            let home: ZoneID
        }
        var order: [Signature] = []
        var together: [Signature: [PartyMember]] = [:]
        for member in members {
            let signature = Signature(mentions: mentions[member.id] ?? [], home: member.home.id)
            if together[signature] == nil { order.append(signature) }
            together[signature, default: []].append(member)
        }
        let common = activities.indices.filter { activities[$0].participants.isEmpty }
        groups = order.map { signature in
            let members = together[signature] ?? []
            let own = (common + signature.mentions).sorted().map { activities[$0] }
            let itinerary = Itinerary(
                own, home: members[0].home, database: database, tripDates: tripDates)
            return PartyGroup(members: members, itinerary: itinerary)
        }
    }

    /// Makes a party of one itinerary, where nobody is named.
    ///
    /// - Parameter itinerary: The itinerary.
    public init(of itinerary: Itinerary) {
        groups = [PartyGroup(members: [], itinerary: itinerary)]
    }

    private init(groups: [PartyGroup]) {
        self.groups = groups
    }

    /// Returns the same persons with other itineraries.
    ///
    /// - Parameter change: Makes the itinerary of a group.
    /// - Returns: The party.
    public func with(_ change: (Itinerary) -> Itinerary) -> Party {
        Party(groups: groups.map { PartyGroup(members: $0.members, itinerary: change($0.itinerary)) })
    }

    /// The persons.
    public var members: [PartyMember] { groups.flatMap(\.members) }

    /// Judges each person's own sequence.
    ///
    /// - Parameter rules: The rules.
    /// - Returns: The findings, by instant; one that several persons share is one, with all of them.
    /// - Complexity: That of the rules for each group.
    public func findings(by rules: TripRules) -> [PartyFinding] {
        var order: [TripFinding] = []
        var members: [TripFinding: [PartyMember]] = [:]
        for group in groups {
            for finding in group.itinerary.findings(by: rules) {
                if members[finding] == nil { order.append(finding) }
                members[finding, default: []] += group.members
            }
        }
        let everybody = Set(self.members)
        // Stable: of one instant, in the order of the groups and of the rules.
        return order.enumerated().sorted {
            ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset)
        }.map { _, finding in
            let concerned = members[finding] ?? []
            return PartyFinding(
                finding: finding, members: concerned, isForAll: Set(concerned) == everybody)
        }
    }
}
