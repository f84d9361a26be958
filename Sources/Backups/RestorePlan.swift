import Messages
public import Trips

/// What restoring a document does to a store: what to write, and how much of it is new.
///
/// Identifiers stay. What is there and in the document becomes what the document says; what is there alone stays: records,
/// and the travellers, zones and kept components of a trip. So a second restore of one document changes nothing. Whoever
/// carries the plan out does it in one transaction.
///
/// ```swift
/// let plan = RestorePlan(document, over: store.backup)
/// print(plan.activities)  // 12 added, 1 changed, 340 unchanged
/// ```
public struct RestorePlan: Hashable, Sendable {
    /// How many records of one kind are new, different, or the same.
    public struct Counts: Hashable, Sendable, CustomStringConvertible {
        /// Not there before.
        public var added = 0
        /// There, and different.
        public var changed = 0
        /// There, and the same.
        public var unchanged = 0

        /// Makes counts of nothing.
        public init() {}

        /// The three numbers in words.
        public var description: String { tr("\(added) added, \(changed) changed, \(unchanged) unchanged") }
    }

    /// An organization that cannot have the name that the document says, since another one has it that is there alone.
    public struct Renaming: Hashable, Sendable {
        /// The organization.
        public let id: OrganizationID
        /// What the document calls it.
        public let name: String
        /// What it is called in place of that.
        public let isCalled: String
    }

    /// The bytes of an attachment that is in the store and whose bytes are not sound there.
    public struct MendedContent: Hashable, Sendable {
        /// The trip of the attachment.
        public let trip: TripID
        /// The attachment, as it is in the store.
        public let attachment: Attachment
        /// Its bytes.
        public let bytes: [UInt8]
    }

    /// The organizations to write at once, before the activities that name them; names may go from one to another.
    public private(set) var organizationsToWrite: [Organization] = []
    /// The persons to write, before the trips in which they travel.
    public private(set) var personsToWrite: [Person] = []
    /// The trips to write, each with those of its parts that are new or different.
    public private(set) var tripsToWrite: [TripContents] = []
    /// The sealed trips to write.
    public private(set) var sealedTripsToWrite: [SealedContents] = []
    /// The bytes of files that attachments to write name.
    public private(set) var filesToWrite: [FileContents] = []
    /// The bytes that the store has damaged, or not at all, each with an attachment of the store that they belong to.
    public private(set) var contentsToMend: [MendedContent] = []
    /// Trips that are sealed in one of both and open in the other; they are left alone.
    public private(set) var conflicts: [TripID] = []
    /// Sealed trips whose box is another one in both, and in the store not the older one; they are left alone.
    ///
    /// Nobody can look into the two, and what was written since the backup is in the box of the store alone.
    public private(set) var newerBoxes: [TripID] = []
    /// The organizations that are called otherwise than the document says.
    public private(set) var renamings: [Renaming] = []

    /// The organizations.
    public private(set) var organizations = Counts()
    /// The persons.
    public private(set) var persons = Counts()
    /// The trips themselves.
    public private(set) var trips = Counts()
    /// Their activities.
    public private(set) var activities = Counts()
    /// Their to-dos.
    public private(set) var todos = Counts()
    /// Their expenses.
    public private(set) var expenses = Counts()
    /// Their attachments.
    public private(set) var attachments = Counts()
    /// The sealed trips.
    public private(set) var sealedTrips = Counts()

    /// Whether nothing has to be written.
    public var isEmpty: Bool {
        organizationsToWrite.isEmpty && personsToWrite.isEmpty && tripsToWrite.isEmpty
            && sealedTripsToWrite.isEmpty && contentsToMend.isEmpty
    }

    /// Whether nothing is written but the bytes of files, which are no record and stand in no history.
    public var isMendingAlone: Bool {
        !contentsToMend.isEmpty && organizationsToWrite.isEmpty && personsToWrite.isEmpty
            && tripsToWrite.isEmpty && sealedTripsToWrite.isEmpty
    }

    /// How many records that are there become another.
    public var changed: Int {
        [organizations, persons, trips, activities, todos, expenses, attachments, sealedTrips].reduce(0) {
            $0 + $1.changed
        }
    }

    /// Compares a document with what is there.
    ///
    /// An organization that is there under the same name and another identifier, which the document does not have, is that
    /// one.
    ///
    /// - Parameters:
    ///   - document: What is restored.
    ///   - existing: What is there; the bytes of files need not be.
    ///   - damaged: The digests under which the store has other bytes, or none.
    ///   - joined: What is kept of calendars by the backup, with what the store alone keeps: their text, and the to-dos that
    ///     are read of it. By default it is that of the backup, where it has any.
    public init(
        _ document: BackupDocument, over existing: BackupDocument, damaged: Set<String> = [],
        joined: @escaping (String?, String?, [Todo]) -> String? = { kept, there, _ in kept ?? there }
    ) {
        let match = OrganizationRestore(document.organizations, over: existing.organizations)
        organizationsToWrite = Self.different(
            match.incoming, existing.organizations, \.id, \.self, &organizations)
        organizations.unchanged += document.organizations.count - match.incoming.count
        renamings = match.renamed
        personsToWrite = Self.different(document.persons, existing.persons, \.id, \.self, &persons)
        var people = PersonRestore(document.persons, over: existing.persons)
        let sealed = Set(existing.sealedTrips.map(\.id))
        let open = Dictionary(
            existing.trips.map { ($0.trip.id, $0) }, uniquingKeysWith: { first, _ in first })
        for contents in document.trips {
            guard !sealed.contains(contents.trip.id) else {
                conflicts.append(contents.trip.id)
                continue
            }
            let there = open[contents.trip.id]
            take(people.matched(contents.matching(match), over: there?.trip), over: there, joined)
        }
        takeSealed(document.sealedTrips, existing.sealedTrips, open: Set(open.keys))
        mend(damaged, document, existing)
        let digests = Set(tripsToWrite.flatMap(\.attachments).compactMap(\.digest))
        filesToWrite = document.files.filter { digests.contains($0.digest) }
    }

    private mutating func mend(
        _ damaged: Set<String>, _ document: BackupDocument, _ existing: BackupDocument
    ) {
        for file in document.files where damaged.contains(file.digest) {
            for contents in existing.trips {
                guard let paper = contents.attachments.first(where: { $0.digest == file.digest }) else {
                    continue
                }
                contentsToMend.append(
                    MendedContent(trip: contents.trip.id, attachment: paper, bytes: file.bytes))
                break
            }
        }
    }

    private mutating func take(
        _ contents: TripContents, over there: TripContents?,
        _ joined: (String?, String?, [Todo]) -> String?
    ) {
        var trip = there.map { contents.trip.keeping($0.trip) } ?? contents.trip
        if let there { trip.source = joined(trip.source, there.trip.source, contents.todos) }
        var write = TripContents(trip: trip)
        write.activities = Self.different(
            contents.activities, there?.activities ?? [], \.key, \.inWholeSeconds, &activities)
        write.todos = Self.different(contents.todos, there?.todos ?? [], \.uid, \.inWholeSeconds, &todos)
        write.expenses = Self.different(
            contents.expenses, there?.expenses ?? [], \.id, \.inWholeSeconds, &expenses)
        write.attachments = Self.different(
            contents.attachments, there?.attachments ?? [], \.id, \.inWholeSeconds, &attachments)
        let isSame = Self.different([trip], there.map { [$0.trip] } ?? [], \.id, \.inWholeSeconds, &trips)
            .isEmpty
        guard !isSame || write != TripContents(trip: trip) else { return }
        tripsToWrite.append(write)
    }

    private mutating func takeSealed(
        _ incoming: [SealedContents], _ there: [SealedContents], open: Set<TripID>
    ) {
        conflicts += incoming.map(\.id).filter(open.contains)
        let boxes = Dictionary(there.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for sealed in incoming where !open.contains(sealed.id) {
            guard let known = boxes[sealed.id] else {
                sealedTrips.added += 1
                sealedTripsToWrite.append(sealed)
                continue
            }
            if known.box == sealed.box {
                sealedTrips.unchanged += 1
            } else if known.inWholeSeconds.sealedAt < sealed.inWholeSeconds.sealedAt {
                sealedTrips.changed += 1
                sealedTripsToWrite.append(sealed)
            } else {
                newerBoxes.append(sealed.id)
            }
        }
    }

    /// Those that are new or different, by what a store keeps.
    private static func different<Record: Equatable, Key: Hashable>(
        _ incoming: [Record], _ there: [Record], _ key: (Record) -> Key, _ kept: (Record) -> Record,
        _ counts: inout Counts
    ) -> [Record] {
        let known = Dictionary(there.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
        return incoming.filter { record in
            guard let other = known[key(record)] else {
                counts.added += 1
                return true
            }
            let isSame = other == record || kept(other) == kept(record)
            if isSame { counts.unchanged += 1 } else { counts.changed += 1 }
            return !isSame
        }
    }
}

extension TripContents {
    /// The same with organizations by the identifiers under which they are known.
    fileprivate func matching(_ match: OrganizationRestore) -> TripContents {
        var copy = self
        for index in copy.activities.indices {
            guard let id = copy.activities[index].organization else { continue }
            copy.activities[index].organization = match.id(of: id)
        }
        return copy
    }
}

extension Trip {
    /// The trip as a backup has it, with what the store alone has: travellers and definitions of zones.
    ///
    /// Expenses name travellers, and activities zones, that came since.
    fileprivate func keeping(_ there: Trip) -> Trip {
        var copy = self
        let travelling = Set(travellers.map(\.id))
        let persons = Set(travellers.map(\.person))
        copy.travellers += there.travellers.filter {
            !travelling.contains($0.id) && !persons.contains($0.person)
        }
        let defined = Set(zones.map(\.id))
        copy.zones += there.zones.filter { !defined.contains($0.id) }
        return copy
    }
}

extension Attachment {
    /// The digest of a file.
    var digest: String? {
        guard case .file(_, _, let digest) = content else { return nil }
        return digest
    }
}
