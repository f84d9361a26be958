import FuzzKit
import FuzzProgram

extension Input {
    /// Draws a command line: a command with its arguments and some options, mostly with values of their type.
    ///
    /// - Parameter leaves: The commands.
    /// - Returns: The command line and its environment.
    mutating func step(_ leaves: [CommandCatalogue.Leaf]) -> CommandScript.Step {
        let leaf = leaves[Int(number(in: 0...Int64(leaves.count - 1)))]
        var arguments = leaf.names
        for parameter in leaf.places where !parameter.isOptional || number(in: 0...2) > 0 {
            arguments.append(value(of: parameter))
        }
        for _ in 0..<number(in: 0...5) where !leaf.options.isEmpty {
            let parameter = leaf.options[word(leaf.options.count)]
            // Options of all commands are drawn rarely.
            guard let option = parameter.option,
                !CommandValues.everywhere.contains(option) || number(in: 0...7) == 0
            else { continue }
            arguments.append(option)
            if parameter.kind == "option" { arguments.append(value(of: parameter)) }
        }
        // With two trips in the store, one has to be named.
        if leaf.options.contains(where: { $0.option == "--trip" }), number(in: 0...2) > 0 {
            arguments += ["--trip", pick("Rome", "Tokyo")]
        }
        if number(in: 0...2) == 0 { arguments.append("--json") }
        var world = Workplace.World(input: Array(CommandValues.inputs[word(CommandValues.inputs.count)].utf8))
        if number(in: 0...2) == 0 {
            world.answers = [pick("y", "1", "", Workplace.passphrase), pick("y", "2", Workplace.passphrase)]
        }
        if number(in: 0...3) == 0 { world.columns = Int(number(in: 1...200)) }
        if number(in: 0...7) == 0 { world.variables["NO_COLOR"] = "1" }
        if number(in: 0...7) == 0 { world.variables["LC_ALL"] = pick("en_US.UTF-8", "de_DE", "C", "xx") }
        return CommandScript.Step(arguments: arguments, world: world)
    }

    private mutating func value(of parameter: CommandCatalogue.Parameter) -> String {
        let known = parameter.allValues ?? CommandValues.words[parameter.valueName ?? ""] ?? []
        if !known.isEmpty, number(in: 0...7) > 0 { return known[word(known.count)] }
        return CommandValues.all[word(CommandValues.all.count)]
    }

    private mutating func word(_ count: Int) -> Int { Int(number(in: 0...Int64(count - 1))) }
}
