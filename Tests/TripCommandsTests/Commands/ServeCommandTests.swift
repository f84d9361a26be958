import CivilTime
import Foundation
import Synchronization
import TestKit
import Testing
import TripStorage
import TripWorkflows

@testable import TripCommands

/// `serve`: what it hands on, and what it refuses before anything listens.
@Suite("serve") struct ServeCommandTests {
    private static let zones = [
        "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_HOME": "Europe/Berlin",
    ]

    /// The arguments of the program that was to run, and the errors.
    private func start(
        _ arguments: [String], companions: [String] = [], path: String = ""
    ) throws -> (status: CommandStatus, started: [String], errors: String) {
        let place = try Workplace()
        let errors = CapturedOutput()
        let started = Started()
        var context = CommandContext(
            environment: Self.zones.merging(["PATH": path, "MERIDIAN_DB": place.store]) { _, new in new },
            standardInput: { _ in [] }, output: CapturedOutput(), errors: errors, columns: nil,
            clock: FixedNow(try Instant(parsing: "2027-03-01T09:00:00Z")))
        context.companions = { companions }
        context.replaceProcess = { arguments in
            started.take(arguments)
            return "no such thing"
        }
        let status = MeridianProgram.run(arguments, in: context)
        return (status, started.arguments, errors.text)
    }

    /// A directory with a file that could be run.
    private func folder() throws -> Workplace {
        let place = try Workplace()
        let path = try place.file("meridian-serve", "#!/bin/sh\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return place
    }

    @Test func `it becomes the program beside this one, else that in PATH, with the same arguments`() throws {
        let (beside, elsewhere) = (try folder(), try folder())
        let arguments = ["--home", "Asia/Tokyo", "serve", "--listen", "127.0.0.1:0", "--12h"]
        let passed = ["--listen", "127.0.0.1:0", "--12h", "--home", "Asia/Tokyo"]
        let first = try start(arguments, companions: [beside.path], path: elsewhere.path)
        #expect(first.started == ["\(beside.path)/meridian-serve"] + passed)
        #expect(first.status == .unavailable)
        #expect(first.errors == "error: \(beside.path)/meridian-serve: cannot be started: no such thing\n")
        let second = try start(arguments, companions: ["/nowhere"], path: "/no:\(elsewhere.path)")
        #expect(second.started == ["\(elsewhere.path)/meridian-serve"] + passed)
    }

    @Test func `without the program it says so`() throws {
        let run = try start(["serve"], companions: ["/nowhere"], path: "/no")
        #expect(run.status == .unavailable)
        #expect(run.started.isEmpty)
        #expect(run.errors.hasPrefix("error: meridian-serve is not installed"))
    }

    @Test(arguments: [
        (["--listen", "0.0.0.0:8642"], "others could reach the pages there"),
        (["--listen", "192.168.0.7"], "others could reach"),
        (["--listen", "[::]:80"], "others could reach"),
        (["--listen", "trips.example:80"], "others could reach"),
        (["--base-url", "https://trips.example"], "--base-url https://trips.example: others could reach"),
        (["--listen", "127.0.0.1:65536"], "expected an address and a port"),
        (["--listen", "127.0.0.1:x"], "expected an address"),
        (["--listen", "127.0.0.010:0"], "--listen 127.0.0.010:0: expected an address and a port"),
        (["--base-url", "trips.example"], "expected http:// or https://"),
        (["--base-url", "https://trips.example/a"], "without a path"),
        (["--base-url", "https://trips.example:99999"], "expected http:// or https://"),
        (["--home", "Asia/Tokio"], "--home Asia/Tokio"),
        (["--trust-header", "Remote-User"], "anybody can send a field; expected --trusted-proxy as well"),
        (["--trusted-proxy", "127.0.0.1"], "--trusted-proxy is for --trust-header"),
        (["--listen", "0.0.0.0", "--trusted-proxy", "127.0.0.1"], "--trusted-proxy is for --trust-header"),
        (
            ["--trust-header", "Cookie", "--trusted-proxy", "127.0.0.1"],
            "--trust-header Cookie: has another meaning, and browsers or proxies send it with other values"
        ),
        (["--trust-header", "HOST", "--trusted-proxy", "127.0.0.1"], "--trust-header HOST: has another"),
        (["--trust-header", "a b", "--trusted-proxy", "127.0.0.1"], "expected the name of a field"),
        (
            [
                "--trust-header", "Remote-User", "--trusted-proxy", "127.0.0.1", "--trusted-proxy",
                "localhost",
            ],
            "--trusted-proxy localhost: expected an IP address or a network, for example 127.0.0.1"
        ),
        (
            ["--trust-header", "Remote-User", "--trusted-proxy", "0.0.0.0/0"],
            "--trusted-proxy 0.0.0.0/0: exp"
        ),
        (
            ["--listen", "0.0.0.0", "--trust-header", "Remote-User", "--trusted-proxy", "10.0.0.1"],
            "expected --base-url as well"
        ),
    ]) func `what cannot be served is refused before another program runs`(options: [String], words: String)
        throws
    {
        let run = try start(["serve"] + options, companions: [try folder().path])
        #expect(run.status == .usage)
        #expect(run.started.isEmpty)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test func `with a trusted proxy nobody needs a password where others reach it`() throws {
        let place = try Workplace()
        let box = ServingBox()
        var context = CommandContext(
            environment: Self.zones.merging(["MERIDIAN_DB": place.store]) { _, new in new },
            standardInput: { _ in [] }, output: CapturedOutput(), errors: CapturedOutput(), columns: nil,
            clock: FixedNow(try Instant(parsing: "2027-03-01T09:00:00Z")))
        context.serving = box
        let status = MeridianProgram.run(
            [
                "serve", "--listen", "10.0.0.2", "--trust-header", "Remote-User", "--trusted-proxy",
                "10.0.0.1", "--trusted-proxy", "fd00::/8",
            ], in: context)
        #expect(status == .success)
        let told = try #require(box.told)
        #expect(told.address.host == "10.0.0.2")
        #expect(told.trust?.name == "remote-user")
        #expect(["10.0.0.1", "fd12::1", "10.0.0.3"].map { told.trust?.isProxy($0) } == [true, true, false])
    }

    @Test func `the program that serves gets the values`() throws {
        let place = try Workplace()
        let box = ServingBox()
        let output = CapturedOutput()
        var context = CommandContext(
            environment: Self.zones.merging(["MERIDIAN_DB": place.store]) { _, new in new },
            standardInput: { _ in [] }, output: output, errors: CapturedOutput(), columns: nil,
            clock: FixedNow(try Instant(parsing: "2027-03-01T09:00:00Z")))
        context.serving = box
        #expect(
            MeridianProgram.run(
                ["serve", "--listen", "[::1]:9", "--base-url", "HTTP://LocalHost:80/"], in: context)
                == .success)
        let told = try #require(box.told)
        #expect(told.address == ServedAddress(host: "::1", port: 9))
        #expect(told.base?.origin == "http://localhost")
        #expect(told.trust == nil)
        #expect(told.household.statedHome?.id.name == "Europe/Berlin")
        #expect(told.household.now().description == "2027-03-01T09:00:00Z")
        #expect(try told.household.open().read { try $0.trips() }.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: place.store))
        told.say("hello")
        #expect(output.text == "hello\n")
    }
}

/// What was to be run.
private final class Started: Sendable {
    private let taken = Mutex<[String]>([])

    var arguments: [String] { taken.withLock { $0 } }

    func take(_ arguments: [String]) { taken.withLock { $0 = arguments } }
}
