import Messages
package import TripStorage
package import Trips

/// How much a trip has, which goes when it is deleted.
package struct TripParts: Hashable, Sendable {
    package let activities: Int
    package let todos: Int
    package let expenses: Int
    package let attachments: Int
    /// The rows that cannot be read.
    package let unreadable: Int

    /// Counts the parts of a trip.
    ///
    /// - Parameters:
    ///   - id: The trip.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init(of id: TripID, in reading: any TripReading) throws {
        let (counts, unreadable) = try reading.sparing {
            (
                activities: try reading.activities(of: id).count, todos: try reading.todos(of: id).count,
                expenses: try reading.expenses(of: id).count,
                attachments: try reading.attachments(of: id).count
            )
        }
        (activities, todos, expenses) = (counts.activities, counts.todos, counts.expenses)
        (attachments, self.unreadable) = (counts.attachments, unreadable.count)
    }

    /// The parts that there are: `11 activities, 2 to-dos and 1 attachment`; nil for none.
    package var words: String? {
        let words = [
            (activities, tr("1 activity"), tr("\(activities) activities")),
            (todos, tr("1 to-do"), tr("\(todos) to-dos")),
            (expenses, tr("1 expense"), tr("\(expenses) expenses")),
            (attachments, tr("1 attachment"), tr("\(attachments) attachments")),
            (unreadable, tr("1 row that cannot be read"), tr("\(unreadable) rows that cannot be read")),
        ].filter { $0.0 > 0 }.map { $0.0 == 1 ? $0.1 : $0.2 }
        guard let last = words.last, words.count > 1 else { return words.first }
        return tr("\(words.dropLast().joined(separator: ", ")) and \(last)", as: "list")
    }

    /// The question before a trip of a name is deleted.
    package func question(_ name: String) -> String {
        words.map { tr("Delete the trip \(name) with its \($0)?") } ?? tr("Delete the trip \(name)?")
    }

    /// A text that is another one when the trip has more or less.
    package var version: String {
        [activities, todos, expenses, attachments, unreadable].map { "\($0)" }.joined(separator: "-")
    }
}
