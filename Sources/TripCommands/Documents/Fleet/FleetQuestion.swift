import CivilTime
import Findings
import ICalendar
import StrictJSON
import TripExchange
import TripWorkflows

/// A question that is asked of every trip of a fleet.
protocol FleetQuestion: Sendable {
    /// Writes the answer for a trip: its parts and its end.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - answer: Takes the lines; it was begun.
    /// - Throws: A ``FleetRefusal`` instead of the end; the parts so far stand.
    func write(_ trip: FleetTrip, to answer: inout FleetAnswer) throws
}

extension FleetQuestion {
    /// Answers lines.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - setting: What holds for every line.
    /// - Returns: The lines of the answer, in the order of the lines.
    func answer(_ lines: [InputLine], in setting: FleetSetting) -> [UInt8] {
        var answer = FleetAnswer()
        for line in lines {
            do throws(FleetRefusal) {
                try ask(FleetTrip(line, in: setting), to: &answer)
            } catch {
                answer.refuse(error, line)
            }
        }
        return answer.bytes
    }

    private func ask(_ trip: FleetTrip, to answer: inout FleetAnswer) throws(FleetRefusal) {
        answer.begin(trip.id)
        do {
            try LibicalMissing.throwing { try write(trip, to: &answer) }
        } catch {
            throw FleetRefusal(error, id: trip.id)
        }
    }
}

extension FleetAnswer {
    /// Writes what was found in reading or writing a trip; what was repaired is only counted.
    ///
    /// - Parameter findings: The findings.
    /// - Returns: The number of repaired flaws.
    mutating func write(_ findings: [Finding]) -> Int {
        var repaired = 0
        for finding in findings {
            guard finding.severity != .repaired else {
                repaired += 1
                continue
            }
            write(.input) { FindingDocument(finding).write(to: &$0) }
        }
        return repaired
    }
}

extension FindingDocument: JSONLineDocument {
    func write(to line: inout JSONLineWriter) {
        line.member("code", code)
        line.member("component", component)
        line.member("file", file)
        line.member("line", self.line)
        line.member("message", message)
        line.member("severity", severity)
    }
}
