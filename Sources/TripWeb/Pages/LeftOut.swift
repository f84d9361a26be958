import Findings
import Messages
import Rendering
import TripWorkflows
import Trips

/// The events of files that an import leaves out, by the findings that say why.
struct LeftOut {
    private let taken: Set<String>
    /// The titles of the events of the files that have such findings.
    private let titles: [String: [String: String]]

    init(
        _ result: ImportResult, _ stored: [TripID: [ActivityKey: Activity]], _ importing: CalendarImporting
    ) {
        taken = Set(
            result.changes.flatMap(\.written).map(\.uid.text)
                + stored.values.flatMap(\.keys).map(\.uid.text))
        let files = Set(result.findings.filter(LeftOut.isRefusal).compactMap(\.file))
        titles = Dictionary(
            files.map { ($0, importing.titles(ofFile: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    private static func isRefusal(_ finding: Finding) -> Bool {
        finding.severity == .error && finding.component != nil
    }

    /// Says that the event of a finding is left out, and what would help; nil where it is not.
    func words(of finding: Finding) -> String? {
        guard LeftOut.isRefusal(finding), let uid = finding.component, !taken.contains(uid),
            let title = titles[finding.file ?? ""]?[uid].map({ Printable.name($0) })
        else { return nil }
        return finding.code == .unknownZone
            ? tr("so \"\(title)\" is left out; with a zone of the database in the file it would be read")
            : tr("so \"\(title)\" is left out")
    }
}
