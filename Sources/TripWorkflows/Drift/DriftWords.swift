import CivilTime
import Messages
import Rendering
package import Scheduling
package import Trips

/// What a government moved in words, the same for the command and for pages.
package struct DriftWords: Sendable {
    /// An activity that moved, with a line for what stays and one for what moves, of each end.
    package struct Item: Sendable {
        package let key: ActivityKey
        /// The position of its trip among those that were compared.
        package let trip: Int
        package let title: String
        package internal(set) var lines: [String]
        /// For whom; nil for everybody of the trip.
        package let participants: [PersonID]
    }

    /// The activities that moved, in the order of their present times.
    package let moved: [Item]
    /// The ends that were written under newer rules.
    package let newer: [String]
    /// The findings that there were not before.
    package let appeared: [String]
    /// The findings that there are no longer.
    package let vanished: [String]
    /// How much moved, from which rules to which.
    package let summary: String

    /// Puts a report in words.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - rules: The rules of time in use, with their origin: `tz 2026f`.
    ///   - version: Their release.
    ///   - clock: A clock on which the times are shown as well; nil for none beside that of home.
    package init(_ report: DriftReport, rules: String, version: String, clock: TravellerClock? = nil) {
        var moved: [Item] = []
        // Where ends of two activities alternate, each activity is one item nevertheless.
        var positions: [Int: [ActivityKey: Int]] = [:]
        for (trip, end) in report.moved.items.map({ ($0.trip, $0.end) }) {
            let lines =
                DriftWords.lines(end, report.home)
                + [clock.flatMap { DriftWords.line(end, report.home, on: $0) }].compactMap(\.self)
            let key = end.activity.key
            if let position = positions[trip]?[key] {
                moved[position].lines += lines
            } else {
                positions[trip, default: [:]][key] = moved.count
                moved.append(
                    Item(
                        key: key, trip: trip, title: DriftWords.title(of: end.activity), lines: lines,
                        participants: end.activity.participants))
            }
        }
        self.moved = moved
        newer = report.drift.newer.map { DriftWords.newer($0, version) }
        appeared = report.appeared.map { found in
            let finding = found.finding
            return tr("now: \(finding.severity.word): \(Printable.line(finding.message)) [\(finding.rule)]")
                + DriftWords.whose(found)
        }
        vanished = report.vanished.map { found in
            let finding = found.finding
            return tr(
                "no longer: \(finding.severity.word): \(Printable.line(finding.message)) [\(finding.rule)]")
                + DriftWords.whose(found)
        }
        summary = DriftWords.summary(report, rules)
    }

    /// For whom a finding is, behind a blank; nothing where it is for everybody.
    private static func whose(_ found: PartyFinding) -> String {
        found.isForAll
            ? ""
            : " " + tr("for \(WhoWords.list(found.members.map { Printable.line($0.name) }))", as: "persons")
    }

    private static func title(of activity: Activity) -> String {
        activity.title.isEmpty ? activity.kind.word : Printable.line(activity.title)
    }

    private static func newer(_ end: DriftedEnd, _ version: String) -> String {
        let (date, clock) = (EnglishTime.long(end.local.date), end.local.time.clockText)
        let (title, zone, release) = (
            title(of: end.activity), end.zone.id, Printable.line(end.release)
        )
        return end.end == .start
            ? tr(
                "\(title) starts \(date) \(clock) in \(zone), written under \(release) as \(end.oldOffset); these rules "
                    + "are \(version) and have \(end.newOffset)")
            : tr(
                "\(title) ends \(date) \(clock) in \(zone), written under \(release) as \(end.oldOffset); these rules "
                    + "are \(version) and have \(end.newOffset)")
    }

    /// Returns the wall clock, which stays, and the home's, which moves.
    private static func lines(_ end: DriftedEnd, _ home: Zone) -> [String] {
        let (date, clock) = (EnglishTime.long(end.local.date), end.local.time.clockText)
        let (zone, release) = (end.zone.id, Printable.line(end.release))
        let stays =
            end.end == .start
            ? tr(
                "starts \(date) \(clock) in \(zone), which is \(end.newOffset) now and was \(end.oldOffset) "
                    + "by tz \(release)")
            : tr(
                "ends \(date) \(clock) in \(zone), which is \(end.newOffset) now and was \(end.oldOffset) "
                    + "by tz \(release)")
        let isEarlier = end.shift < .zero
        let length = EnglishTime.length(isEarlier ? .zero - end.shift : end.shift)
        if home == end.zone {
            return [
                stays,
                isEarlier
                    ? tr("the same here, \(length) earlier for everybody elsewhere")
                    : tr("the same here, \(length) later for everybody elsewhere"),
            ]
        }
        let (new, old) = readings(end, in: home)
        return [
            stays,
            isEarlier
                ? tr("\(length) earlier: \(new), not \(old)") : tr("\(length) later: \(new), not \(old)"),
        ]
    }

    /// The times of an end in a zone: what it shows now, and what it showed.
    private static func readings(_ end: DriftedEnd, in zone: Zone) -> (new: String, old: String) {
        let (was, now) = (zone.civil(at: end.was), zone.civil(at: end.now))
        let new = tr(
            "\(EnglishTime.short(now.date)) \(now.time.clockText) in \(zone.id)", as: "time in a zone")
        let old =
            was.date == now.date
            ? was.time.clockText
            : tr("\(EnglishTime.short(was.date)) \(was.time.clockText)", as: "date and time")
        return (new, old)
    }

    /// Returns the same for one more clock; nil where it is that of home or of the place.
    private static func line(_ end: DriftedEnd, _ home: Zone, on clock: TravellerClock) -> String? {
        let zone = clock.zone(at: end.now)
        guard zone != home, zone != end.zone else { return nil }
        let (new, old) = readings(end, in: zone)
        return tr("now \(new), not \(old)", as: "times on another clock")
    }

    private static func summary(_ report: DriftReport, _ rules: String) -> String {
        let drift = report.drift
        let old = report.oldVersion.map { "tz \(Printable.line($0))" } ?? tr("what was written down")
        let ends = drift.compared == 1 ? tr("1 end") : tr("\(drift.compared) ends")
        var text: String
        if drift.compared == 0 {
            text = tr("there is no time to compare")
        } else if drift.moved.isEmpty {
            text = tr("nothing moved; \(ends) compared")
        } else {
            text = tr("\(drift.moved.count) of \(ends) moved, from \(old) to \(rules)")
        }
        if !drift.newer.isEmpty {
            text += tr(", \(drift.newer.count) written under newer rules and left alone")
        }
        if drift.unrecorded > 0 { text += tr(", \(drift.unrecorded) without an offset written down") }
        if drift.moved.isEmpty { text += " (\(rules))" }
        return text
    }
}
