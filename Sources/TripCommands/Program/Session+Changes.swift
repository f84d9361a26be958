import CivilTime
import ICalendar
import TripStorage

extension Session {
    /// Changes the store in one transaction, which `undo` can revert.
    ///
    /// - Parameters:
    ///   - title: The action, for people: `add "Tea" to Tokyo`.
    ///   - body: Reads and writes.
    /// - Returns: The result of `body`.
    /// - Throws: Errors of the store or of `body`; then nothing is changed.
    @discardableResult
    func change<Value>(_ title: String, _ body: (any TripWriting) throws -> Value) throws -> Value {
        try storeForWriting().write { writing in
            try writing.record(title, at: now)
            let value = try LibicalMissing.throwing { try body(writing) }
            try context.zones.requireOne()
            return value
        }
    }
}
