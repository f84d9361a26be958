import CivilTime
import TestKit
import Testing

/// Whatever the text, it is refused with a ``TimeError`` or read, and what is read is printed so that it is read back.
@Suite("Texts that nobody vouches for") struct MutatedTextTests {
    private static let samples = [
        "2027-03-14T09:00:00+09:00[Asia/Tokyo]", "2027-03-14t09:00z[UTC][u-ca=gregory]",
        "-002027-03-14 02:30[Eire]",
        "2027-11-07T01:30:00-05:00[!America/New_York]", "1883-11-18T12:00:02[America/Denver][!u-ca=iso8601]",
        "1970-01-01T00:00:00-00:44:30[Africa/Monrovia]", "9999-12-29T23:59:59.999999999-12:00[Etc/GMT+12]",
        "2027-03-12T18:05:00.25Z", "@-62135596800", "2027-03-14", "23:59:59.000000001", "-00:44:30",
    ]

    @Test(arguments: 0..<150)
    func `a mutated text is refused or comes back`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let database = try TestZones.database(.r2026f)
        for _ in 0..<40 {
            let text = try mutated(&random)
            let policy = try #require(Disambiguation.allCases.randomElement(using: &random))
            let conflict = try #require(OffsetConflict.allCases.randomElement(using: &random))
            if let value = try read({ () throws(TimeError) in
                try ZonedDateTime.parse(text, in: database, disambiguation: policy, offsetConflict: conflict)
            }) {
                let back = try ZonedDateTime.parse(
                    value.description, in: database, disambiguation: .reject, offsetConflict: .reject)
                #expect(back == value, "\(text)")
            }
            if let value = try read({ () throws(TimeError) in try Instant(parsing: text) }) {
                #expect(try Instant(parsing: value.description) == value, "\(text)")
            }
            if let value = try read({ () throws(TimeError) in try CivilDateTime(parsing: text) }) {
                #expect(try CivilDateTime(parsing: value.description) == value, "\(text)")
            }
            if let value = try read({ () throws(TimeError) in try CivilDate(parsing: text) }) {
                #expect(try CivilDate(parsing: value.description) == value, "\(text)")
            }
            if let value = try read({ () throws(TimeError) in try TimeOfDay(parsing: text) }) {
                #expect(try TimeOfDay(parsing: value.description) == value, "\(text)")
            }
            if let value = try read({ () throws(TimeError) in try UTCOffset(parsing: text) }) {
                #expect(try UTCOffset(parsing: value.description) == value, "\(text)")
            }
        }
    }

    @Test(arguments: 0..<60)
    func `every instant of every zone comes back from its text`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let database = try TestZones.database(.r2026f)
        let zone = try database.zone(try #require(database.ids.randomElement(using: &random)))
        var instants: [Instant] = [.earliest, .latest]
        var change = zone.nextTransition(after: .earliest)
        while let found = change, instants.count < 1_000 {
            for seconds in [-3_601, -3_600, -5, -1, 0, 1, 5, 3_599, 3_600] {
                instants.append(try found.instant.adding(.seconds(seconds)))
            }
            change = zone.nextTransition(after: found.instant)
        }
        for instant in instants {
            let value = ZonedDateTime(instant, in: zone)
            let back = try ZonedDateTime.parse(
                value.description, in: database, disambiguation: .reject, offsetConflict: .reject)
            #expect(back == value)
        }
    }

    private func mutated(_ random: inout SplitMix64) throws -> String {
        var bytes = Array(try #require(MutatedTextTests.samples.randomElement(using: &random)).utf8)
        let alphabet = Array("0123456789-+:.TZtz []!=@/_".utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let byte = try #require(alphabet.randomElement(using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where place < bytes.count: bytes[place] = byte
            case 1 where place < bytes.count: bytes.remove(at: place)
            case 2: bytes.insert(byte, at: place)
            case 3: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
            case 4:
                let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "\u{301}"
                bytes.insert(contentsOf: Array(String(scalar).utf8), at: place)
            default: bytes += bytes[place...]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What was read; nil for a refusal that says why.
    private func read<Value>(_ parse: () throws(TimeError) -> Value) throws -> Value? {
        do throws(TimeError) {
            return try parse()
        } catch {
            #expect(!error.reason.isEmpty)
            #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
            return nil
        }
    }
}
