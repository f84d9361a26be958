import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The times that moved as text: activities with their ends, new findings, and the count.
enum DriftText {
    static func text(_ report: DriftReport, _ name: String?, isAccepted: Bool, _ session: Session) -> String {
        let (moved, style) = (report.drift.moved, session.style)
        var text = ""
        var last: ActivityKey?
        for end in moved {
            if end.activity.key != last { text += style.marked(title(of: end.activity), .bold) + "\n" }
            last = end.activity.key
            text += lines(end, report.home)
        }
        for end in report.drift.newer {
            let (date, clock) = (EnglishTime.long(end.local.date), end.local.time.clockText)
            let (version, release) = (session.database.version, Printable.line(end.release))
            let (title, zone) = (title(of: end.activity), end.zone.id)
            text +=
                end.end == .start
                ? tr(
                    "\(title) starts \(date) \(clock) in \(zone), written under \(release) as \(end.oldOffset); these rules "
                        + "are \(version) and have \(end.newOffset)\n")
                : tr(
                    "\(title) ends \(date) \(clock) in \(zone), written under \(release) as \(end.oldOffset); these rules "
                        + "are \(version) and have \(end.newOffset)\n")
        }
        text += report.appeared.map {
            tr("now: \($0.severity.word): \(Printable.line($0.message)) [\($0.rule)]\n")
        }
        .joined()
        text += report.vanished.map {
            tr("no longer: \($0.severity.word): \(Printable.line($0.message)) [\($0.rule)]\n")
        }
        .joined()
        return text + summary(report, name, isAccepted: isAccepted, session)
    }

    private static func title(of activity: Activity) -> String {
        activity.title.isEmpty ? activity.kind.word : Printable.line(activity.title)
    }

    /// Returns the wall clock, which stays, and the home's, which moves.
    private static func lines(_ end: DriftedEnd, _ home: Zone) -> String {
        let (date, clock) = (EnglishTime.long(end.local.date), end.local.time.clockText)
        let (zone, release) = (end.zone.id, Printable.line(end.release))
        let stays =
            end.end == .start
            ? tr(
                "  starts \(date) \(clock) in \(zone), which is \(end.newOffset) now and was \(end.oldOffset) "
                    + "by tz \(release)\n")
            : tr(
                "  ends \(date) \(clock) in \(zone), which is \(end.newOffset) now and was \(end.oldOffset) "
                    + "by tz \(release)\n")
        let (was, now) = (home.civil(at: end.was), home.civil(at: end.now))
        let isEarlier = end.shift < .zero
        let length = EnglishTime.length(isEarlier ? .zero - end.shift : end.shift)
        if home == end.zone {
            return stays
                + (isEarlier
                    ? tr("  the same here, \(length) earlier for everybody elsewhere\n")
                    : tr("  the same here, \(length) later for everybody elsewhere\n"))
        }
        let new = tr(
            "\(EnglishTime.short(now.date)) \(now.time.clockText) in \(home.id)", as: "time in a zone")
        let old =
            was.date == now.date
            ? was.time.clockText
            : tr("\(EnglishTime.short(was.date)) \(was.time.clockText)", as: "date and time")
        return stays
            + (isEarlier
                ? tr("  \(length) earlier: \(new), not \(old)\n")
                : tr("  \(length) later: \(new), not \(old)\n"))
    }

    private static func summary(
        _ report: DriftReport, _ name: String?, isAccepted: Bool, _ session: Session
    ) -> String {
        let drift = report.drift
        let about = name.map { "\(Printable.line($0)): " } ?? ""
        let old = report.oldVersion.map { "tz \(Printable.line($0))" } ?? tr("what was written down")
        let ends = drift.compared == 1 ? tr("1 end") : tr("\(drift.compared) ends")
        var text = about
        if drift.compared == 0 {
            text += tr("there is no time to compare")
        } else if drift.moved.isEmpty {
            text += tr("nothing moved; \(ends) compared")
        } else {
            text += tr("\(drift.moved.count) of \(ends) moved, from \(old) to \(session.rules)")
        }
        if !drift.newer.isEmpty {
            text += tr(", \(drift.newer.count) written under newer rules and left alone")
        }
        if drift.unrecorded > 0 { text += tr(", \(drift.unrecorded) without an offset written down") }
        if drift.moved.isEmpty { text += " (\(session.rules))" }
        if isAccepted && !drift.moved.isEmpty { text += tr("; the new offsets are written down") }
        return text + "\n"
    }
}
