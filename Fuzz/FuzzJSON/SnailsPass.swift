import Backups
import CivilTime
import Foundation
import FuzzKit
import FuzzProgram
import Sealing
import StrictJSON
import TestKit
import TripCommands
import Trips

/// A file of Traveling Snails: its import can be stored and backed up, and the same file again changes nothing.
struct SnailsPass {
    let place: Workplace
    let bytes: [UInt8]

    func check() {
        let contents: TravelingSnailsContents
        do {
            contents = try reading().contents(of: bytes)
        } catch let error as DocumentError {
            return checkRefusal(error)
        } catch {
            Fuzz.fail("an error that is none of documents: \(error)")
        }
        for problem in contents.problems {
            Fuzz.require(!problem.message.isEmpty, "a problem without a message: \(problem)")
        }
        let first = imported()
        first.require(first.isDone || first.status == .badData, "a file that is read")
        let second = imported()
        second.require(second.status == first.status, "the second time another status than \(first.status)")
        let changed = ["added", "updated", "cancelled", "attached"].filter { count($0, in: second) != 0 }
        second.require(changed.isEmpty, "the same file again: \(changed)")
        let backup = place.run(["backup", "-o", "-", "--db", "new.db"])
        backup.require(backup.status == .success, "what was imported cannot be backed up")
        place.checkProblems(of: "new.db")
    }

    private func reading() throws -> TravelingSnailsImport {
        TravelingSnailsImport(
            database: try TestZones.database(.r2026f), deviceZone: try TestZones.zone("Europe/Berlin"),
            currency: try Currency("CHF"), digest: { ContentDigest(of: $0).text })
    }

    private func imported() -> ProgramRun {
        let run = place.run(
            ["import", "-", "--currency", "CHF", "--json", "--db", "new.db"], .init(input: bytes))
        run.check(isColoured: false)
        return run
    }

    private func count(_ key: String, in run: ProgramRun) -> Int {
        let object = try? JSONSerialization.jsonObject(with: Data(run.output))
        return (object as? [String: Any])?[key] as? Int ?? 0
    }
}
