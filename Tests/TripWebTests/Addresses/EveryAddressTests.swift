import HTTPTypes
import Testing
import TripStorage
import TripWorkflows

@testable import TripWeb

/// What holds at every address of the pages, whatever it shows.
@Suite("Every address") struct EveryAddressTests {
    /// The addresses whose answer is no page: they are sent forms alone.
    private static let takesForms = [
        "/move", "/status", "/archive", "/undo", "/redo", "/revoke", "/sessions/end", "/protected/close",
        "/sign-out",
        "/merge",
    ]

    @Test func `there is one of each kind`() async throws {
        let all = try await EveryAddress().all
        #expect(
            try Set(all.map { EveryAddress.name(of: $0) })
                == EveryAddress.cases(in: "Sources/TripWeb/Addresses/PageAddress.swift"))
        let views = all.compactMap { address in
            if case .trip(_, let view, _) = address { EveryAddress.name(of: view) } else { nil }
        }
        #expect(
            try Set(views) == EveryAddress.cases(in: "Sources/TripWeb/Addresses/TripView.swift"))
    }

    @Test func `looking changes nothing`() async throws {
        let every = try await EveryAddress()
        let isWritten = Said()
        let pages = every.pages.with { household in
            household.openToWrite = { [openToWrite = household.openToWrite] in
                isWritten.add("yes")
                return try openToWrite()
            }
            household.openToNote = { throw StorageError(.cannotWrite, subject: "x", reason: "no note") }
        }
        let cookie = every.pages.cookie
        let before = try pages.store.read { try $0.history() }
        for address in every.all {
            let path = address.text
            let isForm = Self.takesForms.contains { path.split(separator: "?")[0].hasSuffix($0) }
            for method in [HTTPRequest.Method.get, .head] {
                let reply = try await pages.ask(method, path, [("Cookie", cookie)])
                #expect(
                    isForm ? reply.status == 405 : reply.status < 400, "\(method) \(path) \(reply.status)")
                #expect(isForm ? reply["Allow"] == "POST" : true, "\(path)")
            }
            #expect(isWritten.lines.isEmpty, "\(path)")
        }
        #expect(try pages.store.read { try $0.history() } == before)
        // The link was only looked at, and the sessions go on.
        #expect(try await pages.ask(.get, "/trips", [("Cookie", cookie)]).status == 200)
    }

    @Test func `a broken address is said to be one`() async throws {
        let every = try await EveryAddress()
        let cookie = every.pages.cookie
        let many = (0...Limits.mostParameters).map { "z\($0)=1" }.joined(separator: "&")
        for address in every.all {
            let base = address.text + (address.text.contains("?") ? "&" : "?")
            for (query, status) in [
                ("z=%", 400), ("z=%zz", 400), ("z=%ff", 400), ("z=%00", 400), ("z=1&z=2", 400), (many, 400),
                ("z=" + String(repeating: "a", count: Limits.longestQuery), 414),
            ] {
                for method in [HTTPRequest.Method.get, .post] {
                    let reply = try await every.pages.ask(
                        method, base + query, [("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")])
                    #expect(reply.status == status, "\(method) \(base)\(query.prefix(20))")
                }
            }
        }
    }

    /// Parameters of other pages, with values that none of them has.
    private static let foreign = [
        "clock=nobody&beside=nobody&add=x", "zone=Mars%2FOlympus&which=never&redact=all",
        "date=2027-02-30&at=yesterday", "uid=%E2%80%AE&occurrence=x&id=..%2F..%2Fetc%2Fpasswd",
        "trip=x&q=%0d%0aSet-Cookie:x=1&done=99999999999999999999&undone=-1&note=x",
        "codes=x&costs=x&partial=x",
        "zone=\(String(repeating: "a", count: 4_000))",
    ]

    @Test func `foreign parameters do no harm`() async throws {
        let every = try await EveryAddress()
        let cookie = every.pages.cookie
        for address in every.all {
            // The first ones would be named twice.
            let path = address.text.split(separator: "?")[0]
            for query in Self.foreign {
                let reply = try await every.pages.ask(.get, "\(path)?\(query)", [("Cookie", cookie)])
                #expect(reply.status < 500, "\(path) \(query.prefix(60))")
                #expect(reply["Set-Cookie"] == nil, "\(path)")
            }
        }
    }

    @Test func `forms that no page sends do no harm`() async throws {
        let every = try await EveryAddress()
        let huge = "title=" + String(repeating: "a", count: Limits.largestForm)
        for (body, status) in [
            ("z=%ff", 400), ("z=%00", 400), ("z=1&z=2", 400), (String(repeating: "&", count: 600), nil),
            (huge, 413), ("", nil), ("z=1", nil), ("uid=%E2%80%AE&seen=x&title=a&name=b&start=c", nil),
            (
                "number=99999999999999999999&by=x&status=x&done=x&archived=x&id=x&secret=x&scope=x&redact=x",
                nil
            ),
        ] as [(String, Int?)] {
            for address in every.all {
                // Some of them end the session, and are right to.
                let reply = try await every.pages.ask(
                    .post, address.text,
                    [("Cookie", every.pages.cookie), ("Sec-Fetch-Site", "same-origin")], body: body)
                #expect(reply.status < 500, "\(address.text) \(body.prefix(40))")
                let takesAny = [.signOut, .signedOut].contains(address) || reply.status == 405
                if let status, !takesAny, !Self.readsNoFields(address) {
                    #expect(reply.status == status, "\(address.text) \(body.prefix(40))")
                }
            }
        }
    }

    /// Whether what is sent there is no form with fields alone: a form with files says so first.
    private static func readsNoFields(_ address: PageAddress) -> Bool {
        switch address {
        case .importing(nil, _), .trip(_, .files, _): true
        default: false
        }
    }
}
