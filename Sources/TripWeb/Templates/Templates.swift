import Mustache
import Rendering
import Sealing

/// The templates and the style sheet, as they are in the program.
struct Templates: Sendable {
    private let library: MustacheLibrary
    /// The style sheet.
    let sheet: [UInt8]
    /// The digest of the style sheet, which is part of its name: what is kept for ever is what it was.
    let sheetDigest: String

    /// Reads the templates.
    ///
    /// - Throws: An error of the template engine, which is a fault of this program.
    init() throws {
        MustacheContentTypes.register(PageEscape(), named: Templates.contentType)
        var library = MustacheLibrary()
        for (name, bytes) in Templates.sources {
            // Each template says how it is escaped, also one that is part of another.
            let text =
                "{{% CONTENT_TYPE: \(Templates.contentType)}}\n" + String(decoding: bytes, as: UTF8.self)
            try library.register(text, named: name)
        }
        self.library = library
        let text =
            PageStyle.colours + "\n" + String(decoding: PackageResources.page_css, as: UTF8.self) + "\n"
            + Templates.grid
        sheet = Array(text.utf8)
        sheetDigest = String(ContentDigest(of: sheet).text.prefix(16))
    }

    private static let contentType = "MERIDIAN"

    private static let sources: [(String, [UInt8])] = [
        ("layout", PackageResources.layout_mustache), ("entry", PackageResources.entry_mustache),
        ("board", PackageResources.board_mustache), ("steps", PackageResources.steps_mustache),
        ("trips", PackageResources.trips_mustache), ("itinerary", PackageResources.itinerary_mustache),
        ("day", PackageResources.day_mustache), ("week", PackageResources.week_mustache),
        ("month", PackageResources.month_mustache), ("findings", PackageResources.findings_mustache),
        ("who", PackageResources.who_mustache), ("activity", PackageResources.activity_mustache),
        ("message", PackageResources.message_mustache), ("history", PackageResources.history_mustache),
        ("todos", PackageResources.todos_mustache), ("delete", PackageResources.delete_mustache),
        ("feeds", PackageResources.feeds_mustache), ("form", PackageResources.form_mustache),
        ("import", PackageResources.import_mustache),
        ("review", PackageResources.review_mustache),
    ]

    /// Writes a page.
    ///
    /// - Parameter model: What the page shows.
    /// - Returns: The page in UTF-8.
    func page(_ model: any PageModel) -> [UInt8] {
        Array((library.render(model, withTemplate: type(of: model).template) ?? "").utf8)
    }

    /// The classes of the rows and lanes of a board of hours.
    private static let grid: String = {
        let mostRows = 120
        let mostLanes = 8
        var rules: [String] = []
        for row in 0...mostRows {
            rules.append(".from-\(row){grid-row-start:\(row + 1)}.to-\(row){grid-row-end:\(row + 1)}")
        }
        for rows in 1...mostRows {
            rules.append(".rows-\(rows){grid-template-rows:repeat(\(rows),minmax(1rem,auto))}")
        }
        for lane in 0..<mostLanes { rules.append(".lane-\(lane){grid-column:\(lane + 1)}") }
        for lanes in 1...mostLanes {
            rules.append(".lanes-\(lanes)>.entries{grid-template-columns:repeat(\(lanes),minmax(0,1fr))}")
        }
        rules.append(".last{grid-column-end:-1}")
        return "@media screen and (min-width: 40rem) {\n" + rules.joined(separator: "\n") + "\n}\n"
    }()
}
