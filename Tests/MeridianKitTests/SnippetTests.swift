import Foundation
import TestKit
import Testing

@Suite("Snippets") struct SnippetTests {
    /// The article shows parts of the program, each followed by what it prints.
    @Test func `the program of an article prints what the article says`() throws {
        let article = try Fixtures.text(
            Fixtures.path(for: "Sources/MeridianKit/MeridianKit.docc/ImportAFile.md"))
        var expected: [Substring] = []
        var isOutput = false
        for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isOutput = line == "```text"
            } else if isOutput {
                expected.append(line)
            }
        }
        #expect(expected.count > 8)
        #expect(try output(of: "ImportAFile").split(separator: "\n") == expected)
    }

    /// Runs a snippet, which is built beside the tests, in the package's folder.
    private func output(of snippet: String) throws -> String {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent(snippet)
        process.currentDirectoryURL = URL(fileURLWithPath: Fixtures.root)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: bytes, as: UTF8.self)
    }
}
