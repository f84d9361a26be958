/// Reading that goes on where a row cannot be read.
///
/// Whoever writes what was read in this way over a store or a file would lose those rows: all else refuses them with
/// ``StorageError/Code/corrupt``.
public protocol SparingReading {
    /// Reads, and leaves out activities, to-dos, expenses, attachments, organizations and persons that cannot be read.
    ///
    /// - Parameter body: Reads from this same state of the store.
    /// - Returns: What `body` returns, and the rows that were left out meanwhile, each once.
    /// - Throws: What `body` throws.
    func sparing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow])

    /// Reads to show or to copy, as ``sparing(_:)`` does, and takes the occurrences whose changes cannot be read out of
    /// their series.
    ///
    /// A series has such an occurrence at the time from before the change, which is wrong. It gets an EXDATE for each of
    /// them, so that what is read is not what is stored: whoever writes it back would write that down.
    ///
    /// - Parameter body: Reads from this same state of the store.
    /// - Returns: What `body` returns, and the rows that were left out meanwhile, each once.
    /// - Throws: What `body` throws.
    func showing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow])
}
