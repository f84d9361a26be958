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
        guard case .body(let bytes, let version) = try fetch(address, nil, allowsPrivate: new.allowsPrivate)
        else { throw ServerFailure("not-calendar", tr("\(address): answers with nothing")) }
        let contents = try FeedContents(bytes, version, from: "\(address)")
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
            reports.append(try look(at: subscription))
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

    private func look(at subscription: Subscription) throws -> FeedReport {
        let trip = try work.store.read { try $0.trip(subscription.trip)?.name }
        do {
            guard let trip else {
                throw ServerFailure(
                    "no-trip",
                    tr(
                        "\(subscription.address): its trip is deleted; undo brings it back, and unsubscribe ends this"
                    ))
            }
            let known = FeedClient.Version(
                etag: subscription.etag, lastModified: subscription.lastModified)
            let answer = try fetch(
                try saying { try DAVAddress(subscription.address) },
                subscription.digest == nil ? nil : known, allowsPrivate: subscription.allowsPrivate)
            guard case .body(let bytes, let version) = answer else {
                return FeedReport(try settle(subscription) { _ in }, trip: trip)
            }
            let contents = try FeedContents(bytes, version, from: subscription.address)
            guard contents.digest != subscription.digest else {
                return FeedReport(try settle(subscription) { $0.take(version) }, trip: trip)
            }
            let had = subscription.uids.count
            guard !contents.uids.isEmpty || had == 0 else {
                throw ServerFailure(
                    "empty-calendar",
                    tr("\(subscription.address): has nothing any more, and had \(had); nothing is changed"),
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
        try saying {
            let client = FeedClient(over: try transport(allowsPrivate ? .plain : .publicOnly), now: work.now)
            return try client.fetch(address, unless: known)
        }
    }

    /// Imports a version, as from a file, and writes down what it has.
    private func take(
        _ contents: FeedContents, _ subscription: Subscription, trip: String
    ) throws -> FeedReport {
        let now = work.now()
        let uids = contents.uids
        let gone = (subscription.uids + subscription.missingUIDs).filter { !Set(uids).contains($0) }
        let there = try work.store.read { reading in
            try gone.filter { uid in
                try !reading.activities(withUID: ActivityUID(uid), of: subscription.trip).isEmpty
            }
        }
        var read = ReadCalendars(database: work.database, now: now, isForStore: true)
        try read.addFolder(named: subscription.address) { $0.activities(from: contents.result, file: nil) }
        let fresh = there.filter { !subscription.missingUIDs.contains($0) }
        if subscription.missing == .cancel, !fresh.isEmpty {
            let cancelling = try Cancelling.calendar(of: fresh, at: now)
            try read.addFolder(named: subscription.address) { $0.activities(from: cancelling, file: nil) }
        }
        let work = StoreImport(
            database: self.work.database, at: now, home: nil, intoStored: subscription.trip)
        // An address may be a secret, and the history is for all of the household.
        let host = (try? DAVAddress(subscription.address))?.host ?? subscription.address
        let result = try work.carryOut(read, in: self.work.store, named: host)
        let after = try settle(subscription) { row in
            row.take(contents.version)
            (row.digest, row.refresh) = (contents.digest, contents.refresh)
            (row.uids, row.missingUIDs) = (uids, there)
            row.changedAt = now
        }
        var report = FeedReport(after, trip: trip)
        report.summary = result.trips.first
        report.findings = result.findings
        report.missing = try titles(of: fresh, in: subscription.trip)
        return report
    }

    private func titles(of uids: [String], in trip: TripID) throws -> [String] {
        try work.store.read { reading in
            try uids.map { try reading.activities(withUID: ActivityUID($0), of: trip).first?.title ?? $0 }
        }
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
