import NIOCore
import NIOHTTPTypes

/// Closes a connection whose request does not end in time, so that a client that sends a byte a second holds nothing.
///
/// The server's own timeout counts from the last bytes; this one from the first.
final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart

    private let patience: TimeAmount
    private var closing: Scheduled<Void>?

    init(_ patience: TimeAmount) { self.patience = patience }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            let channel = context.channel
            closing?.cancel()
            closing = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
        case .body: break
        case .end: stop()
        }
        context.fireChannelRead(data)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stop()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { stop() }

    private func stop() {
        closing?.cancel()
        closing = nil
    }
}
