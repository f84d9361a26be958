import CivilTime
import Testing
import Trips

/// Copies of an activity share what it says, and never an edit.
@Suite("Copies of an activity") struct SharedContentsTests {
    private static func tea() throws -> Activity {
        Activity(
            uid: ActivityUID("tea@example.org"), kind: .restaurant, title: "Tea",
            span: try .days(from: CivilDate(parsing: "2027-03-10"), to: CivilDate(parsing: "2027-03-11")),
            place: Place(name: "Asakusa"))
    }

    @Test func `an edit of a copy leaves the original as it was`() throws {
        let original = try Self.tea()
        var copy = original
        #expect(copy == original && copy.hashValue == original.hashValue)
        copy.title = "Late tea"
        copy.place?.gate = "4"
        copy.reminders.append(Reminder(.relative(days: 0, seconds: -600, to: .start)))
        #expect(original.title == "Tea" && original.place?.gate == nil && original.reminders.isEmpty)
        #expect(copy.title == "Late tea" && copy.place?.name == "Asakusa" && copy.place?.gate == "4")
        #expect(copy.reminders.count == 1 && copy != original)
        try #expect(original == Self.tea())
    }

    @Test func `an edit of the original leaves its copies as they were`() throws {
        var original = try Self.tea()
        let copies = [original, original.with(key: ActivityKey(uid: ActivityUID("other@example.org")))]
        original.notes = "Bring cake"
        #expect(copies.map(\.notes) == ["", ""])
        #expect(copies.map(\.uid.text) == ["tea@example.org", "other@example.org"])
        #expect(original.uid.text == "tea@example.org")
    }

    @Test func `copies that are edited at once do not meet`() async throws {
        let original = try Self.tea()
        let titles = await withTaskGroup(of: [String].self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<500).map { round in
                        var copy = original
                        copy.title = "\(task) \(round)"
                        let again = copy
                        copy.notes = again.title
                        return copy.notes == "\(task) \(round)" && again.notes.isEmpty
                            ? original.title : copy.notes
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(titles.count == 4000 && titles.allSatisfy { $0 == "Tea" })
    }

    @Test func `a dump of it shows its properties`() throws {
        let labels = Mirror(reflecting: try Self.tea()).children.compactMap(\.label)
        #expect(labels.prefix(2) == ["uid", "recurrenceID"] && labels.contains("source"))
        #expect("\(try Self.tea())".contains("tea@example.org"))
    }
}
