import Testing

@testable import Sealing

/// The bounds of what a sealed box may ask for, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of sealed boxes") struct SealingLimitTests {
    @Test(arguments: [
        (18, 4, true), (19, 1, false), (18, 5, false), (13, 128, true), (13, 129, false), (1, 255, true),
    ])
    func `a box asks for 256 MiB and a million steps at most`(
        _ exponent: UInt8, _ passes: UInt8, _ isOpened: Bool
    ) {
        let cost = ScryptCost(exponent: exponent, passes: passes)
        if isOpened {
            #expect(throws: Never.self) { try cost.check() }
            return
        }
        let error = #expect(throws: SealingError.self) { try cost.check() }
        #expect(error?.code == .costOutOfBounds)
        #expect(error?.description.contains("N = 2^\(exponent) and p = \(passes)") == true)
    }
}
