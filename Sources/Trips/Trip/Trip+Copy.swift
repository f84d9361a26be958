extension Trip {
    /// The same trip under another identifier.
    package func with(id: TripID) -> Trip {
        var copy = self
        copy.id = id
        return copy
    }
}
