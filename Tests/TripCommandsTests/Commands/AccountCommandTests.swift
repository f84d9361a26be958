import Foundation
import Sealing
import TestKit
import Testing
import TripStorage
import TripWorkflows

@testable import TripCommands

@Suite("Accounts by hand") struct AccountCommandTests {
    private static let password = "correct horse"

    /// A file that only its owner can read, or others too.
    private static func file(_ place: Workplace, mode: Int = 0o600) throws -> String {
        let path = try place.file("password", password + "\n")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    private static func accounts(_ place: Workplace) throws -> [[String: Any]] {
        try #require(try place.run("account", "list", "--json").json()["accounts"] as? [[String: Any]])
    }

    @Test func `an account is made, listed without its password, and removed`() throws {
        let place = try Workplace()
        #expect(
            try place.run("account", "list").output == "no accounts; meridian account add NAME makes one\n")
        let made = try place.run(["account", "add", "Ada"], answers: [Self.password, Self.password])
        #expect(made.status == .success, "\(made.errors)")
        #expect(made.output.hasPrefix("ada · owner · password of "))
        #expect(made.output.hasSuffix(" · 0 browsers signed in\n"))
        #expect(!made.output.contains("scrypt"))
        #expect(try place.run("account", "list").output == made.output)
        let store = try FileTripStore.open(place.store, for: .reading)
        let hash = try #require(try store.read { try $0.accounts() }.first).password
        #expect(try #require(PasswordHash(parsing: hash)).isOf(Passphrase(Self.password)))
        let removed = try place.run("account", "remove", "ADA")
        #expect(removed.output == "removed: \(made.output)")
        #expect(try Self.accounts(place).isEmpty)
        #expect(try place.run("account", "remove", "ada").errors.contains("there is no such account"))
    }

    @Test func `a password is set anew, by typing it or from a file of one's own`() throws {
        let place = try Workplace()
        let path = try Self.file(place)
        #expect(try place.run("account", "add", "ada", "--password-file", path).status == .success)
        #expect(try place.run("account", "add", "ben", "--password-file", path).status == .success)
        let store = try FileTripStore.open(place.store, for: .reading)
        let before = try store.read { try $0.accounts() }
        let typed = try place.run(
            ["account", "password", "ada"], answers: ["another horse", "another horse"])
        #expect(typed.status == .success)
        let after = try store.read { try $0.accounts() }
        #expect(after[0].password != before[0].password)
        #expect(after[1] == before[1])
        let again = try place.run("account", "add", "ADA", "--password-file", path)
        #expect(again.errors.contains("ada: has an account; meridian account password changes it"))
    }

    @Test func `a role is given in the household and in a trip, and taken away`() throws {
        let place = try Workplace()
        let path = try Self.file(place)
        _ = try place.run("trip", "new", "Tokyo")
        let made = try place.run("account", "add", "ben", "--role", "viewer", "--password-file", path)
        #expect(made.output.hasPrefix("ben · viewer · password of "), "\(made.output)\(made.errors)")
        #expect(try place.run("account", "add", "ada", "--password-file", path).status == .success)
        #expect(try Self.accounts(place).compactMap { $0["role"] as? String } == ["viewer", "owner"])
        let own = try place.run("account", "role", "BEN", "editor", "--trip", "Tokyo")
        #expect(own.output.hasPrefix("ben · viewer, editor of Tokyo · "), "\(own.output)\(own.errors)")
        let trips = try #require(try Self.accounts(place)[0]["trips"] as? [[String: String]])
        #expect(trips.map { $0["name"] } == ["Tokyo"])
        #expect(trips.map { $0["role"] } == ["editor"])
        let none = try place.run("account", "role", "ben", "none")
        #expect(none.output.hasPrefix("ben · none, editor of Tokyo · "))
        let taken = try place.run("account", "role", "ben", "household", "--trip", "Tokyo")
        #expect(taken.output.hasPrefix("ben · none · "))
        for arguments in [["ben", "king"], ["ben", "household"], ["ben"]] {
            #expect(try place.run(["account", "role"] + arguments).status == .usage)
        }
        #expect(
            try place.run("account", "role", "cleo", "viewer").errors.contains("there is no such account"))
        #expect(try place.run("account", "role", "ben", "viewer", "--trip", "Oslo").status == .noInput)
        // Nothing of it is undone: the making of the trip is the newest change.
        #expect(try place.run("undo").output.contains("Tokyo"))
    }

    @Test func `what is no password is refused, and nothing is changed`() throws {
        let place = try Workplace()
        for (answers, words) in [
            (["short", "short"], "the password is too short; it takes 8 characters or more"),
            ([Self.password, "correct hors"], "the two are not the same; nothing was changed"),
            (["", ""], "the password is too short"),
        ] {
            let run = try place.run(["account", "add", "ada"], answers: answers)
            #expect(run.status == .usage)
            #expect(run.errors.contains(words), "\(run.errors)")
        }
        let open = try place.run("account", "add", "ada", "--password-file", Self.file(place, mode: 0o640))
        #expect(open.status == .badData)
        #expect(open.errors.contains("others can read it; chmod 600 makes it its owner's alone"))
        let alone = try place.run("account", "add", "ada")
        #expect(alone.errors.contains("Nobody can be asked for a password here; say --password-file FILE"))
        let odd = try place.run("account", "add", "a b", "--password-file", Self.file(place))
        #expect(odd.errors.contains("is no name to sign in with"))
        // There is no option for the password itself.
        #expect(try place.run("account", "add", "ada", "--password", Self.password).status == .usage)
        #expect(try place.run("account", "password", "ada").errors.contains("there is no such account"))
        #expect(try Self.accounts(place).isEmpty)
    }
}
