import CivilTime
import Testing
import Trips

@Suite("Todo") struct TodoTests {
    @Test func `a list has the open ones first, by when they are due, and those without a day last`() throws {
        let day = try CivilDate(2027, 3, 14)
        func todo(_ uid: String, _ due: TodoDue?, status: TodoStatus = .needsAction, made: Int64? = nil)
            throws -> Todo
        {
            var todo = Todo(uid: ActivityUID(uid), title: uid, due: due)
            todo.status = status
            todo.createdAt = try made.map { try Instant(secondsSinceEpoch: $0) }
            return todo
        }
        let time = ActivityTime(local: try CivilDateTime(2027, 3, 14, 18, 0), zone: try ZoneID("Asia/Tokyo"))
        let ordered = [
            try todo("visa", .day(CivilDate(2027, 3, 13)), status: .inProcess),
            try todo("call", .time(time)),
            try todo("pack", .day(day)),
            try todo("newer", nil, made: 20),
            try todo("older", nil, made: 10),
            try todo("unknown", nil),
            try todo("done", .day(CivilDate(2027, 1, 1)), status: .completed),
        ]
        #expect(ordered.reversed().sorted { $0.comesBefore($1) }.map(\.title) == ordered.map(\.title))
    }

    @Test func `the rules of a to-do`() throws {
        var todo = Todo(uid: ActivityUID("a"), title: "Pack")
        try todo.check()
        todo.priority = 9
        try todo.check()
        todo.priority = 10
        #expect(throws: TripError.self) { try todo.check() }
        todo.priority = nil
        todo.completedAt = try Instant(secondsSinceEpoch: 0)
        let error = #expect(throws: TripError.self) { try todo.check() }
        #expect(error?.code == .completedWhileOpen)
        todo.status = .completed
        try todo.check()
        todo.title = " "
        #expect(throws: TripError.self) { try todo.check() }
    }
}
