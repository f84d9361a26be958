import TestKit
import Testing

@testable import TripSync

/// Texts with random damage are read or refused, and a change can be made in whatever is read.
@Suite("Damaged texts") struct DamagedTextTests {
    private static let pieces: [[UInt8]] = [
        "\r", "\n", "\r\n ", "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "BEGIN:VALARM\n", "UID:b\r\n", ":", ";",
        "\"", "\\", ",",
        "\u{FEFF}", "é", "\u{2028}", "DTEND:\r\n", "DURATION:PT1H\r\n", "RRULE:;;=\r\n", "EXDATE:,,\r\n", "x",
        "",
    ].map { Array($0.utf8) }

    @Test(arguments: 0..<10)
    func `random damage is survived, and a change of the title can still be made`(block: Int) throws {
        let before = try SyncObject(SampleObject.event("a@x", "LOCATION:Paris"))
        let after = try SyncObject(SampleObject.event("a@x", title: "Supper", "LOCATION:Paris"))
        let sound = SampleObject.calendar(
            SampleObject.paris
                + SampleObject.component(
                    "a@x", title: "Dinner", start: "20270305T190000", end: "20270305T210000",
                    [
                        "CATEGORIES:A,B", "X-OTHER;P=\"a:b\":1", "BEGIN:VALARM", "TRIGGER:-PT5M",
                        "END:VALARM",
                    ]))
        var read = 0
        for seed in block * 200..<block * 200 + 200 {
            var random = SplitMix64(seed: UInt64(seed))
            var bytes = Array(sound.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
                bytes.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &random) ?? [])
            }
            guard let damaged = try? SyncObject(String(decoding: bytes, as: UTF8.self)) else { continue }
            read += 1
            #expect(damaged.isSame(as: damaged))
            guard damaged.uid == "a@x", damaged.main?.key.name == "VEVENT", damaged.main?.key.occurrence == ""
            else {
                continue
            }
            let merged = ThreeWayMerge(
                localBase: before, local: after, remoteBase: damaged, remote: damaged, choosing: nil)
            let text = try #require(merged.server, "seed \(seed)")
            let server = try SyncObject(text)
            #expect(server.title == "Supper", "seed \(seed)")
            #expect(
                ThreeWayMerge(
                    localBase: before, local: after, remoteBase: server, remote: server, choosing: nil
                ).server == nil, "seed \(seed)")
        }
        #expect(read > 50)
    }
}
