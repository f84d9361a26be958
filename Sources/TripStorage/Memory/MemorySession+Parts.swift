import Messages
import Trips

extension MemorySession {
    func organizations() -> [Organization] {
        contents.organizations.values.sorted { $0.nameKey < $1.nameKey }
    }

    func organization(_ id: OrganizationID) -> Organization? { contents.organizations[id] }

    func save(_ organization: Organization) throws(StorageError) {
        try Storable.check(organization)
        try OrganizationNames(contents.organizations.values.map { ($0.id, $0.nameKey) }).check(organization)
        contents.organizations[organization.id] = organization
    }

    func save(_ organizations: [Organization]) throws(StorageError) {
        for organization in organizations { try Storable.check(organization) }
        var names = OrganizationNames(contents.organizations.values.map { ($0.id, $0.nameKey) })
        try names.exchange(organizations)
        for organization in organizations { contents.organizations[organization.id] = organization }
    }

    func delete(_ id: OrganizationID) throws(StorageError) {
        guard let organization = contents.organizations[id] else { throw .unknownOrganization(id) }
        let titles = activities(runBy: id).map(\.activity.title)
        guard titles.isEmpty else { throw .organizationInUse(organization.name, titles) }
        contents.organizations[id] = nil
    }

    func reassign(from id: OrganizationID, to other: OrganizationID?) throws(StorageError) -> Int {
        for id in [id, other].compactMap(\.self) where contents.organizations[id] == nil {
            throw .unknownOrganization(id)
        }
        let all = activities(runBy: id)
        for item in all {
            var activity = item.activity
            activity.organization = other
            contents.activities[item.trip]?[activity.key] = MemoryContents.StoredActivity(activity)
        }
        return all.count
    }
}

// MARK: - Expenses

extension MemorySession {
    func expenses(of trip: TripID) throws(StorageError) -> [Expense] {
        guard let expenses = contents.expenses[trip] else { throw .unknownTrip(trip) }
        return expenses.values.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    }

    func save(_ expense: Expense, in trip: TripID) throws(StorageError) {
        let travellers = Set(contents.trips[try index(of: trip)].travellers.map(\.id))
        try Storable.check(expense)
        if contents.expenses.contains(where: { $0.key != trip && $0.value[expense.id] != nil }) {
            throw .partOfAnotherTrip(expense.id.text, tr("an expense"))
        }
        if let payer = expense.payer, !travellers.contains(payer) {
            throw .unknownTraveller(payer, in: expense)
        }
        if let key = expense.activity, try stored(of: trip)[key] == nil { throw .unknownActivity(key) }
        for id in expense.split?.travellers ?? [] where !travellers.contains(id) {
            throw .unknownTraveller(id, in: expense)
        }
        contents.expenses[trip]?[expense.id] = expense
    }

    func delete(_ id: ExpenseID, of trip: TripID) throws(StorageError) -> Bool {
        guard let expenses = contents.expenses[trip] else { throw .unknownTrip(trip) }
        guard expenses[id] != nil else { return false }
        contents.expenses[trip]?[id] = nil
        contents.attachments[trip]?.removeAll { $0.owner == .expense(id) }
        return true
    }
}

// MARK: - To-dos

extension MemorySession {
    func todos(of trip: TripID) throws(StorageError) -> [Todo] {
        guard let todos = contents.todos[trip] else { throw .unknownTrip(trip) }
        return todos
    }

    func save(_ todo: Todo, in trip: TripID) throws(StorageError) {
        let todos = try todos(of: trip)
        try Storable.check(todo)
        if let index = todos.firstIndex(where: { $0.uid == todo.uid }) {
            contents.todos[trip]?[index] = todo
        } else {
            contents.todos[trip]?.append(todo)
        }
    }

    func deleteTodo(_ uid: ActivityUID, of trip: TripID) throws(StorageError) -> Bool {
        guard let index = try todos(of: trip).firstIndex(where: { $0.uid == uid }) else { return false }
        contents.todos[trip]?.remove(at: index)
        return true
    }
}

// MARK: - Attachments

extension MemorySession {
    func attachments(of trip: TripID) throws(StorageError) -> [Attachment] {
        guard let attachments = contents.attachments[trip] else { throw .unknownTrip(trip) }
        return attachments
    }

    func bytes(withDigest digest: String) -> [UInt8]? { state.bytes[digest] }

    func save(_ attachment: Attachment, bytes: [UInt8]?, in trip: TripID) throws(StorageError) {
        let attachments = try attachments(of: trip)
        try Storable.check(attachment)
        let isElsewhere = contents.attachments.contains { other, attachments in
            other != trip && attachments.contains { $0.id == attachment.id }
        }
        if isElsewhere { throw .partOfAnotherTrip(attachment.id.text, tr("an attachment")) }
        switch attachment.owner {
        case .trip: break
        case .activity(let key): if try stored(of: trip)[key] == nil { throw .unknownActivity(key) }
        case .expense(let id): if contents.expenses[trip]?[id] == nil { throw .unknownExpense(id) }
        }
        try StoredContent.check(attachment, bytes: bytes) { state.bytes[$0]?.count }
        if let bytes, case .file(_, _, let digest) = attachment.content { state.bytes[digest] = bytes }
        if let index = attachments.firstIndex(where: { $0.id == attachment.id }) {
            contents.attachments[trip]?[index] = attachment
        } else {
            contents.attachments[trip]?.append(attachment)
        }
    }

    func delete(_ id: AttachmentID, of trip: TripID) throws(StorageError) -> Bool {
        guard let index = try attachments(of: trip).firstIndex(where: { $0.id == id }) else { return false }
        contents.attachments[trip]?.remove(at: index)
        return true
    }
}
