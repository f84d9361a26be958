import Foundation
import HTTPTypes
import Testing

@testable import TripWeb

/// The scripts as they are served, and pages that need none of them.
@Suite("Scripts of the pages") struct ScriptTests {
    /// The address of the first script, as a page names it.
    static func script(in text: String) throws -> String {
        let rest = try #require(
            text.components(separatedBy: "<script type=\"module\" src=\"").dropFirst().first)
        return String(rest.prefix { $0 != "\"" })
    }

    @Test func `every page with an address to keep can copy it, and no form`() async throws {
        let (pages, trip) = try Pages.family()
        let flight = "uid=family-flight-auckland%40winter.example"
        for path in [
            "/trips", "/trips?which=current", "/who", "/history", "/drift", "/organizations", trip,
            "\(trip)/day", "\(trip)/week", "\(trip)/month", "\(trip)/timeline", "\(trip)/map",
            "\(trip)/findings",
            "\(trip)/who", "\(trip)/todos", "\(trip)/costs", "\(trip)/files", "\(trip)/people",
            "\(trip)/paper",
            "\(trip)/history", "\(trip)/drift", "\(trip)/activity?\(flight)",
        ] {
            let text = try await pages.get(path).text
            #expect(text.ranges(of: "<button type=\"button\" hidden data-copy=\"\"").count == 1, "\(path)")
        }
        for path in [
            "/new-trip", "/import", "/feeds", "/sessions", "/settings", "/backup", "/sync", "/protected",
            "/nowhere",
            "\(trip)/add", "\(trip)/edit?\(flight)", "\(trip)/delete?\(flight)", "\(trip)/details",
            "\(trip)/remove",
        ] {
            #expect(try await !pages.get(path).text.contains("data-copy=\"\""), "\(path)")
        }
    }

    @Test func `the modules may be kept for ever, under the name of their content`() async throws {
        let pages = try Pages()
        let first = try Self.script(in: try await pages.get("/trips").text)
        #expect(first.hasPrefix("/script-") && first.hasSuffix("/page.js"))
        for name in PageScripts.names {
            let path = first.replacingOccurrences(of: "page.js", with: "\(name).js")
            let module = try await pages.ask(.get, path)
            #expect(module.status == 200, "\(name)")
            #expect(module["Content-Type"] == "text/javascript; charset=utf-8")
            #expect(module["Cache-Control"] == "public, max-age=31536000, immutable")
            #expect(try await pages.ask(.head, path).status == 200)
        }
        for path in [
            "/script-0000000000000000/page.js", first.replacingOccurrences(of: "page.js", with: "no.js"),
        ] {
            #expect(try await pages.ask(.get, path).status == 404, "\(path)")
        }
    }

    @Test func `the worker is asked for anew, and may ask for pages of ours alone`() async throws {
        let worker = try await Pages().ask(.get, "/worker.js")
        #expect(worker.status == 200)
        #expect(worker["Cache-Control"] == "no-cache")
        #expect(worker["Content-Security-Policy"] == "default-src 'none'; connect-src 'self'")
        // It keeps each module that the first one can load.
        let list = try #require(worker.text.components(separatedBy: "modules = [").dropFirst().first)
        let known = list.prefix { $0 != "]" }.split(separator: "\"").filter { $0.allSatisfy(\.isLetter) }
        #expect(Set(known.map(String.init)) == PageScripts.names.subtracting(["page"]))
    }

    @Test func `a page has one script, by its address, and nobody who is not signed in gets one`()
        async throws
    {
        let (pages, trip) = try Pages.family()
        for path in ["/trips", trip, "\(trip)/day/2027-03-23", "\(trip)/month/2027-03", "/import", "/feeds"] {
            let text = try await pages.get(path).text
            #expect(text.components(separatedBy: "<script").count == 2, "\(path)")
            #expect(try Self.script(in: text).hasPrefix("/script-"))
        }
        for path in ["/trips", "/signed-out", "/sign-in/x", "/offline"] {
            #expect(!(try await pages.ask(.get, path).text.contains("<script")), "\(path)")
        }
    }

    @Test func `what only a script can do is hidden until one shows it`() async throws {
        let (pages, trip) = try Pages.family()
        for path in [trip, "\(trip)/day/2027-03-23", "\(trip)/week/2027-03-23", "\(trip)/month/2027-03"] {
            let text = try await pages.get(path).text
            for part in text.components(separatedBy: "<").filter({
                $0.contains("data-copy") || $0.contains("class=\"keys\"")
            }) {
                #expect(part.prefix { $0 != ">" }.contains(" hidden"), "\(path) \(part)")
            }
            #expect(text.contains("<p id=\"kept\" hidden"))
            // A grid without its keys would be a trap for those who listen.
            #expect(!text.contains("role=\"grid\""))
            // The buttons of the page do what is dragged; nothing is moved by a drag alone.
            #expect(text.contains("rel=\"next\"") == (path != trip))
        }
    }

    @Test(arguments: [("day", "2027-04-02"), ("week", "2027-04-02"), ("month", "2027-04-02")])
    func `a date that is chosen is shown, on the same clock`(view: String, date: String) async throws {
        let (pages, trip) = try Pages.family()
        let page = try await pages.get("\(trip)/\(view)?clock=home").text
        #expect(page.contains("<input type=\"hidden\" name=\"clock\" value=\"home\">"))
        let chosen = try await pages.get("\(trip)/\(view)?date=\(date)&clock=home")
        let path = view == "month" ? "2027-04" : date
        #expect(chosen.text.contains("April 2027"))
        let same = try await pages.get("\(trip)/\(view)/\(path)?clock=home").text
        func main(_ text: String) -> Substring? { text.components(separatedBy: "</header>").last?[...] }
        #expect(
            main(chosen.text)
                == main(same).map { rest in
                    view == "month"
                        ? Substring(
                            rest.replacingOccurrences(
                                of: "value=\"2027-04-01\"", with: "value=\"2027-04-02\"")) : rest
                })
        #expect(try await pages.get("\(trip)/\(view)?date=2027-02-30").status == 400)
    }

    @Test func `the zones for the completion are those of the rules of time, and no text of a trip`()
        async throws
    {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get(trip).text
        #expect(text.contains("list=\"clock-zones\""))
        #expect(text.contains("<option value=\"Pacific/Auckland\">"))
        let list = try #require(text.components(separatedBy: "<datalist id=\"clock-zones\">").last)
        let names = list.prefix(upTo: try #require(list.range(of: "</datalist>")).lowerBound)
            .components(separatedBy: "<option value=\"").dropFirst()
        #expect(names.count > 300)
        #expect(
            names.allSatisfy { $0.hasSuffix("\">") && $0.dropLast(2).allSatisfy { $0.isASCII && $0 != "\"" } }
        )
    }
}
