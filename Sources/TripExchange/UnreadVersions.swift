import CivilTime
import ICalendar
import Merging
import TripSeries
import Trips

/// The versions of events and to-dos that could not be read, beside those that could.
///
/// Of one event, changed occurrence or to-do one version counts, by SEQUENCE, DTSTAMP and LAST-MODIFIED, whether or not it
/// could be read. Of versions that were not read the newest is kept; it is kept beside one that was read only when
/// it is newer than that.
struct UnreadVersions {
    /// What a component is a version of.
    struct Subject: Hashable {
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
        /// The component before anything called it off.
        let original: Component
        let read: Read
    }

    /// A version that was cancelled by a calendar with METHOD:CANCEL.
    struct CalledOff {
        let component: Component
        let original: Component
        let subject: Subject
        let index: Int
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
    /// Those of them that go for what came in a calendar with METHOD:CANCEL alone, and so says less.
    private(set) var olderThanCancellations: [Component] = []
    /// Those that got UIDs of their own.
    private(set) var separated: [Separated] = []
    /// Those of them that were called off.
    var calledOff: [CalledOff] = []

    let activities: [ActivityKey: Activity]
    let database: ZoneDatabase
    /// Whether what is called off is kept so, and not beside what calls it off.
    let isWritten: Bool
    /// All of them; what is called off is so here.
    var components: [Component]
    var originals: [Int: Component] = [:]
    /// What calls off series, by UID.
    var sweeps: [ActivityUID: Component] = [:]
    private let todos: [ActivityUID: Todo]
    private let scope: ImportScope
    private var lookups: [ActivityUID: OccurrenceLookup] = [:]
    private var work = OccurrenceLookup.mostWorkOfFile
    /// The activities of which others than the first sender tell, by their UIDs.
    private var senders: [ActivityUID: ActivityKey] = [:]

    /// Finds out which versions count.
    ///
    /// - Parameters:
    ///   - components: What was not read.
    ///   - activities: The events that were read.
    ///   - todos: The to-dos that were read.
    ///   - database: The zones.
    ///   - isWritten: Whether an export writes them: then what is called off says so itself. As long as it is kept beside what
    ///     calls it off, another version may come that says better what was.
    ///   - separatesRead: Whether one that is as new as what was read is another event or to-do with the same UID, as in one
    ///     file, and not another version.
    init(
        _ components: [Component], activities: [ActivityKey: Activity], todos: [ActivityUID: Todo],
        database: ZoneDatabase, isWritten: Bool = false, separatesRead: Bool = false
    ) {
        (self.activities, self.todos, self.database) = (activities, todos, database)
        (self.components, kept, self.isWritten) = (components, components, isWritten)
        scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
        var groups: [Subject: [Int]] = [:]
        var subjects: [Subject?] = []
        for (index, component) in components.enumerated() {
            let subject = subject(of: component)
            subjects.append(subject)
            if let subject { groups[subject, default: []].append(index) }
        }
        guard !groups.isEmpty else { return }
        if groups.keys.contains(where: { !$0.isTodo && activities[$0.key] == nil }) {
            senders = Self.senders(of: activities)
        }
        noteSweeps(groups)
        var gone: Set<Int> = []
        for (index, subject) in subjects.enumerated() {
            guard let subject, let group = groups[subject], group[0] == index else { continue }
            settle(group, of: subject, separatesRead, &gone)
        }
        calledOff.removeAll { gone.contains($0.index) }
        let left = self.components.indices.filter { !gone.contains($0) }
        kept = left.map { isWritten ? self.components[$0] : original($0) }
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
    func read(_ subject: Subject) -> (read: Read, said: RevisionOrder.Revision)? {
        if subject.isTodo {
            guard subject.key.recurrenceID == nil, let todo = todos[subject.key.uid] else { return nil }
            let edit = TodoEdit(todo, before: nil, database)
            return (.todo(todo), EditMark.There(todo, edit).base)
        }
        guard let activity = activities[subject.key] else { return readOfOther(subject.key) }
        return (.activity(activity), activity.senderRevision(database))
    }
}

// MARK: - Bookings of several senders

extension UnreadVersions {
    /// The activity of which another sender than the first tells under a UID, and what that one said last.
    private func readOfOther(_ key: ActivityKey) -> (read: Read, said: RevisionOrder.Revision)? {
        guard key.recurrenceID == nil, let activity = senders[key.uid].flatMap({ activities[$0] }),
            let statement = activity.statements.first(where: { $0.uid == key.uid })
        else { return nil }
        return (.activity(activity), statement.said.revision)
    }

    private static func senders(of activities: [ActivityKey: Activity]) -> [ActivityUID: ActivityKey] {
        var senders: [ActivityUID: ActivityKey] = [:]
        for (key, activity) in activities {
            for uid in BookingSenders.otherUIDs(of: activity) { senders[uid] = min(key, senders[uid] ?? key) }
        }
        return senders
    }
}

// MARK: - Which one counts

extension UnreadVersions {
    private mutating func settle(
        _ all: [Int], of subject: Subject, _ separatesRead: Bool, _ gone: inout Set<Int>
    ) {
        let calls = all.filter { components[$0].isOnlyCancellation }
        let versions = all.filter { !components[$0].isOnlyCancellation }
        callOff(versions, of: subject, by: calls)
        // What calls off nothing that is kept stands for itself.
        let told = calls.filter { !components[$0].isAwaiting }
        settle(versions.isEmpty ? told : versions, subject, separatesRead, &gone)
        gone.formUnion(versions.isEmpty ? calls.filter { components[$0].isAwaiting } : calls)
        let left = versions.filter { !gone.contains($0) }
        if let call = Self.newest(calls, components).first, isAwaited(call, of: subject, beside: left) {
            gone.remove(call)
        }
    }

    private mutating func settle(
        _ group: [Int], _ subject: Subject, _ separatesRead: Bool, _ gone: inout Set<Int>
    ) {
        var left = Self.newest(group, components)
        if group.count > 1 {
            let distinct = Self.distinct(left, components)
            left = distinct.map(\.index)
            let (staying, texts) = (Set(left), Set(distinct.map(\.text)))
            for index in group where !staying.contains(index) {
                gone.insert(index)
                // One that says the same is no version of its own.
                if !texts.contains(components[index].unstamped) { older.append(original(index)) }
            }
        }
        if let there = read(subject), let first = left.first {
            let component = components[first]
            switch RevisionOrder(of: component.revision, against: there.said) {
            case .newer:
                newer.append(Newer(component: component, original: original(first), read: there.read))
                left.removeFirst()
            case .same where separatesRead: break
            case .same, .older:
                gone.formUnion(left)
                let versions = left.map { original($0) }
                older += versions
                if there.read.isOnlyCancellation(database) { olderThanCancellations += versions }
                return
            }
        } else {
            left = Array(left.dropFirst())
        }
        for index in left {
            let copy = separate(components[index])
            if let before = originals[index], let own = copy.uid {
                originals[index] = before.with(uid: own)
            }
            components[index] = copy
        }
    }

    func original(_ index: Int) -> Component { originals[index] ?? components[index] }

    private mutating func separate(_ component: Component) -> Component {
        let copy = component.withOwnUID
        if let own = copy.uid { separated.append(Separated(component: component, uid: own)) }
        return copy
    }

    /// Those that no other one is newer than.
    static func newest(_ group: [Int], _ components: [Component]) -> [Int] {
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
