import Foundation
import FuzzKit
import FuzzProgram

/// All commands with their options, from the program's own list, so that new ones are tried automatically.
struct CommandCatalogue: Decodable {
    struct Name: Decodable {
        let kind: String
        let name: String
    }

    struct Parameter: Decodable {
        let kind: String
        let valueName: String?
        let allValues: [String]?
        let preferredName: Name?
        let isOptional: Bool

        /// The option as typed; nil for an argument.
        var option: String? { preferredName.map { ($0.kind == "long" ? "--" : "-") + $0.name } }
    }

    struct Command: Decodable {
        let commandName: String
        let arguments: [Parameter]?
        let subcommands: [Command]?
    }

    /// A command with its full name.
    struct Leaf {
        let names: [String]
        let places: [Parameter]
        let options: [Parameter]
    }

    let command: Command

    /// The commands without subcommands.
    static func leaves(in place: Workplace) -> [Leaf] {
        let run = place.run(["--experimental-dump-help"])
        guard let catalogue = try? JSONDecoder().decode(CommandCatalogue.self, from: Data(run.output)) else {
            Fuzz.fail("the program does not list its commands: \(run.errors)")
        }
        return (catalogue.command.subcommands ?? []).flatMap { leaves(of: $0, []) }
    }

    private static func leaves(of command: Command, _ above: [String]) -> [Leaf] {
        let names = above + [command.commandName]
        if let below = command.subcommands, !below.isEmpty { return below.flatMap { leaves(of: $0, names) } }
        let all = command.arguments ?? []
        return [
            Leaf(
                names: names, places: all.filter { $0.kind == "positional" },
                options: all.filter { $0.kind != "positional" && $0.valueName != "help" })
        ]
    }
}
