import Backups
import CivilTime
import Documents
import Rendering
import StrictJSON
import TripExchange
import TripStorage
public import Trips

extension BackupDocument {
    /// Reads everything in a store, without the bytes of files.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - tool: The program that writes the document.
    ///   - now: The present.
    ///   - activities: Reads the activities of a trip; by default all of them.
    /// - Throws: A ``/TripStorage/StorageError`` when the store cannot be read.
    init(
        of reading: any TripReading, by tool: String, at now: Instant,
        activities: ((TripID) throws -> [Activity])? = nil
    ) throws {
        self.init(tool: tool, createdAt: now)
        organizations = try reading.organizations()
        persons = try reading.persons()
        trips = try reading.trips().map { trip in
            TripContents(
                trip: trip, activities: try activities?(trip.id) ?? reading.activities(of: trip.id),
                todos: try reading.todos(of: trip.id),
                expenses: try reading.expenses(of: trip.id), attachments: try reading.attachments(of: trip.id)
            )
        }
        sealedTrips = try reading.sealedTrips().map {
            SealedContents(id: $0.id, sealedAt: $0.sealedAt, box: $0.box)
        }
    }

    /// Moves attachments and expenses of unreadable activities to the trip, and removes those activities from
    /// expenses.
    ///
    /// - Returns: The changes from the store.
    mutating func settleOwners() -> [OwnerChange] {
        var changes: [OwnerChange] = []
        for index in trips.indices {
            let keys = Set(trips[index].activities.map(\.key))
            let expenses = Set(trips[index].expenses.map(\.id))
            let name = trips[index].trip.name
            for number in trips[index].attachments.indices {
                let attachment = trips[index].attachments[number]
                switch attachment.owner {
                case .activity(let key) where !keys.contains(key): break
                case .expense(let id) where !expenses.contains(id): break
                case .activity, .expense, .trip: continue
                }
                trips[index].attachments[number].owner = .trip
                changes.append(
                    OwnerChange(
                        of: attachment.owner, list: .attachments, id: attachment.id.text,
                        text:
                            "\"\(attachment.name)\" of \(name): stands among the papers of the trip, since what it "
                            + "belongs to cannot be read or is not of this trip"))
            }
            for number in trips[index].expenses.indices {
                let expense = trips[index].expenses[number]
                guard let key = expense.activity, !keys.contains(key) else { continue }
                trips[index].expenses[number].activity = nil
                changes.append(
                    OwnerChange(
                        of: .activity(key), list: .expenses, id: expense.id.text,
                        text:
                            "\"\(expense.title)\" of \(name): says no activity, since the one that it was spent on cannot "
                            + "be read or is not of this trip"))
            }
        }
        return changes
    }

    /// Removes unreadable organizations from activities.
    ///
    /// - Returns: The changes from the store.
    mutating func settleOrganizations() -> [String] {
        let known = Set(organizations.map(\.id))
        var changes: [String] = []
        for index in trips.indices {
            for number in trips[index].activities.indices {
                let activity = trips[index].activities[number]
                guard let id = activity.organization, !known.contains(id) else { continue }
                trips[index].activities[number].organization = nil
                changes.append(
                    "\"\(activity.title)\" of \(trips[index].trip.name): says no organization, since \(id) cannot be "
                        + "read")
            }
        }
        return changes
    }

    /// Removes participants who are no travellers of the trip from activities.
    ///
    /// - Returns: The changes from the store.
    mutating func settleParticipants() -> [String] {
        var changes: [String] = []
        for index in trips.indices {
            let known = Set(trips[index].trip.travellers.map(\.person))
            for number in trips[index].activities.indices {
                let activity = trips[index].activities[number]
                let left = activity.participants.filter { !known.contains($0) }
                guard !left.isEmpty else { continue }
                trips[index].activities[number].participants.removeAll { left.contains($0) }
                changes.append(
                    "\"\(activity.title)\" of \(trips[index].trip.name): does not say that "
                        + left.map(\.text).joined(separator: ", ")
                        + " takes part, since that is no traveller of the trip")
            }
        }
        return changes
    }

    /// Adds the bytes of the files, and drops attachments whose bytes are damaged or missing.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - limit: The most bytes of a document that are read.
    /// - Returns: The dropped attachments.
    /// - Throws: A ``/TripStorage/StorageError`` when the store cannot be read, or a ``/StrictJSON/DocumentError`` as soon
    ///   as the files alone have more bytes than are read.
    mutating func addFiles(
        of reading: any TripReading, limit: Int = JSONParser.mostBytes
    ) throws -> [LostPaper] {
        var isSound: [String: Bool] = [:]
        var count = 0
        var lost: [LostPaper] = []
        for index in trips.indices {
            for attachment in trips[index].attachments {
                guard case .file(_, _, let digest) = attachment.content else { continue }
                if isSound[digest] == nil {
                    let bytes = try reading.soundBytes(withDigest: digest)
                    isSound[digest] = bytes != nil
                    if let bytes {
                        count += Base64Text.count(of: bytes.count)
                        try JSONParser.checkSize(count, limit: limit)
                        files.append(FileContents(digest: digest, bytes: bytes))
                    }
                }
                if isSound[digest] == false {
                    lost.append(LostPaper(trip: trips[index].trip, attachment: attachment))
                }
            }
            let ids = Set(lost.map(\.attachment.id))
            trips[index].attachments.removeAll { ids.contains($0.id) }
        }
        return lost
    }

    /// Returns the files of attachments whose bytes are damaged or missing in a store.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - existing: The contents of the store.
    /// - Returns: The digests.
    /// - Throws: A ``/TripStorage/StorageError`` when the store cannot be read.
    func damagedFiles(of reading: any TripReading, _ existing: BackupDocument) throws -> Set<String> {
        let used = existing.trips.flatMap(\.attachments).compactMap { attachment in
            if case .file(_, _, let digest) = attachment.content { digest } else { nil }
        }
        let own = Set(files.map(\.digest))
        return try Set(used).intersection(own).filter { try reading.soundBytes(withDigest: $0) == nil }
    }
}

/// An attachment whose bytes are damaged or missing.
public struct LostPaper: Hashable, Sendable {
    /// The trip of the attachment.
    public let trip: Trip
    /// The attachment.
    public let attachment: Attachment

    /// Its name, and the problem.
    var description: String {
        "\"\(Printable.name(attachment.name))\" of \(Printable.name(trip.name)) (\(attachment.id.text.prefix(8))): its "
            + "bytes are damaged"
    }
}

extension TripReading {
    /// The bytes of a file, or `nil` where they are damaged or missing.
    func soundBytes(withDigest digest: String) throws(StorageError) -> [UInt8]? {
        do throws(StorageError) {
            return try bytes(withDigest: digest)
        } catch {
            guard error.code == .corrupt else { throw error }
            return nil
        }
    }
}

extension UnreadableRow {
    /// The occurrences of a series that a gap removes from a backup.
    var loss: String? {
        changedOccurrence.map {
            "\(record ?? place) of \(tripName ?? ""): " + UnreadableRow.loss(of: $0, andLater: mayMoveLater)
        }
    }

    /// The occurrences of a series that an unreadable override removes from a backup.
    static func loss(of original: CivilDateTime, andLater mayMoveLater: Bool) -> String {
        "the series stands without its occurrence of \(original)\(mayMoveLater ? " and later ones" : ""), whose change "
            + "cannot be read"
    }
}
