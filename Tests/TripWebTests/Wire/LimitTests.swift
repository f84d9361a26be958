import HTTPTypes
import Testing

@testable import TripWeb

/// What a request may have, at the limit and above it.
@Suite("Limits of requests") struct LimitTests {
    @Test func `an address that is too long is refused`() async throws {
        let pages = try Pages()
        let path = "/" + String(repeating: "a", count: Limits.longestPath - 1)
        #expect(try await pages.get(path).status == 404)
        #expect(try await pages.get(path + "a").status == 414)
        let query = "/trips?q=" + String(repeating: "a", count: Limits.longestQuery - 2)
        #expect(try await pages.get(query).status == 200)
        #expect(try await pages.get(query + "a").status == 414)
    }

    @Test func `too many fields are refused`() async throws {
        let pages = try Pages()
        func fields(_ count: Int) -> [(String, String)] { (0..<count).map { ("X-\($0)", "y") } }
        // The cookie is one of them.
        #expect(try await pages.get("/trips", fields(Limits.mostFields - 1)).status == 200)
        #expect(try await pages.get("/trips", fields(Limits.mostFields)).status == 431)
    }

    @Test func `a form that is too large is refused, and a page takes none`() async throws {
        let pages = try Pages()
        let origin = ("Origin", "http://127.0.0.1:8642")
        let long = "secret=" + String(repeating: "a", count: Limits.largestForm)
        #expect(try await pages.ask(.post, "/sign-in", [origin], body: long).status == 413)
        for length in ["\(Limits.largestForm + 1)", "x", "-1x", "99999999999999999999"] {
            #expect(
                try await pages.ask(.post, "/sign-in", [origin, ("Content-Length", length)]).status == 413)
        }
        #expect(try await pages.get("/trips", [("Content-Length", "1")]).status == 400)
        #expect(try await pages.get("/trips", [("Transfer-Encoding", "chunked")]).status == 400)
    }

    @Test(arguments: [
        "/trips?q=%", "/trips?q=%f", "/trips?q=%zz", "/trips?q=%ff", "/%ff", "/trips?q=a&q=b",
        "/trips?which=none",
        "/trips?" + (0...Limits.mostParameters).map { "a\($0)=1" }.joined(separator: "&"),
    ]) func `a broken address is said to be one`(path: String) async throws {
        let pages = try Pages()
        #expect(try await pages.get(path).status == 400)
    }

    @Test func `text is percent-decoded once, and a plus is a blank in parameters alone`() throws {
        #expect(PercentText.decoded("a%20b%2Fc+d") == "a b/c+d")
        #expect(PercentText.decoded("%2541") == "%41")
        #expect(try Query("q=a+b%2Bc&w=")["q"] == "a b+c")
        #expect(try Query("q=a+b%2Bc&w=")["w"] == nil)
        for text in ["", "a b/c?d=e&f", "Zürich – \u{10FFFF}", "%", "+"] {
            #expect(PercentText.decoded(PercentText.encoded(text)) == text)
        }
    }
}
