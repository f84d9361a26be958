import Findings
import Messages

/// What the server answered, by href and by UID.
struct RemoteIndex {
    private let named: [String: RemoteItem]
    private let removed: Set<String>
    private let isComplete: Bool
    /// The UID of each href at the last step.
    private let before: [String: String]
    /// Readable resources.
    private(set) var objects: [String: SyncObject] = [:]
    /// The resources of each UID, in order.
    private(set) var hrefs: [String: [String]] = [:]
    /// Resources that are not one object.
    private(set) var flawed: [String: ObjectFlaw] = [:]
    /// Hrefs that were named with different content.
    private(set) var repeated: Set<String> = []

    init(_ remote: SyncRemote, after base: [SyncItem], cache: inout ObjectCache) {
        before = Dictionary(
            base.lazy.filter { $0.state != .further }.map { ($0.href, $0.uid) },
            uniquingKeysWith: { first, _ in first })
        var named: [String: RemoteItem] = [:]
        for item in remote.items {
            guard let other = named[item.href] else {
                named[item.href] = item
                continue
            }
            guard other != item else { continue }
            if case .text(let one) = item.content, case .text(let two) = other.content, one != two {
                repeated.insert(item.href)
            }
            named[item.href] = Self.order(other) <= Self.order(item) ? other : item
        }
        self.named = named
        removed = remote.removed
        isComplete = remote.isComplete
        for (href, item) in named {
            guard case .text(let text) = item.content else { continue }
            switch cache.reading(text) {
            case .success(let object):
                objects[href] = object
                hrefs[object.uid, default: []].append(href)
            case .failure(let flaw): flawed[href] = flaw
            }
        }
        for uid in hrefs.keys { hrefs[uid]?.sort() }
    }

    /// A text before a listing, and both before an absence; else any fixed order.
    private static func order(_ item: RemoteItem) -> String {
        switch item.content {
        case .text(let text): "0\(item.etag ?? "")\u{1}\(text)"
        case .listed: "1\(item.etag ?? "")"
        case .missing: "2"
        }
    }

    /// The ETag of a resource.
    func etag(_ href: String) -> String? { named[href]?.etag }

    /// Whether a resource holds another object than at the last step, which nobody said is gone.
    ///
    /// A server that mixes up its answers says the same. As long as the one before stands nowhere else, neither is taken.
    func isOvertaken(_ href: String) -> Bool {
        guard let object = objects[href], let uid = before[href] else { return false }
        return uid != object.uid && hrefs[uid] == nil
    }

    /// Whether an href is in use.
    func isTaken(_ href: String) -> Bool { named[href] != nil }

    /// Returns what the server has at the href of an item.
    func holding(of item: SyncItem) -> Holding {
        guard let answer = named[item.href] else {
            if removed.contains(item.href) { return .gone }
            return isComplete ? .absent : .unchanged
        }
        switch answer.content {
        case .missing: return .gone
        case .listed:
            let known = item.state.conflict.map(\.etag) ?? item.etag
            return answer.etag != nil && answer.etag == known ? .unchanged : .unknown
        case .text:
            guard let object = objects[item.href] else { return .unreadable }
            if object.uid == item.uid { return .object(object, etag: answer.etag) }
            return isOvertaken(item.href) ? .other : .gone
        }
    }

    /// The UIDs that stand in resources with several.
    var crowdedUIDs: Set<String> {
        var uids = Set<String>()
        for case .severalUIDs(let some) in flawed.values { uids.formUnion(some) }
        return uids
    }
}
