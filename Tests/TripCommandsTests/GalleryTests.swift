import Foundation
import TestKit
import Testing
import TripCommands

/// The drawings of docs/gallery are what the program writes; `make docs` writes them anew.
@Suite("The gallery") struct GalleryTests {
    static let grids = [
        "timeline": ["timeline"], "day": ["day", "2027-03-12"], "week": ["week", "2027-03-12"],
        "month": ["month", "2027-03"],
    ]
    static let views = ["traveller": "traveller", "place": "place", "home": "home", "zone": "Asia/Tokyo"]
    static let drawings = grids.keys.sorted().flatMap { grid in
        views.keys.sorted().map { "\(grid)-\($0)" }
    }
    private static let folder = Fixtures.path(for: "docs/gallery")

    @Test(arguments: drawings)
    func `every drawing is what the program writes`(name: String) throws {
        let parts = name.split(separator: "-").map(String.init)
        let arguments = try #require(Self.grids[parts[0]])
        let view = try #require(Self.views[parts[1]])
        let run = try Workplace().run(
            arguments + ["--svg", "--view", view, "-f"] + Demo.files, environment: ["LC_ALL": "C.UTF-8"],
            now: "2027-03-12T08:00:00Z")
        #expect(run.status == .success)
        let difference = try Golden.difference(of: run.output, from: "\(Self.folder)/\(name).svg")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `the page shows each drawing, and there is no other`() throws {
        let page = try Fixtures.text(Fixtures.path(for: "docs/gallery.md"))
        for name in Self.drawings { #expect(page.contains("](gallery/\(name).svg)")) }
        // While the drawings are written, not all of them are there.
        if Golden.isUpdating { return }
        // The pictures of the pages have a folder of their own.
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0 != "pages" }
            .sorted()
        #expect(files == Self.drawings.map { "\($0).svg" }.sorted())
    }
}
