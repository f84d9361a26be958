import Foundation
import FuzzKit
import FuzzProgram
import TripExchange

private let place: Workplace = {
    guard let place = try? Workplace() else { Fuzz.fail("there is no place to work in") }
    return place
}()

/// The JSON that is read: backups, files of Traveling Snails, and single activities.
@_cdecl("FuzzJSON_main")
public func fuzzJSON(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    atexit { place.remove() }
    return Fuzz.run(count, arguments) { start, count in
        let bytes = Input(start, count).bytes
        do {
            guard case .object(let members) = try JSONParser.value(of: bytes) else { return 0 }
            try place.reset()
            // By what they cannot do without, as the program tells them from one another.
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
