import Foundation
import Testing

@testable import DAV

@Suite("Where a password comes from") struct CredentialSourceTests {
    /// Reads the password in a file of some bytes and a mode.
    private static func read(_ text: String, mode: Int = 0o600) throws -> Credentials {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dav-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        return try CredentialSource.file(file.path).credentials(of: "ada")
    }

    private static func run(_ arguments: String..., within seconds: Int = 20) throws -> Credentials {
        try CredentialSource.command(arguments).credentials(of: "ada", within: seconds)
    }

    @Test(arguments: ["geheim", "geheim\n", "geheim\r\n", "geheim\nuser: ada\n"])
    func `the first line of a file is the password`(text: String) throws {
        #expect(try Self.read(text) == Credentials(user: "ada", password: "geheim"))
    }

    @Test func `white space and letters of every language belong to it`() throws {
        #expect(try Self.read(" pässwört 🔑 \n").password == " pässwört 🔑 ")
        #expect(try Self.read("x", mode: 0o400).password == "x")
    }

    @Test(arguments: [0o644, 0o640, 0o604, 0o660, 0o622, 0o610])
    func `a file that others may read or change is refused`(mode: Int) {
        let failure = #expect(throws: DAVFailure.self) { try Self.read("geheim", mode: mode) }
        #expect(failure?.code == .noPassword)
        #expect(failure?.reason == "may be read or changed by other users; chmod 600 keeps it from them")
    }

    @Test(arguments: ["/", "/dev/null", "/nowhere/at/all"])
    func `what is no file is refused`(path: String) {
        let failure = #expect(throws: DAVFailure.self) {
            try CredentialSource.file(path).credentials(of: "ada")
        }
        #expect(failure?.code == .noPassword && failure?.subject == path)
    }

    @Test func `a pipe is not waited for`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("dav-\(UUID().uuidString)")
            .path
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        #expect(throws: DAVFailure.self) { try CredentialSource.file(path).credentials(of: "ada") }
    }

    @Test(arguments: [
        "", "\n", "\r\n", "\nsecond", "gehe\u{0}im", "gehe\tim", String(repeating: "geheim", count: 700),
    ])
    func `what cannot be a password is refused, and not shown`(text: String) {
        let failure = #expect(throws: DAVFailure.self) { try Self.read(text) }
        #expect(failure?.code == .noPassword)
        #expect(failure.map { "\($0)".contains("gehe") } == false)
    }

    @Test func `the first line that a program prints is the password`() throws {
        #expect(try Self.run("printf", "geheim\\nmore\\n").password == "geheim")
        #expect(try Self.run("sh", "-c", "sleep 0.1; printf geh; sleep 0.1; echo eim").password == "geheim")
        // What it prints after the line fills no pipe, however long it is.
        #expect(try Self.run("sh", "-c", "echo geheim; head -c 1000000 /dev/zero").password == "geheim")
    }

    @Test func `no shell reads the arguments, and there is no input`() throws {
        #expect(try Self.run("printf", "%s", "$HOME;`id`").password == "$HOME;`id`")
        #expect(try Self.run("sh", "-c", "cat; echo geheim").password == "geheim")
    }

    @Test func `a program that another one outlives is not waited for longer`() throws {
        let begun = ContinuousClock.now
        #expect(try Self.run("sh", "-c", "echo geheim; sleep 60 &").password == "geheim")
        #expect(ContinuousClock.now - begun < .seconds(50))
    }

    @Test func `a program that fails gives no password, and what it printed is not shown`() {
        let cases: [([String], String)] = [
            (["sh", "-c", "echo geheim; exit 3"], "ended with status 3"),
            (["sh", "-c", "echo geheim; kill -9 $$"], "was ended by signal 9"),
            (["no-such-program-here"], "cannot be started: No such file or directory"),
            (["true"], "gives an empty password"), ([], "no program is named that prints the password"),
        ]
        for (arguments, reason) in cases {
            let failure = #expect(throws: DAVFailure.self) {
                try CredentialSource.command(arguments).credentials(of: "ada")
            }
            #expect(failure?.code == .noPassword)
            #expect(failure?.reason == reason)
            #expect(failure.map { "\($0)".contains("geheim") } == false)
        }
    }

    @Test(arguments: [["sleep", "30"], ["yes"], ["cat", "/dev/zero"]])
    func `a program that does not end is stopped`(arguments: [String]) {
        let failure = #expect(throws: DAVFailure.self) {
            try CredentialSource.command(arguments).credentials(of: "ada", within: 1)
        }
        #expect(failure?.reason == "printed no password within 1 seconds, and was stopped")
    }

    @Test func `a person who is asked may give none`() throws {
        #expect(try CredentialSource.asked { "\($0)-1" }.credentials(of: "ada").password == "ada-1")
        let silent = #expect(throws: DAVFailure.self) {
            try CredentialSource.asked { _ in nil }.credentials(of: "ada")
        }
        #expect(silent?.reason == "has no password: nobody answered")
    }

    @Test(arguments: ["", "a:b", "a\nb"])
    func `a name that the header of a request cannot hold is refused`(user: String) {
        #expect(throws: DAVFailure.self) { try CredentialSource.asked { _ in "x" }.credentials(of: user) }
    }
}
