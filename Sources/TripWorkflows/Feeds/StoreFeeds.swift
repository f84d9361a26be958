package import CivilTime
import Messages
import Rendering
import Sealing
package import TripStorage
package import Trips

/// Makes and revokes the feeds of a store, and finds the one of an address.
package enum StoreFeeds {
    /// Makes a feed.
    ///
    /// - Parameters:
    ///   - label: For whom it is.
    ///   - scope: The activities that it has.
    ///   - redaction: How much of each activity it shows.
    ///   - expires: When it ends; nil for never.
    ///   - id: The identifier that it gets; nil for a random one.
    ///   - now: The present.
    ///   - store: The store.
    /// - Returns: The feed, and its secret, which is kept nowhere.
    /// - Throws: A `TripError` for a wrong label, a ``WorkflowError`` for a trip or person that there is not, or for an end that is
    ///   past; a `StorageError`.
    package static func add(
        _ label: String, _ scope: Feed.Scope, _ redaction: Redaction, until expires: Instant?,
        id: FeedID? = nil, at now: Instant, in store: any TripStore
    ) throws -> (feed: Feed, secret: SecretToken) {
        let secret = SecretToken.random()
        var random = SystemRandomNumberGenerator()
        let feed = Feed(
            id: id ?? FeedID.random(using: &random), label: label, scope: scope, redaction: redaction,
            digest: secret.digest.text, createdAt: now, expiresAt: expires)
        try feed.check()
        guard feed.isOpen(at: now) else {
            throw WorkflowError(
                .pastEnd, subject: "\(expires ?? now)", reason: tr("is past; a feed ends later"))
        }
        try store.write { writing in
            switch scope {
            case .trip(let id):
                guard try writing.trip(id) != nil else { throw WorkflowError.unknownTrip(id) }
            case .person(let id):
                guard try writing.person(id) != nil else {
                    throw WorkflowError(.unknownFeed, subject: id.text, reason: tr("there is no such person"))
                }
            case .all: break
            }
            try writing.save(feed)
        }
        return (feed, secret)
    }

    /// Finds the feed of a secret, if it has not ended.
    ///
    /// - Parameters:
    ///   - secret: What stands in the address.
    ///   - now: The present.
    ///   - reading: The store.
    /// - Returns: The feed; nil for an unknown, a revoked and an ended one alike.
    /// - Throws: A `StorageError`.
    package static func feed(_ secret: String, at now: Instant, in reading: any TripReading) throws -> Feed? {
        let digest = SecretToken.digest(of: secret).text
        return try reading.feeds().first { $0.digest == digest && $0.isOpen(at: now) }
    }

    /// Finds the feed of a secret, and the store as whoever made it sees it now.
    ///
    /// A feed that its maker could not make any more has ended.
    ///
    /// - Parameters:
    ///   - secret: What stands in the address.
    ///   - now: The present.
    ///   - reading: The store, all of it.
    /// - Returns: The feed and what it is to be read from; nil for an unknown, a revoked and an ended one alike.
    /// - Throws: A `StorageError`.
    package static func shared(
        _ secret: String, at now: Instant, in reading: any TripReading
    ) throws -> (feed: Feed, reading: any TripReading)? {
        guard let feed = try feed(secret, at: now, in: reading) else { return nil }
        guard let maker = feed.account else { return (feed, reading) }
        let seen = RoleReading(reading, try AccountRoles(of: maker, in: reading))
        return seen.owns(feed) ? (feed, seen) : nil
    }

    /// Whether the last use that is kept is older than an hour: not every fetch is written down.
    package static func isUseNews(_ feed: Feed, at now: Instant) -> Bool {
        guard let last = feed.lastUsedAt else { return true }
        return now.duration(since: last) >= .seconds(3600)
    }

    /// Revokes a feed: its address is unknown from now on, and undo does not bring it back.
    ///
    /// - Parameters:
    ///   - id: The feed.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` with code `unknownFeed`; a `StorageError`.
    package static func revoke(_ id: FeedID, in store: any TripStore) throws {
        try store.write { writing in
            guard try writing.delete(id) else {
                throw WorkflowError(.unknownFeed, subject: id.text, reason: tr("there is no such feed"))
            }
        }
    }
}

extension Feed {
    /// Whether it has a page to read beside its calendar: that of one trip.
    package var hasPage: Bool {
        if case .trip = scope { true } else { false }
    }

    /// What it has, in words: `the trip Japan`.
    ///
    /// - Parameter reading: The store.
    /// - Returns: The words.
    /// - Throws: A `StorageError`.
    package func scopeWords(in reading: any TripReading) throws -> String {
        switch scope {
        case .trip(let id):
            guard let trip = try reading.trip(id) else { return tr("a trip that is deleted or protected") }
            return tr("the trip \(Printable.name(trip.name))")
        case .person(let id):
            guard let person = try reading.person(id) else { return tr("a person who was deleted") }
            return tr("the activities of \(Printable.name(person.name))")
        case .all: return tr("all trips that are not archived")
        }
    }
}

extension Redaction {
    /// What it shows, in words.
    package var words: String {
        switch self {
        case .full: tr("everything, also codes")
        case .shared: tr("without codes, seats and notes")
        case .busy: tr("busy times alone")
        }
    }
}
