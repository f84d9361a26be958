import TripStorage

/// A store of which is read what can be.
struct SparingStore: TripStore {
    let store: any TripStore
    /// Whether what is read is shown and not changed: series then lack the occurrences whose changes cannot be read.
    let isShown: Bool
    /// Takes what cannot be read.
    let tell: @Sendable ([UnreadableRow]) -> Void

    /// Reads what can be read of one unchanging state.
    func read<T>(_ body: (any TripReading) throws -> T) throws -> T {
        try store.read { reading in
            let (value, unreadable) =
                isShown
                ? try reading.showing { try body(reading) } : try reading.sparing { try body(reading) }
            tell(unreadable)
            return value
        }
    }

    /// Reads and writes as the store does, which refuses what cannot be read.
    func write<T>(_ body: (any TripWriting) throws -> T) throws -> T { try store.write(body) }
}
