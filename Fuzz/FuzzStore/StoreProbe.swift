import CivilTime
import Foundation
import FuzzKit
import FuzzProgram
import TripCommands
import TripStorage
import Trips

/// The properties of a possibly damaged file.
struct StoreProbe {
    let place: Workplace
    /// The damage, for messages.
    let damages: String

    private var bytes: [UInt8] { [UInt8](FileManager.default.contents(atPath: place.store) ?? Data()) }

    /// Opens the file, reads it with the library and with a command, and requires a result or an error, and an
    /// unchanged file.
    func check(_ command: [String]) throws {
        let before = bytes
        let names = try place.names
        let isSound = place.run(["doctor"]).status == .success
        try checkReading(isSound: isSound)
        checkRun(command, isSound: isSound)
        // An unfinished store is completed, also by a reader.
        guard isMade(before) else { return }
        require(bytes == before, "a file that was only read has changed")
        let after = try place.names
        require(after == names, "reading has left files: \(after)")
    }

    private func isMade(_ file: [UInt8]) -> Bool {
        file.count >= 64 && !file[60..<64].elementsEqual([0, 0, 0, 0])
    }

    private func require(_ holds: Bool, _ what: @autoclosure () -> String) {
        Fuzz.require(holds, "\(what()) after \(damages)")
    }

    // MARK: - The commands

    private func checkRun(_ command: [String], isSound: Bool) {
        let run = place.run(command)
        run.check(isColoured: false)
        // A damaged title is another valid title, and no error.
        let isAnswered = run.isDone || run.status == .noInput
        require(!isSound || isAnswered, "doctor finds nothing, and \(command) says \(run.errors)")
    }

    // MARK: - The library

    private func checkReading(isSound: Bool) throws {
        let store: FileTripStore
        do {
            store = try FileTripStore.open(place.store, for: .reading, patience: .zero)
        } catch {
            require(error.code != .refused, "the file is opened with a fault: \(error)")
            return require(!isSound, "doctor finds nothing, and the file is refused: \(error)")
        }
        let problems = told { try store.problems() }
        let contents = told { try store.read { try StoreContents($0) } }
        require(
            !isSound || problems.value?.isEmpty == true,
            "doctor finds nothing, and the library \(problems.value ?? []) \(problems.reason)")
        require(
            !isSound || contents.value != nil,
            "doctor finds nothing, and the store cannot be read: \(contents.reason)")
        guard isSound, let contents = contents.value else { return }
        try checkSound(store, contents)
    }

    /// The contents; nil for an error, which must not be a bug.
    private func told<Value>(_ read: () throws -> Value) -> (value: Value?, reason: String) {
        do {
            return (try read(), "")
        } catch let error as StorageError {
            require(error.code != .refused, "a fault of the program: \(error)")
            return (nil, error.reason)
        } catch {
            require(false, "an error that is none of the store's: \(error)")
            return (nil, "")
        }
    }

    /// A store without findings of `doctor` gives the same results as one in memory with the same contents.
    private func checkSound(_ store: FileTripStore, _ contents: StoreContents) throws {
        let memory: MemoryTripStore
        do {
            memory = try contents.inMemory()
        } catch {
            return require(false, "doctor finds nothing in what no store takes: \(error)")
        }
        let again = try memory.read { try StoreContents($0) }
        require(again == contents, "another store gives it back otherwise")
        for word in ["e", "hotel", "2027 tokyo"] {
            let found = try store.read { try $0.search(word, limit: 50, includingArchived: true) }
            let expected = try memory.read { try $0.search(word, limit: 50, includingArchived: true) }
            require(found == expected, "the search for \(word) finds \(found) and not \(expected)")
        }
        for day in 0..<4 {
            let first = try Instant(secondsSinceEpoch: 1_804_377_600 + Int64(day) * 2_500_000)
            let last = try Instant(secondsSinceEpoch: first.secondsSinceEpoch + 864_000)
            let keys = { (store: any TripStore) in
                let all = try store.read {
                    try $0.activities(touching: first..<last, includingArchived: true)
                }
                return Set(all.map { "\($0.trip) \($0.activity.key)" })
            }
            let missing = try keys(memory).subtracting(keys(store))
            require(missing.isEmpty, "an agenda from \(first) misses \(missing)")
        }
    }
}
