import CivilTime
import HTTPTypes
import ICalendar
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// Makes and revokes feeds, and gives their calendars out.
struct FeedForms: Sendable {
    let household: Household

    /// What the form for a new feed leads to.
    enum Made: Sendable {
        /// The address of the calendar and, for one trip, of the page; both are shown once.
        case feed(calendar: String, page: String?)
        /// A form that was sent before: the address was shown then.
        case before
    }

    /// Makes a feed; only the answer has its address.
    ///
    /// A form that is sent twice makes one.
    ///
    /// - Parameters:
    ///   - form: For whom, what, how much and until when.
    ///   - origin: The origin of the address.
    /// - Returns: The address.
    /// - Throws: A ``FormRefusal``; a ``Fault`` for a form that these pages do not have; an error of the store.
    func add(_ form: Query, origin: String) throws -> Made {
        guard let id = form["uid"].flatMap({ try? FeedID.validated($0) }) else { throw Fault.badForm("uid") }
        guard let redaction = Redaction(rawValue: form["redact"] ?? "") else { throw Fault.badForm("redact") }
        guard let scope = try FeedForms.scope(form["scope"]) else { throw Fault.badForm("scope") }
        guard try !household.open().read({ try $0.feeds().contains { $0.id == id } }) else { return .before }
        do {
            let end = try self.end(form, of: scope)
            let made = try FormRefusal.catching("label") {
                try StoreFeeds.add(
                    form["label"] ?? "", scope, redaction, until: end, id: id, at: household.now(),
                    in: household.openToWrite())
            }
            let secret = made.secret.text
            return .feed(
                calendar: origin + PageAddress.feed(secret: secret).text,
                page: made.feed.hasPage
                    ? origin + PageAddress.share(secret: secret, zone: nil).text : nil)
        } catch let error as WorkflowError where error.code == .pastEnd {
            if form["afterTrip"] != nil {
                throw FormRefusal(
                    tr("The seventh day after this trip is past; say a last day that is to come."),
                    field: "afterTrip")
            }
            let day = (form["expires"].flatMap { try? CivilDate(parsing: $0) }).map { EnglishTime.long($0) }
            throw FormRefusal(tr("\(day ?? "") is past; a feed ends later"), field: "expires")
        } catch let error as WorkflowError {
            throw FormRefusal("\(error)", field: "scope")
        }
    }

    /// The days after a trip on which its feed can still be read.
    private static let daysAfterTrip = 7

    /// When a feed ends: with the last day that was typed, or with the seventh after the trip; nil for never.
    private func end(_ form: Query, of scope: Feed.Scope) throws -> Instant? {
        guard form["afterTrip"] != nil else {
            return try FormRefusal.catching("expires") {
                try form["expires"].map { try end(before: CivilDate(parsing: $0).adding(days: 1)) }
            }
        }
        guard form["expires"] == nil else {
            throw FormRefusal(
                tr("Say a last day, or that it ends after the trip, but not both."), field: "expires")
        }
        guard case .trip(let id) = scope else {
            throw FormRefusal(tr("Only the feed of one trip ends after a trip."), field: "afterTrip")
        }
        let dates = try household.open().read { reading in
            try reading.trip(id).flatMap {
                try $0.dates ?? TripPicture.ownDates(of: reading.activities(of: id))?.range
            }
        }
        guard let dates else {
            throw FormRefusal(tr("This trip has no dates yet; say a last day."), field: "afterTrip")
        }
        return try FormRefusal.catching("afterTrip") {
            try end(before: dates.upperBound.adding(days: FeedForms.daysAfterTrip))
        }
    }

    /// The beginning of a date at home.
    private func end(before next: CivilDate) throws -> Instant {
        let zone = household.statedHome ?? household.machineHome ?? .utc
        return try zone.mapping(of: CivilDateTime(next, .midnight)).resolved(by: .compatible)
    }

    private static func scope(_ text: String?) throws -> Feed.Scope? {
        guard let text else { throw FormRefusal(tr("Choose what it has."), field: "scope") }
        if text == "all" { return .all }
        if text.hasPrefix("trip:") { return .trip(TripID(text.dropFirst(5))) }
        if text.hasPrefix("person:") { return .person(PersonID(text.dropFirst(7))) }
        return nil
    }

    /// Revokes a feed.
    func revoke(_ form: Query) throws -> Answer {
        guard let id = form["id"] else { throw Fault.badForm("id") }
        do {
            try StoreFeeds.revoke(FeedID(id), in: household.openToWrite())
        } catch let error as WorkflowError where error.code == .unknownFeed {
            // It is gone, as was wanted.
        }
        return Answer(seeing: PageAddress.feeds(nil).text)
    }

    /// The calendar of a feed, for whoever has its address.
    ///
    /// An unknown, a revoked and an ended address, and one whose trip is gone, have the same answer.
    ///
    /// - Parameters:
    ///   - secret: What stands in the address.
    ///   - known: The entity tags that the program has, as sent.
    ///   - limits: How often it is given out.
    /// - Returns: The calendar, or that it is as before.
    /// - Throws: A ``Fault`` with status 404 or 429, or an error of the store.
    func calendar(_ secret: String, known: String?, _ limits: SecretAddressLimits) throws -> Answer {
        try LibicalMissing.throwing {
            try household.database.requireUnreplaced()
            let now = household.now()
            let found = try household.open().read { reading -> (feed: Feed, calendar: FeedCalendar)? in
                guard let (feed, seen) = try StoreFeeds.shared(secret, at: now, in: reading) else {
                    return nil
                }
                try limits.use(feed.id)
                return try FeedCalendar(
                    feed, in: seen, household.database, productID: household.productID,
                    home: { try? household.home(of: $0) }
                ).map { (feed, $0) }
            }
            guard let found else { throw Fault.unknownPage }
            noteUse(of: found.feed, now)
            return Answer(type: "text/calendar; charset=utf-8", found.calendar.bytes)
                .tagged(found.calendar.tag, known: known)
        }
    }

    /// Writes down that a feed is used; a store that is busy or read-only does not keep its calendar back.
    func noteUse(of feed: Feed, _ now: Instant) {
        guard StoreFeeds.isUseNews(feed, at: now) else { return }
        try? household.openToNote().write { writing in
            guard var used = try writing.feeds().first(where: { $0.id == feed.id }) else { return }
            used.lastUsedAt = now
            try writing.save(used)
        }
    }
}
