import Foundation
import FuzzKit
import FuzzProgram

private let place: Workplace = {
    guard let place = try? Workplace() else { Fuzz.fail("there is no place to work in") }
    return place
}()

private let commands = [
    ["agenda", "2027-01-01..2027-12-31"], ["agenda", "2027-03-10", "--json"], ["trip", "list", "--json"],
    ["trip", "show", "Tokyo"], ["search", "e"], ["backup", "-o", "-"], ["export", "Tokyo"], ["todo", "list"],
    ["expense", "list"], ["attachments", "list", "--json"], ["organization", "list"], ["history", "--json"],
    ["check", "--fail-on", "error"], ["month", "2027-06"], ["timeline", "Rome"], ["cost", "--json"], ["next"],
    ["show", "Lago", "--json"], ["drift"], ["doctor", "--json"],
]

/// Damaged stores: each is read or refused with the reason, and is unchanged; `doctor` finds everything unreadable.
@_cdecl("FuzzStore_main")
public func fuzzStore(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    atexit { place.remove() }
    return Fuzz.run(count, arguments) { start, count in
        var input = Input(start, count)
        guard count > 0 else { return -1 }
        let index = Int(input.number(in: 0...Int64(commands.count - 1)))
        let damages = input.damages(place.sample.count)
        do {
            try place.reset()
            Damage.applyValues(damages, to: place.store)
            var file = [UInt8](FileManager.default.contents(atPath: place.store) ?? Data())
            for damage in damages { damage.apply(to: &file) }
            try place.write(file, to: "meridian.db")
            try StoreProbe(place: place, damages: "\(damages)").check(commands[index])
        } catch {
            Fuzz.fail("\(error)")
        }
        return 0
    }
}
