import ArgumentParser
import CivilTime
import Messages
import Rendering

/// An unknown word in the place of a command.
struct UnknownCommand {
    /// The word as given.
    let word: String
    /// The commands before it, with the program's name: "meridian trip".
    let path: String
    /// The known commands in its place.
    let known: [String]

    /// Finds the first unknown word in the place of a command.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    /// - Returns: The word and its alternatives; `nil` without such a word.
    static func first(in arguments: [String]) -> UnknownCommand? {
        var command: any ParsableCommand.Type = Meridian.self
        var path = "meridian"
        // After help all words are names of commands, and none is an argument.
        let isHelp = arguments.first == "help"
        for argument in isHelp ? arguments[1...] : arguments[...] {
            let children: [any ParsableCommand.Type] = command.configuration.subcommands
            if argument.hasPrefix("-") || argument == "help" { return nil }
            if children.isEmpty, !isHelp { return nil }
            guard let child = children.first(where: { $0.configuration.commandName == argument }) else {
                let known = children.compactMap { $0.configuration.commandName }
                return UnknownCommand(word: argument, path: path, known: known)
            }
            command = child
            path += " " + argument
        }
        return nil
    }

    /// The message: the word, and the nearest commands.
    var message: String {
        let nearest = NameDistance.nearest(to: word, among: known, count: 3)
        let hint =
            nearest.isEmpty
            ? tr("\(path) --help lists what there is")
            : tr("did you mean \(nearest.joined(separator: ", "))?")
        return tr("\(Printable.name(word)): is no command of \(path); \(hint)")
    }
}
