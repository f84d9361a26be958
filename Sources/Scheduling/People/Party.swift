public import CivilTime
public import Trips

/// Persons with their itineraries, one for each group with the same activities.
///
/// Activities of another person are never obstacles: an itinerary holds those with the person among their
/// ``/Trips/Activity/participants``, and those without participants, which are for all.
///
/// ```swift
/// let party = Party([ada, ben], activities, database: database)
/// for finding in party.findings(by: TripRules.standard) where finding.members.contains(ada) { … }
/// party.whole(onTheClockOf: ada.id)   // everything in one picture
/// ```
public struct Party: Hashable, Sendable {
    /// The groups of persons with the same activities, in the order given.
    public let groups: [PartyGroup]

    /// Those who do not travel and take part only in activities that name them.
    private let bystanders: [PartyGroup]

    /// The activities of all, each read once; those with a place on the time line first, in their order.
    private let activities: [ReadActivity]

    private let tripDates: Range<CivilDate>?

    /// Puts the activities of each person on the time line.
    ///
    /// - Parameters:
    ///   - members: The persons, each once.
    ///   - activities: The occurrences of all of them; an activity without participants is for everyone.
    ///   - database: The zones.
    ///   - tripDates: The stated dates of the trip, the end exclusive; nil without any.
    ///   - bystanders: Persons who only take part in activities that name them and are not in ``groups``: a dinner
    ///     guest who does not travel.
    /// - Complexity: O(n log n) to read the activities, and that of an itinerary for each group; O(p) for p mentions
    ///   of a participant.
    public init(
        _ members: [PartyMember], _ activities: [Activity], database: ZoneDatabase,
        tripDates: Range<CivilDate>? = nil, bystanders: [PartyMember] = []
    ) {
        let read = Party.inOrder(
            ReadActivity.all(activities) { id throws(TimeError) in try database.zone(id) })
        var common: [Int] = []
        var mentions: [PersonID: [Int]] = [:]
        for (index, activity) in read.enumerated() {
            let participants = activity.activity.participants
            if participants.isEmpty { common.append(index) }
            for person in participants { mentions[person, default: []].append(index) }
        }
        func groups(of members: [PartyMember], with common: [Int]) -> [PartyGroup] {
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
            return order.map { signature in
                let members = together[signature] ?? []
                let own = (common + signature.mentions).sorted().lazy.map { read[$0] }
                return PartyGroup(
                    members: members,
                    itinerary: Itinerary(own, home: members[0].home, tripDates: tripDates))
            }
        }
        self.groups = groups(of: members, with: common)
        self.bystanders = groups(of: bystanders, with: [])
        self.activities = read
        self.tripDates = tripDates
    }

    /// Makes a party of one itinerary without known persons.
    ///
    /// - Parameter itinerary: The itinerary.
    public init(of itinerary: Itinerary) {
        groups = [PartyGroup(members: [], itinerary: itinerary)]
        (bystanders, activities, tripDates) = ([], [], itinerary.tripDates)
    }

    private init(_ party: Party, groups: [PartyGroup]) {
        self.groups = groups
        (bystanders, activities, tripDates) = (party.bystanders, party.activities, party.tripDates)
    }

    /// Returns the same persons with other itineraries.
    ///
    /// The result of ``whole(onTheClockOf:)`` is unchanged.
    ///
    /// - Parameter change: Makes the itinerary of a group.
    /// - Returns: The party.
    public func with(_ change: (Itinerary) -> Itinerary) -> Party {
        Party(
            self,
            groups: groups.map { PartyGroup(members: $0.members, itinerary: change($0.itinerary)) })
    }

    /// The activities with a place on the time line in order, so that any part of them is in order too.
    private static func inOrder(_ read: [ReadActivity]) -> [ReadActivity] {
        var scheduled: [ScheduledActivity] = []
        var others: [ReadActivity] = []
        for activity in read {
            if case .scheduled(let found) = activity {
                scheduled.append(found)
            } else {
                others.append(activity)
            }
        }
        return scheduled.sorted().map(ReadActivity.scheduled) + others
    }

    /// The persons.
    public var members: [PartyMember] { groups.flatMap(\.members) }
}

// MARK: - The whole

extension Party {
    /// Returns the activities of all in one picture, on the clock of one person.
    ///
    /// Each activity has the times of its own participants: a floating time and a whole day are read on the clock of
    /// that person if they take part, else on that of the first known participant.
    ///
    /// ```swift
    /// // Ada is in Tokyo, Zoe in Boston: the museum at 10:00 that names Ada alone is at 01:00Z on both clocks.
    /// party.whole(onTheClockOf: zoe.id)
    /// ```
    ///
    /// - Parameter person: The owner of the clock; nil or an unknown person means the first.
    /// - Returns: The itinerary, with all activities of the party.
    /// - Complexity: That of an itinerary of all.
    public func whole(onTheClockOf person: PersonID?) -> Itinerary {
        let all = groups + bystanders
        let own = groups.first { $0.members.contains { $0.id == person } } ?? groups[0]
        guard own.itinerary.count < activities.count, let wearer = own.members.first else {
            return own.itinerary
        }
        var clocks: [PersonID: TravellerClock] = [:]
        for group in all {
            for member in group.members { clocks[member.id] = group.itinerary.clock }
        }
        return Itinerary(
            activities, home: own.itinerary.home, tripDates: tripDates, wearer: wearer.id, clocks: clocks)
    }
}

extension Itinerary {
    fileprivate var count: Int { activities.count + unresolved.count }
}

// MARK: - Rules

extension Party {
    /// Returns the findings about each person's own itinerary.
    ///
    /// - Parameter rules: The rules.
    /// - Returns: The findings, by instant; a finding shared by several persons is listed once, with all of them.
    /// - Complexity: That of the rules for each group.
    public func findings(by rules: TripRules) -> [PartyFinding] {
        let all = rules.all
        /// The groups that share a finding, and the number of their persons.
        struct Shared {
            var groups: [Int] = []
            var count = 0
        }
        var order: [(finding: TripFinding, at: ZonedDateTime)] = []
        var shared: [TripFinding: Shared] = [:]
        for (index, group) in groups.enumerated() {
            for finding in group.itinerary.findings(by: all) {
                if shared[finding] == nil {
                    let zone = group.itinerary.clock.zone(at: finding.instant)
                    order.append((finding, ZonedDateTime(finding.instant, in: zone)))
                }
                guard shared[finding]?.groups.last != index else { continue }
                shared[finding, default: Shared()].groups.append(index)
                shared[finding, default: Shared()].count += group.members.count
            }
        }
        let everybody = members
        // Stable: findings at one instant keep the order of the groups and of the rules.
        return order.enumerated().sorted {
            ($0.element.finding.instant, $0.offset) < ($1.element.finding.instant, $1.offset)
        }.map { _, found in
            let concerned = shared[found.finding] ?? Shared()
            let isForAll = concerned.count == everybody.count
            return PartyFinding(
                finding: found.finding, at: found.at,
                members: isForAll ? everybody : concerned.groups.flatMap { groups[$0].members },
                isForAll: isForAll)
        }
    }
}
