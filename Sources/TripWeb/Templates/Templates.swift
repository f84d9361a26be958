import HTTPTypes
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
    /// The scripts.
    let scripts = PageScripts()

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
        ("beside", PackageResources.beside_mustache), ("hidden", PackageResources.hidden_mustache),
        ("trips", PackageResources.trips_mustache), ("itinerary", PackageResources.itinerary_mustache),
        ("day", PackageResources.day_mustache), ("week", PackageResources.week_mustache),
        ("month", PackageResources.month_mustache), ("findings", PackageResources.findings_mustache),
        ("finding", PackageResources.finding_mustache),
        ("who", PackageResources.who_mustache), ("activity", PackageResources.activity_mustache),
        ("message", PackageResources.message_mustache), ("history", PackageResources.history_mustache),
        ("todos", PackageResources.todos_mustache), ("delete", PackageResources.delete_mustache),
        ("feeds", PackageResources.feeds_mustache), ("form", PackageResources.form_mustache),
        ("import", PackageResources.import_mustache),
        ("review", PackageResources.review_mustache), ("share", PackageResources.share_mustache),
        ("sessions", PackageResources.sessions_mustache), ("signin", PackageResources.signin_mustache),
        ("import", PackageResources.import_mustache), ("fields", PackageResources.fields_mustache),
        ("files", PackageResources.files_mustache), ("export", PackageResources.export_mustache),
        ("keeping", PackageResources.keeping_mustache), ("paper", PackageResources.paper_mustache),
        ("organizations", PackageResources.organizations_mustache),
        ("organization", PackageResources.organization_mustache),
        ("people", PackageResources.people_mustache), ("settings", PackageResources.settings_mustache),
        ("timeline", PackageResources.timeline_mustache),
        ("costs", PackageResources.costs_mustache), ("drift", PackageResources.drift_mustache),
        ("map", PackageResources.map_mustache), ("protected", PackageResources.protected_mustache),
        ("sync", PackageResources.sync_mustache), ("trip", PackageResources.trip_mustache),
    ]

    /// The files that belong to no session: the style sheet, the scripts, and the worker.
    ///
    /// - Parameter address: What is asked for.
    /// - Returns: The file; nil for another address.
    /// - Throws: A ``Fault`` for a file of an earlier or later program.
    func file(at address: PageAddress) throws(Fault) -> Answer? {
        var answer: Answer
        switch address {
        case .style(let digest):
            guard digest == sheetDigest else { throw .unknownPage }
            answer = Answer(type: "text/css; charset=utf-8", sheet)
        case .script(let digest, let module):
            guard digest == scripts.digest, let bytes = scripts[module] else { throw .unknownPage }
            answer = Answer(type: Templates.scriptType, bytes)
        case .worker:
            answer = Answer(type: Templates.scriptType, PageScripts.worker)
            answer.fields[.contentSecurityPolicy] = PageHeaders.workerPolicy
            // Its address has no digest: it is asked for anew.
            answer.fields[.cacheControl] = "no-cache"
            return answer
        default: return nil
        }
        answer.fields[.cacheControl] = "public, max-age=31536000, immutable"
        return answer
    }

    private static let scriptType = "text/javascript; charset=utf-8"

    /// Writes a page.
    ///
    /// - Parameter model: What the page shows.
    /// - Returns: The page in UTF-8.
    func page(_ model: any PageModel) -> [UInt8] {
        var model = model
        model.frame.script = PageAddress.script(digest: scripts.digest, module: "page").text
        return Array((library.render(PageMembers(model), withTemplate: type(of: model).template) ?? "").utf8)
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
        // In a week the days after the first share the scale of the first.
        for scales in 1...HourBoard.mostScales {
            let entries = "minmax(0,1fr)"
            rules.append(
                ".scales-\(scales){grid-template-columns:repeat(\(scales),max-content) \(entries)}")
            let others = scales == 1 ? entries : "repeat(\(scales - 1),max-content) \(entries)"
            rules.append(".week .board:not(:first-child) .scales-\(scales){grid-template-columns:\(others)}")
        }
        for lane in 0..<mostLanes { rules.append(".lane-\(lane){grid-column:\(lane + 1)}") }
        for lanes in 1...mostLanes {
            rules.append(".lanes-\(lanes)>.entries{grid-template-columns:repeat(\(lanes),minmax(0,1fr))}")
        }
        rules.append(".last{grid-column-end:-1}")
        // A day of a week with more scales than the others has a wider column; the first day has the scale of all.
        for day in 0..<7 {
            for more in 1...WeekPage.mostMore {
                let tenths = (day == 0 ? 13 : 10) + 10 * more
                rules.append(
                    ".day-\(day)-more-\(more){--day-\(day):minmax(0,\(tenths / 10).\(tenths % 10)fr)}")
            }
        }
        return "@media screen and (min-width: 40rem) {\n" + rules.joined(separator: "\n") + "\n}\n"
    }()
}
