import BenchmarkKit
import CCalendarPeers
import Foundation

/// One contender reads a file in a process of its own, so that its memory is its own, and says what it took.
struct Reading: Codable {
    enum Contender: String, CaseIterable {
        case meridian
        case meridianOnTwo
        case libical
        case libicalByLine

        var name: String {
            switch self {
            case .meridian: "Meridian"
            case .meridianOnTwo: "Meridian, two threads"
            case .libical: "libical"
            case .libicalByLine: "libical, line by line"
            }
        }
    }

    /// Processor time of the process, and time on the wall, in nanoseconds.
    var processor: Int64
    var wall: Int64
    /// The most memory that the process had at a time, in KiB.
    var peak: Int64
    var events: Int64
    var series: Int64
    var checksum: UInt64
    /// What only a walk over the whole tree knows.
    var components: Int64
    var properties: Int64
    var parameters: Int64
    var alarms: Int64

    /// Reads in this process.
    init(_ contender: Contender, _ path: String) throws {
        var walk = calendar_walk()
        let (processor, wall) = (process_nanoseconds(), wall_nanoseconds())
        switch contender {
        case .meridian: walk = try MeridianReading.walk(path, threads: 1)
        case .meridianOnTwo: walk = try MeridianReading.walk(path, threads: 2)
        case .libical, .libicalByLine:
            guard libical_read(path, contender == .libical ? 1 : 0, &walk) != 0 else {
                throw Refusal(reason: "libical finds no calendar in \(path)")
            }
        }
        self.processor = process_nanoseconds() - processor
        self.wall = wall_nanoseconds() - wall
        peak = try Self.peakMemory()
        events = walk.events
        series = walk.series
        checksum = walk.checksum
        components = walk.components
        properties = walk.properties
        parameters = walk.parameters
        alarms = walk.alarms
    }

    /// Reads in a process of its own.
    static func apart(_ contender: Contender, _ path: String) throws -> Reading {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--one", contender.rawValue, path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let answer = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Refusal(reason: "\(contender.name) ended with status \(process.terminationStatus)")
        }
        return try JSONDecoder().decode(Reading.self, from: answer)
    }

    /// `VmHWM`: unlike `ru_maxrss` it begins anew with the program, and knows nothing of the one that started it.
    private static func peakMemory() throws -> Int64 {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
            let digits = line.filter(\.isNumber)
            if let peak = Int64(digits) { return peak }
        }
        throw Refusal(reason: "/proc/self/status has no VmHWM")
    }
}
