import Hummingbird
import HummingbirdCore
import Logging
import Messages
import NIOCore
package import TripWorkflows

/// The server of the pages: it listens on this machine alone.
package struct PageServer: Sendable {
    private let setting: ServeSetting
    private let patience: TimeAmount

    /// Prepares to serve.
    ///
    /// - Parameter setting: What was told on the command line.
    package init(_ setting: ServeSetting) { self.init(setting, patience: Limits.patience) }

    /// Prepares to serve with another patience for slow clients.
    init(_ setting: ServeSetting, patience: TimeAmount) {
        (self.setting, self.patience) = (setting, patience)
    }

    /// Serves until the process is told to end.
    ///
    /// - Throws: An error of the system where the address cannot be listened at, and a ``PageServerError`` for one that
    ///   others reach.
    package func run() async throws {
        guard setting.address.isLoopback else { throw PageServerError.openAddress }
        let port = BoundPort(setting.address)
        let responder = PageResponder(
            household: setting.household, base: setting.base, port: port, sessions: Sessions(),
            links: SignInLinks(), templates: try Templates(), say: setting.say)
        // What a person keeps here is in no log.
        var logger = Logger(label: "meridian-serve") { _ in SwiftLogNoOpLogHandler() }
        logger.logLevel = .critical
        let application = Application(
            responder: responder,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [
                        WaitingRequests(), RequestDeadline(patience), AnswerDeadline(patience),
                    ],
                    idleTimeout: patience,
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: Limits.longestField, maxHeaderListSize: Limits.allFields,
                        maxHeaderFieldCount: Limits.mostFields * 2))),
            configuration: ApplicationConfiguration(
                address: .hostname(setting.address.host, port: setting.address.port), reuseAddress: true,
                availableConnectionsDelegate: MaximumAvailableConnections(
                    Limits.mostConnections, logger: logger)),
            onServerRunning: { channel in
                if let bound = channel.localAddress?.port { port.take(bound) }
                setting.say(
                    tr(
                        "Serving the trips at \(setting.base?.origin ?? "http://\(port.authority)"), for this machine alone."
                    ))
                responder.tellLink()
            },
            logger: logger)
        try await application.runService()
    }
}
