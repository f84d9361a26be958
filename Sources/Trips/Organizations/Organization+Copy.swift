extension Organization {
    /// The same organization under another identifier.
    package func with(id: OrganizationID) -> Organization {
        var copy = self
        copy.id = id
        return copy
    }
}
