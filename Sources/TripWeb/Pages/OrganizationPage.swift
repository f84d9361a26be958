import CivilTime
import HTTPTypes
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// An organization with what it runs, and the form with what is known of it.
struct OrganizationPage: FieldsModel {
    static let template = "organization"

    /// The form that makes one of two organizations.
    struct Merge: Sendable {
        let head = tr("Make one of two")
        let advice = tr(
            "The other one takes what this one runs, and what it does not say of itself; this one is then deleted."
        )
        let action: String
        let seen: String
        let label = tr("The one that stays")
        let options: [ClockSwitch.Option]
        let button = tr("Merge into it")
    }

    var frame: Frame
    let action: String
    var seen: String?
    var fields: [FormField]
    var problem: String?
    var wrong: Link?
    let wrongText = FieldsText.wrong
    var uid: String?
    let button = tr("Save")
    let back = Link(tr("All organizations"), .organizations(search: nil))
    let zones: [String] = []
    let merge: Merge?
    let links: [Link]
    let runsHead = tr("What it runs")
    let runs: [OrganizationsPage.Item]
    let nothing: String?
    let more: String?

    init(_ id: OrganizationID, in reading: any TripReading, style: String) throws {
        guard let stored = try StoredOrganization(id, in: reading) else { throw Fault.unknownOrganization }
        let organization = stored.organization
        frame = Frame(Printable.line(organization.name), style: style)
        if let address = organization.address { frame.facts = [Printable.line(address.line)] }
        action = PageAddress.organization(id).text
        seen = stored.version
        fields = OrganizationPage.fields(organization).map(\.settled)
        let others = try reading.organizations().filter { $0.id != id }
        merge =
            others.isEmpty
            ? nil
            : Merge(
                action: PageAddress.mergeOrganization(id).text, seen: stored.version,
                options: others.map {
                    ClockSwitch.Option(value: $0.id.text, text: Printable.line($0.name), isChosen: false)
                })
        links = [Link(tr("Delete …"), .deleteOrganization(id))]
        let activities = try reading.activities(runBy: id)
        runs = activities.prefix(Limits.mostInDay).map { run in
            OrganizationsPage.Item(
                name: ViewWords.title(of: run.activity),
                href: PageAddress.trip(run.trip, .activity(run.activity.key), .traveller).text,
                facts: "\(EnglishTime.long(run.activity.span.startDate)) · \(run.activity.kind.word)")
        }
        nothing = runs.isEmpty ? tr("It runs nothing.") : nil
        more =
            activities.count > Limits.mostInDay
            ? tr("The first \(Limits.mostInDay) of \(activities.count) are shown.") : nil
    }

    /// The form for a new organization.
    static func new(style: String) -> FieldsPage {
        var random = SystemRandomNumberGenerator()
        var page = FieldsPage(
            Frame(tr("New organization"), style: style), to: .newOrganization, fields(nil), button: tr("Add"),
            back: Link(tr("Add none"), .organizations(search: nil)))
        page.uid = OrganizationID.random(using: &random).text
        return page
    }

    private static func fields(_ known: Organization?) -> [FormField] {
        let address = known?.address
        return [
            .text("name", tr("Name"), known?.name, hint: tr("no two have one name")),
            .text("phone", tr("Telephone"), known?.phone), .text("email", tr("Mail address"), known?.email),
            .text("website", tr("Web page"), known?.website, hint: tr("like https://quellair.example/")),
            .text("street", tr("Street and number"), address?.street),
            .text("postalCode", tr("Postal code"), address?.postalCode),
            .text("city", tr("Town"), address?.city),
            .text("region", tr("State or province"), address?.region),
            .text("country", tr("Country"), address?.country), .area("notes", tr("Notes"), known?.notes),
        ]
    }
}

extension DeletePage {
    /// The question before an organization is deleted.
    init(organization id: OrganizationID, in reading: any TripReading, style: String) throws {
        guard let stored = try StoredOrganization(id, in: reading) else { throw Fault.unknownOrganization }
        let name = Printable.name(stored.organization.name)
        let count = try reading.activities(runBy: id).count
        let receiver = tr("nobody", as: "receiver")
        let question =
            switch count {
            case 0: tr("Delete the organization \"\(name)\"?")
            case 1: tr("Delete the organization \"\(name)\"; its 1 activity goes to \(receiver)?")
            default:
                tr("Delete the organization \"\(name)\"; its \(count) activities go to \(receiver)?")
            }
        self.init(
            Frame(tr("Delete"), style: style), question,
            advice: tr(
                "Merging it into another one gives what it runs to that. Undo brings back what was deleted."),
            .deleteOrganization(id), seen: OrganizationForms.seen(stored, runs: count),
            back: Link(tr("Keep it"), .organization(id)))
    }
}

extension Fault {
    static var unknownOrganization: Fault {
        var fault = Fault(
            .notFound, tr("There is no such organization"),
            tr("It may have been deleted, or is one with another now. The list has all of them."))
        fault.next = PageAddress.organizations(search: nil).text
        return fault
    }
}
