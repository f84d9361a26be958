import CivilTime
import FuzzKit
import TestKit

/// Compiled zones: no bytes may trap, and an accepted file gives the same results as a slow implementation in both
/// directions, and is equal after printing and reading.
@_cdecl("FuzzTZif_main")
public func fuzzTZif(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    Fuzz.run(count, arguments) { start, count in
        var input = Input(start, count)
        // The bytes are a file, or numbers from which one is made.
        let file = input.bytes.first == 0 ? input.zoneFile() : input.bytes
        guard let id = try? ZoneID("Fuzz/Zone"), let zone = try? Zone(tzif: file, id: id),
            let data = try? TZifData(file, name: id.name)
        else { return 0 }
        checkPrint(of: data, zone)
        checkEnds(of: zone)
        let probes = ZoneProbes(zone, SlowZone(data))
        for second in seconds(around: data, &input) {
            guard let instant = try? Instant(secondsSinceEpoch: second) else { continue }
            probes.check(instant)
        }
        return 0
    }
}

private func checkPrint(of data: TZifData, _ zone: Zone) {
    let kinds = Set([data.first] + data.changes.map(\.period))
    // The index of a name is one byte, which names that overlapped in the file may exceed when printed.
    guard Set(kinds.map(\.abbreviation)).reduce(0, { $0 + $1.utf8.count + 1 }) <= 256 else { return }
    let printed = TZifFile(data).bytes
    guard let again = try? Zone(tzif: printed, id: zone.id), let read = try? TZifData(printed, name: "again")
    else { Fuzz.fail("what was read is printed and then refused") }
    Fuzz.require(again == zone, "what was read is printed and reads as another zone")
    Fuzz.require(TZifFile(read).bytes == printed, "the second print differs from the first")
}

/// Nothing is compared at the ends of the calendar, but nothing may trap there either.
private func checkEnds(of zone: Zone) {
    for instant in [Instant.earliest, .latest] {
        _ = (zone.civil(at: instant), zone.period(at: instant))
        _ = (zone.nextTransition(after: instant), zone.previousTransition(before: instant))
    }
    for civil in [CivilDateTime.earliest, .latest] {
        _ = (zone.mapping(of: civil).explanation, zone.startOfDay(civil.date))
    }
}

/// Seconds to check: near transitions of the table, near its end, and anywhere.
private func seconds(around data: TZifData, _ input: inout Input) -> [Int64] {
    let span = Instant.earliest.secondsSinceEpoch...Instant.latest.secondsSinceEpoch
    var seconds: [Int64] = []
    for _ in 0..<3 {
        seconds.append(input.number(in: span))
        seconds.append(input.number(in: -2_300_000_000...4_200_000_000))  // 1897 to 2103
        if !data.changes.isEmpty {
            let index = Int(input.number(in: 0...Int64(data.changes.count - 1)))
            seconds.append(data.changes[index].second + input.number(in: -100_000...100_000))
        }
    }
    if let last = data.changes.last { seconds.append(last.second + input.number(in: -2...70_000_000)) }
    return seconds
}
