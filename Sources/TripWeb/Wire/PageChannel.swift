import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

/// A connection of HTTP/1.1, with the rules of ours on what may be sent through one.
struct PageChannel: ServerChildChannel {
    private let http: HTTP1Channel

    /// Makes connections whose requests go to a responder.
    ///
    /// - Parameters:
    ///   - patience: The time that slow clients have.
    ///   - connections: Those that are open.
    ///   - responder: Answers requests.
    init(
        patience: TimeAmount, connections: OpenConnections,
        responder: @escaping HTTPChannelHandler.Responder
    ) {
        http = HTTP1Channel(
            responder: responder,
            configuration: .init(
                additionalChannelHandlers: [
                    ConnectionState(connections), WaitingRequests(), RequestDeadline(patience),
                    AnswerDeadline(patience),
                ],
                idleTimeout: patience,
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: Limits.longestField, maxHeaderListSize: Limits.allFields,
                    maxHeaderFieldCount: Limits.mostFields * 2)))
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        http.setup(channel: channel, logger: logger).flatMapThrowing { value in
            // What comes after that one no longer says how a request was written.
            let pipeline = channel.pipeline.syncOperations
            let reader = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
            try pipeline.addHandler(RequestTarget(), position: .before(reader))
            return value
        }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await http.handle(value: value, logger: logger)
    }
}
