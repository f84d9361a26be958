import Foundation

/// What a benchmark program prints: one section of docs/benchmarks.md, which `scripts/bench` puts together.
///
/// The script knows nothing of what was measured. A program for another part of Meridian prints the same shape.
public struct Section: Codable, Sendable {
    /// The heading.
    public var title: String
    /// Paragraphs under it: what was measured, and how.
    public var method: [String]
    /// Names and values of what took part, such as versions.
    public var facts: [Fact]
    /// The measurements.
    public var tables: [Table] = []
    /// What was compared beside the clock, and how it came out.
    public var checks: [String] = []
    /// What must not be: each entry makes the run fail.
    public var failures: [String] = []
    /// Numbers for other programs of the same run, not shown.
    public var data: [String: [String]] = [:]

    /// Makes a section without measurements.
    public init(title: String, method: [String], facts: [Fact]) {
        self.title = title
        self.method = method
        self.facts = facts
    }

    /// A name and a value.
    public struct Fact: Codable, Sendable {
        let name: String
        let value: String

        /// Makes a fact.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Measurements that belong together.
    public struct Table: Codable, Sendable {
        let title: String
        let unit: String
        var rows: [Row] = []

        /// Makes an empty table; without another unit, of times in nanoseconds for one operation.
        public init(title: String, unit: String = "ns") {
            self.title = title
            self.unit = unit
        }

        /// Adds the same work done by several; the first is the one the others are compared with.
        ///
        /// - Parameters:
        ///   - what: The work.
        ///   - names: Who did it.
        ///   - timings: How long each took.
        ///   - targets: How many times as long each must take at least, where that is asked for.
        public mutating func add(
            _ what: String, _ names: [String], _ timings: [Race.Timing], targets: [String: Double] = [:]
        ) {
            for (name, timing) in zip(names, timings) {
                let ratio = timings[0].best > 0 ? timing.best / timings[0].best : 0
                rows.append(
                    Row(
                        what: what, who: name, best: timing.best, median: timing.median,
                        ratio: names.count > 1 ? ratio : nil, target: targets[name]))
            }
        }
    }

    struct Row: Codable, Sendable {
        let what: String
        let who: String
        let best: Double
        let median: Double
        let ratio: Double?
        let target: Double?
    }

    /// Prints the section as JSON, and says what failed.
    ///
    /// - Returns: The exit status: 1 when there are failures.
    public func print() throws -> Int32 {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        FileHandle.standardOutput.write(try encoder.encode(self))
        for failure in failures { FileHandle.standardError.write(Data("error: \(failure)\n".utf8)) }
        return failures.isEmpty ? 0 : 1
    }
}
