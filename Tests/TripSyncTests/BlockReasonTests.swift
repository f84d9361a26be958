import Testing

@testable import TripSync

/// Why nothing is done with an item, in words.
@Suite("Reasons why nothing is done") struct BlockReasonTests {
    @Test(arguments: [BlockReason.massRemoval, .massDeletion])
    func `a brake names the option that lets go`(reason: BlockReason) {
        #expect(reason.words.contains("; --allow-mass-delete "), "\(reason.words)")
    }
}
