import Hummingbird
import HummingbirdCore
import Logging
import Messages
import NIOCore
import ServiceLifecycle
package import TripWorkflows
import UnixSignals

/// The server of the pages.
package struct PageServer: Sendable {
    private let setting: ServeSetting
    private let patience: TimeAmount
    private let farewell: Duration
    private let connections: OpenConnections

    /// Prepares to serve.
    ///
    /// - Parameter setting: What was told on the command line.
    package init(_ setting: ServeSetting) {
        self.init(setting, patience: Limits.patience, farewell: Limits.farewell)
    }

    /// Prepares to serve with another patience for slow clients, and for what is not answered at the end.
    init(
        _ setting: ServeSetting, patience: TimeAmount, farewell: Duration,
        most: Int = Limits.mostConnections
    ) {
        (self.setting, self.patience, self.farewell) = (setting, patience, farewell)
        connections = OpenConnections(most: most)
    }

    /// Serves until the process is told to end, by SIGINT or SIGTERM.
    ///
    /// - Throws: A ``PageServerError``, or an error of the system, where the address cannot be listened at.
    package func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
        let (orders, order) = AsyncStream<Void>.makeStream()
        let relay = Task {
            for await _ in signals { order.yield() }
        }
        defer { relay.cancel() }
        try await run(until: orders)
    }

    /// Serves until there is an order to end.
    ///
    /// Requests in progress then have a little time, until a second order comes. What is not answered by then is not waited
    /// for: a client that does not read, or a page that is still being made, would decide when this program ends.
    ///
    /// - Parameter orders: The orders to end.
    /// - Throws: What ``run()`` throws.
    func run(until orders: AsyncStream<Void>) async throws {
        guard
            try !setting.isForOthers || setting.trust != nil
                || PasswordSignIn(setting.household).hasAccounts()
        else {
            throw PageServerError.openAddress
        }
        // What a person keeps here is in no log.
        var logger = Logger(label: "meridian-serve") { _ in SwiftLogNoOpLogHandler() }
        logger.logLevel = .critical
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(services: [try application(logger)], logger: logger))
        let (ends, end) = AsyncThrowingStream<Void, any Error>.makeStream()
        let serving = Task {
            do {
                try await group.run()
                end.finish()
            } catch let error as IOError {
                let known: (any Error)? = PageServerError(error)
                end.finish(throwing: known ?? error)
            } catch {
                end.finish(throwing: error)
            }
        }
        let ending = Task { [farewell] in
            var orders = orders.makeAsyncIterator()
            guard await orders.next() != nil else { return }
            await group.triggerGracefulShutdown()
            let limit = Task {
                try? await Task.sleep(for: farewell)
                end.finish()
            }
            _ = await orders.next()
            limit.cancel()
        }
        defer {
            serving.cancel()
            ending.cancel()
        }
        for try await _ in ends {}
    }

    /// Where the pages are, and for whom.
    private static func greeting(_ setting: ServeSetting, _ port: BoundPort) -> String {
        let origin = setting.base?.origin ?? "http://\(port.authority)"
        return switch (!setting.isForOthers, setting.trust) {
        case (true, nil): tr("Serving the trips at \(origin), for this machine alone.")
        case (true, _?):
            tr("Serving the trips at \(origin), for this machine and for whom the proxy signs in.")
        case (false, nil): tr("Serving the trips at \(origin), for everybody who has a password.")
        case (false, _?):
            tr(
                "Serving the trips at \(origin), for everybody who has a password and for whom the proxy signs in."
            )
        }
    }

    private func application(_ logger: Logger) throws -> some ApplicationProtocol {
        let port = BoundPort(setting.address)
        let responder = PageResponder(
            household: setting.household, base: setting.base, port: port,
            sessions: Sessions(setting.household),
            passwords: PasswordSignIn(setting.household),
            links: SignInLinks(), connections: connections, templates: try Templates(), say: setting.say,
            trust: setting.trust)
        return Application(
            responder: responder,
            server: HTTPServerBuilder { [patience, connections] in
                PageChannel(patience: patience, connections: connections, responder: $0)
            },
            configuration: ApplicationConfiguration(
                address: .hostname(setting.address.host, port: setting.address.port), reuseAddress: true,
                // Those that are being closed for new ones, and no more than that.
                availableConnectionsDelegate: MaximumAvailableConnections(
                    connections.most * 2, logger: logger)),
            onServerRunning: { [setting] channel in
                if let bound = channel.localAddress?.port { port.take(bound) }
                // No task of the server knows the language.
                Language.speaking(setting.household.language) {
                    setting.say(PageServer.greeting(setting, port))
                    responder.tellLink()
                }
            },
            logger: logger)
    }
}
