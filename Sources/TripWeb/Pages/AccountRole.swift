import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The role of an account in a trip, with the choice of another.
struct AccountRole: Sendable {
    let name: String
    /// The number of the choice on its page, for its label.
    let number: Int
    /// The choices; none for who owns the household, and so every trip.
    let options: [ClockSwitch.Option]
    let fact: String?
    let action: String
    /// The button for those who hear it alone.
    let spoken: String

    /// The roles of all accounts in a trip.
    static func all(
        in trip: TripID, of reading: any TripReading, action: String
    ) throws -> [AccountRole] {
        let roles = try reading.roles().filter { $0.trip == trip }
        return try reading.accounts().enumerated().map { number, account in
            let own = roles.first { $0.account == account.name }?.role
            let isOwner = account.role == .owner
            let inherited = ClockSwitch.Option(
                value: "household", text: tr("as in the household: \(account.role.words)"),
                isChosen: own == nil)
            let name = Printable.line(account.name)
            return AccountRole(
                name: name, number: number,
                options: isOwner
                    ? []
                    : [inherited]
                        + Role.allCases.map {
                            ClockSwitch.Option(value: $0.rawValue, text: $0.words, isChosen: $0 == own)
                        },
                fact: isOwner ? tr("owns the household, and so every trip") : nil, action: action,
                spoken: tr("Set what \(name) may do"))
        }
    }
}
