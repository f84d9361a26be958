import CivilTime
import DAV
import TripStorage
import TripSync

/// Reads what a server has of a calendar, as far as it may have changed.
struct RemoteReading {
    let client: DAVClient
    let address: DAVAddress
    /// The calendar, as the server describes it now.
    let described: CalendarCollection
    private let before: SyncedCalendar
    private let now: Instant
    /// Called between requests; throws where another process syncs the account by now.
    private let keepLease: () throws -> Void

    /// How long what a server says of changes is believed without a whole listing.
    private static let mostSeconds: Int64 = 86_400
    /// The most pages of changes; of more, or of pages that repeat themselves, all is listed instead.
    private static let mostPages = 1_000

    init(
        _ client: DAVClient, at address: DAVAddress, _ described: CalendarCollection,
        since before: SyncedCalendar, now: Instant, keepingLease keepLease: @escaping () throws -> Void
    ) {
        (self.client, self.address, self.described) = (client, address, described)
        (self.before, self.now, self.keepLease) = (before, now, keepLease)
    }

    /// What a server answered.
    struct Answer {
        let remote: SyncRemote
        /// The state that was read, as the server names it.
        let token: String?
        /// Whether everything was listed.
        let isWhole: Bool
        /// Listed addresses outside of the calendar; with any of them the list may be incomplete.
        let strangers: [String]
    }

    /// Reads all that may have changed.
    ///
    /// - Parameters:
    ///   - rows: The items that are known.
    ///   - listsAll: Whether everything is listed, whatever the server says of changes.
    /// - Returns: What the server has.
    /// - Throws: A `DAVFailure`.
    func read(_ rows: CalendarRows, listingAll listsAll: Bool) throws -> Answer {
        guard !listsAll, isFresh, let listing = try changes(rows) else {
            let listing = try client.listing(of: address)
            let items = try self.items(of: listing.members, rows)
            let isWhole = listing.strangers.isEmpty
            return Answer(
                remote: isWhole ? .complete(items) : .changes(items, removed: []), token: described.syncToken,
                isWhole: isWhole, strangers: listing.strangers)
        }
        var items = try self.items(of: listing.members, rows)
        var removed = Set(listing.removed.map(\.path))
        // A resource that went and came again is there.
        removed.subtract(items.map(\.href))
        let named = Set(items.map(\.href)).union(removed)
        let uncertain = rows.all.values.filter { Self.isUncertain($0) && !named.contains($0.href) }
        items += try self.items(at: uncertain.map(\.href).sorted(), rows)
        return Answer(
            remote: .changes(items, removed: removed), token: listing.token, isWhole: false,
            strangers: listing.strangers)
    }

    /// Whether the answer to a create, or to a write without a tag, is yet to be read.
    private static func isUncertain(_ row: SyncedItem) -> Bool {
        switch row.state {
        case .creating: true
        case .written: row.etag == nil
        case .synced, .updating, .further, .conflict, .keepsMine, .keepsTheirs, .refused, .foreign: false
        }
    }

    private var isFresh: Bool {
        guard let listed = before.listedAt else { return false }
        let seconds = now.secondsSinceEpoch - listed.secondsSinceEpoch
        // A clock that went back proves nothing.
        return (0..<Self.mostSeconds).contains(seconds)
    }

    private struct Change {
        var members: [Listing.Member] = []
        var removed: [DAVAddress] = []
        var strangers: [String] = []
        var token: String?
    }

    /// Asks for what has changed; `nil` where only a whole listing tells.
    private func changes(_ rows: CalendarRows) throws -> Change? {
        var change = Change()
        // What this store sent has changed the state: a server that says otherwise has another calendar there by now.
        let hasWritten = rows.all.values.contains { $0.pushedIn == before.run }
        guard let token = before.token else {
            // Without tokens, the tag tells whether anything changed at all.
            guard let tag = before.tag, tag == described.tag, !hasWritten else { return nil }
            return change
        }
        change.token = token
        if described.syncToken == token, described.tag == before.tag { return hasWritten ? nil : change }
        var tokens: Set = [token]
        while true {
            try keepLease()
            guard case .listed(let listing) = try client.changes(since: change.token, in: address) else {
                return nil
            }
            // Of a path that is named twice, the later page counts.
            let gone = Set(listing.removed.map(\.path))
            let there = Set(listing.members.map(\.address.path))
            change.members.removeAll { gone.contains($0.address.path) || there.contains($0.address.path) }
            change.removed.removeAll { there.contains($0.path) }
            change.members += listing.members
            change.removed += listing.removed
            change.strangers += listing.strangers
            guard let next = listing.token else { return nil }
            change.token = next
            if !listing.isPartial { break }
            let isEmpty = gone.isEmpty && there.isEmpty
            guard !isEmpty, tokens.insert(next).inserted, tokens.count < Self.mostPages else { return nil }
        }
        // Some servers answer a token that they no longer know with an empty list.
        let isEmpty = change.members.isEmpty && change.removed.isEmpty
        let isOther = (described.tag != before.tag || described.tag == nil) && before.tag != nil
        return isEmpty && (isOther || hasWritten) ? nil : change
    }

    /// Reads the members whose version is not known.
    private func items(of members: [Listing.Member], _ rows: CalendarRows) throws -> [RemoteItem] {
        var items: [RemoteItem] = []
        var unknown: [DAVAddress] = []
        var tags: [String: String] = [:]
        for member in members {
            let path = member.address.path
            let row = rows[path]
            let known = row?.state.versions.map(\.etag) ?? row?.etag
            if let row, row.state != .creating, let etag = member.etag, etag == known {
                items.append(RemoteItem(href: path, etag: etag, content: .listed))
            } else {
                unknown.append(member.address)
                tags[path] = member.etag
            }
        }
        return items + (try fetch(unknown, tags, rows))
    }

    /// Reads resources by their paths.
    func items(at hrefs: [String], _ rows: CalendarRows) throws -> [RemoteItem] {
        try fetch(try hrefs.map { try DAVAddress($0, relativeTo: address) }, [:], rows)
    }

    /// Ends each line as iCalendar does: XML makes a line feed of CR LF (XML 1.0, section 2.11).
    private static func lines(_ bytes: [UInt8]) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count + bytes.count / 30)
        var last: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "\n"), last != UInt8(ascii: "\r") { lines.append(UInt8(ascii: "\r")) }
            lines.append(byte)
            last = byte
        }
        return lines
    }

    private func fetch(
        _ addresses: [DAVAddress], _ tags: [String: String], _ rows: CalendarRows
    ) throws -> [RemoteItem] {
        var items: [RemoteItem] = []
        do {
            try client.objects(at: addresses, in: address) { batch in
                try keepLease()
                items += try batch.map { found in
                    let item = Self.item(found.address.path, found.etag, found.bytes, tags)
                    guard Self.isOther(item, rows) else { return item }
                    // Whoever answers for many at once may mix them up.
                    let alone = try client.object(at: found.address)
                    return Self.item(found.address.path, alone.etag, alone.bytes, [:])
                }
            }
            return items
        } catch let failure as DAVFailure where failure.code == .malformed {
            // One object with a character that XML cannot have makes the answer unreadable; by itself it is no XML.
            return try addresses.map { address in
                try keepLease()
                let found = try client.object(at: address)
                return Self.item(address.path, found.etag, found.bytes, tags)
            }
        }
    }

    /// Whether a text seems to be of another object than at the last step.
    private static func isOther(_ item: RemoteItem, _ rows: CalendarRows) -> Bool {
        guard let uid = rows[item.href]?.uid, !uid.isEmpty, case .text(let text) = item.content else {
            return false
        }
        return !text.contains(uid)
    }

    private static func item(
        _ path: String, _ etag: String?, _ bytes: [UInt8]?, _ tags: [String: String]
    ) -> RemoteItem {
        guard let bytes else { return RemoteItem(href: path, etag: nil, content: .missing) }
        // A text with broken characters is no object, and stays as it is.
        let text = bytes.contains(0) ? "" : String(validating: lines(bytes), as: UTF8.self) ?? ""
        return RemoteItem(href: path, etag: etag ?? tags[path], content: .text(text))
    }
}
