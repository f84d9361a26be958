import CivilTime
import DAV
import Findings
import Messages
import TripStorage
import TripSync
import TripWorkflows
import Trips

/// One sync of one calendar: reads both sides, plans, and carries the plan out.
///
/// A killed process leaves nothing half done: what changes the trip is one transaction with its rows, and a row says
/// `creating` before its text is sent. What was sent and not confirmed is read again by the next sync.
struct CalendarSync {
    let work: SyncSetting
    let client: DAVClient
    let account: SyncAccount
    let options: SyncOptions
    let address: DAVAddress
    /// Called before each request; throws where another process syncs the account by now.
    let keepLease: () throws -> Void
    private(set) var calendar: SyncedCalendar
    var rows: CalendarRows
    private(set) var report: CalendarReport
    /// Whether the server refused to be written to.
    var isReadOnly = false
    /// The paths to be read again, since another version was there than the plan had seen.
    var again: Set<String> = []
    /// Whether a step was left to the next sync.
    var isUndone = false
    /// Whether too much would have been removed here at once.
    private var isHeldBack = false
    /// The state of the store for which everything was planned.
    private var edition: String?
    /// What the server answered last, by path.
    private(set) var named: [String: RemoteItem] = [:]
    /// The texts here of objects that were taken, right after that.
    var exported: [String: String] = [:]

    /// How often the same items are planned anew in one sync.
    private static let mostPasses = 4

    init(
        _ calendar: SyncedCalendar, of account: SyncAccount, _ work: SyncSetting, over client: DAVClient,
        _ options: SyncOptions, keepingLease keepLease: @escaping () throws -> Void
    ) throws {
        (self.calendar, self.account, self.work) = (calendar, account, work)
        (self.client, self.options, self.keepLease) = (client, options, keepLease)
        address = try DAVAddress(calendar.address)
        let (items, trip) = try work.store.read { reading in
            (try reading.syncedItems(of: calendar.id), try reading.trip(calendar.trip))
        }
        rows = CalendarRows(items, of: calendar.id)
        report = CalendarReport(calendar, trip: trip?.name)
    }

    /// Syncs.
    ///
    /// - Throws: A `DAVFailure`, a ``ServerFailure`` or a `StorageError`; what was done until then is kept.
    mutating func run() throws {
        guard report.trip != nil else {
            throw ServerFailure(
                "no-trip",
                tr(
                    "\(calendar.label): its trip is deleted or protected; undo brings a deleted one back, and sync unlink ends this"
                ))
        }
        try keepLease()
        guard let described = try client.calendar(at: address) else {
            throw ServerFailure(
                "no-calendar",
                tr("\(address): is no calendar any more; nothing is deleted here. sync unlink ends this"))
        }
        let reading = RemoteReading(
            client, at: address, described, since: calendar, now: work.now(), keepingLease: keepLease)
        let answer = try reading.read(rows, listingAll: options.listsAll)
        if try nothingIsNew(answer) { return }
        calendar.run += 1
        var policy = policy(described)
        var plan = try plan(answer.remote, of: nil, policy)
        if options.isDryRun {
            report.findings += plan.notes
            for step in plan.steps { note(step, isDone: false) }
            return
        }
        defer {
            report.findings = report.findings.uniqued()
            report.steps = report.steps.uniqued()
        }
        // The number is used up before anything is sent, so that no later sync takes it for another one.
        try work.store.write { try $0.save(calendar) }
        let isSettled = plan.steps.isEmpty && answer.strangers.isEmpty
        var allowsToken = answer.strangers.isEmpty
        tell(answer.strangers)
        for pass in 1... {
            allowsToken = allowsToken && plan.allowsNewToken
            isHeldBack = isHeldBack || plan.steps.contains(where: \.isHeldBack)
            try carryOut(plan)
            // What was written is read, since servers rewrite what they are given.
            let unread = rows.all.values.filter { $0.state == .written && $0.pushedIn == calendar.run }
            let hrefs = again.union(unread.map(\.href))
            guard !hrefs.isEmpty, pass < Self.mostPasses else {
                leaveAgain(plan.steps)
                break
            }
            again = []
            try keepLease()
            let remote = SyncRemote.changes(try reading.items(at: hrefs.sorted(), rows), removed: [])
            policy.isReadOnly = policy.isReadOnly || isReadOnly
            plan = try self.plan(remote, of: hrefs, policy)
        }
        calendar.edition = isSettled ? edition : nil
        try end(answer, described, keepingToken: allowsToken && !isUndone)
    }

    /// Whether neither side has changed since a sync that had nothing to do; that is then written down.
    private mutating func nothingIsNew(_ answer: RemoteReading.Answer) throws -> Bool {
        guard let known = calendar.edition, answer.remote == .changes([], removed: []),
            answer.strangers.isEmpty,
            try work.store.read({ try edition(in: $0) }) == known
        else { return false }
        guard !options.isDryRun else { return true }
        calendar.syncedAt = work.now()
        try work.store.write { try $0.save(calendar) }
        return true
    }

    /// The state of all that an export is made of.
    private func edition(in reading: any TripReading) throws -> String {
        "\(try reading.edition()) \(work.database.version) \(work.productID)"
    }

    private mutating func end(
        _ answer: RemoteReading.Answer, _ described: CalendarCollection, keepingToken isKept: Bool
    ) throws {
        if isKept {
            (calendar.token, calendar.tag) = (answer.token, described.tag)
            if answer.isWhole { calendar.listedAt = work.now() }
        }
        // As long as something is held back, only a whole list tells whether it is still missing.
        if isHeldBack { calendar.listedAt = nil }
        if undone == nil { calendar.syncedAt = work.now() }
        try work.store.write { writing in
            try rows.save(in: writing)
            try writing.save(calendar)
        }
    }

    private func policy(_ described: CalendarCollection) -> SyncPolicy {
        let choice: SyncChoice? =
            switch account.preference {
            case .ask: nil
            case .mine: .mine
            case .theirs: .theirs
            }
        return SyncPolicy(
            choice: choice, allowsMassDeletion: options.allowsMassDeletion,
            isReadOnly: described.mayWrite == false,
            kinds: described.components ?? ["VEVENT", "VTODO"],
            largestResource: described.mostBytes)
    }
}

// MARK: - Planning

extension CalendarSync {
    /// Plans for all items, or for some paths.
    private mutating func plan(
        _ remote: SyncRemote, of hrefs: Set<String>?, _ policy: SyncPolicy
    ) throws -> SyncPlan {
        let remote = withoutForeign(remote)
        named = Dictionary(remote.items.map { ($0.href, $0) }, uniquingKeysWith: { first, _ in first })
        settleUpdates()
        let base = rows.base(hrefs, run: calendar.run)
        var uids = Set(base.items.map(\.uid))
        for case .text(let text) in remote.items.map(\.content) where hrefs != nil {
            if let object = try? SyncObject(text) { uids.insert(object.uid) }
        }
        let local = try work.store.read { reading in
            if hrefs == nil { edition = try edition(in: reading) }
            guard let objects = try objects(in: reading) else { return [String: String]() }
            return try hrefs == nil ? objects.texts(in: reading) : objects.texts(of: uids, in: reading)
        }
        var random = SystemRandomNumberGenerator()
        let folder = address.path.hasSuffix("/") ? address.path : address.path + "/"
        return SyncPlan.make(base: base, local: SyncLocal(objects: local), remote: remote, policy: policy) {
            folder + SyncedCalendarID.random(using: &random).text + ".ics"
        }
    }

    /// Takes out the resources that are on the server alone, as long as they stay as they are.
    private mutating func withoutForeign(_ remote: SyncRemote) -> SyncRemote {
        let foreign = rows.all.values.filter { $0.state == .foreign }
        guard !foreign.isEmpty else { return remote }
        var stays: Set<String> = []
        let named = Dictionary(remote.items.map { ($0.href, $0) }, uniquingKeysWith: { first, _ in first })
        for row in foreign {
            let isGone =
                remote.removed.contains(row.href) || named[row.href]?.content == .missing
                || (remote.isComplete && named[row.href] == nil)
            if isGone {
                rows.drop(row.href)
            } else if let item = named[row.href] {
                let isSame =
                    item.content == .listed || item.content == .text(row.remote ?? "")
                if isSame { stays.insert(row.href) } else { rows.drop(row.href) }
            }
        }
        switch remote {
        case .complete(let items): return .complete(items.filter { !stays.contains($0.href) })
        case .changes(let items, let removed):
            return .changes(items.filter { !stays.contains($0.href) }, removed: removed)
        }
    }

    /// Takes an update whose answer was lost for made, where the server has its text.
    private mutating func settleUpdates() {
        for row in rows.all.values {
            guard case .updating(let body, let local) = row.state,
                case .text(let text)? = named[row.href]?.content,
                let there = try? SyncObject(text), let sent = try? SyncObject(body),
                there.isSame(as: sent) || there.isRewrite(of: sent)
            else { continue }
            rows.change(row.href) { ($0.remote, $0.local, $0.etag, $0.state) = (body, local, nil, .written) }
        }
    }

    func objects(in reading: any TripReading) throws -> TripObjects? {
        try TripObjects(of: calendar.trip, in: reading, work.database, productID: work.productID)
    }
}

// MARK: - Telling

extension CalendarSync {
    /// Tells of addresses outside of the calendar in its list.
    private mutating func tell(_ strangers: [String]) {
        guard let first = strangers.first else { return }
        note([
            Finding(
                .otherObject, .warning, file: Excerpt.onOneLine(first, limit: 200),
                message: tr(
                    "the server's list has addresses that are not in this calendar, \(strangers.count) in all, such as this one; nothing is taken for deleted because the list lacks it"
                ))
        ])
    }

    /// Leaves what the server would not store over any version that it showed.
    private mutating func leaveAgain(_ steps: [SyncStep]) {
        for step in steps where step.action.href.map(again.contains) ?? false {
            isUndone = true
            note(step, isDone: false)
            note([
                Finding(
                    .unsent, .warning, file: step.action.href, component: step.uid,
                    message: tr(
                        "the server does not store \"\(Excerpt.of(step.title))\", and says that another version is there; it is tried again by the next sync"
                    ))
            ])
        }
    }

    /// Adds a step to the report, unless it changes nothing that people see.
    mutating func note(_ step: SyncStep, isDone: Bool) {
        guard let kind = CalendarReport.Step.Kind(step.action) else { return }
        report.steps.append(
            CalendarReport.Step(
                kind: kind, uid: step.uid, title: step.title, words: "\(step)", isDone: isDone))
    }

    mutating func note(_ findings: [Finding]) { report.findings += findings }

    /// What keeps the calendar from being in step, in words; conflicts wait for people and are counted by themselves.
    private var undone: String? {
        if let problem = report.problem { return problem }
        guard let left = report.steps.first(where: { !$0.isDone && $0.kind != .conflict }) else { return nil }
        let reason = report.findings.first { $0.code == .unsent && $0.component == left.uid }
        return reason?.message ?? left.words
    }

    /// Writes down what was left undone, for those who ask later.
    func noteProblem() throws {
        let undone = undone
        func row(in reading: any TripReading) throws -> SyncedCalendar? {
            try reading.syncedCalendars().first { $0.id == calendar.id }
        }
        // It may have been unlinked meanwhile.
        guard let known = try work.store.read({ try row(in: $0) }), known.problem != undone else { return }
        try work.store.write { writing in
            guard var current = try row(in: writing) else { return }
            current.problem = undone
            try writing.save(current)
        }
    }

    /// Ends the report with a reason.
    mutating func fail(_ problem: String, isPassing: Bool = false) {
        (report.problem, report.isPassing) = (problem, isPassing)
    }
}

extension SyncStep {
    /// Whether it is not done because too much would be removed here at once.
    fileprivate var isHeldBack: Bool { if case .blocked(_, .massRemoval) = action { true } else { false } }
}

extension Array where Element: Hashable {
    /// The elements, each once.
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
