import DAV
import Findings
import Messages
import TripStorage
import TripSync
import TripWorkflows
import Trips

// MARK: - Steps on this side

extension CalendarSync {
    /// Carries out a plan: first what concerns this side, then the requests one after the other.
    mutating func carryOut(_ plan: SyncPlan) throws {
        note(plan.notes)
        try carryOutHere(plan.steps)
        let sent = inTurns(plan.steps.filter(\.writesToServer))
        try announce(sent)
        defer { for step in plan.steps where step.isBlocked { note(step, isDone: false) } }
        var done = 0
        do {
            var writing = StepsSent()
            for step in sent {
                if isReadOnly { leave(step) } else { try send(step, &writing) }
                done += 1
            }
            settleForbidden(writing)
            try save()
        } catch {
            for step in sent.dropFirst(done) { note(step, isDone: false) }
            // What the server confirmed is known, also where the next request fails.
            try save()
            throw error
        }
    }

    /// Does what concerns this side, in one transaction that `undo` reverts.
    private mutating func carryOutHere(_ steps: [SyncStep]) throws {
        let here = steps.filter { !$0.writesToServer }
        guard !here.isEmpty || rows.unsavedCount > 0 else { return }
        try keepLease()
        var copy = self
        try work.store.write { writing in
            if here.contains(where: \.changesTrip) {
                try writing.record(tr("sync \"\(Excerpt.of(copy.calendar.label))\""), at: copy.work.now())
            }
            try copy.carryOut(here, in: writing)
            try copy.rows.save(in: writing)
            try copy.work.database.requireUnreplaced()
        }
        self = copy
    }

    private mutating func carryOut(_ steps: [SyncStep], in writing: any TripWriting) throws {
        var new: [SyncStep] = []
        let uids = Set(steps.filter(\.changesTrip).map(\.uid))
        // Each step changes the object of its own UID alone.
        let here = try objects(in: writing)?.texts(of: uids, in: writing) ?? [:]
        for step in steps {
            switch step.action {
            case .adopt(let href, let etag, let remote, let local, let isFurther):
                var row =
                    rows[href] ?? SyncedItem(href: href, uid: step.uid, etag: nil, remote: nil, local: nil)
                (row.uid, row.etag, row.remote, row.local) = (step.uid, etag, remote, local ?? row.local)
                row.state = isFurther ? .further : .synced
                rows.set(row)
            case .forget(let href): rows.drop(href, of: step.uid)
            case .conflict(let conflict): keep(conflict, step)
            case .blocked(let href, .unreadable):
                // It is kept in mind, so that it is not read again until it changes.
                if let href, rows[href] == nil, let item = named[href], case .text(let text) = item.content {
                    rows.set(
                        SyncedItem(
                            href: href, uid: "", etag: item.etag, remote: text, local: nil, state: .foreign))
                }
            case .blocked, .delete, .update, .create: break
            case .removeLocally(let href, let over):
                let isSame = here[step.uid] == over
                if isSame {
                    try change(writing).remove(ActivityUID(step.uid), in: writing)
                    rows.drop(href, of: step.uid)
                }
                settle(step, isSame)
            case .take(let take):
                guard here[step.uid] == take.over else {
                    settle(step, false)
                    continue
                }
                if take.over == nil {
                    if Self.shown.contains(take.kind) { new.append(step) } else { leave(step.uid, take) }
                } else {
                    settle(step, try replace(step.uid, by: take, in: writing))
                }
            }
        }
        try add(new, in: writing)
    }

    private mutating func settle(_ step: SyncStep, _ isDone: Bool) {
        if !isDone { isUndone = true }
        note(step, isDone: isDone)
    }

    private func change(_ writing: any TripWriting) -> ObjectChange {
        ObjectChange(of: calendar.trip, work.database, at: work.now())
    }

    private mutating func keep(_ conflict: SyncConflict, _ step: SyncStep) {
        var row =
            rows[conflict.href]
            ?? SyncedItem(href: conflict.href, uid: step.uid, etag: nil, remote: nil, local: nil)
        row.state = .conflict(SyncedItem.Versions(conflict))
        rows.set(row)
        note(step, isDone: true)
    }

    /// Makes the server's version the one here; false where it cannot be read as a whole.
    private mutating func replace(
        _ uid: String, by take: SyncTake, in writing: any TripWriting
    ) throws -> Bool {
        guard let findings = try change(writing).replace(ActivityUID(uid), with: take.text, in: writing)
        else {
            note([
                Finding(
                    .unreadableObject, .error, file: take.href, component: uid,
                    message: tr(
                        "a part of the server's version cannot be read as an activity or a to-do; the version here stays"
                    ))
            ])
            return false
        }
        note(findings)
        guard let text = try objects(in: writing)?.texts(of: [uid], in: writing)[uid] else { return false }
        remember(uid, take, text)
        return true
    }

    /// The kinds that can be an activity or a to-do.
    private static let shown: Set = ["VEVENT", "VTODO"]

    /// Keeps in mind what stays on the server alone, so that it is told once.
    private mutating func leave(_ uid: String, _ take: SyncTake) {
        rows.set(
            SyncedItem(
                href: take.href, uid: uid, etag: take.etag, remote: take.remote, local: nil, state: .foreign))
        note([
            Finding(
                .unreadableObject, .warning, file: take.href, component: uid,
                message: tr("is no activity and no to-do of its own here; it stays on the server alone"))
        ])
    }

    /// Imports what is new, all of it at once.
    private mutating func add(_ steps: [SyncStep], in writing: any TripWriting) throws {
        let takes = steps.compactMap { step in
            if case .take(let take) = step.action { (step: step, take: take) } else { nil }
        }
        guard !takes.isEmpty else { return }
        note(try change(writing).add(takes.map(\.take.text), in: writing))
        let here = try objects(in: writing)?.texts(of: Set(takes.map(\.step.uid)), in: writing) ?? [:]
        for (step, take) in takes {
            guard let text = here[step.uid] else {
                leave(step.uid, take)
                continue
            }
            remember(step.uid, take, text)
            note(step, isDone: true)
        }
    }

    /// Writes down that both sides have an object.
    private mutating func remember(_ uid: String, _ take: SyncTake, _ text: String) {
        exported[uid] = text
        rows.set(
            SyncedItem(
                href: take.href, uid: uid, etag: take.etag, remote: take.remote, local: take.base ?? text,
                pushedIn: rows[take.href]?.pushedIn))
    }
}

// MARK: - Requests

extension CalendarSync {
    /// How many answers are stored at once; a killed process reads as many resources again.
    private static let batch = 20

    /// Writes down what is about to be sent, before anything is.
    private mutating func announce(_ steps: [SyncStep]) throws {
        for step in steps {
            switch step.action {
            case .create(let href, let body, let local, let replacing):
                if let replacing { rows.drop(replacing, of: step.uid) }
                rows.set(
                    SyncedItem(
                        href: href, uid: step.uid, etag: nil, remote: body, local: local, state: .creating))
            case .update(let href, let body, let local, _):
                // A choice in a conflict stays until the answer is known.
                guard rows[href]?.state.versions == nil, let local = local ?? exported[step.uid] else {
                    continue
                }
                rows.change(href) { $0.state = .updating(body: body, local: local) }
            case .adopt, .forget, .removeLocally, .take, .delete, .conflict, .blocked: continue
            }
        }
        try save()
    }

    private mutating func save() throws {
        guard rows.unsavedCount > 0 else { return }
        var rows = rows
        try work.store.write { try rows.save(in: $0) }
        self.rows = rows
    }

    /// The most objects that a server may fail on, and store none, before it counts as failing for all.
    private static let mostFailures = 3

    /// Begins each sync with other objects, so that three on which the server always fails do not keep the others back.
    private func inTurns(_ steps: [SyncStep]) -> [SyncStep] {
        let uids = Set(steps.map(\.uid)).sorted()
        guard uids.count > 1 else { return steps }
        let start = calendar.run % uids.count
        let turns = Dictionary(uniqueKeysWithValues: zip(uids[start...] + uids[..<start], uids.indices))
        // What concerns one object stays in its order.
        return steps.enumerated().sorted { one, other in
            (turns[one.element.uid] ?? 0, one.offset) < (turns[other.element.uid] ?? 0, other.offset)
        }.map(\.element)
    }

    /// How the requests of one plan ended.
    private struct StepsSent {
        var stored = 0
        /// The steps that the server failed on, though it answers.
        var failed = 0
        /// The steps that it refused without a reason, with the texts that were sent.
        var forbidden: [(step: SyncStep, body: String?)] = []
    }

    /// Sends a step; what the server fails on by itself is left, and the others go on.
    private mutating func send(_ step: SyncStep, _ writing: inout StepsSent) throws {
        do {
            guard let outcome = try send(step) else { return }
            switch outcome {
            case .stored, .deleted: writing.stored += 1
            case .forbidden:
                writing.forbidden.append((step, step.action.body))
                if writing.stored == 0, writing.forbidden.count == Self.mostFailures {
                    isReadOnly = true
                    fail(tr("\(calendar.label): may not be written to"))
                }
            case .changedMeanwhile, .missing, .taken, .uidElsewhere, .invalid, .tooLarge, .noPrivilege,
                .overQuota:
                break
            }
        } catch let failure as DAVFailure where failure.isOfOneObject {
            writing.failed += 1
            guard writing.failed < Self.mostFailures || writing.stored > 0 else { throw failure }
            note([
                Finding(
                    .unsent, .warning, file: step.action.href, component: step.uid,
                    message: tr(
                        "the server fails on \"\(Excerpt.of(step.title))\": \(failure.reason); it is tried again by the next sync"
                    ))
            ])
            // Whether it arrived, the next sync reads.
            settle(step, false)
        }
    }

    /// Settles what was refused without a reason: it is about the object where the server stores others.
    private mutating func settleForbidden(_ writing: StepsSent) {
        for (step, body) in writing.forbidden {
            guard let href = step.action.href else { continue }
            let reason = tr("the server refuses \"\(Excerpt.of(step.title))\" (403 Forbidden)")
            if writing.stored > 0 {
                refuse(step, href, body, reason)
            } else {
                note([Finding(.unsent, .warning, file: href, component: step.uid, message: reason)])
                leave(step)
            }
        }
    }

    /// Sends a step; `nil` where another version is there than the one that the plan saw.
    private mutating func send(_ step: SyncStep) throws -> WriteOutcome? {
        guard let href = step.action.href else { return nil }
        try keepLease()
        let place = try DAVAddress(href, relativeTo: address)
        let outcome: WriteOutcome
        var sent: (body: String, local: String)?
        switch step.action {
        case .create(_, let body, let local, _):
            sent = (body, local)
            outcome = try client.create(Array(body.utf8), at: place)
        case .update(_, let body, let local, let precondition):
            guard let local = local ?? exported[step.uid] else {
                settle(step, false)
                return nil
            }
            sent = (body, local)
            guard let etag = try etag(for: precondition, at: place) else {
                again.insert(href)
                return nil
            }
            outcome = try client.update(Array(body.utf8), at: place, ifMatch: etag)
        case .delete(_, let precondition):
            guard let etag = try etag(for: precondition, at: place) else {
                again.insert(href)
                return nil
            }
            outcome = try client.delete(at: place, ifMatch: etag)
        case .adopt, .forget, .removeLocally, .take, .conflict, .blocked: return nil
        }
        try take(outcome, of: step, href, sent)
        if rows.unsavedCount >= Self.batch { try save() }
        return outcome
    }

    /// The tag of the version that a change was made on; `nil` where another one is there.
    private func etag(for precondition: SyncPrecondition, at place: DAVAddress) throws -> String? {
        switch precondition {
        case .etag(let etag): return etag
        case .text(let text):
            let found = try client.object(at: place)
            guard let bytes = found.bytes, let there = String(validating: bytes, as: UTF8.self),
                let one = try? SyncObject(there), let other = try? SyncObject(text), one.isSame(as: other)
            else { return nil }
            guard let etag = found.etag, ETag.strong(etag) != nil else {
                throw ServerFailure(
                    "no-etag",
                    tr(
                        "\(place): has no strong ETag, also when it is read by itself; nothing is changed there, since a change of somebody else could be lost"
                    ))
            }
            return etag
        }
    }

    private mutating func take(
        _ outcome: WriteOutcome, of step: SyncStep, _ href: String, _ sent: (body: String, local: String)?
    ) throws {
        let name = Excerpt.of(step.title)
        switch outcome {
        case .stored(let etag):
            if let sent {
                rows.set(
                    SyncedItem(
                        href: href, uid: step.uid, etag: etag, remote: sent.body, local: sent.local,
                        pushedIn: calendar.run, state: .written))
            }
            note(step, isDone: true)
        case .deleted:
            rows.drop(href, of: step.uid)
            note(step, isDone: true)
        case .missing where step.action.isCreate:
            refuse(step, href, sent?.body, tr("the server has no place for \"\(name)\" (404 Not Found)"))
        case .changedMeanwhile, .missing, .taken: again.insert(href)
        case .uidElsewhere(let other):
            // It may go from there yet: the text is not refused.
            let place = other.map { Excerpt.onOneLine($0) } ?? tr("another calendar of the account")
            note([
                Finding(
                    .unsent, .warning, file: href, component: step.uid,
                    message: tr(
                        "the server has \"\(name)\" at \(place) yet; it is sent again by the next sync"))
            ])
            leave(step)
        case .invalid(let reason):
            refuse(
                step, href, sent?.body,
                tr("the server does not take \"\(name)\": \(Excerpt.onOneLine(reason))"))
        case .tooLarge: refuse(step, href, sent?.body, tr("\"\(name)\" is larger than the server takes"))
        case .forbidden: break
        case .noPrivilege:
            isReadOnly = true
            leave(step)
            fail(tr("\(calendar.label): may not be written to"))
        case .overQuota:
            isReadOnly = true
            leave(step)
            fail(tr("\(calendar.label): the account has no room left on the server"))
        }
    }

    /// Keeps the text that the server refused, so that it is not sent again.
    private mutating func refuse(_ step: SyncStep, _ href: String, _ body: String?, _ reason: String) {
        note([Finding(.unsent, .warning, file: href, component: step.uid, message: reason)])
        note(step, isDone: false)
        guard let body else {
            isUndone = true
            return
        }
        rows.change(href) { row in
            if row.state == .creating { (row.remote, row.local) = (nil, nil) }
            row.state = .refused(body)
        }
    }

    /// Leaves a step to a later sync; what was to be created was not.
    private mutating func leave(_ step: SyncStep) {
        if case .create(let href, _, _, _) = step.action { rows.drop(href, of: step.uid) }
        settle(step, false)
    }
}

extension SyncStep {
    /// Whether it changes the trip.
    fileprivate var changesTrip: Bool {
        switch action {
        case .take, .removeLocally: true
        case .adopt, .forget, .delete, .update, .create, .conflict, .blocked: false
        }
    }

    /// Whether nothing is done for a reason.
    fileprivate var isBlocked: Bool { if case .blocked = action { true } else { false } }
}

extension SyncAction {
    /// Whether it makes a resource.
    fileprivate var isCreate: Bool { if case .create = self { true } else { false } }

    /// The text that it sends.
    fileprivate var body: String? {
        switch self {
        case .create(_, let body, _, _), .update(_, let body, _, _): body
        case .adopt, .forget, .removeLocally, .take, .delete, .conflict, .blocked: nil
        }
    }
}

extension DAVFailure {
    /// Whether a server that answers fails on one object, and may well take the next.
    fileprivate var isOfOneObject: Bool {
        retryAfter == nil && (status == 500 || code == .status)
    }
}
