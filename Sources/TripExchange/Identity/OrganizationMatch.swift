import ICalendar
import Merging
public import Trips

/// Which organizations that come in are there already: those of the same identifier, else those of the same name.
///
/// ```swift
/// let match = OrganizationMatch(incoming, known: store.organizations)
/// save(match.new)
/// save(activities.map(match.settled))
/// ```
public struct OrganizationMatch: Sendable {
    /// Those that are not there, each name once.
    public private(set) var new: [Organization] = []
    private var ids: [OrganizationID: OrganizationID] = [:]

    /// Matches organizations that come in with those that are there; linear in both.
    ///
    /// - Parameters:
    ///   - incoming: The organizations that come in.
    ///   - known: The organizations that are there. Of two that share a name the first one counts.
    public init(_ incoming: [Organization], known: [Organization]) {
        let there = Set(known.map(\.id))
        var names = Dictionary(known.map { ($0.nameKey, $0.id) }, uniquingKeysWith: { first, _ in first })
        for organization in incoming where !there.contains(organization.id) {
            if let id = names[organization.nameKey] {
                ids[organization.id] = id
            } else {
                names[organization.nameKey] = organization.id
                new.append(organization)
            }
        }
    }

    /// An activity that names its organization as it is there, or will be.
    ///
    /// The component that is kept says so too: what was changed by hand is found by comparing with that.
    ///
    /// - Parameter activity: An activity that came with the organizations.
    /// - Returns: The activity; the same one where its organization is known by no other identifier.
    public func settled(_ activity: Activity) -> Activity {
        guard let id = activity.organization.flatMap({ ids[$0] }) else { return activity }
        var copy = activity
        copy.organization = id
        guard var component = activity.source.flatMap(ContentLines.component),
            component.has(ModelProperty.organizationID)
        else { return copy }
        component.set(Property(text: ModelProperty.organizationID, id.text))
        copy.source = CalendarWriter().text(component)
        return copy
    }
}
