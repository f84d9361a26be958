import Findings
import ICalendar
import Messages

// MARK: - One UID

extension PlanMaker {
    mutating func plan(_ situation: Situation, newHref: () -> String) {
        let uid = situation.uid
        if withheld.contains(uid) {
            if let item = situation.item { block(item.href, .withheld, situation) }
            return
        }
        for href in situation.moved {
            let title = title(situation)
            add(.forget(href: href), uid, title: title, cause: .moved)
        }
        guard let item = situation.item else {
            if case .other = situation.holding { return block(nil, .otherObject, situation) }
            return planNew(situation, newHref: newHref)
        }
        if case .unreadable = situation.presence { return block(item.href, .unreadableHere, situation) }
        planFurther(situation)
        switch situation.holding {
        case .unreadable: block(item.href, .unreadable, situation)
        case .other: planOther(item, situation)
        case .unknown: block(item.href, .notRead, situation)
        case .gone, .absent: planMissing(item, situation, newHref: newHref)
        case .object(let object, let etag):
            planHeld(item, object, etag: etag, wasRead: true, situation)
        case .unchanged:
            if case .same = situation.presence, item.isInStep { return }
            let conflict = item.state.conflict
            let known = item.state == .creating ? nil : conflict?.theirs ?? item.remote
            guard let object = cache.object(known) else {
                return planMissing(item, situation, newHref: newHref)
            }
            let etag = conflict.map(\.etag) ?? item.etag
            planHeld(item, object, etag: etag, wasRead: false, situation)
        }
    }

    /// An item in whose place another object stands.
    private mutating func planOther(_ item: SyncItem, _ situation: Situation) {
        guard case .deleted = situation.presence, index.hrefs[item.uid] == nil else {
            return block(item.href, .otherObject, situation)
        }
        let title = title(situation)
        add(.forget(href: item.href), item.uid, title: title)
    }

    private mutating func planNew(_ situation: Situation, newHref: () -> String) {
        guard let mine = object(situation.presence) else {
            return block(nil, .unreadableHere, situation)
        }
        if index.crowdedUIDs.contains(mine.uid) { return block(nil, .unreadable, situation) }
        create(mine, replacing: nil, cause: .new, newHref: newHref)
    }

    /// Tells why nothing is done.
    mutating func block(_ href: String?, _ reason: BlockReason, _ situation: Situation) {
        let title = title(situation)
        add(.blocked(href: href, reason), situation.uid, title: title)
        switch reason {
        case .readOnly, .unsupportedKind, .tooLarge:
            note(
                .unsent, .warning, situation.uid, href: href,
                tr("\"\(Excerpt.of(title))\" is not sent: \(reason.words)"))
        case .otherObject:
            note(
                .otherObject, .warning, situation.uid, href: href,
                tr("\"\(Excerpt.of(title))\" stays as it is: \(reason.words)"))
        case .unreadableHere:
            note(
                .unreadableObject, .error, situation.uid, href: href,
                tr("\"\(Excerpt.of(title))\" is not sent: \(reason.words)"))
        default: break
        }
    }
}

// MARK: - Several resources of one UID

extension PlanMaker {
    private mutating func planFurther(_ situation: Situation) {
        guard !situation.further.isEmpty else { return }
        let title = title(situation)
        for further in situation.further {
            if further.holding.isMissing {
                if let item = further.item, !isRecent(item, further.holding) {
                    add(.forget(href: item.href), situation.uid, title: title)
                }
                continue
            }
            note(
                .furtherResource, .warning, situation.uid, href: further.href,
                tr(
                    "\"\(Excerpt.of(title))\" stands at two addresses of the calendar; both are kept, and this one is not read"
                ))
            guard case .object(let object, let etag) = further.holding else { continue }
            let isKnown = further.item.map {
                $0.state == .further && $0.etag == etag && cache.isSame($0.remote ?? "", object.text)
            }
            guard isKnown != true else { continue }
            add(
                .adopt(
                    href: further.href, etag: etag, remote: object.text, local: nil, isFurther: true),
                situation.uid, title: object.title)
        }
    }

    /// Whether a further resource has something that was not there at the last step.
    private mutating func hasNews(_ further: Situation.Further) -> Bool {
        switch further.holding {
        case .object(let object, _): !cache.isSame(further.item?.remote ?? "", object.text)
        case .unknown, .unreadable: true
        case .unchanged, .gone, .absent, .other: false
        }
    }
}

// MARK: - What the server lacks

extension PlanMaker {
    /// Whether the absence of an item proves nothing, because it was uploaded only now.
    private func isRecent(_ item: SyncItem, _ holding: Holding) -> Bool {
        guard case .absent = holding, let run = item.pushedIn else { return false }
        return run >= base.run - 1
    }

    private mutating func planMissing(
        _ item: SyncItem, _ situation: Situation, newHref: () -> String
    ) {
        let mine = object(situation.presence)
        if mine == nil, situation.presence.isHere { return block(item.href, .unreadableHere, situation) }
        guard !item.isUncreated else { return planUncreated(item, mine, situation, newHref: newHref) }
        if item.isLagging(situation.holding, in: base.run) {
            return block(item.href, .justUploaded, situation)
        }
        if brakes.stopRemovals { return block(item.href, .massRemoval, situation) }
        if isRecent(item, situation.holding) { return block(item.href, .justUploaded, situation) }
        guard let mine else {
            note(
                .deletedTwice, .repaired, item.uid, href: item.href,
                tr("the object was deleted here and on the server"))
            let title = title(situation)
            return add(.forget(href: item.href), item.uid, title: title)
        }
        if case .same = situation.presence {
            return add(
                .removeLocally(href: item.href, over: mine.text), item.uid, title: mine.title)
        }
        note(
            .editKept, .warning, item.uid, href: item.href,
            tr(
                "\"\(Excerpt.of(mine.title))\" was deleted on the server, but changed here; it stays and is uploaded again"
            ))
        create(mine, replacing: item, cause: .edited, newHref: newHref)
    }

    /// An item that the server is not known to ever have held.
    private mutating func planUncreated(
        _ item: SyncItem, _ mine: SyncObject?, _ situation: Situation, newHref: () -> String
    ) {
        guard let mine else {
            let isUncertain = if case .unchanged = situation.holding { true } else { false }
            guard item.state == .creating, isUncertain, let sent = item.remote else {
                let title = title(situation)
                return add(.forget(href: item.href), item.uid, title: title)
            }
            return delete(item, etag: nil, text: sent, situation)
        }
        if item.state.conflict != nil {
            return create(mine, replacing: item, cause: .edited, newHref: newHref)
        }
        create(mine, replacing: item, cause: .again, at: item.href, newHref: newHref)
    }
}

// MARK: - What the server has

extension PlanMaker {
    private mutating func planHeld(
        _ item: SyncItem, _ object: SyncObject, etag: String?, wasRead: Bool, _ situation: Situation
    ) {
        switch situation.presence {
        case .same, .changed:
            guard let mine = self.object(situation.presence) else {
                return block(item.href, .unreadableHere, situation)
            }
            join(MergeCase(item: item, theirs: object, etag: etag, mine: mine, wasRead: wasRead), situation)
        case .deleted: planDeleted(item, object, etag: etag, situation)
        case .none, .unreadable: take(object, item.href, etag: etag, cause: .new)
        }
    }

    private mutating func planDeleted(
        _ item: SyncItem, _ object: SyncObject, etag: String?, _ situation: Situation
    ) {
        var isSame = item.remote.map { cache.isSame($0, object.text) } ?? false
        if !isSame, item.state == .creating || item.state == .written,
            let sent = cache.object(item.remote)
        {
            isSame = object.isRewrite(of: sent)
        }
        var hasNews = !isSame
        for further in situation.further where !hasNews { hasNews = self.hasNews(further) }
        guard hasNews else {
            delete(item, etag: etag, text: object.text, situation)
            for further in situation.further where !further.holding.isMissing {
                guard let other = further.item, let text = other.remote else { continue }
                delete(other, etag: index.etag(other.href) ?? other.etag, text: text, situation)
            }
            return
        }
        note(
            .editKept, .warning, item.uid, href: item.href,
            tr(
                "\"\(Excerpt.of(object.title))\" was deleted here, but changed on the server; it stays and is taken again"
            ))
        take(object, item.href, etag: etag, cause: .edited)
    }

    private mutating func delete(
        _ item: SyncItem, etag: String?, text: String, _ situation: Situation
    ) {
        if brakes.stopDeletions { return block(item.href, .massDeletion, situation) }
        if policy.isReadOnly { return block(item.href, .readOnly, situation) }
        let title = cache.object(text)?.title
        add(
            .delete(href: item.href, precondition: precondition(item, etag, text)), item.uid, title: title)
    }

    /// Makes the server's text the object here.
    private mutating func take(
        _ object: SyncObject, _ href: String, etag: String?, cause: SyncStep.Cause
    ) {
        noteShape(of: object, href)
        let take = SyncTake(
            href: href, etag: etag, kind: object.kind, text: object.text, remote: object.text, base: nil,
            over: nil)
        add(.take(take), object.uid, title: object.title, cause: cause)
    }

    /// Tells what other programs may stumble over.
    func shape(of object: SyncObject) -> [(FindingCode, String)] {
        var found: [(FindingCode, String)] = []
        if object.lacksSeries {
            found.append((.overrideAlone, tr("the object has a changed occurrence, and no series")))
        }
        if object.lacksEnd {
            found.append(
                (.missingEndTime, tr("an event has neither DTEND nor DURATION; some servers refuse it")))
        }
        return found
    }

    mutating func noteShape(of object: SyncObject, _ href: String?) {
        for (code, message) in shape(of: object) { note(code, .warning, object.uid, href: href, message) }
    }
}
