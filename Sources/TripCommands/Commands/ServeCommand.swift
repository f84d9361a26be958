import ArgumentParser
import CivilTime
import Messages
import Rendering
import Scheduling
import TripStorage
import TripWorkflows

/// `meridian serve`: show the store as pages, by the program `meridian-serve`.
struct ServeCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "serve",
        abstract: tr("Show the trips as pages for a browser on this machine."),
        discussion: tr(
            """
            meridian serve
            meridian serve --listen 127.0.0.1:8700
            meridian serve --home Europe/Berlin --now 2027-03-28T07:45Z

            A link to sign in is printed; it works once, for one browser. The accounts of meridian account sign in with their \
            passwords. A browser stays signed in for thirty days after its last use; the page Sessions ends it earlier. The \
            pages show what is in the store at that moment, change it with undo after each change, and need no scripts. Protected trips stay shut until their passphrase is typed, in that browser alone. It listens on \
            this machine alone: an address that others reach is refused until somebody has a password, and has no link. \
            Behind a proxy, --base-url names its address; with --trust-header and --trusted-proxy the proxy also signs in. \
            Interrupt the program to end it. It is a program of its own, meridian-serve, which is installed beside meridian.
            """))

    @Option(
        help: ArgumentHelp(
            tr("Listen at this address of this machine, with a port of 0 at any free port."),
            valueName: tr("address", as: "name of a value")))
    var listen = "127.0.0.1:\(ServeCommand.usualPort)"

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp(
            tr("The address that people type, where a proxy on this machine stands before the pages."),
            valueName: tr("URL", as: "name of a value")))
    var baseURL: String?

    @OptionGroup var proxies: ProxyOptions
    @OptionGroup var clock: ClockOptions
    @OptionGroup var settings: SettingsOptions
    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    private static let usualPort = 8642

    func run(in context: CommandContext) throws -> CommandStatus {
        let setting = try setting(in: context)
        if let serving = context.serving {
            serving.take(setting)
            return .success
        }
        let program = try CompanionProgram(.serve, in: context)
        // The first one is the name of this command.
        throw program.replaceThisOne(Array(context.arguments.dropFirst()), in: context)
    }

    /// Returns what is typed, in this program already, so that both refuse the same with the same words.
    private func setting(in context: CommandContext) throws -> ServeSetting {
        let session = try Session(options, in: context)
        let isFixed = options.now != nil || context.variable("MERIDIAN_NOW") != nil
        let (fixed, clock) = (isFixed ? session.now : nil, context.clock)
        let store = ServedStore(try session.storePath)
        var household = Household(
            open: { try store.open(for: .reading) }, openToWrite: { try store.open(for: .writing) },
            database: session.database, statedHome: session.statedHome,
            machineHome: try? session.database.systemZone(tz: context.environment["TZ"]),
            rules: try TripRules(SettingsFile.read(settings, in: context)),
            firstWeekday: session.firstWeekday, hours: self.clock.hourCycle(in: context),
            // To the second, as times are shown.
            now: {
                let now = clock.now()
                return fixed ?? (try? Instant(secondsSinceEpoch: now.secondsSinceEpoch)) ?? now
            },
            productID: ExportCommand.productID)
        household.tool = MeridianProgram.tool
        household.openToNote = { try store.open(for: .writing, patience: .zero) }
        household.typedHome = session.typedHome
        let setting = ServeSetting(
            household: household, address: try address(), base: try base(),
            trust: try proxies.trust(),
            say: { [output = context.output] in output.line($0) })
        guard
            try !setting.isForOthers || setting.trust != nil
                || !household.open().read({ try $0.accounts() }).isEmpty
        else {
            let option =
                setting.address.isLoopback
                ? "--base-url \(Printable.name(baseURL ?? ""))" : "--listen \(Printable.name(listen))"
            throw CommandFailure(
                "open-address",
                tr(
                    "\(option): others could reach the pages there, and nobody has a password; meridian account add makes one, or expected an address of this machine alone, for example 127.0.0.1:8642"
                ), status: .usage)
        }
        // Browsers name a host in each request, and no browser names this one.
        guard baseURL != nil || !["0.0.0.0", "::"].contains(setting.address.host) else {
            throw CommandFailure(
                "needs-base-url",
                tr(
                    "--listen \(Printable.name(listen)): stands for every address of this machine; expected --base-url as well, the address that people type"
                ), status: .usage)
        }
        return setting
    }

    private func address() throws -> ServedAddress {
        guard let address = ServedAddress(listen, otherPort: ServeCommand.usualPort) else {
            throw CommandFailure(
                "bad-address",
                tr(
                    "--listen \(Printable.name(listen)): expected an address and a port, for example 127.0.0.1:8642"
                ), status: .usage)
        }
        return address
    }

    /// The refusal of an address.
    static func wrongBase(_ text: String) -> CommandFailure {
        CommandFailure(
            "bad-base-url",
            tr(
                "--base-url \(Printable.name(text)): expected http:// or https:// and a name, without a path, for example https://trips.example"
            ), status: .usage)
    }

    private func base() throws -> BaseURL? {
        guard let baseURL else { return nil }
        guard let base = BaseURL(baseURL) else {
            throw ServeCommand.wrongBase(baseURL)
        }
        return base
    }
}
