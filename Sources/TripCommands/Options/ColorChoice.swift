import ArgumentParser

/// Whether text is coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
    case auto
    case always
    case never

    func isOn(in context: CommandContext) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            context.columns != nil && context.variable("NO_COLOR") == nil
                && context.variable("TERM") != "dumb"
        }
    }
}
