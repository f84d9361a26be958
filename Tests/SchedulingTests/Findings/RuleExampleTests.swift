import Scheduling
import TestKit
import Testing
import Trips

@Suite("Examples of the rules") struct RuleExampleTests {
    @Test(arguments: RuleExamples.all)
    func `each rule speaks where its example says, and nothing else does`(example: RuleExample) throws {
        let findings = try example.itinerary().findings(by: RuleExample.rules)
        #expect(findings.filter { $0.rule == example.rule }.map(\.message) == example.messages)
        #expect(findings.filter { $0.rule != example.rule }.map(\.rule) == example.others, "\(findings)")
    }

    @Test func `docs/rules.md is what the examples say`() throws {
        let page = try RulesPage.text(TripRules.standard.all, RuleExamples.all)
        let difference = try Golden.difference(of: page, from: Fixtures.path(for: "docs/rules.md"))
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(arguments: TripRules.standard.all.map(\.id))
    func `each rule has an example of when it speaks and one of when it does not`(rule: RuleID) {
        let examples = RuleExamples.all.filter { $0.rule == rule }
        #expect(examples.contains { !$0.messages.isEmpty })
        #expect(examples.contains { $0.messages.isEmpty })
    }
}
