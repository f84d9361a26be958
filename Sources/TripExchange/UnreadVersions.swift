import CivilTime
import ICalendar
import Trips

/// The versions of events and to-dos that could not be read, beside those that could.
///
/// Of one event, changed occurrence or to-do one version counts, by SEQUENCE, DTSTAMP and LAST-MODIFIED, whether or not it
/// could be read. Of versions that were not read the newest is kept; it is kept beside one that was read only when
/// it is newer than that.
struct UnreadVersions {
    /// What a component is a version of.
    private struct Subject: Hashable {
        let isTodo: Bool
        let key: ActivityKey
    }

    /// What was read of the same event or to-do.
    enum Read {
        case activity(Activity)
        case todo(Todo)
    }

    /// A version that is newer than the one that was read.
    struct Newer {
        let component: Component
        let read: Read
    }

    /// One of several versions in a file, of which nothing says which one counts.
    struct Separated {
        let component: Component
        let uid: String
    }

    /// What stays, in its order: all that is neither an event nor a to-do, too.
    private(set) var kept: [Component] = []
    /// Those of them that are newer than what was read.
    private(set) var newer: [Newer] = []
    /// Those that go, since there is a newer version, or one just as new that was read.
    private(set) var older: [Component] = []
    /// Those that got UIDs of their own.
    private(set) var separated: [Separated] = []

    private let activities: [ActivityKey: Activity]
    private let todos: [ActivityUID: Todo]
    private let database: ZoneDatabase
    private let scope: ImportScope
    private var lookups: [ActivityUID: OccurrenceLookup] = [:]
    private var work = FileIdentities.mostWork

    /// Finds out which versions count.
    ///
    /// - Parameters:
    ///   - components: What was not read.
    ///   - activities: The events that were read.
    ///   - todos: The to-dos that were read.
    ///   - database: The zones.
    ///   - separatesRead: Whether one that is as new as what was read is another event or to-do with the same UID, as in one
    ///     file, and not another version.
    init(
        _ components: [Component], activities: [ActivityKey: Activity], todos: [ActivityUID: Todo],
        database: ZoneDatabase, separatesRead: Bool = false
    ) {
        (self.activities, self.todos, self.database) = (activities, todos, database)
        scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
        var groups: [Subject: [Int]] = [:]
        var subjects: [Subject?] = []
        for (index, component) in components.enumerated() {
            let subject = subject(of: component)
            subjects.append(subject)
            if let subject { groups[subject, default: []].append(index) }
        }
        guard !groups.isEmpty else {
            kept = components
            return
        }
        var gone: Set<Int> = []
        var renamed: [Int: Component] = [:]
        for (index, subject) in subjects.enumerated() {
            guard let subject, let group = groups[subject], group[0] == index else { continue }
            settle(group, of: subject, components, separatesRead, &gone, &renamed)
        }
        kept = components.indices.filter { !gone.contains($0) }.map { renamed[$0] ?? components[$0] }
    }
}

// MARK: - What it is a version of

extension UnreadVersions {
    /// The event that a component is a version of.
    mutating func key(of component: Component) -> ActivityKey? {
        subject(of: component).flatMap { $0.isTodo ? nil : $0.key }
    }

    private mutating func subject(of component: Component) -> Subject? {
        guard component.name == "VEVENT" || component.name == "VTODO", let uid = component.uid else {
            return nil
        }
        let isTodo = component.name == "VTODO"
        guard !isTodo || component.says("RECURRENCE-ID") else {
            return Subject(isTodo: true, key: ActivityKey(uid: ActivityUID(uid)))
        }
        var reader = EventImport(component, scope: scope)
        guard let key = reader.key(ActivityUID(uid)) else { return nil }
        return Subject(isTodo: isTodo, key: isTodo ? inUTC(key) : onSeries(key))
    }

    /// The key on the clock of the series that was read.
    private mutating func onSeries(_ key: ActivityKey) -> ActivityKey {
        guard key.recurrenceID != nil else { return key }
        if lookups[key.uid] == nil, let series = activities[ActivityKey(uid: key.uid)] {
            lookups[key.uid] = OccurrenceLookup(series, database: database)
        }
        guard case .occurrence(let start)? = lookups[key.uid]?.outcomes([key], work: &work).first else {
            return inUTC(key)
        }
        return ActivityKey(uid: key.uid, recurrenceID: start)
    }

    /// The key with the instant of a reading in a zone.
    private func inUTC(_ key: ActivityKey) -> ActivityKey {
        guard let reading = key.recurrenceID, activities[key] == nil,
            case .zone(let id) = key.recurrenceClock,
            let zone = try? database.zone(id)
        else { return key }
        return ActivityKey(
            uid: key.uid, recurrenceID: zone.mapping(of: reading).compatible.utc,
            recurrenceClock: .zone(Zone.utc.id))
    }

    /// What was read of it, and the revision that its sender gave that.
    private func read(_ subject: Subject) -> (read: Read, said: RevisionOrder.Revision)? {
        if subject.isTodo {
            guard subject.key.recurrenceID == nil, let todo = todos[subject.key.uid] else { return nil }
            let base = TodoEdit(todo, before: nil, database)?.base
            return (.todo(todo), (base ?? todo).revision)
        }
        guard let activity = activities[subject.key] else { return nil }
        let base = HandEdit(activity, before: nil, database)?.base
        return (.activity(activity), (base ?? activity).revision)
    }
}

// MARK: - Which one counts

extension UnreadVersions {
    private mutating func settle(
        _ group: [Int], of subject: Subject, _ components: [Component], _ separatesRead: Bool,
        _ gone: inout Set<Int>, _ renamed: inout [Int: Component]
    ) {
        var left = Self.newest(group, components)
        if group.count > 1 {
            let distinct = Self.distinct(left, components)
            left = distinct.map(\.index)
            let (staying, texts) = (Set(left), Set(distinct.map(\.text)))
            for index in group where !staying.contains(index) {
                gone.insert(index)
                // One that says the same is no version of its own.
                if !texts.contains(components[index].unstamped) { older.append(components[index]) }
            }
        }
        if let there = read(subject), let first = left.first {
            let component = components[first]
            switch RevisionOrder(of: component.revision, against: there.said) {
            case .newer:
                newer.append(Newer(component: component, read: there.read))
                left.removeFirst()
            case .same where separatesRead: break
            case .same, .older:
                gone.formUnion(left)
                older += left.map { components[$0] }
                return
            }
        } else {
            left = Array(left.dropFirst())
        }
        for index in left { renamed[index] = separate(components[index]) }
    }

    private mutating func separate(_ component: Component) -> Component {
        let copy = component.withOwnUID
        if let own = copy.uid { separated.append(Separated(component: component, uid: own)) }
        return copy
    }

    /// Those that no other one is newer than.
    private static func newest(_ group: [Int], _ components: [Component]) -> [Int] {
        guard group.count > 1 else { return group }
        var left = group.map { (index: $0, revision: components[$0].revision) }
        func keep(_ value: (RevisionOrder.Revision) -> Int64?) {
            guard let largest = left.compactMap({ value($0.revision) }).max() else { return }
            left.removeAll { (value($0.revision) ?? largest) < largest }
        }
        keep { Int64($0.sequence) }
        keep { $0.stamp?.secondsSinceEpoch }
        keep { $0.lastModified?.secondsSinceEpoch }
        return left.map(\.index)
    }

    /// One of each that say the same, in an order that depends on what they say.
    private static func distinct(
        _ group: [Int], _ components: [Component]
    ) -> [(text: String, index: Int)] {
        var first: [String: Int] = [:]
        for index in group {
            let text = components[index].unstamped
            first[text] = first[text] ?? index
        }
        return first.sorted { $0.key < $1.key }.map { (text: $0.key, index: $0.value) }
    }
}

extension UnreadVersions.Read {
    var uid: ActivityUID {
        switch self {
        case .activity(let activity): activity.uid
        case .todo(let todo): todo.uid
        }
    }

    var title: String {
        switch self {
        case .activity(let activity): activity.title
        case .todo(let todo): todo.title
        }
    }
}
