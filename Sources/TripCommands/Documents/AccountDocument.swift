import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// An account of the pages, for `account list --json` and the lines of people: nothing of its password.
struct AccountDocument: Encodable, Sendable {
    /// What it may do in a trip, in the place of its role in the household.
    struct Own: Encodable, Sendable {
        let trip: String
        /// The name of the trip; nothing for a protected or deleted one.
        let name: String?
        let role: String
    }

    let name: String
    /// What it may do in every trip that says nothing else.
    let role: String
    let trips: [Own]
    let createdAt: String
    let passwordSetAt: String
    /// How many browsers are signed in.
    let sessions: Int

    init(_ account: Account, sessions: Int, trips: [Own] = []) {
        name = account.name
        role = account.role.rawValue
        self.trips = trips
        createdAt = account.createdAt.description
        passwordSetAt = account.passwordSetAt.description
        self.sessions = sessions
    }

    /// The accounts of a store.
    static func all(in reading: any TripReading, at now: Instant) throws -> [AccountDocument] {
        let open = try reading.sessions().filter { StoreSessions.isOpen($0, at: now) }
        let roles = try reading.roles()
        return try reading.accounts().map { account in
            let own = try roles.filter { $0.account == account.name }.map {
                Own(trip: $0.trip.text, name: try reading.trip($0.trip)?.name, role: $0.role.rawValue)
            }
            return AccountDocument(
                account, sessions: open.count { $0.account == account.name }, trips: own)
        }
    }

    /// `ada · owner · password of 2027-03-01T00:00:00Z · 2 browsers signed in`.
    func line(_ style: TextStyle) -> String {
        let browsers =
            sessions == 1 ? tr("1 browser signed in") : tr("\(sessions) browsers signed in")
        let own = trips.map { "\($0.role) of \(Printable.name($0.name ?? String($0.trip.prefix(8))))" }
        return
            ([style.marked(Printable.line(name), .bold), ([role] + own).joined(separator: ", ")]
            + [tr("password of \(passwordSetAt)"), browsers]).joined(separator: " · ")
    }
}
