import CivilTime
import DAV
import Findings
import ICalendar
import Messages
import TripExchange
import TripStorage
package import TripWorkflows
import Trips

// MARK: - Calendars that are followed

extension DAVServers {
    package func subscribe(_ new: NewSubscription) throws -> FeedReport {
        let address = try saying { try FeedClient.address(typed: new.address) }
        let isKnown = try work.store.read { try $0.subscriptions().contains { $0.address == address.text } }
        guard !isKnown else {
            throw ServerFailure("known-address", tr("\(address): is followed already"))
        }
        let host = Subscription.host(of: address.text)
        guard case .body(let bytes, let version) = try fetch(address, nil, allowsPrivate: new.allowsPrivate)
        else { throw ServerFailure("not-calendar", tr("\(host): answers with nothing")) }
        let contents = try FeedContents(bytes, version, from: host)
        let name = try new.trip ?? Self.name(of: contents, address)
        var random = SystemRandomNumberGenerator()
        let (id, tripID) = (SubscriptionID.random(using: &random), TripID.random(using: &random))
        let now = work.now()
        let (subscription, isNew) = try work.store.write { writing in
            let named = try writing.trips(named: name)
            guard named.count < 2 else {
                throw ServerFailure(
                    "ambiguous-trip", tr("\(name): \(named.count) trips have this name; rename one of them"))
            }
            if named.isEmpty {
                try writing.record(tr("make the trip \"\(Excerpt.of(name))\""), at: now)
                try writing.create(Trip(id: tripID, name: name))
            }
            let made = Subscription(
                id: id, address: address.text, trip: named.first?.id ?? tripID, every: new.every,
                allowsPrivate: new.allowsPrivate, missing: new.missing, createdAt: now)
            try writing.save(made)
            return (made, named.isEmpty)
        }
        do {
            return try take(contents, subscription, trip: name)
        } catch {
            try? work.store.write { writing in
                _ = try writing.delete(id)
                if isNew { try writing.delete(tripID) }
            }
            throw error
        }
    }

    /// The name of a new trip: the calendar's own, else its host.
    private static func name(of contents: FeedContents, _ address: DAVAddress) throws -> String {
        let names = contents.result.calendars.flatMap { calendar in
            ["NAME", "X-WR-CALNAME"].compactMap { calendar.component.text($0) }
        }
        for name in names.map({ Excerpt.onOneLine($0, limit: 200) }) where (try? Trip.checkName(name)) != nil
        {
            return name
        }
        return address.host
    }

    package func follow(atOnce isAtOnce: Bool) throws -> [FeedReport] {
        var reports: [FeedReport] = []
        for subscription in try work.store.read({ try $0.subscriptions() })
        where isAtOnce || Self.isDue(subscription, at: work.now()) {
            reports.append(try look(at: subscription, isAtOnce: isAtOnce))
        }
        return reports
    }

    private static func isDue(_ subscription: Subscription, at now: Instant) -> Bool {
        func isPast(_ time: Instant, _ seconds: Int) -> Bool {
            let passed = now.secondsSinceEpoch - time.secondsSinceEpoch
            // After a clock that was set back nothing is waited for.
            return passed >= Int64(seconds) || passed < -86_400
        }
        if let time = subscription.notBefore { return isPast(time, 0) }
        guard let checked = subscription.checkedAt else { return true }
        return isPast(checked, subscription.every ?? subscription.refresh ?? 3_600)
    }

    /// Reads a calendar; at once also where it has not changed, since the trip may have, as by `undo`.
    private func look(at subscription: Subscription, isAtOnce: Bool) throws -> FeedReport {
        let trip = try work.store.read { try $0.trip(subscription.trip)?.name }
        let host = subscription.host
        do {
            guard let trip else {
                throw ServerFailure(
                    "no-trip",
                    tr(
                        "\(host): its trip is deleted; undo brings it back, and unsubscribe ends this"
                    ))
            }
            let known = FeedClient.Version(
                etag: subscription.etag, lastModified: subscription.lastModified)
            let answer = try fetch(
                try saying { try DAVAddress(subscription.address) },
                subscription.digest == nil || isAtOnce ? nil : known,
                allowsPrivate: subscription.allowsPrivate)
            guard case .body(let bytes, let version) = answer else {
                return FeedReport(try settle(subscription) { _ in }, trip: trip)
            }
            let contents = try FeedContents(bytes, version, from: host)
            guard contents.digest != subscription.digest || isAtOnce else {
                return FeedReport(try settle(subscription) { $0.take(version) }, trip: trip)
            }
            let had = subscription.uids.count
            guard !contents.uids.isEmpty || had == 0 else {
                throw ServerFailure(
                    "empty-calendar",
                    tr("\(host): has nothing any more, and had \(had); nothing is changed"),
                    isPassing: true)
            }
            return try take(contents, subscription, trip: trip)
        } catch let failure as ServerFailure {
            var report = FeedReport(try note(failure, of: subscription), trip: trip)
            report.problem = failure
            return report
        }
    }

    private func fetch(
        _ address: DAVAddress, _ known: FeedClient.Version?, allowsPrivate: Bool
    ) throws -> FeedClient.Answer {
        do {
            let client = FeedClient(over: try transport(allowsPrivate ? .plain : .publicOnly), now: work.now)
            return try client.fetch(address, unless: known)
        } catch let failure as DAVFailure {
            throw ServerFailure(failure.namingHost(insteadOf: address))
        }
    }

    /// Imports a version, as from a file, and writes down what it has.
    private func take(
        _ contents: FeedContents, _ subscription: Subscription, trip: String
    ) throws -> FeedReport {
        let now = work.now()
        let uids = contents.uids
        let missing = try work.store.read {
            try MissingActivities(of: subscription, without: uids, in: $0)
        }
        let host = subscription.host
        var read = ReadCalendars(database: work.database, now: now, isForStore: true)
        try read.addFolder(named: host) { $0.activities(from: contents.result, file: nil) }
        let off = subscription.missing == .cancel ? missing.standing : []
        if !off.isEmpty, !missing.areTooMany {
            let cancelling = try MissingCancellation.calendar(of: off, work.database, at: now)
            try read.addFolder(named: host) { $0.activities(from: cancelling, file: nil) }
        }
        var work = StoreImport(
            database: self.work.database, at: now, home: nil, intoStored: subscription.trip)
        let returned = Set(subscription.missingUIDs).intersection(uids)
        if subscription.missing == .cancel, !returned.isEmpty {
            let start = subscription.createdAt
            work.lift = { MissingCancellation.lifted($0, among: returned, since: start, $1) }
        }
        // An address may be a secret, and the history is for all of the household.
        let result = try work.carryOut(read, in: self.work.store, named: host)
        let after = try settle(subscription) { row in
            row.take(contents.version)
            (row.digest, row.refresh) = (contents.digest, contents.refresh)
            (row.uids, row.missingUIDs) = (uids, missing.uids)
            row.changedAt = now
        }
        var report = FeedReport(after, trip: trip)
        report.summary = result.trips.first
        report.findings = result.findings
        report.missing = missing.fresh.map(\.title)
        if !off.isEmpty, missing.areTooMany { report.findings.append(missing.warning(of: host)) }
        return report
    }

    /// Writes down a look that went well.
    private func settle(
        _ subscription: Subscription, _ change: (inout Subscription) -> Void
    ) throws -> Subscription {
        let now = work.now()
        return try update(subscription) { row in
            change(&row)
            row.checkedAt = now
            (row.failures, row.notBefore, row.problem) = (0, nil, nil)
        }
    }

    private func note(_ failure: ServerFailure, of subscription: Subscription) throws -> Subscription {
        let now = work.now()
        var random = SystemRandomNumberGenerator()
        return try update(subscription) { row in
            row.failures += 1
            row.problem = failure.message
            let wait = max(BackOff.seconds(after: row.failures, using: &random), failure.retryAfter ?? 0)
            row.notBefore = try? Instant(secondsSinceEpoch: now.secondsSinceEpoch + Int64(max(wait, 300)))
        }
    }

    /// Changes the row, unless the subscription has ended meanwhile.
    private func update(
        _ subscription: Subscription, _ change: (inout Subscription) -> Void
    ) throws -> Subscription {
        try work.store.write { writing in
            guard var row = try writing.subscriptions().first(where: { $0.id == subscription.id }) else {
                return subscription
            }
            change(&row)
            try writing.save(row)
            return row
        }
    }
}

extension Subscription {
    fileprivate mutating func take(_ version: FeedClient.Version) {
        (etag, lastModified) = (version.etag, version.lastModified)
    }
}

extension DAVFailure {
    /// The same failure of the host of the address: the whole address may be a secret, and a sync says it to a log.
    ///
    /// - Parameter address: The address that was asked, where the failure names none.
    /// - Returns: The failure.
    fileprivate func namingHost(insteadOf address: DAVAddress) -> DAVFailure {
        let host = Subscription.host(of: (try? DAVAddress(subject))?.text ?? address.text)
        return DAVFailure(
            code, host, reason, mayHaveArrived: mayHaveArrived, status: status, retryAfter: retryAfter)
    }
}
