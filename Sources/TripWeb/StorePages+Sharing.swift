import HTTPTypes
import Sealing
import TripStorage
import TripWorkflows
import Trips

extension StorePages {
    /// The page of a feed, for whoever has its address.
    ///
    /// An unknown, a revoked and an ended address, and one whose trip is gone, have the same answer. To be signed in makes no
    /// difference.
    ///
    /// - Parameters:
    ///   - secret: What stands in the address.
    ///   - zone: The zone that was typed.
    ///   - known: The entity tags that the browser has, as sent.
    /// - Returns: The page, or that it is as before.
    /// - Throws: A ``Fault`` with status 404, or an error of the store.
    func share(_ secret: String, zone: String?, known: String?) throws -> Answer {
        let now = household.now()
        let found = try household.open().read { reading -> (feed: Feed, page: SharePage)? in
            guard let (feed, seen) = try StoreFeeds.shared(secret, at: now, in: reading),
                let trip = try SharedTrip(
                    feed, in: seen, household.database, productID: household.productID, now: now,
                    home: { try? household.home(of: $0) })
            else { return nil }
            let page = try SharePage(
                trip.shown, feed.redaction, secret: secret, zone: zone, household.hours, style: style)
            return (feed, page)
        }
        guard let found else { throw Fault.unknownPage }
        FeedForms(household: household).noteUse(of: found.feed, now)
        var answer = html(found.page)
        guard found.page.problem == nil else {
            answer.status = .badRequest
            return answer
        }
        return answer.tagged("\"\(ContentDigest(of: answer.bytes).text.prefix(32))\"", known: known)
    }
}
