import Findings
import ICalendar
import Messages
import Rendering
import Scheduling
import Trips

extension Session {
    /// Reports activities without a place on the time line, mostly for want of their zone.
    func report(unresolved: [UnresolvedActivity]) {
        for item in unresolved {
            context.errors.line(tr("error: \(Printable.line(item.activity.title)): \(item.error)"))
        }
    }

    /// Reports findings about the files of a reading command on standard error.
    ///
    /// Warnings and errors are listed. Repairs that change no meaning are counted; `import` lists them.
    func report(_ findings: [Finding]) {
        context.errors.write(FindingText.lines(findings.filter { $0.severity != .repaired }, style))
        let repaired = findings.count { $0.severity == .repaired }
        guard repaired > 0 else { return }
        context.errors.line(
            repaired == 1
                ? tr("1 flaw was repaired in reading; meridian import --dry-run --verbose FILE lists it")
                : tr(
                    "\(repaired) flaws were repaired in reading; meridian import --dry-run --verbose FILE lists them"
                ))
    }
}
