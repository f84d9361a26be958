import TestKit

@testable import TripSync

/// One device: a store, the rows of its items, and a plan that it is carrying out.
struct ModelClient {
    let name: String
    var store = ModelStore()
    private(set) var rows: [String: SyncItem] = [:]
    private(set) var run = 0
    /// Every version that was kept in a conflict.
    private(set) var kept: [String] = []
    private var token: Int?
    private var names = 0
    /// What is left of the plan, and the token that it came with.
    private var steps: [SyncStep] = []
    private var newToken: Int?
    private var exported: [String: String] = [:]
    private(set) var lastPlan: SyncPlan?
    /// Changes that this device made on either side.
    private(set) var writes = 0

    init(_ name: String) { self.name = name }

    var isBusy: Bool { !steps.isEmpty }

    /// Stops in the middle of a plan, as when the program is killed.
    mutating func interrupt() { (steps, newToken) = ([], nil) }

    // MARK: - Planning

    mutating func makePlan(_ server: inout ModelServer, asking isComplete: Bool) {
        interrupt()
        run += 1
        exported = [:]
        let now = server.changes.count
        let remote = isComplete || token == nil ? listing(&server) : changes(&server, since: token ?? 0)
        var count = names
        let plan = SyncPlan.make(
            base: SyncBase(items: Array(rows.values), run: run), local: SyncLocal(objects: store.objects),
            remote: remote, policy: SyncPolicy(choice: nil, allowsMassDeletion: true)
        ) {
            count += 1
            return "/c/\(name)\(count).ics"
        }
        names = count
        lastPlan = plan
        steps = plan.steps
        newToken = plan.allowsNewToken ? now : nil
        finish()
    }

    private func item(_ href: String, _ server: inout ModelServer) -> RemoteItem {
        let etag = server.etag(href)
        guard let text = server.text(href) else {
            return RemoteItem(href: href, etag: nil, content: .missing)
        }
        let row = rows[href]
        let known = row?.state.conflict.map(\.etag) ?? row?.etag
        let mustRead = row == nil || row?.state == .creating || etag == nil || etag != known
        return RemoteItem(href: href, etag: etag, content: mustRead ? .text(text) : .listed)
    }

    private func listing(_ server: inout ModelServer) -> SyncRemote {
        .complete(server.resources.keys.sorted().map { item($0, &server) })
    }

    private func changes(_ server: inout ModelServer, since token: Int) -> SyncRemote {
        var items: [RemoteItem] = []
        var removed = Set<String>()
        for href in Set(server.changes[token...]).sorted() {
            if server.resources[href] == nil {
                removed.insert(href)
            } else {
                items.append(item(href, &server))
            }
        }
        let named = Set(items.map(\.href))
        for row in rows.values.sorted(by: { $0.href < $1.href })
        where row.state == .creating && !named.contains(row.href) && !removed.contains(row.href) {
            items.append(item(row.href, &server))
        }
        return .changes(items, removed: removed)
    }

    // MARK: - Steps

    private mutating func finish() {
        guard steps.isEmpty, let newToken else { return }
        token = newToken
        self.newToken = nil
    }

    /// Does the next step; with a lost answer the server does its part, and this device does not know.
    mutating func carryOutStep(_ server: inout ModelServer, losingAnswer isLost: Bool) {
        guard !steps.isEmpty else { return }
        let step = steps.removeFirst()
        // What could not be done has to be named again.
        if !carryOut(step, &server, isLost) { newToken = nil }
        if step.changesObjects { writes += 1 }
        if isLost, step.writesToServer { interrupt() }
        finish()
    }

    private mutating func carryOut(_ step: SyncStep, _ server: inout ModelServer, _ isLost: Bool) -> Bool {
        let uid = step.uid
        switch step.action {
        case .adopt(let href, let etag, let remote, let local, let isFurther):
            var row = rows[href] ?? SyncItem(uid: uid, href: href, remote: nil, local: nil)
            (row.uid, row.etag, row.remote, row.local) = (uid, etag, remote, local ?? row.local)
            row.state = isFurther ? .further : .synced
            rows[href] = row
        case .forget(let href): drop(href, uid)
        case .removeLocally(let href, let over):
            guard store.export(uid) == over else { return false }
            store.remove(uid)
            drop(href, uid)
        case .take(let take): return carryOut(take, uid)
        case .delete(let href, let precondition):
            guard case .done = server.delete(href, precondition) else { return false }
            if !isLost { drop(href, uid) }
        case .update(let href, let body, let local, let precondition):
            guard let local = local ?? exported[uid] else { return false }
            guard case .done(let etag) = server.update(href, body, precondition) else { return false }
            if !isLost { note(href, uid, body, local, etag) }
        case .create(let href, let body, let local, let replacing):
            if let replacing { drop(replacing, uid) }
            rows[href] = SyncItem(uid: uid, href: href, remote: body, local: local, state: .creating)
            guard case .done(let etag) = server.create(href, body, uid: uid) else { return false }
            if !isLost { note(href, uid, body, local, etag) }
        case .conflict(let conflict):
            var row =
                rows[conflict.href] ?? SyncItem(uid: uid, href: conflict.href, remote: nil, local: nil)
            row.state = .conflict(conflict)
            rows[conflict.href] = row
            kept += [conflict.mine, conflict.theirs]
        case .blocked: break
        }
        return true
    }

    private mutating func carryOut(_ take: SyncTake, _ uid: String) -> Bool {
        guard store.export(uid) == take.over else { return false }
        store.take(take.text, uid)
        exported[uid] = store.export(uid)
        rows[take.href] = SyncItem(
            uid: uid, href: take.href, etag: take.etag, remote: take.remote,
            local: take.base ?? exported[uid],
            pushedIn: rows[take.href]?.pushedIn)
        return true
    }

    private mutating func note(
        _ href: String, _ uid: String, _ body: String, _ local: String, _ etag: String?
    ) {
        rows[href] = SyncItem(
            uid: uid, href: href, etag: etag, remote: body, local: local, pushedIn: run, state: .written)
    }

    private mutating func drop(_ href: String, _ uid: String) {
        if rows[href]?.uid == uid { rows[href] = nil }
    }

    /// Chooses in one conflict.
    mutating func resolve(_ random: inout SplitMix64) {
        for row in rows.values.sorted(by: { $0.href < $1.href }) {
            guard case .conflict(let conflict) = row.state else { continue }
            rows[row.href]?.state = .resolved(conflict, Bool.random(using: &random) ? .mine : .theirs)
            return
        }
    }

    /// Whether a conflict waits for a choice.
    var hasConflict: Bool {
        rows.values.contains { if case .conflict = $0.state { true } else { false } }
    }
}
