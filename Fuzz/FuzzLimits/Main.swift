import Foundation
import FuzzKit
import FuzzProgram
import TripCommands

private let place: Workplace = {
    guard let place = try? Workplace() else { Fuzz.fail("there is no place to work in") }
    return place
}()

/// Commands that read standard input, and the most bytes of it.
private let readers: [(arguments: [String], most: Int)] = [
    (["protect", "Tokyo", "--passphrase-file", "-"], 4_096), (["check", "--settings", "-"], 1 << 20),
    (["attach", "--trip", "Tokyo", "-", "--name", "x.pdf"], 10 << 20),
    (["add", "-", "--trip", "Tokyo"], 16 << 20),
]

/// Standard input beyond its limit, or without an end: one byte more is read, the command fails with a message, and the
/// store stays as it was.
@_cdecl("FuzzLimits_main")
public func fuzzLimits(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt
{
    atexit { place.remove() }
    return Fuzz.run(count, arguments) { start, count in
        var input = Input(start, count)
        // The large ones take a second each.
        let drawn = input.number(in: 0...99)
        let reader = readers[drawn < 60 ? 0 : drawn < 98 ? 1 : drawn == 98 ? 2 : 3]
        let filler = UInt8(input.number(in: 0x20...0xFF))
        // A passphrase is a first line; one that ends is not too long.
        let bytes = input.bytes.filter { $0 != 0x0A && $0 != 0x0D }
        guard (try? place.reset()) != nil else { Fuzz.fail("the folder cannot be filled") }
        var world = Workplace.World()
        world.input = bytes + Array(repeating: filler, count: max(0, reader.most + 1 - bytes.count))
        world.isEndless = input.number(in: 0...1) == 0
        let run = place.run(reader.arguments, world)
        run.check(isColoured: false)
        run.require(!run.isDone && !run.errors.isEmpty, "more than \(reader.most) bytes are taken")
        run.require(run.mostAsked == reader.most, "\(run.mostAsked) bytes are asked for, not \(reader.most)")
        Fuzz.require(place.isUntouched, "the store has changed")
        place.checkAround()
        return 0
    }
}
