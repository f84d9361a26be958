import ArgumentParser
import CivilTime
import Rendering

/// A word in the place of a command that is none.
struct UnknownCommand {
    /// The word as given.
    let word: String
    /// The commands before it, with the program's name: "meridian trip".
    let path: String
    /// The commands that there are in its place.
    let known: [String]

    /// Looks for the first word that should be a command and is none; `nil` when there is no such word.
    init?(in arguments: [String]) {
        var command: any ParsableCommand.Type = Meridian.self
        var path = ["meridian"]
        for argument in arguments {
            let children = command.configuration.subcommands
            guard !children.isEmpty, !argument.hasPrefix("-"), argument != "help" else { return nil }
            guard let child = children.first(where: { $0.configuration.commandName == argument }) else {
                (word, known) = (argument, children.compactMap(\.configuration.commandName))
                self.path = path.joined(separator: " ")
                return
            }
            command = child
            path.append(argument)
        }
        return nil
    }

    /// What to tell: the word, and the nearest commands.
    var message: String {
        let nearest = NameDistance.nearest(to: word, among: known, count: 3)
        let hint =
            nearest.isEmpty
            ? "\(path) --help lists what there is" : "did you mean \(nearest.joined(separator: ", "))?"
        return "\(Printable.name(word)): is no command of \(path); \(hint)"
    }
}
