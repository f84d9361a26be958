public import Trips

extension ImportedCalendar {
    /// The same calendar with the organizations that are known already, by their names.
    ///
    /// ```swift
    /// let matched = imported.matchingOrganizations(with: store.organizations)
    /// for organization in matched.organizations { save(organization) }
    /// ```
    ///
    /// - Parameter known: The organizations that are there.
    /// - Returns: The calendar whose activities name organizations that are there, or those that are left in
    ///   ``organizations``, which are new.
    public func matchingOrganizations(with known: [Organization]) -> ImportedCalendar {
        guard !organizations.isEmpty else { return self }
        let match = OrganizationMatch(organizations, known: known)
        var copy = self
        copy.organizations = match.new
        copy.activities = copy.activities.map(match.settled)
        return copy
    }
}
