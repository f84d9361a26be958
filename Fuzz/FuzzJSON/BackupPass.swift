import Backups
import FuzzKit
import FuzzProgram
import StrictJSON
import TripCommands
import TripStorage
import Trips

/// A backup: it is equal after reading and writing, and a store restored from it has the same contents.
struct BackupPass {
    let place: Workplace
    let bytes: [UInt8]

    func check() {
        let document: BackupDocument
        do {
            document = try BackupDocument(bytes)
        } catch {
            return checkRefusal(error)
        }
        let printed = document.bytes
        do {
            _ = try document.leftOut(readingBack: printed)
            Fuzz.require(
                try BackupDocument(printed).bytes == printed, "the second print differs from the first")
        } catch {
            Fuzz.fail("what was read is printed and then refused: \(error)")
        }
        Fuzz.require(document.flaws().isEmpty, "flaws are told of what was read: \(document.flaws())")
        Fuzz.require(
            RestorePlan(document, over: document).isEmpty, "a document over itself has something to write")
        checkRestore(of: document)
    }

    /// The document with a person for each traveller, as stores require; a document may lack some.
    private func withPersons(_ document: BackupDocument) -> BackupDocument {
        var copy = document
        var known = Set(document.persons.map(\.id))
        for traveller in document.trips.flatMap(\.trip.travellers)
        where known.insert(traveller.person).inserted {
            copy.persons.append(Person(traveller))
        }
        return copy
    }

    /// Restores into a new store, backs it up, and requires equal contents.
    private func checkRestore(of document: BackupDocument) {
        let restore = place.run(["restore", "-", "--yes", "--json", "--db", "new.db"], .init(input: bytes))
        restore.check(isColoured: false)
        let isWhole = document.leftOut.isEmpty && document.missing.isEmpty
        restore.require(
            restore.isDone == isWhole, "a backup that is read as \(isWhole ? "whole" : "not whole")")
        let backup = place.run(["backup", "-o", "-", "--db", "new.db"])
        // An empty backup creates no store.
        guard !RestorePlan(document, over: BackupDocument(tool: "", createdAt: document.createdAt)).isEmpty
        else { return }
        guard backup.status == .success, let again = try? BackupDocument(backup.output) else {
            return backup.require(false, "no backup can be made of what was restored")
        }
        let missing = RestorePlan(document, over: again)
        Fuzz.require(missing.isEmpty, "the store has not what was restored: \(missing)")
        let added = RestorePlan(again, over: withPersons(document))
        Fuzz.require(added.isEmpty, "the store has more than was restored: \(added)")
        place.checkProblems(of: "new.db")
    }
}

/// Requires that an error has a reason and no control characters.
func checkRefusal(_ error: DocumentError) {
    Fuzz.require(
        !error.reason.isEmpty && !error.path.isEmpty, "a refusal without a reason or a place: \(error)")
    let isPlain = !error.description.unicodeScalars.contains { $0.properties.generalCategory == .control }
    Fuzz.require(isPlain, "a refusal with control characters: \(error.description.debugDescription)")
}

extension Workplace {
    /// Requires that `doctor` finds nothing in a store of the folder.
    func checkProblems(of name: String) {
        do {
            let problems = try FileTripStore.open("\(path)/\(name)", for: .reading).problems()
            Fuzz.require(problems.isEmpty, "the store has problems: \(problems)")
        } catch {
            Fuzz.fail("the store is refused: \(error)")
        }
    }
}
