import Findings
import Messages

// MARK: - Both sides have it

extension PlanMaker {
    mutating func join(_ merge: MergeCase, _ situation: Situation) {
        let item = merge.item
        if isSettled(merge, situation.presence) { return }
        if case .conflict(let known) = item.state, policy.choice == nil,
            cache.isSame(known.mine, merge.mine.text), cache.isSame(known.theirs, merge.theirs.text)
        {
            return block(item.href, .conflict, situation)
        }
        let remoteBase = cache.object(item.remote)
        let localBase = cache.object(item.local)
        let choice = choice(merge)
        guard let remoteBase, let localBase else {
            // Both made it: what one side alone says is added to the other.
            let result = ThreeWayMerge(
                localBase: nil, local: merge.mine, remoteBase: nil, remote: merge.theirs, choosing: choice)
            return carryOut(result, merge, choice, situation)
        }
        let result = ThreeWayMerge(
            localBase: localBase, local: merge.mine, remoteBase: remoteBase, remote: merge.theirs,
            choosing: choice, allowingLosses: item.state == .creating || item.state == .written)
        carryOut(result, merge, choice, situation)
    }

    /// Whether nothing changed on either side.
    private mutating func isSettled(_ merge: MergeCase, _ presence: Presence) -> Bool {
        guard case .same = presence, let known = merge.item.remote else { return false }
        switch merge.item.state {
        case .synced, .refused: break
        case .written: if merge.wasRead { return false }
        case .creating, .further, .conflict, .resolved: return false
        }
        return (!merge.wasRead || merge.etag == merge.item.etag) && cache.isSame(known, merge.theirs.text)
    }

    /// A choice counts for the versions that it was made for, so that nothing is discarded that nobody saw.
    private mutating func choice(_ merge: MergeCase) -> SyncChoice? {
        guard case .resolved(let conflict, let choice) = merge.item.state,
            cache.isSame(conflict.theirs, merge.theirs.text),
            choice == .mine || cache.isSame(conflict.mine, merge.mine.text)
        else { return policy.choice }
        return choice
    }

    private mutating func keep(_ merge: MergeCase, base: String?, fields: [FieldConflict]) {
        let conflict = SyncConflict(
            uid: merge.mine.uid, href: merge.item.href, etag: merge.etag, base: base, mine: merge.mine.text,
            theirs: merge.theirs.text, fields: fields)
        add(
            .conflict(conflict), merge.mine.uid, title: merge.mine.title,
            changed: Set(fields.map(\.field)).sorted())
        note(
            .openConflict, .warning, merge.mine.uid, href: merge.item.href,
            tr(
                "\"\(Excerpt.of(merge.mine.title))\" was changed here and on the server; both versions are kept"
            ))
    }
}

// MARK: - Carrying out a merge

extension PlanMaker {
    private mutating func carryOut(
        _ result: ThreeWayMerge, _ merge: MergeCase, _ choice: SyncChoice?, _ situation: Situation
    ) {
        let (item, mine) = (merge.item, merge.mine)
        if !result.conflicts.isEmpty {
            guard let choice else { return keep(merge, base: item.remote, fields: result.conflicts) }
            noteSettled(result, merge, choice)
        }
        // Until the pending edits are sent, the base is the text of the server alone.
        let pending = result.server == nil ? nil : result.base ?? merge.theirs.text
        if let text = result.store {
            let take = SyncTake(
                href: item.href, etag: merge.etag, kind: merge.theirs.kind, text: text,
                remote: merge.theirs.text, base: pending,
                over: mine.text)
            add(.take(take), mine.uid, title: merge.theirs.title, changed: result.taken)
        }
        guard let body = result.server else {
            if result.store == nil { adopt(merge, local: mine.text, situation.presence) }
            return
        }
        if let reason = obstacle(body, mine, item) {
            block(item.href, reason, situation)
            if result.store == nil { adopt(merge, local: pending, .same(mine.text)) }
            return
        }
        add(
            .update(
                href: item.href, body: body, local: result.store == nil ? mine.text : nil,
                precondition: precondition(item, merge.etag, merge.theirs.text)),
            mine.uid, title: mine.title, changed: result.sent)
    }

    private mutating func noteSettled(_ result: ThreeWayMerge, _ merge: MergeCase, _ choice: SyncChoice) {
        for conflict in result.conflicts {
            let mine = Excerpt.of(conflict.mine ?? "-")
            let theirs = Excerpt.of(conflict.theirs ?? "-")
            let words = conflict.field.words
            let text =
                choice == .mine
                ? tr("\(words) was changed on both sides: \"\(mine)\" here is kept, \"\(theirs)\" is not")
                : tr(
                    "\(words) was changed on both sides: \"\(theirs)\" of the server is taken, \"\(mine)\" is not"
                )
            note(.settledConflict, .warning, merge.mine.uid, href: merge.item.href, text)
        }
    }

    /// Remembers what the server holds, unless that is known.
    private mutating func adopt(_ merge: MergeCase, local: String?, _ presence: Presence) {
        let item = merge.item
        var isNew = item.state.conflict != nil || (merge.wasRead && merge.etag != item.etag)
        switch item.state {
        case .written, .creating: isNew = isNew || merge.wasRead
        case .further: isNew = true
        case .synced, .refused, .conflict, .resolved: break
        }
        if case .changed = presence { isNew = true }
        if !isNew { isNew = item.remote.map { !cache.isSame($0, merge.theirs.text) } ?? true }
        guard isNew else { return }
        add(
            .adopt(
                href: item.href, etag: merge.etag, remote: merge.theirs.text, local: local, isFurther: false),
            item.uid, title: merge.mine.title)
    }
}

// MARK: - Sending

extension PlanMaker {
    /// Returns what keeps a text from being sent.
    private mutating func obstacle(_ body: String, _ mine: SyncObject, _ item: SyncItem?) -> BlockReason? {
        if policy.isReadOnly { return .readOnly }
        if !policy.kinds.contains(mine.kind) { return .unsupportedKind(mine.kind) }
        if let most = policy.largestResource, body.utf8.count > most {
            return .tooLarge(bytes: body.utf8.count, most: most)
        }
        if case .refused(let refused) = item?.state, cache.isSame(refused, body) { return .refused }
        return nil
    }

    /// A strong ETag where there is one; else the text has to be read again.
    mutating func precondition(_ item: SyncItem, _ etag: String?, _ text: String) -> SyncPrecondition {
        if let etag, !etag.isEmpty, !etag.hasPrefix("W/"), !etag.hasPrefix("w/") { return .etag(etag) }
        note(
            .weakETag, .repaired, item.uid, href: item.href,
            tr(
                "the resource has no strong ETag (RFC 9110 section 8.8.3); it is read again before it is changed"
            )
        )
        return .text(text)
    }

    /// Creates a resource; over a known base, with what the server had beside the known fields.
    mutating func create(
        _ mine: SyncObject, replacing item: SyncItem?, cause: SyncStep.Cause, at href: String? = nil,
        newHref: () -> String
    ) {
        var body = mine.text
        if let remote = cache.object(item?.remote), let base = cache.object(item?.local) {
            let result = ThreeWayMerge(
                localBase: base, local: mine, remoteBase: remote, remote: remote, choosing: .mine)
            body = result.server ?? remote.text
        }
        if let reason = obstacle(body, mine, item) {
            var situation = Situation(uid: mine.uid)
            situation.presence = .changed(mine)
            return block(item?.href, reason, situation)
        }
        noteShape(of: mine, href)
        let place = href ?? draw(newHref)
        add(
            .create(
                href: place, body: body, local: mine.text,
                replacing: item?.href == place ? nil : item?.href), mine.uid, title: mine.title, cause: cause)
    }
}
