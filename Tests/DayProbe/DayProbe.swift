import CivilTime
import Foundation
import Scheduling
import Trips

/// Answers on which dates the transports of trips stand, for a program that compares the answers with its own.
///
/// `scripts/check-days` starts it as `day-probe DIRECTORY`, with the folder of the compiled zones, and knows the right
/// answers; the probe knows none. It reads trips, a JSON object a line (``TripQuestion``), and writes a line for each
/// (``TripAnswer``, or ``PartyAnswer`` where persons are asked for).
@main struct DayProbe {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            throw Misunderstood(line: "day-probe needs a DIRECTORY")
        }
        let database = try ZoneDatabase(directory: CommandLine.arguments[1])
        let decoder = JSONDecoder()
        while let line = readLine() {
            let question = try decoder.decode(TripQuestion.self, from: Data(line.utf8))
            if let persons = question.persons {
                print(try PartyAnswer(to: question, for: persons, database).line)
            } else {
                print(try TripAnswer(to: question, database).line)
            }
        }
    }

    /// What is no question.
    struct Misunderstood: Error {
        let line: String
    }
}
