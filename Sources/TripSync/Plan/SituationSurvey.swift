/// Gathers what is known of each UID.
struct SituationSurvey {
    let index: RemoteIndex
    let local: SyncLocal
    var cache: ObjectCache

    init(local: SyncLocal, remote: SyncRemote, after base: [SyncItem]) {
        self.local = local
        var cache = ObjectCache()
        index = RemoteIndex(remote, after: base, cache: &cache)
        self.cache = cache
    }

    /// Returns the situation of each UID, in their order.
    mutating func situations(of base: [SyncItem]) -> [Situation] {
        var items: [String: [SyncItem]] = [:]
        for item in base { items[item.uid, default: []].append(item) }
        let there = index.hrefs.filter { !$0.value.allSatisfy(index.isOvertaken) }.keys
        let uids = Set(items.keys).union(there).union(local.objects.keys)
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
        for href in index.hrefs[uid] ?? [] where !hrefs.contains(href) && !index.isOvertaken(href) {
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
        // It stands where another one was: neither is known to be gone, nor is a second one made.
        let places = index.hrefs[uid] ?? []
        if situation.holding.isMissing, !places.isEmpty, places.allSatisfy(index.isOvertaken) {
            situation.holding = .other
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
            case .gone, .absent, .unknown, .unreadable, .other: continue
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
}
