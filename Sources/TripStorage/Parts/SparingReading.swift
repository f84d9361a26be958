/// Reading that goes on where a row cannot be read.
///
/// Whoever writes what was read in this way over a store or a file would lose those rows: all else refuses them with
/// ``StorageError/Code/corrupt``.
public protocol SparingReading {
    /// Reads, and leaves out activities, to-dos, expenses and attachments that cannot be read.
    ///
    /// - Parameter body: Reads from this same state of the store.
    /// - Returns: What `body` returns, and the rows that were left out meanwhile, each once.
    /// - Throws: What `body` throws.
    func sparing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow])
}
