/// Reading that continues after unreadable rows.
///
/// Writing its results back to a store or a file would lose those rows: other reading throws
/// ``StorageError/Code/corrupt``.
public protocol SparingReading {
    /// Reads, without unreadable rows of the parts and records that a trip may lose.
    ///
    /// They are activities, to-dos, expenses, attachments, organizations and persons.
    ///
    /// - Parameter body: Reads from this same state of the store.
    /// - Returns: The result of `body`, and the rows dropped meanwhile, each once.
    /// - Throws: The errors of `body`.
    func sparing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow])

    /// Reads for display or a copy, without occurrences whose overrides are unreadable.
    ///
    /// It drops rows as ``sparing(_:)`` does. A series would have such an occurrence at its original time,
    /// which may be wrong. It gets an EXDATE for each of them, so that the result differs from the stored
    /// series and must not be written back.
    ///
    /// - Parameter body: Reads from this same state of the store.
    /// - Returns: The result of `body`, and the rows dropped meanwhile, each once.
    /// - Throws: The errors of `body`.
    func showing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow])
}
