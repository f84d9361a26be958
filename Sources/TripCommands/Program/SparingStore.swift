import TripStorage

/// A store that drops and reports unreadable rows.
struct SparingStore: TripStore {
    let store: any TripStore
    /// Whether results are only displayed: series then lack occurrences with unreadable overrides.
    let isShown: Bool
    /// Receives the unreadable rows.
    let tell: @Sendable ([UnreadableRow]) -> Void

    /// Reads the readable rows of one consistent state.
    func read<T>(_ body: (any TripReading) throws -> T) throws -> T {
        let (value, unreadable) = try store.read { reading in
            isShown ? try reading.showing { try body(reading) } : try reading.sparing { try body(reading) }
        }
        tell(unreadable)
        return value
    }

    /// Reads and writes as the store does, which throws for unreadable rows.
    func write<T>(_ body: (any TripWriting) throws -> T) throws -> T { try store.write(body) }
}
