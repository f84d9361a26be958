import CivilTime
import FuzzKit
import TestKit

/// POSIX `TZ` strings: a rule prints to a text that reads as the same rule, and its zone has the same offsets as a
/// slow implementation.
@_cdecl("FuzzRule_main")
public func fuzzRule(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    Fuzz.run(count, arguments) { start, count in
        var input = Input(start, count)
        // The first line is the rule, followed by numbers. Or all are numbers, from which a rule is made.
        let line = input.bytes.prefix { $0 != UInt8(ascii: "\n") }
        let text = line.first == 0 ? input.posixRule() : String(decoding: line, as: UTF8.self)
        guard let rule = try? POSIXRule(parsing: text) else { return 0 }
        checkText(of: rule)
        checkOffsets(of: rule, input)
        return 0
    }
}

private func checkText(of rule: POSIXRule) {
    let text = rule.description
    guard let again = try? POSIXRule(parsing: text) else { Fuzz.fail("\(text) is printed but not read") }
    Fuzz.require(again == rule, "\(text) reads as another rule, which prints as \(again)")
    Fuzz.require(again.description == text, "\(text) prints as \(again) the second time")
}

private func checkOffsets(of rule: POSIXRule, _ input: Input) {
    var input = input
    let file = TZifFile(first: 0, changes: [], footer: rule.description)
    guard let id = try? ZoneID("Fuzz/Rule"), let zone = try? Zone(tzif: file.bytes, id: id) else { return }
    let slow = SlowRule(rule)
    for _ in 0..<8 {
        let year = Int(input.number(in: Int64(SlowRule.years.lowerBound)...Int64(SlowRule.years.upperBound)))
        guard let newYear = try? CivilDate(year, 1, 1) else { continue }
        var seconds = [Int64(newYear.daysSinceEpoch) * 86_400 + input.number(in: 0...31_622_399)]
        if let changes = slow.changes(in: year) {
            for change in [changes.start, changes.end] { seconds += [change - 1, change, change + 1] }
        }
        for second in seconds {
            guard let instant = try? Instant(secondsSinceEpoch: second) else { continue }
            let (found, wanted) = (zone.period(at: instant), slow.period(at: second))
            Fuzz.require(found == wanted, "\(rule) at \(instant): \(found), and slowly \(wanted)")
            Fuzz.require(zone.offset(at: instant) == wanted.offset, "\(rule) at \(instant): the offset")
        }
    }
}
