import CivilTime
import Findings
import ICalendar
import Messages
import Reservations
import Trips

/// Which new events of an import are of the same booking as an activity of another sender.
///
/// All that are alike are looked at together, so that the order in which they come makes no difference: they are put together
/// only where each is like each other one, all came from different senders, and no more than one was here before.
struct BookingPairs {
    /// A new event, and the activity whose booking it is.
    struct Join {
        let uid: ActivityUID
        let target: ActivityUID
        let agreements: [BookingSameness.Agreement]
    }

    private(set) var joins: [Join] = []
    /// Events that are like several others, and were put together with none.
    private(set) var unclear: [[ActivityUID]] = []

    private let database: ZoneDatabase
    private let texts: ReservationTexts
    private var nodes: [Node] = []
    private var edges: [Int: [Int: BookingSameness]] = [:]
    /// Of so many that share a sign none is taken: nobody has that many senders.
    private static let mostAlike = SenderVersions.most

    private struct Node {
        let side: BookingSide
        let isNew: Bool
        /// Of all who tell of it.
        let senders: [BookingSender]
        /// What each of them says, where there are several.
        let versions: [BookingSide]
        /// What is shown, where it was changed by hand.
        var shown: BookingSide?
    }

    /// Compares new events with one another and with what is here.
    ///
    /// - Parameters:
    ///   - new: New events that may be bookings.
    ///   - existing: The activities that may be.
    ///   - known: The activity here whose booking a new one is by what a reservation says, by the UID of the new one.
    ///   - database: The zones.
    ///   - texts: Knows the reservations of the import.
    /// - Complexity: O(n) for n events: of each sign few are compared.
    init(
        _ new: [Activity], beside existing: [Activity], knowing known: [ActivityUID: ActivityUID] = [:],
        _ database: ZoneDatabase, _ texts: ReservationTexts
    ) {
        self.database = database
        self.texts = texts
        let senders = Set(new.map { BookingSender($0.uid) })
        // One sender's own events are what that sender made of them.
        guard !new.isEmpty, !existing.isEmpty || senders.count > 1 else { return }
        var signs: [String: [Int]] = [:]
        for activity in new.sorted(by: { $0.uid < $1.uid }) {
            let side = BookingSide(activity, database)
            for sign in side.signs { signs[sign, default: []].append(nodes.count) }
            nodes.append(
                Node(side: side, isNew: true, senders: [BookingSender(activity.uid)], versions: []))
        }
        // One moment is on two days at most.
        let days = Set(
            new.map(\.span.startDate).flatMap { day in
                (-1...1).compactMap { try? day.adding(days: $0) }
            })
        let targets = Set(known.values)
        let near = existing.filter { days.contains($0.span.startDate) || targets.contains($0.uid) }
        for activity in near.sorted(by: { $0.uid < $1.uid }) {
            // What was changed by hand no sender says.
            let said = HandEdit(activity, database)?.base ?? activity
            let side = BookingSide(said, database)
            let shown = said == activity ? nil : BookingSide(activity, database)
            let shared = Set(side.signs + (shown?.signs ?? [])).filter { signs[$0] != nil }
            guard !shared.isEmpty || targets.contains(activity.uid) else { continue }
            for sign in shared { signs[sign]?.append(nodes.count) }
            nodes.append(node(of: side))
            nodes[nodes.count - 1].shown = shown
        }
        compare(signs)
        join(known)
        settle()
    }

    private func node(of side: BookingSide) -> Node {
        let versions = SenderVersions(side.activity)
        let said = versions?.said ?? []
        return Node(
            side: side, isNew: false,
            senders: versions?.all.map { BookingSender($0.uid) } ?? [BookingSender(side.activity.uid)],
            versions: said.map { BookingSide($0, database) })
    }

    private mutating func compare(_ signs: [String: [Int]]) {
        var crowded: Set<Int> = []
        var told = false
        let groups = signs.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
        for (_, group) in groups where group.count > Self.mostAlike {
            crowded.formUnion(group)
            // Once: it may be a thousand.
            if !told, Set(group.flatMap { nodes[$0].senders }).count > 1 {
                unclear.append(group.map { nodes[$0].side.activity.uid })
                told = true
            }
        }
        for (sign, group) in groups where group.count <= Self.mostAlike {
            for (place, one) in group.enumerated() {
                for other in group[(place + 1)...] where edges[one]?[other] == nil {
                    // Of a crowd that one confirmation tells from the rest is taken.
                    let isCrowded = crowded.contains(one) || crowded.contains(other)
                    guard !isCrowded || BookingSide.isOfConfirmation(sign),
                        nodes[one].isNew || nodes[other].isNew, let same = sameness(one, other)
                    else { continue }
                    edges[one, default: [:]][other] = same
                    edges[other, default: [:]][one] = same
                }
            }
        }
    }

    /// Takes those for one of which a reservation says so, where nothing contradicts.
    private mutating func join(_ known: [ActivityUID: ActivityUID]) {
        guard !known.isEmpty else { return }
        let places = Dictionary(
            nodes.indices.map { (nodes[$0].side.activity.uid, $0) }, uniquingKeysWith: { first, _ in first })
        for (uid, target) in known.sorted(by: { $0.key < $1.key }) {
            guard let one = places[uid], let other = places[target], edges[one]?[other] == nil,
                let same = sameness(one, other, isKnown: true)
            else { continue }
            edges[one, default: [:]][other] = same
            edges[other, default: [:]][one] = same
        }
    }

    private func sameness(_ one: Int, _ other: Int, isKnown: Bool = false) -> BookingSameness? {
        let (mine, theirs) = (nodes[one], nodes[other])
        // What somebody mended helps to find the booking; what the senders say must not contradict all the same.
        let told =
            BookingSameness(mine.side, theirs.side)
            ?? mine.shown.flatMap { BookingSameness($0, theirs.side) }
            ?? theirs.shown.flatMap { BookingSameness(mine.side, $0) }
        guard haveOtherSenders(mine, theirs), canKeep(mine), canKeep(theirs),
            let same = told ?? (isKnown ? BookingSameness(knownBy: [.number, .confirmation, .day]) : nil)
        else { return nil }
        for version in mine.versions + [mine.side] {
            for other in theirs.versions + [theirs.side] where BookingSameness.areTwo(version, other) != nil {
                return nil
            }
        }
        let people = (mine.side.people(database, texts), theirs.side.people(database, texts))
        let isConfirmed =
            !mine.side.confirmation.isEmpty && mine.side.confirmation == theirs.side.confirmation
        guard !BookingSameness.areOfOthers(people.0, people.1, isConfirmed: isConfirmed) else { return nil }
        // The seat of somebody whom both name may have changed.
        let isOfOne = isKnown && !people.0.isEmpty && !people.1.isEmpty
        guard isOfOne || !BookingSameness.haveOtherSeats(mine.side, theirs.side) else { return nil }
        return same
    }

    private func canKeep(_ node: Node) -> Bool {
        node.isNew
            ? SenderVersions.canKeep(node.side.activity)
            : node.versions.count > 1 || SenderVersions.canKeep(node.side.activity)
    }

    /// Whether no sender tells of both.
    ///
    /// Who made a UID without a domain nobody knows. Two of these have to agree in the confirmation, and come in two files.
    private func haveOtherSenders(_ one: Node, _ other: Node) -> Bool {
        guard let shared = Set(one.senders).intersection(other.senders).first else { return true }
        guard shared.domain == nil, Set(one.senders).intersection(other.senders).count == 1 else {
            return false
        }
        return !(one.isNew && other.isNew) && !one.side.confirmation.isEmpty
            && one.side.confirmation == other.side.confirmation
    }

    /// Puts together those of which each is like each other one.
    private mutating func settle() {
        var seen: Set<Int> = []
        for first in nodes.indices where nodes[first].isNew && edges[first] != nil && !seen.contains(first) {
            var group: [Int] = []
            var open = [first]
            while let next = open.popLast() {
                guard seen.insert(next).inserted else { continue }
                group.append(next)
                open += (edges[next] ?? [:]).keys.filter { !seen.contains($0) }
            }
            guard group.count > 1 else { continue }
            group.sort()
            if let target = target(of: group) {
                for index in group where index != target {
                    joins.append(
                        Join(
                            uid: nodes[index].side.activity.uid, target: nodes[target].side.activity.uid,
                            agreements: edges[index]?[target]?.agreements ?? []))
                }
            } else {
                unclear.append(group.map { nodes[$0].side.activity.uid })
            }
        }
    }

    /// The activity that all of a group become part of; `nil` where that is not clear.
    private func target(of group: [Int]) -> Int? {
        let senders = group.flatMap { nodes[$0].senders }
        let known = group.filter { !nodes[$0].isNew }
        guard known.count < 2, senders.count <= SenderVersions.most,
            group.allSatisfy({ one in group.allSatisfy { $0 == one || edges[one]?[$0] != nil } })
        else { return nil }
        return known.first ?? group.first
    }
}

extension BookingPairs {
    /// What tells that several may be one booking.
    static func finding(_ uids: [ActivityUID]) -> Finding {
        let shown = uids.prefix(4).map(\.text).joined(separator: ", ")
        let rest = uids.count > 4 ? tr(" and \(uids.count - 4) more", as: "of a list of UIDs") : ""
        return Finding(
            .sameBooking, .warning, component: uids.first?.text,
            message: tr(
                "several events may be one booking, and nothing tells which of them: \(shown)\(rest). All were kept"
            ))
    }
}

extension BookingSameness {
    /// In what both agree, for people.
    var words: String { Self.words(agreements) }

    static func words(_ agreements: [Agreement]) -> String {
        agreements.map { agreement in
            switch agreement {
            case .number: tr("number", as: "what two events share")
            case .moment: tr("start", as: "what two events share")
            case .day: tr("day", as: "what two events share")
            case .route: tr("airports", as: "what two events share")
            case .dates: tr("dates", as: "what two events share")
            case .confirmation: tr("confirmation", as: "what two events share")
            case .name: tr("name", as: "what two events share")
            case .place: tr("place", as: "what two events share")
            }
        }.joined(separator: ", ")
    }
}
