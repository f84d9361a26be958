import Foundation
import Testing

@testable import TripWeb

/// Forms that are sent as they were shown.
@Suite("Forms without a change") struct UnchangedFormTests {
    @Test func `that nothing was changed is said as long as it is true, and not of a form sent twice`()
        async throws
    {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        let path = try opened.address(.edit(opened.key))
        let fields = try ActivityFormTests.fields(await opened.pages.get(path).text)
        let same = try #require(try await opened.send(path, fields)["Location"])
        #expect(try await opened.pages.get(same).text.contains("Nothing was changed."))
        let edit = ActivityFormTests.replacing(fields, ["seat": "Table 4"])
        let first = try #require(try await opened.send(path, edit)["Location"])
        #expect(try await opened.pages.get(first).text.contains("Done: edit"))
        let second = try #require(try await opened.send(path, edit)["Location"])
        for address in [same, second] {
            #expect(try await !opened.pages.get(address).text.contains("Nothing was changed."), "\(address)")
        }
    }
}
