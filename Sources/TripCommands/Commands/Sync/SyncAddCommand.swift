import ArgumentParser
import Foundation
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian sync add NAME URL`.
struct SyncAddCommand: SyncSubcommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "add", below: "meridian sync",
        abstract: tr("Add an account at a CalDAV server, once the server has answered."),
        discussion: tr(
            """
            meridian sync add home https://dav.example.org/ --user ada --password-file ~/.dav-password
            meridian sync add fastmail caldav.fastmail.com --user ada@example.org --password-command "pass show fastmail"

            The address may be that of the server, of the account or of one calendar. The password is not kept: it is read from \
            the file, which only its owner may read, or printed by the command, at each sync. Without either it is asked for. \
            Services with two steps to sign in want a password for apps, which their settings make.
            """))

    @Argument(help: ArgumentHelp(tr("What to call it."), valueName: tr("name", as: "name of a value")))
    var name: String

    @Argument(
        help: ArgumentHelp(tr("The address of the server."), valueName: tr("URL", as: "name of a value")))
    var url: String

    @Option(
        help: ArgumentHelp(
            tr("The name to sign in with; without it the server is asked without a password."),
            valueName: tr("name", as: "name of a value")))
    var user: String?

    @Option(
        help: ArgumentHelp(
            tr("Take the password from the first line of this file."),
            valueName: tr("file", as: "name of a value")),
        completion: .file())
    var passwordFile: String?

    @Option(
        help: ArgumentHelp(
            tr("Take the password from the first line that this command of the shell prints."),
            valueName: tr("command", as: "name of a value")))
    var passwordCommand: String?

    @Option(
        help: ArgumentHelp(
            tr("Whose value counts where both sides changed a field: mine, theirs or ask."),
            valueName: tr("side", as: "name of a value")))
    var prefer: PreferenceOption = .ask

    @Flag(
        help: ArgumentHelp(tr("Allow http to other machines, where everybody on the way reads the password."))
    )
    var insecure = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if passwordFile != nil, passwordCommand != nil {
            throw ValidationError(tr("--password-file and --password-command say two things; choose one"))
        }
        if user == nil, passwordFile != nil || passwordCommand != nil {
            throw ValidationError(tr("a password is for somebody; expected --user as well"))
        }
    }

    func run(with servers: any CalendarServers, _ session: Session) throws -> CommandStatus {
        let label = name.trimmingSpaces()
        guard !label.isEmpty, !label.contains(where: \.isNewline) else {
            throw CommandFailure(
                "bad-account-name", tr("\(Printable.name(name)): expected a name on one line"), status: .usage
            )
        }
        let below: [any ParsableCommand.Type] = SyncCommand.configuration.subcommands
        let words = below.compactMap { $0.configuration.commandName } + ["help"]
        guard !words.contains(label.lowercased()) else {
            throw CommandFailure(
                "bad-account-name",
                tr(
                    "\(Printable.name(label)): is what a command of meridian sync is called; expected another name than \(words.joined(separator: ", "))"
                ), status: .usage)
        }
        let isTaken = try session.storeForLookup().read { reading in
            try reading.syncAccounts().contains { $0.name.lowercased() == label.lowercased() }
        }
        guard !isTaken else {
            throw CommandFailure(
                "taken-account-name",
                tr(
                    "\(Printable.name(label)): there is an account of this name; meridian sync remove takes it away"
                ),
                status: .usage)
        }
        let account = SyncAccount(
            name: label, address: url, user: user ?? "", password: password, preference: prefer.preference,
            allowsPlain: insecure, createdAt: session.now)
        let calendars = try servers.calendars(of: account)
        try session.storeForWriting().write { try $0.save(account) }
        let output = session.context.output
        output.line(
            calendars.count == 1
                ? tr("\(Printable.line(label)): 1 calendar")
                : tr("\(Printable.line(label)): \(calendars.count) calendars"))
        for calendar in calendars { output.line("  " + calendar.line) }
        output.line(tr("meridian sync link TRIP keeps a trip in step with one of them, or with a new one"))
        return .success
    }

    private var password: SyncAccount.Password {
        guard user != nil else { return .none }
        if let passwordFile {
            // A sync may start in any folder.
            return .file(URL(fileURLWithPath: passwordFile).standardizedFileURL.path)
        }
        if let passwordCommand { return .command(["/bin/sh", "-c", passwordCommand]) }
        return .asked
    }
}

/// `--prefer`.
enum PreferenceOption: String, ExpressibleByArgument, CaseIterable {
    case ask, mine, theirs

    var preference: SyncAccount.Preference {
        switch self {
        case .ask: .ask
        case .mine: .mine
        case .theirs: .theirs
        }
    }
}

extension ServerCalendar {
    /// `Trips · https://dav.example.org/ada/trips/`, with what keeps it from being linked.
    var line: String {
        var parts = [Printable.line(name), Printable.line(address)]
        if !takesEvents { parts.append(tr("takes no events")) }
        if isReadOnly { parts.append(tr("read-only")) }
        return parts.joined(separator: " · ")
    }
}
