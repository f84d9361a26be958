import Messages
import StrictJSON
import Trips

extension BackupDocument {
    /// The sizes of the files in bytes, by their digests.
    var fileSizes: [String: Int] {
        Dictionary(files.map { ($0.digest, $0.bytes.count) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the errors between valid records: duplicates and missing references.
    ///
    /// - Parameters:
    ///   - fileSizes: The sizes of the files in bytes, by their digests.
    ///   - hasActivities: Whether the document has its activities, so that the others can be held to them.
    /// - Returns: The errors.
    func flawsTogether(fileSizes: [String: Int], hasActivities: Bool = true) -> [DocumentError] {
        let organizations = Set(organizations.map(\.id))
        let lost = trips.enumerated().flatMap { number, contents in
            Self.lostReferences(
                of: contents, "$.trips[\(number)]", organizations, fileSizes, hasActivities: hasActivities)
        }
        return repeated + sharedNames + severalSelves + inTwoTrips + lost
    }

    // MARK: - What stands twice

    private var repeated: [DocumentError] {
        var flaws = Self.repeated(organizations, in: "$.organizations", \.id)
        flaws += Self.repeated(persons, in: "$.persons", \.id)
        flaws += Self.repeated(trips, in: "$.trips", \.trip.id)
        for (number, contents) in trips.enumerated() {
            let path = "$.trips[\(number)]"
            flaws += Self.repeated(contents.activities, in: "\(path).activities", \.key)
            flaws += Self.repeated(contents.todos, in: "\(path).todos", \.uid)
            flaws += Self.repeated(contents.expenses, in: "\(path).expenses", \.id)
            flaws += Self.repeated(contents.attachments, in: "\(path).attachments", \.id)
        }
        flaws += Self.repeated(sealedTrips, in: "$.sealedTrips", \.id)
        return flaws + Self.repeated(files, in: "$.files", \.digest)
    }

    private static func repeated<Value, Key: Hashable>(
        _ values: [Value], in path: String, _ key: (Value) -> Key
    ) -> [DocumentError] {
        guard values.count > 1 else { return [] }
        var seen: Set<Key> = []
        return values.enumerated().compactMap { index, value in
            let key = key(value)
            guard !seen.insert(key).inserted else { return nil }
            return DocumentError(
                .badValue, path: "\(path)[\(index)]", subject: "\"\(key)\"",
                reason: tr("stands twice in the list"))
        }
    }

    /// Returns organizations that share a name, which no store can keep.
    private var sharedNames: [DocumentError] {
        var names: Set<String> = []
        return organizations.enumerated().compactMap { index, organization in
            guard !names.insert(organization.nameKey).inserted else { return nil }
            return DocumentError(
                .badValue, path: "$.organizations[\(index)].name", subject: "\"\(organization.name)\"",
                reason: tr("is the name of two organizations, whatever the case of its letters"))
        }
    }

    /// Returns further persons marked as the user of the program.
    private var severalSelves: [DocumentError] {
        persons.indices.filter { persons[$0].isMe }.dropFirst().map { index in
            DocumentError(
                .badValue, path: "$.persons[\(index)].me", subject: "\"\(persons[index].name)\"",
                reason: tr("is marked as me besides another person; one of the persons can be"))
        }
    }

    /// Returns parts in two trips, and trips that are open and sealed.
    private var inTwoTrips: [DocumentError] {
        var flaws: [DocumentError] = []
        var expenses: Set<ExpenseID> = []
        var attachments: Set<AttachmentID> = []
        func note(_ path: String, _ id: String, _ place: String) {
            flaws.append(
                DocumentError(
                    .badValue, path: "\(path).id", subject: "\"\(id)\"", reason: tr("stands \(place)")))
        }
        for (number, contents) in trips.enumerated() {
            let path = "$.trips[\(number)]"
            for (index, expense) in contents.expenses.enumerated() where !expenses.insert(expense.id).inserted
            {
                note("\(path).expenses[\(index)]", expense.id.text, tr("in two trips"))
            }
            for (index, attachment) in contents.attachments.enumerated()
            where !attachments.insert(attachment.id).inserted {
                note("\(path).attachments[\(index)]", attachment.id.text, tr("in two trips"))
            }
        }
        let open = Set(trips.map(\.trip.id))
        for (index, sealed) in sealedTrips.enumerated() where open.contains(sealed.id) {
            note("$.sealedTrips[\(index)]", sealed.id.text, tr("among the open trips, too"))
        }
        return flaws
    }

    // MARK: - What is not there

    private static func lostReferences(
        of contents: TripContents, _ path: String, _ organizations: Set<OrganizationID>,
        _ fileSizes: [String: Int], hasActivities: Bool
    ) -> [DocumentError] {
        var flaws: [DocumentError] = contents.activities.enumerated().compactMap { index, activity in
            activity.organization.flatMap { id in
                organizations.contains(id)
                    ? nil : lost("\(path).activities[\(index)].organization", "\(id)", "organization")
            }
        }
        let persons = Set(contents.trip.travellers.map(\.person))
        for (index, activity) in contents.activities.enumerated() {
            guard let id = activity.participants.first(where: { !persons.contains($0) }) else { continue }
            flaws.append(
                lost("\(path).activities[\(index)].participants", "\(id)", tr("traveller of the trip")))
        }
        let activities = Set(contents.activities.map(\.key))
        let expenses = Set(contents.expenses.map(\.id))
        let travellers = Set(contents.trip.travellers.map(\.id))
        for (index, expense) in contents.expenses.enumerated() {
            let place = "\(path).expenses[\(index)]"
            if hasActivities, let key = expense.activity, !activities.contains(key) {
                flaws.append(lost("\(place).activity", "\(key)", tr("activity of the trip")))
            }
            let named = [expense.payer].compactMap(\.self) + (expense.split?.travellers ?? [])
            if let id = named.first(where: { !travellers.contains($0) }) {
                flaws.append(lost(place, "\(id)", tr("traveller of the trip")))
            }
        }
        for (index, attachment) in contents.attachments.enumerated() {
            let place = "\(path).attachments[\(index)]"
            switch attachment.owner {
            case .activity(let key) where hasActivities && !activities.contains(key):
                flaws.append(lost(place, "\(key)", tr("activity of the trip")))
            case .expense(let id) where !expenses.contains(id):
                flaws.append(lost(place, "\(id)", tr("expense of the trip")))
            case .trip, .activity, .expense: break
            }
            if let flaw = flaw(ofFile: attachment, place, fileSizes) { flaws.append(flaw) }
        }
        return flaws
    }

    private static func flaw(
        ofFile attachment: Attachment, _ place: String, _ fileSizes: [String: Int]
    ) -> DocumentError? {
        guard case .file(_, let size, let digest) = attachment.content else { return nil }
        guard let count = fileSizes[digest] else { return lost("\(place).file", digest, "file") }
        guard count != size else { return nil }
        return DocumentError(
            .badValue, path: "\(place).file.size", subject: "\(size)",
            reason: tr("bytes are stated, and the file has \(count)"))
    }

    private static func lost(_ path: String, _ subject: String, _ what: String) -> DocumentError {
        DocumentError(.missing, path: path, subject: subject, reason: tr("is no \(what) of the document"))
    }
}
