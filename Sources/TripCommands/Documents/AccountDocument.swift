import CivilTime
import Messages
import Rendering
import TripStorage

/// An account of the pages, for `account list --json` and the lines of people: nothing of its password.
struct AccountDocument: Encodable, Sendable {
    let name: String
    let createdAt: String
    let passwordSetAt: String
    /// How many browsers are signed in.
    let sessions: Int

    init(_ account: Account, sessions: Int) {
        name = account.name
        createdAt = account.createdAt.description
        passwordSetAt = account.passwordSetAt.description
        self.sessions = sessions
    }

    /// `ada · password of 2027-03-01T00:00:00Z · 2 browsers signed in`.
    func line(_ style: TextStyle) -> String {
        let browsers =
            sessions == 1 ? tr("1 browser signed in") : tr("\(sessions) browsers signed in")
        return [style.marked(Printable.line(name), .bold), tr("password of \(passwordSetAt)"), browsers]
            .joined(separator: " · ")
    }
}
