import Foundation
import FuzzKit
import FuzzProgram
import TripCommands

/// An activity in the form of `show --json`: an added activity is shown as JSON that can be added again with the
/// same result.
struct ActivityPass {
    let place: Workplace
    let bytes: [UInt8]

    func check() {
        guard let first = added(bytes) else { return }
        let shown = place.run(["show", first, "--json"])
        shown.require(shown.status == .success, "what was added cannot be shown")
        guard let second = added(shown.output) else {
            return shown.require(false, "what is shown cannot be added")
        }
        let again = place.run(["show", second, "--json"])
        Fuzz.require(
            told(by: shown) == told(by: again), "added again, \(shown.text) is \(again.text)")
        let doctor = place.run(["backup", "-o", "-"])
        doctor.require(doctor.status == .success, "what was added cannot be backed up")
        place.checkProblems(of: "meridian.db")
    }

    /// Adds an activity; returns its UID, or nil for a refused one.
    private func added(_ document: [UInt8]) -> String? {
        let run = place.run(["add", "-", "--trip", "Rome", "--json"], .init(input: document))
        run.check(isColoured: false)
        guard run.isDone else { return nil }
        guard let uid = members(of: run)["uid"] as? String else {
            run.require(false, "an activity without a UID")
            return nil
        }
        return uid
    }

    private func members(of run: ProgramRun) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(run.output))) as? [String: Any] ?? [:]
    }

    /// The fields of the activity itself.
    private func told(by run: ProgramRun) -> NSDictionary {
        members(of: run).filter { !["uid", "createdAt", "lastModified", "sequence"].contains($0.key) }
            as NSDictionary
    }
}
