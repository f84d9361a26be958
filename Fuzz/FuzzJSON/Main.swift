import Backups
import Foundation
import FuzzKit
import FuzzProgram
import StrictJSON
import TestKit

private let place: Workplace = {
    guard let place = try? Workplace() else { Fuzz.fail("there is no place to work in") }
    return place
}()

private let samples = [
    "corpus/json/backup.json", "corpus/json/trip.json", "sample.json", "corpus/json/dinner.json",
    "corpus/json/flight.json", "corpus/json/days.json",
    "../Tests/BackupsTests/Fixtures/traveling-snails.json",
].map { name in
    guard let bytes = try? Fixtures.bytes(Fixtures.path(for: "Fuzz/" + name)),
        let value = try? JSONParser.value(of: bytes)
    else { Fuzz.fail("\(name) is missing") }
    return JSONTree(value)
}

/// The JSON inputs: backups, files of Traveling Snails, and single activities.
@_cdecl("FuzzJSON_main")
public func fuzzJSON(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    atexit { place.remove() }
    return Fuzz.run(count, arguments) { start, count in
        var input = Input(start, count)
        // The bytes are a document, or numbers from which one is made.
        let bytes = input.bytes.first == 0 ? Array(input.document(samples).utf8) : input.bytes
        do {
            guard case .object(let members) = try JSONParser.value(of: bytes) else { return 0 }
            try place.reset()
            // Recognised by required members, as in the program.
            let names = Set(members.map(\.name))
            if names.contains("exportInfo") {
                SnailsPass(place: place, bytes: bytes).check()
            } else if names.contains("format") {
                BackupPass(place: place, bytes: bytes).check()
            } else {
                ActivityPass(place: place, bytes: bytes).check()
            }
        } catch let error as DocumentError {
            checkRefusal(error)
        } catch {
            Fuzz.fail("the folder cannot be filled: \(error)")
        }
        return 0
    }
}
