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
        // A password may have changed since the last sync, and the account been made anew; who typed one is not asked again.
        if account.password != .asked { clients[name] = nil }
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
        var failures: [ServerFailure] = []
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
                failures += [failure].compactMap(\.self)
                // Another process that syncs it says itself how that ended.
                if !options.isDryRun, failure?.code != "syncing" { try sync.noteProblem() }
                var report = sync.report
                report.requests = counted.count - before
                reports.append(report)
                // What keeps the server from answering now keeps it from answering for the next calendar.
                if let failure, failure.isOfServer {
                    if !options.isDryRun { try note(failure, of: account.name) }
                    return reports
                }
            }
            // Where none of its calendars can be reached, the account waits as a whole.
            let isOfAll = failures.count == calendars.count
            if !options.isDryRun {
                try note(isOfAll ? failures.last(where: \.isPassing) : nil, of: account.name)
            }
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
            // A wrong password that is tried at each tick of a timer locks an account.
            let isLockedOut = failure?.code == DAVFailure.Code.unauthorized.rawValue
            if let failure, failure.isPassing || isLockedOut {
                var random = SystemRandomNumberGenerator()
                var wait = BackOff.seconds(after: account.failures, using: &random)
                if isLockedOut { wait = max(wait, 3_600) }
                account.notBefore = try Instant(
                    secondsSinceEpoch: now.secondsSinceEpoch + Int64(max(wait, failure.retryAfter ?? 0)))
            }
            try writing.save(account)
        }
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
        let isOfServer: Bool =
            switch failure.code {
            case .unreachable, .unauthorized, .untrusted, .noPassword, .cancelled: true
            // Any other failure may be that of one calendar, and the next one is well.
            default: failure.retryAfter != nil || failure.status == 429 || failure.status == 503
            }
        self.init(
            failure.code.rawValue, "\(failure)", isPassing: isPassing, retryAfter: failure.retryAfter,
            isOfServer: isOfServer)
    }
}
