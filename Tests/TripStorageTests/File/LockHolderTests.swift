import Foundation
import StoreTestKit
import Testing

@testable import TripStorage

@Suite("LockHolder") struct LockHolderTests {
    /// The layout is that of proc_locks(5).
    static let locks = """
        1: POSIX  ADVISORY  READ 100 fe:01:500 123 123
        2: FLOCK  ADVISORY  WRITE 200 fe:01:500 0 EOF
        3: POSIX  ADVISORY  WRITE 300 fe:01:501 120 120
        4: POSIX  ADVISORY  WRITE 400 fe:01:500 121 121
        5: -> POSIX  ADVISORY  WRITE 450 fe:01:500 120 120
        6: POSIX  ADVISORY  WRITE 500 fe:01:500 120 120
        7: POSIX  ADVISORY  WRITE 600 fe:01:502 0 EOF

        """

    @Test(arguments: [(UInt64(500), 500), (501, 300), (502, 600), (503, nil)])
    func `the writer is the process with the write lock on byte 120`(file: UInt64, process: Int?) {
        #expect(LockHolder.writer(of: file, in: Self.locks) == process)
    }

    @Test func `a holder is told by number, and by name where it has one`() {
        #expect(LockHolder(process: 4711, name: "meridian").text == "process 4711 (meridian)")
        #expect(LockHolder(process: 4711, name: nil).text == "process 4711")
    }

    @Test func `nobody holds a store that is not there`() throws {
        try withTemporaryDirectory { #expect(LockHolder.writing(to: $0 + "/x.db") == nil) }
    }

    @Test(arguments: [0, 1, 16_384, 40_000, 50_000, 60_000])
    func `the head of a file is read in as many pieces as it takes`(count: Int) throws {
        try withTemporaryDirectory { directory in
            let bytes = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
            let path = directory + "/long"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            #expect(try SystemCall.head(of: path, count: count) == Array(bytes.prefix(count)))
        }
    }
}
