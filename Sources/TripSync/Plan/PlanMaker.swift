import Findings
import ICalendar
import Messages

/// Goes through all UIDs once and gathers steps and notes.
struct PlanMaker {
    let base: SyncBase
    let local: SyncLocal
    let policy: SyncPolicy
    let index: RemoteIndex
    var cache: ObjectCache
    private(set) var steps: [SyncStep] = []
    private(set) var notes: [Finding] = []
    /// Whether too many would be removed here, or deleted on the server.
    private(set) var brakesRemovals = false
    private(set) var brakesDeletions = false
    private var usedHrefs: Set<String>

    init(base: SyncBase, local: SyncLocal, remote: SyncRemote, policy: SyncPolicy) {
        self.base = base
        self.local = local
        self.policy = policy
        var cache = ObjectCache()
        index = RemoteIndex(remote, cache: &cache)
        self.cache = cache
        usedHrefs = Set(base.items.map(\.href))
    }

    mutating func run(newHref: () -> String) {
        noteFlaws()
        let situations = situations()
        setBrakes(situations)
        for situation in situations { plan(situation, newHref: newHref) }
    }

    /// Adds a step.
    mutating func add(
        _ action: SyncAction, _ uid: String, title: String?, changed: [ChangedField] = [],
        cause: SyncStep.Cause? = nil
    ) {
        steps.append(
            SyncStep(uid: uid, title: title ?? uid, action: action, changed: changed, cause: cause))
    }

    /// Adds a note.
    mutating func note(
        _ code: FindingCode, _ severity: FindingSeverity, _ uid: String?, href: String? = nil,
        _ message: String
    ) {
        notes.append(Finding(code, severity, file: href, component: uid, message: message))
    }

    /// Draws an href that nothing has.
    mutating func draw(_ newHref: () -> String) -> String {
        var href = newHref()
        var attempts = 0
        while usedHrefs.contains(href) || index.isTaken(href) {
            attempts += 1
            // A source that repeats itself must not keep the plan from ending.
            href = attempts < 8 ? newHref() : "\(href).\(attempts).ics"
        }
        usedHrefs.insert(href)
        return href
    }
}

// MARK: - What is known

extension PlanMaker {
    private mutating func situations() -> [Situation] {
        var items: [String: [SyncItem]] = [:]
        for item in base.items { items[item.uid, default: []].append(item) }
        let uids = Set(items.keys).union(index.hrefs.keys).union(local.objects.keys)
        return uids.sorted().map { uid in
            let known = (items[uid] ?? []).sorted { one, other in
                (one.state == .further ? 1 : 0, one.href) < (other.state == .further ? 1 : 0, other.href)
            }
            return situation(uid, known)
        }
    }

    private mutating func situation(_ uid: String, _ known: [SyncItem]) -> Situation {
        var situation = Situation(uid: uid)
        var rest = known.map {
            Situation.Further(item: $0, href: $0.href, holding: index.holding(of: $0))
        }
        let hrefs = Set(known.map(\.href))
        for href in index.hrefs[uid] ?? [] where !hrefs.contains(href) {
            guard let object = index.objects[href] else { continue }
            rest.append(
                Situation.Further(
                    item: nil, href: href, holding: .object(object, etag: index.etag(href))))
        }
        if !rest.isEmpty {
            let first = rest.removeFirst()
            situation.isKnown = first.item != nil
            situation.item =
                first.item ?? SyncItem(uid: uid, href: first.href, remote: nil, local: nil)
            situation.holding = first.holding
            situation.further = rest
            if first.holding.isMissing { move(&situation) }
        }
        situation.presence = presence(uid, situation)
        return situation
    }

    /// Lets another resource of the UID take the place of one that is missing.
    private mutating func move(_ situation: inout Situation) {
        guard var item = situation.item else { return }
        for (position, other) in situation.further.enumerated() where !other.holding.isMissing {
            let object: SyncObject
            switch other.holding {
            case .object(let read, _): object = read
            case .unchanged:
                guard let known = cache.object(other.item?.remote) else { continue }
                object = known
            case .gone, .absent, .unknown, .unreadable: continue
            }
            situation.moved.append(item.href)
            if item.isUncreated { (item.remote, item.local, item.state) = (nil, nil, .synced) }
            (item.href, item.etag) = (other.href, nil)
            situation.item = item
            situation.holding = .object(object, etag: index.etag(other.href) ?? other.item?.etag)
            situation.further.remove(at: position)
            return
        }
    }

    private mutating func presence(_ uid: String, _ situation: Situation) -> Presence {
        guard let text = local.objects[uid] else { return situation.isKnown ? .deleted : .none }
        let base = situation.item?.local
        // Nearly everything is as it was; nothing of that is parsed.
        if base == text { return .same(text) }
        guard let object = cache.object(text), object.uid == uid else { return .unreadable }
        guard let base else { return .changed(object) }
        return cache.isSame(base, text) ? .same(text) : .changed(object)
    }

    /// The object here.
    mutating func object(_ presence: Presence) -> SyncObject? {
        switch presence {
        case .same(let text): cache.object(text)
        case .changed(let object): object
        case .deleted, .none, .unreadable: nil
        }
    }

    /// The title for people: the one here, else the server's.
    mutating func title(_ situation: Situation) -> String {
        if let mine = object(situation.presence) { return mine.title }
        if case .object(let object, _) = situation.holding { return object.title }
        return situation.uid
    }
}

// MARK: - Brakes

extension PlanMaker {
    /// The least number of items of a collection that a brake protects.
    private static let fewest = 5

    private mutating func setBrakes(_ situations: [Situation]) {
        guard !policy.allowsMassDeletion else { return }
        let known = situations.filter { $0.isKnown && $0.item?.isUncreated == false }
        guard known.count >= Self.fewest else { return }
        let removals = known.count { $0.holding.isMissing && $0.presence.isHere }
        let deletions = known.count { situation in
            if case .deleted = situation.presence { return !situation.holding.isMissing }
            return false
        }
        if removals * 2 > known.count {
            brakesRemovals = true
            note(
                .massRemoval, .warning, nil,
                tr(
                    "the server no longer has \(removals) of \(known.count) items; nothing is removed here without permission"
                ))
        }
        if deletions * 2 > known.count {
            brakesDeletions = true
            note(
                .massDeletion, .warning, nil,
                tr(
                    "\(deletions) of \(known.count) items were deleted here; nothing is deleted on the server without permission"
                ))
        }
    }
}

// MARK: - Flaws of the answer

extension PlanMaker {
    private mutating func noteFlaws() {
        let known = Set(base.items.map(\.href))
        for (href, flaw) in index.flawed.sorted(by: { $0.key < $1.key }) {
            switch flaw {
            case .unreadable(let reason):
                note(
                    .unreadableObject, .error, nil, href: href,
                    tr("the resource is no whole calendar object: \(reason); it is kept as it is"))
            case .noUID:
                note(
                    .missingUID, .error, nil, href: href,
                    tr("the resource has no UID (RFC 5545 section 3.8.4.7); it is kept as it is"))
            case .severalUIDs(let uids):
                note(
                    .severalUIDs, .error, nil, href: href,
                    tr(
                        "the resource has components of \(uids.count) UIDs (RFC 4791 section 4.1 allows one); it is kept as it is"
                    ))
            }
            if !known.contains(href) { add(.blocked(href: href, .unreadable), "", title: href) }
        }
        for href in index.repeated.sorted() {
            note(
                .repeatedHref, .warning, nil, href: href,
                tr("the answer names the resource twice with different content; one of them was read"))
        }
    }
}
