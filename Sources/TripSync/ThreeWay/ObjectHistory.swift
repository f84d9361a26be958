/// One side of an object: what it was at the last step, and what it is now.
struct ObjectHistory: Sendable {
    /// `nil` where the side had none.
    let base: SyncObject?
    let now: SyncObject
}
