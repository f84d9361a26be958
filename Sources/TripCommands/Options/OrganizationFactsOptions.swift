import ArgumentParser
import Messages
import Trips
import TypedInput

/// The fields of an organization to set; an empty text clears one.
struct OrganizationFactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("A telephone number, as people write it."), valueName: tr("number", as: "name of a value")))
    var phone: String?

    @Option(help: ArgumentHelp(tr("A mail address."), valueName: tr("address", as: "name of a value")))
    var email: String?

    @Option(help: ArgumentHelp(tr("The address of its page."), valueName: tr("url", as: "name of a value")))
    var website: String?

    @Option(help: ArgumentHelp(tr("The street and number."), valueName: tr("text", as: "name of a value")))
    var street: String?

    @Option(help: ArgumentHelp(tr("The town."), valueName: tr("text", as: "name of a value")))
    var city: String?

    @Option(
        help: ArgumentHelp(tr("The state, province or canton."), valueName: tr("text", as: "name of a value"))
    )
    var region: String?

    @Option(help: ArgumentHelp(tr("The postal code."), valueName: tr("text", as: "name of a value")))
    var postalCode: String?

    @Option(help: ArgumentHelp(tr("The country."), valueName: tr("text", as: "name of a value")))
    var country: String?

    @Option(help: ArgumentHelp(tr("Free text."), valueName: tr("text", as: "name of a value")))
    var notes: String?

    /// Sets the given fields of an organization.
    ///
    /// - Parameter organization: The organization; other fields stay.
    /// - Throws: An ``InputRefusal`` for what breaks a rule of the model.
    func apply(to organization: inout Organization) throws {
        func said(_ text: String?, _ old: String?) -> String? { text.map { $0.isEmpty ? nil : $0 } ?? old }
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
        try Typed.said("") { try judged.check() }
    }
}
