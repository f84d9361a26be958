import TestKit

@testable import TripSync

/// A CalDAV server as far as a plan can tell: it rewrites what it stores, and its ETags are what they are.
struct ModelServer {
    /// How a server treats what it is given.
    enum Habit: CaseIterable {
        /// Keeps all bytes, with strong ETags.
        case plain
        /// Sorts properties and adds a VTIMEZONE, as Radicale does.
        case sorting
        /// Sorts them the other way, as another library does, and drops extensions of others.
        case losing
        /// Changes DTSTAMP at each answer, and names no ETag after a PUT.
        case stamping
        /// Has weak ETags only.
        case weak
        /// Has none.
        case tagless
    }

    struct Resource {
        var text: String
        var etag: Int
    }

    enum Answer {
        case done(etag: String?)
        case refused
    }

    let habit: Habit
    private(set) var resources: [String: Resource] = [:]
    /// Each change in its order: a token is a number of changes.
    private(set) var changes: [String] = []
    private var lastTag = 0
    private var answers = 0

    init(_ habit: Habit) { self.habit = habit }

    func etag(_ href: String) -> String? {
        guard let resource = resources[href] else { return nil }
        switch habit {
        case .plain, .sorting, .losing, .stamping: return "\"\(resource.etag)\""
        case .weak: return "W/\"\(resource.etag)\""
        case .tagless: return nil
        }
    }

    mutating func text(_ href: String) -> String? {
        guard let text = resources[href]?.text else { return nil }
        guard habit == .stamping else { return text }
        answers += 1
        let digits = String(answers)
        let stamp = "DTSTAMP:20300101T" + String(repeating: "0", count: 6 - digits.count) + digits + "Z"
        return SampleObject.text(
            lines(text).map { $0.hasPrefix("DTSTAMP") ? stamp : $0 })
    }

    private func holds(_ precondition: SyncPrecondition, _ href: String) -> Bool {
        guard let resource = resources[href] else { return false }
        switch precondition {
        case .etag(let etag): return etag == self.etag(href)
        case .text(let text):
            guard let one = try? SyncObject(text), let other = try? SyncObject(resource.text) else {
                return false
            }
            return one.isSame(as: other)
        }
    }

    mutating func create(_ href: String, _ text: String, uid: String) -> Answer {
        let isTaken = resources.values.contains { $0.text.contains("UID:\(uid)\r\n") }
        guard resources[href] == nil, !isTaken else { return .refused }
        return store(href, text)
    }

    mutating func update(_ href: String, _ text: String, _ precondition: SyncPrecondition) -> Answer {
        holds(precondition, href) ? store(href, text) : .refused
    }

    /// A missing resource was deleted.
    mutating func delete(_ href: String, _ precondition: SyncPrecondition) -> Answer {
        guard resources[href] != nil else { return .done(etag: nil) }
        guard holds(precondition, href) else { return .refused }
        resources[href] = nil
        changes.append(href)
        return .done(etag: nil)
    }

    private mutating func store(_ href: String, _ text: String) -> Answer {
        lastTag += 1
        resources[href] = Resource(text: rewritten(text), etag: lastTag)
        changes.append(href)
        return .done(etag: habit == .stamping ? nil : etag(href))
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\r\n").map(String.init)
    }

    private func rewritten(_ text: String) -> String {
        switch habit {
        case .plain, .stamping, .weak, .tagless: return text
        case .sorting, .losing: break
        }
        let lines = lines(text)
        guard let first = lines.firstIndex(of: "BEGIN:VEVENT"), let last = lines.firstIndex(of: "END:VEVENT")
        else {
            return text
        }
        var inner = lines[(first + 1)..<last].sorted()
        if habit == .losing { inner = inner.reversed().filter { !$0.hasPrefix("X-FOREIGN") } }
        let zones = habit == .sorting ? SampleObject.paris : []
        return SampleObject.calendar(zones + ["BEGIN:VEVENT"] + inner + ["END:VEVENT"])
    }
}
