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

    @Test func `a holder is told by number, and by its command line where that is known`() {
        #expect(
            LockHolder(process: 4711, command: "meridian import a.ics").text
                == "process 4711 (meridian import a.ics)")
        #expect(LockHolder(process: 4711, command: nil).text == "process 4711")
    }

    @Test(arguments: [
        ("/usr/bin/meridian\0import\0my file.ics\0", "meridian import my file.ics"),
        ("meridian\0", "meridian"), ("python3\0\0-\0", "python3 -"), ("", nil), ("\0", nil),
        ("a\u{1B}[2J\0b\nc\0\u{202E}d", "a[2J bc d"),
        (String(repeating: "x", count: 80), String(repeating: "x", count: 80)),
        (String(repeating: "x", count: 81), String(repeating: "x", count: 79) + "…"),
    ])
    func `a command line is one short line that steers no terminal`(words: String, command: String?) {
        #expect(LockHolder.command(of: Array(words.utf8)) == command)
    }

    @Test func `a process that writes is told with its command`() throws {
        try withTemporaryDirectory { directory in
            let store = try FileTripStore.open(directory + "/meridian.db", for: .writing)
            try store.write { _ in
                // Systems without /proc tell nothing.
                guard let holder = LockHolder.writing(to: store.path) else { return }
                #expect(holder.process == Int(getpid()))
                #expect(holder.command?.isEmpty == false)
            }
        }
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
