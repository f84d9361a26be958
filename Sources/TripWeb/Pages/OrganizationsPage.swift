import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The operators that travellers book with, by name.
struct OrganizationsPage: PageModel {
    static let template = "organizations"

    /// One organization.
    struct Item: Sendable {
        let name: String
        let href: String
        let facts: String
    }

    var frame: Frame
    let items: [Item]
    let nothing: String?
    let more: String?
    let search: String?
    let action = PageAddress.organizations(search: nil).text
    let searchLabel = tr("Search in names, numbers and addresses")
    let searchButton = tr("Search")
    let create = Link(tr("New organization …"), .newOrganization)

    init(search: String?, in reading: any TripReading, style: String) throws {
        frame = Frame(tr("Organizations"), style: style)
        self.search = search
        let wanted = search?.lowercased()
        let found = try reading.organizations().filter { organization in
            guard let wanted else { return true }
            return [organization.name, organization.phone, organization.email, organization.website]
                .contains { $0?.lowercased().contains(wanted) == true }
        }
        items = try found.prefix(Limits.mostInList).map { organization in
            let activities = try reading.activities(runBy: organization.id)
            let facts = [organization.phone, organization.email, organization.website].compactMap(\.self)
                .map { Printable.line($0) }
            return Item(
                name: Printable.line(organization.name),
                href: PageAddress.organization(organization.id).text,
                facts: (facts + [TripFacts.activities(activities.count)]).joined(separator: " · "))
        }
        more =
            found.count > Limits.mostInList
            ? tr("The first \(Limits.mostInList) of \(found.count) are shown; a search finds the others.")
            : nil
        nothing = items.isEmpty ? tr("There are no such organizations.") : nil
    }
}
