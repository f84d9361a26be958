import Testing

@testable import TripSync

/// Random machines: nothing acknowledged is lost, both sides are equal in the end, and then nothing is written.
@Suite("Two devices and a server") struct SyncModelTests {
    @Test(arguments: 0..<20)
    func `no edit is lost, no UID is doubled, both sides end equal, and a further sync writes nothing`(
        block: Int
    ) {
        for seed in block * 100..<block * 100 + 100 {
            var run = ModelRun(seed: UInt64(seed))
            run.play(40)
            let rounds = run.settle()
            #expect(rounds < 12, "seed \(seed): does not settle")
            let faults = run.faults()
            #expect(faults == [], "seed \(seed), \(run.server.habit)")
            let writes = run.clients.map(\.writes)
            let again = [run.syncWhole(0), run.syncWhole(1)]
            #expect(again == [false, false], "seed \(seed): writes again")
            #expect(run.clients.map(\.writes) == writes)
        }
    }
}
