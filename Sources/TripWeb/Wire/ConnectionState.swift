import NIOCore
import NIOHTTPTypes

/// Tells the open connections when one of them works and when it rests.
final class ConnectionState: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let connections: OpenConnections
    private var isCounted = false
    /// The whole requests that are not answered.
    private var count = 0

    init(_ connections: OpenConnections) { self.connections = connections }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { begin(context.channel) }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context.channel)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(context.channel)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { end(context.channel) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = unwrapInboundIn(data) {
            count += 1
            if count == 1, isCounted { connections.work(context.channel) }
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        // The answer to a request that is refused before its end comes early.
        if case .end = unwrapOutboundIn(data), count > 0 {
            count -= 1
            if count == 0, isCounted { connections.rest(context.channel) }
        }
        context.write(data, promise: promise)
    }

    private func begin(_ channel: any Channel) {
        guard !isCounted else { return }
        isCounted = true
        connections.begin(channel)
    }

    private func end(_ channel: any Channel) {
        guard isCounted else { return }
        isCounted = false
        connections.end(channel)
    }
}
