import Foundation
import TestKit
import Testing

/// Every `console` block of README and docs is run and must print what it shows.
///
/// README's commands run where README lies, those of docs/ in docs/demo; what is shown is standard output. With
/// `UPDATE_GOLDENS=1` the blocks are written anew.
@Suite("Commands in the documentation") struct DocumentationTests {
    static let pages: [String] = {
        let docs = FileManager.default.enumerator(atPath: Fixtures.path(for: "docs"))
        let pages = (docs?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
        return (["README.md"] + pages.sorted()).filter {
            (try? Fixtures.text(Fixtures.path(for: $0)))?.contains("```console\n") == true
        }
    }()

    @Test(arguments: pages)
    func `every command prints what the page shows`(page: String) throws {
        let path = Fixtures.path(for: page)
        let text = try Fixtures.text(path)
        let store = try Workplace()
        var result = ""
        var block: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line == "```console" {
                block = []
            } else if line == "```", let shown = block {
                result += try printed(by: shown, on: page, store)
                block = nil
            } else if block != nil {
                block?.append(line)
                continue
            }
            result += line + "\n"
        }
        result.removeLast()
        if Golden.isUpdating {
            try Fixtures.write(result, to: path)
        } else {
            let difference = Golden.firstDifference(of: result, from: text)
            #expect(difference == nil, "\(page): \(difference ?? "")")
        }
    }

    /// What the commands of a block print, the commands among it.
    private func printed(by block: [String], on page: String, _ place: Workplace) throws -> String {
        var text = ""
        for line in block where line.hasPrefix("$ ") {
            let run = try BuiltProgram.run(
                program: "/bin/sh", ["-c", String(line.dropFirst(2))],
                in: page == "README.md" ? Fixtures.root : Demo.directory,
                environment: [
                    "PATH": URL(fileURLWithPath: BuiltProgram.path).deletingLastPathComponent().path
                        + ":/usr/bin:/bin",
                    "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_HOME": "Europe/Berlin",
                    "MERIDIAN_NOW": "2027-03-12T08:00:00Z", "MERIDIAN_DB": place.store,
                    "LC_ALL": "C.UTF-8",
                ])
            text += line + "\n" + run.output
        }
        return text
    }
}
