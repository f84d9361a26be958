import ArgumentParser
import Messages
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

    /// What is typed.
    var wish: OrganizationWish {
        var wish = OrganizationWish()
        (wish.phone, wish.email, wish.website, wish.notes) = (phone, email, website, notes)
        (wish.street, wish.city, wish.region) = (street, city, region)
        (wish.postalCode, wish.country) = (postalCode, country)
        return wish
    }
}
