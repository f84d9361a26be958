import Findings
import ICalendar
import Messages

/// Goes through all UIDs once and gathers steps and notes.
struct PlanMaker {
    let base: SyncBase
    let withheld: Set<String>
    let policy: SyncPolicy
    let index: RemoteIndex
    var cache: ObjectCache
    private(set) var steps: [SyncStep] = []
    private(set) var notes: [Finding] = []
    let brakes: Brakes
    private let situations: [Situation]
    private var usedHrefs: Set<String>

    init(base: SyncBase, local: SyncLocal, remote: SyncRemote, policy: SyncPolicy) {
        self.base = base
        self.policy = policy
        withheld = local.withheld
        var survey = SituationSurvey(local: local, remote: remote, after: base.items)
        situations = survey.situations(of: base.items)
        brakes = Brakes(situations, run: base.run, withheld: withheld, policy: policy)
        index = survey.index
        cache = survey.cache
        usedHrefs = Set(base.items.map(\.href))
    }

    mutating func run(newHref: () -> String) {
        noteFlaws()
        noteBrakes()
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
            case .repeatedOccurrence:
                note(
                    .unreadableObject, .error, nil, href: href,
                    tr("the resource is no calendar object: \(flaw.words); it is kept as it is"))
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

// MARK: - Brakes

extension PlanMaker {
    private mutating func noteBrakes() {
        if brakes.stopRemovals {
            note(
                .massRemoval, .warning, nil,
                tr(
                    "the server no longer has \(brakes.removals) of \(brakes.known) items; nothing is removed here without permission"
                ))
        }
        if brakes.stopDeletions {
            note(
                .massDeletion, .warning, nil,
                tr(
                    "\(brakes.deletions) of \(brakes.known) items were deleted here; nothing is deleted on the server without permission"
                ))
        }
    }
}
