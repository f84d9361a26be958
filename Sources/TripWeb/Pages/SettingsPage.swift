import CivilTime
import Messages
import Rendering
import Scheduling
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// The household: its persons, its clocks and the rules by which its trips are judged.
///
/// Persons are edited here. The rest is said when the program is started, and shown with where it comes from.
struct SettingsPage: PageModel {
    static let template = "settings"

    /// A person.
    struct Item: Sendable {
        let name: String
        let href: String
        let facts: String
    }

    /// A setting with its value, and where it comes from.
    struct Setting: Sendable {
        let label: String
        let value: String
        let origin: String
    }

    var frame: Frame
    let peopleHead = tr("People")
    let people: [Item]
    let nobody: String?
    let timesHead = tr("Clocks and language")
    let times: [Setting]
    let rulesHead = tr("What the findings are made of")
    let rulesAdvice = tr(
        "Severities and the least times of connections are set in a file, which meridian serve reads when it starts."
    )
    let rules: [Setting]
    let links: [Link]

    init(in reading: any TripReading, _ household: Household, style: String) throws {
        frame = Frame(tr("Settings"), style: style)
        let trips = try reading.trips()
        people = try reading.persons().map { SettingsPage.item($0, in: trips) }
        nobody = people.isEmpty ? tr("Nobody is known yet; the travellers of a trip are.") : nil
        times = SettingsPage.times(household)
        rules = SettingsPage.rules(household.rules)
        links = [
            Link(tr("Organizations"), .organizations(search: nil)),
            reading.householdRole >= .owner ? Link(tr("Backup"), .keeping) : nil,
            Link(tr("History"), .history),
            reading.isSomewhere(.owner) ? Link(tr("Feeds"), .feeds(nil)) : nil,
        ].compactMap(\.self)
        frame.facts = [SettingsPage.whoReads(reading)].compactMap(\.self)
    }

    /// Who is signed in, and what they may do; nil for the user of the machine.
    static func whoReads(_ reading: any TripReading) -> String? {
        reading.account.map {
            tr("signed in as \(Printable.line($0)), who \(reading.householdRole.inHousehold)")
        }
    }

    private static func item(_ person: Person, in trips: [Trip]) -> Item {
        var facts = person.emails.map { Printable.line($0) }
        if let home = person.home { facts.append(tr("home \(home)")) }
        facts.append(
            tr("awake \(person.awake.from.shortText) to \(person.awake.until.shortText)"))
        if person.isMe { facts.append(tr("me", as: "mark of a person")) }
        let count = trips.count { $0.traveller(person.id) != nil }
        facts.append(count == 1 ? tr("1 trip") : tr("\(count) trips"))
        return Item(
            name: Printable.line(person.name), href: PageAddress.person(person.id).text,
            facts: facts.joined(separator: " · "))
    }

    private static func times(_ household: Household) -> [Setting] {
        let home =
            if let zone = household.statedHome {
                Setting(
                    label: tr("Home"), value: "\(zone.id)",
                    origin: tr("said by --home or MERIDIAN_HOME, for all trips"))
            } else if let zone = household.machineHome {
                Setting(
                    label: tr("Home"), value: "\(zone.id)",
                    origin: tr("the zone of this machine, where a trip says none; --home says another"))
            } else {
                Setting(label: tr("Home"), value: tr("not known"), origin: tr("--home says it"))
            }
        return [
            home,
            Setting(
                label: tr("Time zones"), value: tr("release \(household.database.version)"),
                origin: tr("meridian zones update installs a newer one")),
            Setting(
                label: tr("Clock"),
                value: household.hours == .hours24
                    ? tr("24 hours, like 17:00") : tr("12 hours, like 5:00 pm"),
                origin: tr("that of the territory; --12h and --24h say another")),
            Setting(
                label: tr("The week begins on"), value: household.firstWeekday.fullName,
                origin: tr("that of the territory")),
            Setting(
                label: tr("Language"), value: Language.tag,
                origin: tr("that of the environment in which meridian serve was started")),
        ]
    }

    private static func rules(_ rules: TripRules) -> [Setting] {
        let on = rules.all.map {
            Setting(label: $0.id.rawValue, value: $0.severity.word, origin: $0.summary)
        }
        let off = rules.switchedOff.map(\.rawValue).sorted().map {
            Setting(
                label: $0, value: tr("off", as: "state of a rule"), origin: tr("switched off by the file"))
        }
        return on + off
    }
}
