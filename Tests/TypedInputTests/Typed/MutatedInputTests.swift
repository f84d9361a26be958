import CivilTime
import TestKit
import Testing
import TripWorkflows

@testable import TypedInput

/// Whatever is typed, it is refused with a ``TimeError`` or understood, and what it means can be typed again.
@Suite("Typed texts that nobody vouches for") struct MutatedInputTests {
    private static let times = [
        "2027-03-14T09:00[Asia/Tokyo]", "2027-03-14 09:00 Asia/Tokyo",
        "2027-11-07 01:30 -05:00 America/New_York",
        "2027-03-14T02:30[!America/New_York][u-ca=gregory]", "2027-03-12T18:05:00Z", "@1804982400",
        "-000044-03-15 12:00 UTC", "9999-12-29 23:59:59.999 Etc/GMT+12",
    ]
    private static let dates = [
        "today", "next week", "fri..+3d", "2026-W49..2026-12", "2027-03-14 .. 2027-03-20", "-3d", "366d",
        "1w",
        "this month", "9999-12-30..9999-12-30",
    ]

    @Test(arguments: 0..<100)
    func `a mutated time is refused or can be typed again`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let database = try TestZones.database(.r2026f)
        for _ in 0..<40 {
            let text = try mutated(MutatedInputTests.times, &random)
            let time: TypedTime
            do throws(TimeError) {
                time = try TypedTime(text, in: database)
            } catch {
                #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
                continue
            }
            for name in ["UTC", "America/New_York"] {
                let shown = ZonedDateTime(time.instant, in: try database.zone(named: name)).description
                #expect(try TypedTime(shown, in: database).instant == time.instant, "\(text)")
            }
            if let mapping = time.mapping { #expect(time.instant == mapping.compatible, "\(text)") }
        }
    }

    @Test(arguments: 0..<100)
    func `mutated dates are refused or can be typed again`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<40 {
            let text = try mutated(MutatedInputTests.dates, &random)
            let today = try CivilDate(
                daysSinceEpoch: Int.random(in: -4_371_587...2_932_896, using: &random))
            let window: DateWindow
            do throws(TimeError) {
                window = try TypedDates.parse(text, today: today)
            } catch {
                #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
                continue
            }
            #expect(window.first <= window.last, "\(text)")
            // Dates before the year 0 are not among the forms.
            guard window.first.year >= 0 else { continue }
            let typed = "\(window.first)..\(window.last)"
            #expect(try TypedDates.parse(typed, today: today) == window, "\(text)")
        }
    }

    private func mutated(_ samples: [String], _ random: inout SplitMix64) throws -> String {
        var scalars = Array(try #require(samples.randomElement(using: &random)).unicodeScalars)
        let alphabet = Array("0123456789-+:.TZtzdw []!@/ \t\u{A0}\u{301}٣".unicodeScalars)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0...scalars.count, using: &random)
            let scalar = try #require(alphabet.randomElement(using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0 where place < scalars.count: scalars[place] = scalar
            case 1 where place < scalars.count: scalars.remove(at: place)
            case 2:
                let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "\u{FFFD}"
                scalars.insert(any, at: place)
            case 3: scalars += scalars[place...]
            default: scalars.insert(scalar, at: place)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
