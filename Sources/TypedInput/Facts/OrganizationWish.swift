import Messages
package import Trips

/// The facts of an organization as they are typed: nil leaves one as it is, and an empty text clears it.
package struct OrganizationWish: Sendable {
    package var name: String?
    package var phone: String?
    package var email: String?
    package var website: String?
    package var street: String?
    package var city: String?
    package var region: String?
    package var postalCode: String?
    package var country: String?
    package var notes: String?

    /// Wishes nothing.
    package init() {}

    /// Sets the typed facts of an organization.
    ///
    /// - Parameter organization: The organization; other facts stay.
    /// - Throws: An ``InputRefusal`` for what breaks a rule of the model, about the fact.
    package func apply(to organization: inout Organization) throws {
        func said(_ text: String?, _ old: String?) -> String? { text.map { $0.isEmpty ? nil : $0 } ?? old }
        let old = organization
        if let name { organization.name = name.trimmingSpaces() }
        organization.phone = said(phone, organization.phone)
        organization.email = said(email, organization.email)
        organization.website = said(website, organization.website)
        var address = organization.address ?? Address()
        address.street = street ?? address.street
        address.city = city ?? address.city
        address.region = region ?? address.region
        address.postalCode = postalCode ?? address.postalCode
        address.country = country ?? address.country
        organization.address = address.isEmpty ? nil : address
        if let notes { organization.notes = notes }
        let judged = organization
        if judged.notes != old.notes {
            do {
                try Typed.said("") { try TextLength.check(notes: judged.notes) }
            } catch let refusal as InputRefusal {
                throw refusal.about("notes")
            }
        }
        do {
            try Typed.said("") {
                try judged.check()
                if judged.name != old.name { try TextLength.check(title: judged.name) }
            }
        } catch let refusal as InputRefusal {
            throw refusal.about(OrganizationWish.field(of: refusal))
        }
    }

    /// The fact that a rule of the model is about.
    private static func field(of refusal: InputRefusal) -> String {
        switch TripError.Code(rawValue: refusal.code) {
        case .malformedEmail: "email"
        case .malformedWebsite: "website"
        default: "name"
        }
    }
}
