import CivilTime
import ICalendar
import Merging
import TripSeries
import Trips

/// The unreadable versions of events and to-dos, beside the readable ones.
///
/// Of each event, override or to-do the newest version counts, by SEQUENCE, DTSTAMP and LAST-MODIFIED, readable or
/// not. Of unreadable versions the newest is kept; beside a readable one only if it is newer.
struct UnreadVersions {
    /// The item that a component is a version of.
    struct Subject: Hashable {
        let isTodo: Bool
        let key: ActivityKey
    }

    /// The readable version of the same item.
    enum Read {
        case activity(Activity)
        case todo(Todo)
    }

    /// An unreadable version that is newer than the readable one.
    struct Newer {
        let component: Component
        /// The component before any cancellation.
        let original: Component
        let read: Read
    }

    /// A version cancelled by a calendar with METHOD:CANCEL.
    struct CalledOff {
        let component: Component
        let original: Component
        let subject: Subject
        let index: Int
    }

    /// One of several versions in a file whose order is unknown.
    struct Separated {
        let component: Component
        let uid: String
    }

    /// The components to keep, in order, including those that are neither events nor to-dos.
    private(set) var kept: [Component] = []
    /// Those of them that are newer than a readable version.
    private(set) var newer: [Newer] = []
    /// The dropped ones, because of a newer version, or a readable one of the same revision.
    private(set) var older: [Component] = []
    /// Those dropped because of a cancellation (METHOD:CANCEL) alone, which states less.
    private(set) var olderThanCancellations: [Component] = []
    /// Those that got UIDs of their own.
    private(set) var separated: [Separated] = []
    /// Those of them that were cancelled.
    var calledOff: [CalledOff] = []

    let activities: [ActivityKey: Activity]
    let database: ZoneDatabase
    /// Whether cancelled components are written as cancelled, and not kept beside the cancellation.
    let isWritten: Bool
    /// All components; cancelled ones are marked so here.
    var components: [Component]
    var originals: [Int: Component] = [:]
    /// The cancellations of series, by UID.
    var sweeps: [ActivityUID: Component] = [:]
    private let todos: [ActivityUID: Todo]
    private let scope: ImportScope
    private var lookups: [ActivityUID: OccurrenceLookup] = [:]
    private var work = OccurrenceLookup.mostWorkOfFile
    /// The activities of which others than the first sender tell, by their UIDs.
    private var senders: [ActivityUID: ActivityKey] = [:]

    /// Decides which versions count.
    ///
    /// - Parameters:
    ///   - components: The unreadable components.
    ///   - activities: The readable events.
    ///   - todos: The readable to-dos.
    ///   - database: The zones.
    ///   - isWritten: Whether an export writes them: a cancelled component is then marked itself. While it is kept
    ///     beside the cancellation, a better version of it may still come.
    ///   - separatesRead: Whether one of the same revision as a readable one is another item with the same UID, as in
    ///     one file, and not another version.
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
    /// Returns the event that a component is a version of.
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

    /// Returns the key on the clock of the readable series.
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

    /// Returns the key with the instant of a reading in a zone.
    private func inUTC(_ key: ActivityKey) -> ActivityKey {
        guard let reading = key.recurrenceID, activities[key] == nil,
            case .zone(let id) = key.recurrenceClock,
            let zone = try? database.zone(id)
        else { return key }
        return ActivityKey(
            uid: key.uid, recurrenceID: zone.mapping(of: reading).compatible.utc,
            recurrenceClock: .zone(Zone.utc.id))
    }

    /// Returns the readable version of an item, and its sender's revision.
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
    /// Returns the activity with a further sender under this UID, and that sender's last statement.
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
        // A cancellation of nothing that is kept remains by itself.
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
                // An equal one is not a version of its own.
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

    /// Returns the members of a group without a newer one.
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

    /// Returns one of each set of equal ones, in an order that depends on their content.
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

    /// Its present revision.
    var revision: RevisionOrder.Revision {
        switch self {
        case .activity(let activity): (activity.sequence, activity.stamp, activity.lastModified)
        case .todo(let todo): todo.revision
        }
    }

    /// Returns whether only a cancellation is known of it.
    func isOnlyCancellation(_ database: ZoneDatabase) -> Bool {
        switch self {
        case .activity(let activity): activity.isCancellationAlone
        case .todo(let todo): todo.isOnlyCancellation
        }
    }
}
