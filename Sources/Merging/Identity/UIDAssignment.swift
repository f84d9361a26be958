import Trips

/// Tells apart incoming events that share a UID with others, by what they say.
///
/// Each is paired with the event that is there under a UID that was made for it, or that says the same; then with the one
/// that says most of it. What is left is new. The order of neither list matters, and each step takes the time of sorting.
struct UIDAssignment {
    /// The incoming events, under the UIDs that their file gave them.
    let incoming: [Activity]
    /// The events that are there, all with the same UID or one made of it.
    let existing: [Activity]
    /// For each incoming event the one that it is a version of; `nil` when it is new.
    private(set) var partners: [Int?]
    private var free: Set<Int>

    /// Pairs the events.
    ///
    /// - Parameters:
    ///   - incoming: Events of one file that share a UID.
    ///   - existing: Those that are there and share it with them.
    init(_ incoming: [Activity], existing: [Activity]) {
        self.incoming = incoming
        self.existing = existing
        partners = Array(repeating: nil, count: incoming.count)
        free = Set(existing.indices)
        let neutral = ActivityUID("")
        func meaning(_ activity: Activity) -> [AnyHashable] { [activity.with(uid: neutral).meaning] }
        // A UID that was made of what an event said belongs to it still, whatever it says now.
        pair { SharedUID.base(of: $0.uid) == nil ? [] : [$0.uid] }
        pair { [AnyHashable($0.uid)] + meaning($0) }
        pair(meaning)
        for clues in Self.clues { pair { activity in Self.values(clues, of: activity) } }
    }

    private enum Clue {
        case span
        case start
        case title
        case place
        case number
    }

    /// What two versions of an event may have in common, the surest first.
    private static let clues: [[Clue]] = [
        [.span, .title, .place], [.start, .title, .place], [.start, .title], [.start, .number],
        [.title, .place], [.start, .place], [.number], [.title], [.start],
    ]

    /// The clues that an activity gives; none when it lacks one of them.
    private static func values(_ clues: [Clue], of activity: Activity) -> [AnyHashable] {
        var values: [AnyHashable] = []
        for clue in clues {
            switch clue {
            case .span: values.append(SharedUID.span(of: activity))
            case .start: values.append(Array(SharedUID.span(of: activity).prefix(2)))
            case .title:
                guard !activity.title.isEmpty else { return [] }
                values.append(activity.title)
            case .place:
                guard let place = activity.place else { return [] }
                values.append(place.name)
            case .number:
                guard let number = activity.number else { return [] }
                values.append(number)
            }
        }
        return values
    }

    /// Pairs those of one value, when there are as many of them here as there.
    private mutating func pair(_ value: (Activity) -> [AnyHashable]) {
        guard !free.isEmpty else { return }
        var here: [[AnyHashable]: [Int]] = [:]
        for index in incoming.indices where partners[index] == nil {
            let value = value(incoming[index])
            if !value.isEmpty { here[value, default: []].append(index) }
        }
        guard !here.isEmpty else { return }
        var there: [[AnyHashable]: [Int]] = [:]
        for index in free {
            let value = value(existing[index])
            if here[value] != nil { there[value, default: []].append(index) }
        }
        for (value, left) in here {
            guard let right = there[value], left.count == right.count else { continue }
            for (mine, theirs) in zip(Self.sorted(left, incoming), Self.sorted(right, existing)) {
                partners[mine] = theirs
                free.remove(theirs)
            }
        }
    }

    private static func sorted(_ indices: [Int], _ activities: [Activity]) -> [Int] {
        guard indices.count > 1 else { return indices }
        return SharedUID.order(indices.map { activities[$0] }).map { indices[$0] }
    }
}
