import Findings
import TestKit

@testable import TripSync

/// One collection in which a plan is made, with a single event where nothing else is said.
struct Planning {
    var base = SyncBase(run: 10)
    var local = SyncLocal()
    var policy = SyncPolicy(choice: nil)

    static let event = SampleObject.event(title: "Dinner")
    static let mine = SampleObject.event(title: "Mine")
    static let theirs = SampleObject.event(title: "Theirs")

    /// An item that is in step, its ETag `"1"`.
    static func item(
        _ uid: String = "a@x", href: String = "/c/1.ics", _ text: String = event, etag: String? = "\"1\"",
        pushedIn: Int? = nil, state: SyncItemState = .synced
    ) -> SyncItem {
        SyncItem(
            uid: uid, href: href, etag: etag, remote: text, local: text, pushedIn: pushedIn, state: state)
    }

    static func remote(_ text: String, href: String = "/c/1.ics", etag: String? = "\"2\"") -> RemoteItem {
        RemoteItem(href: href, etag: etag, content: .text(text))
    }

    static let listed = RemoteItem(href: "/c/1.ics", etag: "\"1\"", content: .listed)

    init(_ items: [SyncItem] = [], local: [String: String] = [:], policy: SyncPolicy? = nil) {
        base.items = items
        self.local.objects = local
        if let policy { self.policy = policy }
    }

    func plan(_ remote: SyncRemote) -> SyncPlan {
        var count = 0
        return SyncPlan.make(base: base, local: local, remote: remote, policy: policy) {
            count += 1
            return "/c/new\(count).ics"
        }
    }

    func plan(_ items: RemoteItem...) -> SyncPlan { plan(.complete(items)) }

    /// Five events that are in step, with the first letters as UIDs.
    static func five(pushedIn: Int? = nil) -> Planning {
        let uids = ["a", "b", "c", "d", "e"]
        return Planning(
            uids.map { item($0, href: "/c/\($0).ics", SampleObject.event($0), pushedIn: pushedIn) },
            local: Dictionary(uniqueKeysWithValues: uids.map { ($0, SampleObject.event($0)) }))
    }
}

extension SyncPlan {
    var actions: [SyncAction] { steps.map(\.action) }
    var lines: [String] { steps.map(\.description) }
    var codes: [String] { notes.map(\.code.rawValue) }
    var reasons: [BlockReason] {
        steps.compactMap { step in
            guard case .blocked(_, let reason) = step.action else { return nil }
            return reason
        }
    }
}
