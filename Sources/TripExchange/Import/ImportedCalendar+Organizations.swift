public import Trips

extension ImportedCalendar {
    /// Returns the calendar with known organizations of the same names.
    ///
    /// ```swift
    /// let matched = imported.matchingOrganizations(with: store.organizations)
    /// for organization in matched.organizations { save(organization) }
    /// ```
    ///
    /// - Parameter known: The known organizations.
    /// - Returns: The calendar; its activities name known organizations, or new ones, which are left in
    ///   ``organizations``.
    public func matchingOrganizations(with known: [Organization]) -> ImportedCalendar {
        guard !organizations.isEmpty else { return self }
        let match = OrganizationMatch(organizations, known: known)
        var copy = self
        copy.organizations = match.new
        copy.activities = copy.activities.map(match.settled)
        return copy
    }
}
