import Scheduling

/// The page docs/rules.md, made of the rules and their examples.
enum RulesPage {
    static func text(_ rules: [any TripRule], _ examples: [RuleExample]) throws -> String {
        var text = """
            # The rules of `check`

            A rule finds what cannot be travelled as it is written, what is probably not meant, or what is good to know.
            Each finding has the id of its rule, a severity (`error`, `warning` or `note`), the activities, a moment, and one
            sentence with the values and the nearest fact that would be right. `meridian check` lists the findings;
            [formats/json.md](formats/json.md#check) has them as data. In the library the rules are the value `TripRules`:
            severities and limits are its properties, and a rule of one's own stands beside them. The
            [settings file](formats/settings.md) sets severities and connection times for the commands.

            A false finding is worse than a missing one. Where something is not known, a rule is silent, and cancelled
            activities are no concern of any. Every example here is a test, and this page is written by it
            (`make generate NAME=goldens`). In all of them the traveller's home is in the zone Europe/Berlin, or in the one named there.

            | rule | severity | fires when |
            |---|---|---|

            """
        for rule in rules {
            text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity) | \(rule.summary) |\n"
        }
        for rule in rules {
            text += "\n## `\(rule.id)`\n"
            let own = examples.filter { $0.rule == rule.id }
            for example in own.filter({ !$0.messages.isEmpty }) + own.filter({ $0.messages.isEmpty }) {
                text += try self.text(example)
            }
        }
        return text
    }

    private static func text(_ example: RuleExample) throws -> String {
        var text = "\n**\(example.messages.isEmpty ? "Silent" : "Fires")**: \(example.title)."
        if let dates = example.tripDates { text += " The trip is on \(dates)." }
        if example.home != "Europe/Berlin" { text += " Home is \(example.home)." }
        text += "\n\n| activity | start | end | where | besides |\n|---|---|---|---|---|\n"
        for line in example.activities {
            let cells = try RuleExample.cells(line)
            text += "| \(cells[0]): \(cells[1]) | \(cells[2]) | \(cells[3]) | \(cells[4]) | \(cells[5]) |\n"
        }
        if !example.messages.isEmpty { text += "\n" }
        for message in example.messages { text += "> \(message)\n" }
        return text
    }
}
