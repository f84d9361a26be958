import CivilTime
import StoreTestKit
import TestKit
import Testing
import TripStorage
import Trips

/// Random commands on both stores, which must stay alike, also through undo.
@Suite("Store machine") struct StoreMachineTests {
    @Test(arguments: 0..<6)
    func `both stores are alike after any commands`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        try withTemporaryDirectory { directory in
            let memory = MemoryTripStore()
            let file = try FileTripStore.open(directory + "/meridian.db", for: .writing)
            for step in 0..<100 {
                let isRecorded = Int.random(in: 0..<12, using: &random) > 0
                let operations = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                    Operation(using: &random)
                }
                let turn = Turn(using: &random)
                let outcomes = try [memory as any TripStore, file].map { store in
                    try Self.run(store, operations, "\(step)", isRecorded: isRecorded, turn)
                }
                #expect(outcomes[0] == outcomes[1], "step \(step)")
                let difference = try memory.snapshot().difference(from: file.snapshot())
                guard difference == nil else {
                    Issue.record("the stores differ after step \(step), \(operations): \(difference ?? "")")
                    return
                }
                let histories = try [memory as any TripStore, file].map { store in
                    try store.read { reading in
                        try (reading.history() + reading.undone()).map { "\($0.number) \($0.title)" }
                    }
                }
                #expect(histories[0] == histories[1], "step \(step)")
            }
        }
    }

    /// What a step does.
    private enum Turn {
        case forward, undo, redo

        init(using random: inout SplitMix64) {
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<5: self = .undo
            case 5..<9: self = .redo
            default: self = .forward
            }
        }
    }

    /// Runs one transaction; the outcomes are the errors in words.
    private static func run(
        _ store: any TripStore, _ operations: [Operation], _ title: String, isRecorded: Bool, _ turn: Turn
    ) throws -> [String] {
        try store.write { trips in
            switch turn {
            case .undo: return [try trips.undo()?.title ?? "nothing"]
            case .redo: return [try trips.redo()?.title ?? "nothing"]
            case .forward: break
            }
            if isRecorded { try trips.record(title, at: Samples.instant()) }
            return operations.map { operation in
                do throws(StorageError) {
                    try operation.perform(on: trips)
                    return "done"
                } catch {
                    return error.description
                }
            }
        }
    }
}

/// One thing that is done to a store, with small numbers for what it is done to.
private struct Operation: CustomStringConvertible {
    let kind: Int
    let trip: Int
    let item: Int
    let other: Int
    let number: Int

    init(using random: inout SplitMix64) {
        kind = Int.random(in: 0..<24, using: &random)
        trip = Int.random(in: 0..<3, using: &random)
        item = Int.random(in: 0..<5, using: &random)
        other = Int.random(in: 0..<5, using: &random)
        number = Int.random(in: 0..<1_000_000, using: &random)
    }

    var description: String { "\(kind)/\(trip)/\(item)/\(other)/\(number)" }

    private var id: TripID { TripID("trip-\(trip)") }
    private var key: ActivityKey { ActivityKey(uid: ActivityUID("activity-\(item)")) }
    private var organization: OrganizationID { OrganizationID("organization-\(item)") }
    private var expense: ExpenseID { ExpenseID("expense-\(item)") }
    private var attachment: AttachmentID { AttachmentID("attachment-\(item)") }

    func perform(on trips: any TripWriting) throws(StorageError) {
        do {
            try work(on: trips)
        } catch let error as StorageError {
            throw error
        } catch {
            throw StorageError(.refused, subject: "test", reason: "\(error)")
        }
    }

    private func work(on trips: any TripWriting) throws {
        switch kind {
        case 0, 1: try trips.create(madeTrip())
        case 2, 3: try trips.update(madeTrip())
        case 4: if number % 3 == 0 { try trips.delete(id) }
        case 5, 6, 7: try trips.save(madeActivity(), in: id)
        case 8: try trips.delete(key, of: id)
        case 9, 10: try trips.save(Organization(id: organization, name: "Name \(other)"))
        case 11: try trips.delete(organization)
        case 12:
            try trips.reassign(
                from: organization, to: other == 0 ? nil : OrganizationID("organization-\(other)"))
        case 13, 14: try trips.save(madeExpense(), in: id)
        case 15: try trips.delete(expense, of: id)
        case 16: try trips.save(Todo(uid: ActivityUID("todo-\(item)"), title: "\(number)"), in: id)
        case 17: try trips.deleteTodo(ActivityUID("todo-\(item)"), of: id)
        case 18:
            let text = ["abc", "ticket", "receipt"][number % 3]
            let owners: [Trips.Attachment.Owner] = [.trip, .activity(key), .expense(expense)]
            let paper = Trips.Attachment(
                id: AttachmentID("attachment-\(other)"), owner: owners[other % 3], name: "\(number)",
                content: Samples.file(text), createdAt: try Samples.instant())
            try trips.save(paper, bytes: number.isMultiple(of: 2) ? Array(text.utf8) : nil, in: id)
        case 19:
            var person = Person(id: person(item), name: "P \(number)")
            person.isMe = other == 0
            if other > 2 { try trips.rename(person) } else { try trips.save(person) }
        case 20: try trips.delete(person(item))
        case 21: try trips.merge(person(item), into: person(other))
        default: try trips.delete(attachment, of: id)
        }
    }

    private func person(_ number: Int) -> PersonID { PersonID("traveller-\(number)") }

    private func madeTrip() throws -> Trip {
        var trip = Trip(id: id, name: "Trip \(number)", isArchived: number.isMultiple(of: 7))
        trip.travellers = (0..<other).map {
            Traveller(id: TravellerID("traveller-\(($0 + item) % 5)"), name: "T \(number)", role: .viewer)
        }
        trip.budget = try other > 2 ? [Money("\(number) EUR"), Money("1 JPY")] : [Money("2 JPY")]
        trip.zones = try (0..<item).map {
            try ZoneText(id: ZoneID("File/\(($0 + other) % 5)/x0"), text: "\(number)")
        }
        return trip
    }

    private func madeActivity() throws -> Activity {
        var activity = try Samples.timed(
            "activity-\(item)", "2027-03-14T09:00", "2027-03-\(15 + other)T10:00:0\(number % 10)")
        activity.title = "\(number)"
        if number.isMultiple(of: 3) { activity.participants = [person(other), person(item)] }
        activity.organization = other > 1 ? OrganizationID("organization-\(other)") : nil
        activity.place = Place(
            name: "P", latitude: Double(number) / 7_777_777, longitude: Double(number % 180) / 3)
        if number.isMultiple(of: 4) { activity.statements = try Samples.statements(of: activity) }
        return activity
    }

    private func madeExpense() throws -> Expense {
        let travellers = (0...other).map { TravellerID("traveller-\(($0 + item) % 5)") }
        return Expense(
            id: expense, title: "\(number)", money: try Money("\(number).5 EUR"),
            date: try CivilDate(2027, 3, 14),
            payer: number.isMultiple(of: 2) ? travellers[0] : nil,
            split: number.isMultiple(of: 3) ? .equally(among: travellers) : nil,
            activity: number.isMultiple(of: 5) ? key : nil, createdAt: try Samples.instant())
    }
}
