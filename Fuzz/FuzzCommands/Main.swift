import Foundation
import FuzzKit
import FuzzProgram
import TestKit
import TripCommands

private let place: Workplace = {
    guard let place = try? Workplace() else { Fuzz.fail("there is no place to work in") }
    return place
}()

private let leaves = CommandCatalogue.leaves(in: place)

private let files: [String: [UInt8]] = {
    let read = { (path: String) in (try? Fixtures.bytes(Fixtures.path(for: path))) ?? [] }
    return [
        "flight.ics": read("docs/demo/flight-frankfurt-tokyo.ics"), "backup.json": read("Fuzz/sample.json"),
        "settings.json": read("docs/demo/settings.json"), "note.txt": Array("Gate opens at nine\n".utf8),
        "phrase.txt": Array((Workplace.passphrase + "\n").utf8),
    ]
}()

/// Command lines: the output is complete or has an error, and the store stays intact.
@_cdecl("FuzzCommands_main")
public func fuzzCommands(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    atexit { place.remove() }
    return Fuzz.run(count, arguments) { start, count in
        var input = Input(start, count)
        // The bytes are command lines, or numbers from which some are made.
        var steps = CommandScript(input.text).steps
        if input.bytes.first == 0 { steps = (0..<input.number(in: 1...3)).map { _ in input.step(leaves) } }
        guard !steps.isEmpty, steps.allSatisfy(\.isHarmless) else { return -1 }
        guard (try? place.reset(files)) != nil else { Fuzz.fail("the folder cannot be filled") }
        for step in steps {
            place.run(step.arguments, step.world).check(isColoured: step.isColoured)
        }
        place.checkAround()
        // An unchanged file is as intact as before.
        guard !place.isUntouched else { return 0 }
        let doctor = place.run(["doctor"])
        doctor.require(doctor.status == .success, "after \(steps.map(\.arguments)) the store is not sound")
        return 0
    }
}
