import Synchronization
import Testing
import TripExchange

@Suite("Work in order") struct OrderedWorkTests {
    private struct Stop: Error {}

    /// Answers each number with a text; some take longer.
    private func answers(_ count: Int, threads: Int) throws -> [String] {
        let work = OrderedWork<Int, String> { number in
            var sum = 0
            for step in 0..<(number % 7 == 0 ? 20_000 : 10) { sum &+= step }
            return "\(number) \(sum & 0)"
        }
        var next = 0
        var answers: [String] = []
        try work.run(
            threads: threads,
            next: {
                next += 1
                return next <= count ? next - 1 : nil
            }, consume: { answers.append($0) })
        return answers
    }

    @Test(arguments: [1, 2, 3, 8], [0, 1, 5, 500])
    func `answers come in the order of the pieces`(_ threads: Int, _ count: Int) throws {
        #expect(try answers(count, threads: threads) == (0..<count).map { "\($0) 0" })
    }

    @Test func `no more than three pieces a thread are under way`() throws {
        let work = OrderedWork<Int, Int> { $0 }
        var (given, taken, most) = (0, 0, 0)
        try work.run(
            threads: 2,
            next: {
                guard given < 1_000 else { return nil }
                given += 1
                most = max(most, given - taken)
                return given
            }, consume: { _ in taken += 1 })
        #expect(taken == 1_000)
        #expect(most == 6)
    }

    @Test(arguments: [1, 2]) func `an error of either side ends it, and no thread is left`(_ threads: Int)
        throws
    {
        let begun = Mutex(0)
        let work = OrderedWork<Int, Int> { number in
            begun.withLock { $0 += 1 }
            return number
        }
        #expect(throws: Stop.self) {
            try work.run(threads: threads, next: { 1 }, consume: { _ in throw Stop() })
        }
        let count = begun.withLock { $0 }
        #expect(count >= 1 && count <= 6)
        #expect(throws: Stop.self) {
            try OrderedWork<Int, Int> { $0 }.run(
                threads: threads, next: { throw Stop() }, consume: { _ in })
        }
    }
}
