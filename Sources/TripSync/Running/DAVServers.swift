import CivilTime
package import DAV
import Messages
package import TripStorage
package import TripWorkflows
import Trips

/// Speaks CalDAV to the servers of a store's accounts.
package final class DAVServers: CalendarServers {
    let work: SyncSetting
    /// Makes what carries requests.
    let transport: (CurlTransport.Reach) throws -> any DAVTransport
    private var clients: [String: (client: DAVClient, counted: CountedTransport)] = [:]
    /// A text that no other process has.
    private let holder: String

    /// Prepares to speak.
    ///
    /// - Parameters:
    ///   - setting: The store, the zones, the clock, and whom to ask for a password.
    ///   - transport: Makes what carries requests, told where they may go.
    package init(
        _ setting: SyncSetting, over transport: @escaping (CurlTransport.Reach) throws -> any DAVTransport
    ) {
        (work, self.transport) = (setting, transport)
        holder = SyncLease.newHolder()
    }

    private func client(of account: SyncAccount) throws -> (client: DAVClient, counted: CountedTransport) {
        if let known = clients[account.name] { return known }
        let source: CredentialSource? =
            switch account.password {
            case .file(let path): .file(path)
            case .command(let arguments): .command(arguments)
            case .asked: .asked(work.ask)
            case .none: nil
            }
        let credentials = try source.map { try $0.credentials(of: account.user) }
        let counted = CountedTransport(try transport(account.allowsPlain ? .plain : .secure))
        let client = DAVClient(
            try DAVAddress(typed: account.address), credentials, over: counted, now: work.now)
        clients[account.name] = (client, counted)
        return (client, counted)
    }

    /// Runs work whose failures are those of a server.
    func saying<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let failure as DAVFailure { throw ServerFailure(failure) }
    }
}

// MARK: - What an account has

extension DAVServers {
    package func calendars(of account: SyncAccount) throws -> [ServerCalendar] {
        try saying { try client(of: account).client.calendars().found.map(ServerCalendar.init) }
    }

    package func makeCalendar(named name: String, for account: SyncAccount) throws -> ServerCalendar {
        try saying {
            let client = try client(of: account).client
            guard let home = try client.calendars().home else {
                throw ServerFailure(
                    "no-home",
                    tr(
                        "\(account.address): is one calendar, so that no other can be made; expected the address of the server or of the account"
                    ))
            }
            var random = SystemRandomNumberGenerator()
            let place = try home.member(SyncedCalendarID.random(using: &random).text + "/")
            let outcome = try client.makeCalendar(at: place, named: name, for: ["VEVENT", "VTODO"])
            guard case .stored = outcome, let made = try client.calendar(at: place) else {
                throw ServerFailure(
                    "not-made",
                    tr(
                        "\(account.name): the server makes no calendar; make one there, for example in its own pages, and name it with --calendar"
                    ))
            }
            return ServerCalendar(made)
        }
    }
}

// MARK: - Syncing

extension DAVServers {
    package func sync(_ name: String, _ options: SyncOptions) throws -> [CalendarReport] {
        let (account, calendars) = try work.store.read { reading in
            (
                try reading.syncAccounts().first { $0.name == name },
                try reading.syncedCalendars().filter { $0.account == name }
            )
        }
        guard let account else {
            throw ServerFailure("no-account", tr("\(name): there is no such account"))
        }
        let now = work.now()
        if !options.isAtOnce, !options.isDryRun, let time = account.notBefore, now < time,
            time.secondsSinceEpoch - now.secondsSinceEpoch <= Int64(RetryAfter.mostSeconds)
        {
            throw ServerFailure(
                "waiting",
                tr(
                    "\(name): failed before (\(account.problem ?? "")), and is tried again after \(time); --at-once tries now"
                ),
                isPassing: true)
        }
        guard !options.isDryRun else { return try sync(calendars, of: account, options, keepingLease: {}) }
        let lease = try SyncLease(of: name, work, by: holder)
        do {
            let reports = try sync(calendars, of: account, options, keepingLease: { try lease.keep() })
            try lease.end()
            return reports
        } catch {
            try? lease.end()
            throw error
        }
    }

    private func sync(
        _ calendars: [SyncedCalendar], of account: SyncAccount, _ options: SyncOptions,
        keepingLease keepLease: @escaping () throws -> Void
    ) throws -> [CalendarReport] {
        var reports: [CalendarReport] = []
        do {
            let (client, counted) = try saying { try self.client(of: account) }
            for calendar in calendars {
                let before = counted.count
                var sync = try saying {
                    try CalendarSync(
                        calendar, of: account, work, over: client, options, keepingLease: keepLease)
                }
                var failure: ServerFailure?
                do { try saying { try sync.run() } } catch let error as ServerFailure { failure = error }
                if let failure { sync.fail(failure.message, isPassing: failure.isPassing) }
                var report = sync.report
                report.requests = counted.count - before
                reports.append(report)
                // What keeps the server from answering now keeps it from answering for the next calendar.
                if let failure, failure.isOfAccount {
                    if !options.isDryRun { try note(failure, of: account.name) }
                    return reports
                }
            }
            if !options.isDryRun { try note(nil, of: account.name) }
            return reports
        } catch let failure as ServerFailure {
            if !options.isDryRun { try note(failure, of: account.name) }
            throw failure
        }
    }

    /// Writes down how the account's last sync ended, and when the next may be tried.
    private func note(_ failure: ServerFailure?, of name: String) throws {
        let now = work.now()
        try work.store.write { writing in
            guard var account = try writing.syncAccounts().first(where: { $0.name == name }) else { return }
            account.problem = failure?.message
            account.failures = failure == nil ? 0 : account.failures + 1
            account.notBefore = nil
            if let failure, failure.isPassing {
                var random = SystemRandomNumberGenerator()
                let wait = BackOff.seconds(after: account.failures, using: &random)
                account.notBefore = try Instant(
                    secondsSinceEpoch: now.secondsSinceEpoch + Int64(max(wait, failure.retryAfter ?? 0)))
            }
            try writing.save(account)
        }
    }

    package func pending(_ calendar: SyncedCalendar) throws -> [CalendarReport.Step] {
        let (items, texts, withheld) = try work.store.read { reading in
            let items = try reading.syncedItems(of: calendar.id)
            let objects = try TripObjects(
                of: calendar.trip, in: reading, work.database, productID: work.productID)
            return (items, try objects?.texts(in: reading), objects == nil)
        }
        guard let texts, !withheld else { return [] }
        let rows = CalendarRows(items, of: calendar.id)
        let foreign = Set(items.filter { $0.state == .foreign }.map(\.uid))
        let plan = SyncPlan.make(
            base: rows.base(run: calendar.run), local: SyncLocal(objects: texts, withheld: foreign),
            remote: .changes([], removed: []), policy: SyncPolicy(choice: nil, allowsMassDeletion: true)
        ) { "/new.ics" }
        return plan.steps.compactMap { step in
            CalendarReport.Step.Kind(step.action).map {
                CalendarReport.Step(
                    kind: $0, uid: step.uid, title: step.title, words: "\(step)", isDone: false)
            }
        }
    }
}

// MARK: - Conflicts

extension DAVServers {
    package func conflicts(in calendar: SyncedCalendar) throws -> [SyncedConflict] {
        try work.store.read { try $0.syncedItems(of: calendar.id) }
            .compactMap { SyncedConflict($0, in: calendar) }
            .sorted { ($0.uid, $0.href) < ($1.uid, $1.href) }
    }

    package func resolve(_ conflict: SyncedConflict, _ choice: SyncedConflict.Choice) throws {
        let now = work.now()
        try work.store.write { writing in
            let items = try writing.syncedItems(of: conflict.calendar.id)
            guard var row = items.first(where: { $0.href == conflict.href }),
                row.state.versions == conflict.versions
            else {
                throw ServerFailure(
                    "changed-meanwhile",
                    tr("\(conflict.title): the conflict is settled, or another one, by now; look at it again")
                )
            }
            switch choice {
            case .mine: row.state = .keepsMine(conflict.versions)
            case .theirs: row.state = .keepsTheirs(conflict.versions)
            case .merged(let text):
                try check(text, is: conflict)
                try writing.record(
                    tr("settle the conflict of \"\(Excerpt.of(conflict.title))\""), at: now)
                let change = ObjectChange(of: conflict.calendar.trip, work.database, at: now)
                guard try change.replace(ActivityUID(conflict.uid), with: text, in: writing) != nil else {
                    throw ServerFailure(
                        "bad-object",
                        tr(
                            "a part of the text cannot be read as an activity or a to-do; expected one whole calendar object"
                        ))
                }
                // From here on the text is an edit of the server's version like any other.
                (row.remote, row.local) = (conflict.versions.theirs, conflict.versions.theirs)
                (row.etag, row.state) = (conflict.versions.etag, .synced)
            }
            try writing.save(row, of: conflict.calendar.id)
        }
    }

    private func check(_ text: String, is conflict: SyncedConflict) throws {
        let object: SyncObject
        do throws(ObjectFlaw) {
            object = try SyncObject(text)
        } catch {
            throw ServerFailure("bad-object", tr("the text is no whole calendar object: \(error.words)"))
        }
        guard object.uid == conflict.uid else {
            throw ServerFailure(
                "bad-object",
                tr(
                    "the text has the UID \(Excerpt.onOneLine(object.uid)); expected \(Excerpt.onOneLine(conflict.uid)), that of the conflict"
                ))
        }
    }
}

extension SyncedConflict {
    /// Reads the conflict of an item; `nil` where it has none.
    fileprivate init?(_ item: SyncedItem, in calendar: SyncedCalendar) {
        guard let versions = item.state.versions, let mine = try? SyncObject(versions.mine),
            let theirs = try? SyncObject(versions.theirs)
        else { return nil }
        let chosen: Choice? =
            switch item.state {
            case .keepsMine: .mine
            case .keepsTheirs: .theirs
            case .synced, .creating, .updating, .written, .further, .conflict, .refused, .foreign: nil
            }
        let bases = item.local.flatMap { local in
            item.remote.flatMap { remote -> (SyncObject, SyncObject)? in
                guard let local = try? SyncObject(local), let remote = try? SyncObject(remote) else {
                    return nil
                }
                return (local, remote)
            }
        }
        let merge = ThreeWayMerge(
            localBase: bases?.0, local: mine, remoteBase: bases?.1, remote: theirs, choosing: nil)
        self.init(
            calendar: calendar, href: item.href, uid: item.uid, title: mine.title,
            fields: merge.conflicts.map {
                Field(name: $0.field.words, base: $0.base, mine: $0.mine, theirs: $0.theirs)
            }, versions: versions, chosen: chosen)
    }
}

extension ServerCalendar {
    init(_ calendar: CalendarCollection) {
        self.init(
            address: calendar.address.text, name: calendar.name ?? calendar.address.text,
            isReadOnly: calendar.mayWrite == false,
            takesEvents: calendar.components?.contains("VEVENT") ?? true)
    }
}

extension ServerFailure {
    init(_ failure: DAVFailure) {
        let isPassing: Bool =
            switch failure.code {
            case .unreachable, .tooSlow, .cutShort, .busy, .malformed: true
            case .badAddress, .untrusted, .forbidden, .tooLarge, .cancelled, .unauthorized, .refused,
                .notFound, .status, .noPassword:
                false
            }
        self.init(
            failure.code.rawValue, "\(failure)", isPassing: isPassing, retryAfter: failure.retryAfter)
    }

    /// Whether it concerns all calendars of the account.
    fileprivate var isOfAccount: Bool {
        isPassing || ["unauthorized", "untrusted", "noPassword", "cancelled", "syncing"].contains(code)
    }
}
