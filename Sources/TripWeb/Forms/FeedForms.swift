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

    /// What became of the form for a new feed.
    enum Outcome: Sendable {
        /// The address of the calendar and, for one trip, of the page; both are shown once.
        case made(calendar: String, page: String?)
        /// The form, and what is wrong with it.
        case refused(Query, String)
    }

    /// Makes a feed; only the answer has its address.
    ///
    /// - Parameters:
    ///   - form: For whom, what, how much and until when.
    ///   - origin: The origin of the address.
    /// - Returns: The address, or what is wrong.
    /// - Throws: A ``Fault`` for a form that these pages do not have; an error of the store.
    func add(_ form: Query, origin: String) throws -> Outcome {
        guard let scope = FeedForms.scope(form["scope"]),
            let redaction = Redaction(rawValue: form["redact"] ?? "")
        else { throw Fault.badForm("scope") }
        do {
            let made = try StoreFeeds.add(
                form["label"] ?? "", scope, redaction, until: try form["expires"].map(end),
                at: household.now(),
                in: household.openToWrite())
            let secret = made.secret.text
            return .made(
                calendar: origin + PageAddress.feed(secret: secret).text,
                page: made.feed.hasPage
                    ? origin + PageAddress.share(secret: secret, zone: nil).text : nil)
        } catch let error as TripError {
            return .refused(form, Printable.line("\(error)"))
        } catch let error as WorkflowError where error.code == .pastEnd {
            let day = (form["expires"].flatMap { try? CivilDate(parsing: $0) }).map { EnglishTime.long($0) }
            return .refused(form, tr("\(day ?? "") is past; a feed ends later"))
        } catch let error as WorkflowError {
            return .refused(form, Printable.line("\(error)"))
        } catch let error as TimeError {
            return .refused(form, Printable.line("\(error)"))
        }
    }

    /// The end of a date at home.
    private func end(_ text: String) throws -> Instant {
        let zone = household.statedHome ?? household.machineHome ?? .utc
        let next = try CivilDate(parsing: text).adding(days: 1)
        return try zone.mapping(of: CivilDateTime(next, .midnight)).resolved(by: .compatible)
    }

    private static func scope(_ text: String?) -> Feed.Scope? {
        guard let text else { return nil }
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
        return Answer(seeing: PageAddress.feeds.text)
    }

    /// The calendar of a feed, for whoever has its address.
    ///
    /// An unknown, a revoked and an ended address, and one whose trip is gone, have the same answer.
    ///
    /// - Parameters:
    ///   - secret: What stands in the address.
    ///   - known: The entity tags that the program has, as sent.
    /// - Returns: The calendar, or that it is as before.
    /// - Throws: A ``Fault`` with status 404, or an error of the store.
    func calendar(_ secret: String, known: String?) throws -> Answer {
        try LibicalMissing.throwing {
            try household.database.requireUnreplaced()
            let now = household.now()
            let found = try household.open().read { reading -> (feed: Feed, calendar: FeedCalendar)? in
                guard let feed = try StoreFeeds.feed(secret, at: now, in: reading),
                    let calendar = try FeedCalendar(
                        feed, in: reading, household.database, productID: household.productID)
                else { return nil }
                return (feed, calendar)
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
        try? household.openToWrite().write { writing in
            guard var used = try writing.feeds().first(where: { $0.id == feed.id }) else { return }
            used.lastUsedAt = now
            try writing.save(used)
        }
    }
}
