import Foundation
import TestKit
import Testing
import TripCommands

/// The catalogues that ship, held to the messages of the sources.
@Suite("Catalogues of languages") struct CatalogueTests {
    private struct Catalogue: Decodable {
        let language: String
        let messages: [String: String]
    }

    private static func catalogues() throws -> [Catalogue] {
        let folder = Fixtures.path(for: "Messages")
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
            let catalogue = try JSONDecoder().decode(
                Catalogue.self, from: Data(try Fixtures.bytes("\(folder)/\(name)")))
            #expect(name == "\(catalogue.language).json")
            return catalogue
        }
    }

    @Test func `German ships, and each catalogue has every message and no other`() throws {
        let keys = try MessageSources.keys()
        let catalogues = try Self.catalogues()
        #expect(catalogues.map(\.language) == ["de"])
        for catalogue in catalogues {
            let missing = keys.subtracting(catalogue.messages.keys).sorted()
            #expect(missing.isEmpty, "\(catalogue.language) lacks \(missing.count): \(missing.prefix(20))")
            let unknown = Set(catalogue.messages.keys).subtracting(keys).sorted()
            #expect(unknown.isEmpty, "\(catalogue.language) has what no source says: \(unknown.prefix(20))")
        }
    }

    /// The program ignores a translation that does not have the places of its message.
    @Test func `each translation has the places, line ends and outer blanks of its message`() throws {
        for catalogue in try Self.catalogues() {
            for (key, text) in catalogue.messages {
                let english = key.components(separatedBy: " :: ").last ?? key
                #expect(Self.places(english) == Self.places(text), "\(key): \(text)")
                #expect(
                    english.filter { $0 == "\n" }.count == text.filter { $0 == "\n" }.count, "\(key): \(text)"
                )
                #expect(english.hasPrefix(" ") == text.hasPrefix(" "), "\(key): \(text)")
                #expect(english.hasSuffix(" ") == text.hasSuffix(" "), "\(key): \(text)")
            }
        }
    }

    private static func places(_ text: String) -> [String] {
        text.matches(of: #/\{\d+\}/#).map { String($0.output) }.sorted()
    }

    @Test func `the day of a traveller in German`() throws {
        let place = try Workplace()
        func run(_ arguments: String..., language: String = "de_AT.UTF-8") throws -> BuiltProgram.Result {
            try BuiltProgram.run(
                arguments, in: place.path,
                environment: [
                    "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": place.store,
                    "MERIDIAN_HOME": "Europe/Berlin", "MERIDIAN_NOW": "2027-03-01T09:00:00Z",
                    "LANG": language,
                    "MERIDIAN_LOCALES": Fixtures.path(for: "Messages"), "HOME": place.path,
                ])
        }
        let file = Fixtures.path(for: "docs/demo/flight-tokyo-los-angeles.ics")
        let agenda = try run("agenda", "-f", file)
        #expect(
            agenda.output.contains("Uhr der Reisenden · Heimat-Zeitzone Europe/Berlin · tz 2026f"),
            "\(agenda.output)")
        #expect(agenda.output.contains("Fr, 12. März 2027"), "\(agenda.output)")
        #expect(!agenda.output.contains("traveller"), "\(agenda.output)")
        let refused = try run("agenda", "morgen")
        #expect(refused.errors.hasPrefix("Fehler: "), "\(refused.errors)")
        // For programs it stays English.
        let json = try run("agenda", "-f", file, "--json")
        #expect(json.output == (try run("agenda", "-f", file, "--json", language: "C").output))
    }
}
