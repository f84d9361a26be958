import ArgumentParser

/// A shell whose command lines can be completed, as it is typed.
enum ShellOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    var shell: CompletionShell {
        switch self {
        case .bash: .bash
        case .zsh: .zsh
        case .fish: .fish
        }
    }
}
