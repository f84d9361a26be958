import ICalendar
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
        for index in copy.activities.indices {
            guard let id = copy.activities[index].organization, match.id(of: id) != id else { continue }
            copy.activities[index].name(match.id(of: id))
        }
        return copy
    }
}

extension Activity {
    /// Names an organization by the identifier that it has here, also in the component that is kept.
    ///
    /// What was changed by hand is found by comparing with that.
    fileprivate mutating func name(_ organization: OrganizationID) {
        self.organization = organization
        guard var component = source.flatMap(ContentLines.component),
            component.has(ModelProperty.organizationID)
        else { return }
        component.set(Property(text: ModelProperty.organizationID, organization.text))
        source = CalendarWriter().text(component)
    }
}
