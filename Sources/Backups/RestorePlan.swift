import Messages
public import Trips

/// The changes that restoring a document makes to a store.
///
/// Identifiers stay. Records that exist in both become the document's. What only the store has stays: records, and
/// the travellers, zones and kept components of a trip. So a second restore of one document changes nothing. The plan
/// is carried out in one transaction.
///
/// ```swift
/// let plan = RestorePlan(document, over: store.backup)
/// print(plan.activities)  // 12 added, 1 changed, 340 unchanged
/// ```
public struct RestorePlan: Hashable, Sendable {
    /// How many records of one kind are new, different, or the same.
    public struct Counts: Hashable, Sendable, CustomStringConvertible {
        /// New in the store.
        public var added = 0
        /// In the store, and different.
        public var changed = 0
        /// In the store, and equal.
        public var unchanged = 0

        /// Makes empty counts.
        public init() {}

        /// Counts one record.
        ///
        /// - Parameter isSame: Whether the store has the same; nil where it has none.
        package mutating func add(isSame: Bool?) {
            switch isSame {
            case nil: added += 1
            case true?: unchanged += 1
            case false?: changed += 1
            }
        }

        /// The three numbers in words.
        public var description: String { tr("\(added) added, \(changed) changed, \(unchanged) unchanged") }
    }

    /// An organization whose name in the document belongs to another one, which only the store has.
    public struct Renaming: Hashable, Sendable {
        /// The organization.
        public let id: OrganizationID
        /// The name in the document.
        public let name: String
        /// The name that it gets instead.
        public let isCalled: String
    }

    /// The bytes of a stored attachment that are damaged or missing.
    public struct MendedContent: Hashable, Sendable {
        /// The trip of the attachment.
        public let trip: TripID
        /// The attachment of the store.
        public let attachment: Attachment
        /// Its bytes.
        public let bytes: [UInt8]
    }

    /// The organizations to write together, before their activities; names may be exchanged.
    public private(set) var organizationsToWrite: [Organization] = []
    /// The persons to write, before their trips.
    public private(set) var personsToWrite: [Person] = []
    /// The trips to write, each with its new or changed parts.
    public private(set) var tripsToWrite: [TripContents] = []
    /// The sealed trips to write.
    public private(set) var sealedTripsToWrite: [SealedContents] = []
    /// The bytes of the files of attachments to write.
    public private(set) var filesToWrite: [FileContents] = []
    /// The bytes that are damaged or missing in the store, each with a stored attachment.
    public private(set) var contentsToMend: [MendedContent] = []
    /// The trips that are sealed in either store or document alone; they are left unchanged.
    public private(set) var conflicts: [TripID] = []
    /// Sealed trips whose boxes differ, the store's being no older; they are left unchanged.
    ///
    /// Neither can be read, and only the store's contains changes since the backup.
    public private(set) var newerBoxes: [TripID] = []
    /// The renamed organizations.
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

    /// Whether nothing need be written.
    public var isEmpty: Bool {
        organizationsToWrite.isEmpty && personsToWrite.isEmpty && tripsToWrite.isEmpty
            && activities.added + activities.changed == 0
            && sealedTripsToWrite.isEmpty && contentsToMend.isEmpty
    }

    /// Whether only bytes of files are written, which are neither records nor in the history.
    public var isMendingAlone: Bool {
        !contentsToMend.isEmpty && organizationsToWrite.isEmpty && personsToWrite.isEmpty
            && tripsToWrite.isEmpty && activities.added + activities.changed == 0
            && sealedTripsToWrite.isEmpty
    }

    /// The number of stored records that change.
    public var changed: Int {
        [organizations, persons, trips, activities, todos, expenses, attachments, sealedTrips].reduce(0) {
            $0 + $1.changed
        }
    }

    /// Compares a document with a store.
    ///
    /// A stored organization of the same name, with another identifier that the document lacks, counts as the
    /// document's.
    ///
    /// - Parameters:
    ///   - document: The document to restore.
    ///   - existing: The contents of the store; without bytes of files.
    ///   - damaged: The digests with other or missing bytes in the store.
    ///   - joined: Joins what backup and store keep of calendars, to their text and the to-dos read from it.
    ///     By default it is the backup's, if it has any.
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
        let sealed = Set(existing.sealedTrips.map(\.id))
        let open = Dictionary(
            existing.trips.map { ($0.trip.id, $0) }, uniquingKeysWith: { first, _ in first })
        for contents in document.trips {
            guard !sealed.contains(contents.trip.id) else {
                conflicts.append(contents.trip.id)
                continue
            }
            let there = open[contents.trip.id]
            take(contents.matching(match), over: there, joined)
        }
        takeSealed(document.sealedTrips, existing.sealedTrips, open: Set(open.keys))
        mend(damaged, document, existing)
        let digests = Set(tripsToWrite.flatMap(\.attachments).compactMap(\.digest))
        filesToWrite = document.files.filter { digests.contains($0.digest) }
    }

    /// Counts activities that the documents did not have, since they are read one by one.
    package mutating func count(activities: Counts) { self.activities = activities }

    /// The organizations of a document in the store: what an activity names there, for what the document says.
    ///
    /// - Parameters:
    ///   - document: The document to restore.
    ///   - existing: The contents of the store.
    /// - Returns: Gives the identifier in the store, present or future.
    package static func organizations(
        of document: BackupDocument, over existing: BackupDocument
    ) -> (OrganizationID) -> OrganizationID {
        OrganizationRestore(document.organizations, over: existing.organizations).id
    }

    /// Whether a store that has one activity need not be given the other one.
    package static func isSame(_ there: Activity, _ incoming: Activity) -> Bool {
        there == incoming || there.inWholeSeconds == incoming.inWholeSeconds
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

    /// Returns the new or changed records, as a store keeps them.
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
    /// Returns the trip with the organizations' identifiers in the store.
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
    /// Returns the backup's trip with travellers and zone definitions that only the store has.
    ///
    /// Later expenses refer to travellers, and later activities to zones.
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
