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
    /// The answers to requests that are not whole yet: those that are refused by their heads.
    private var early = 0
    /// Whether a form with files comes from somebody who is signed in: it may take long, and keeps its connection.
    private var isUpload = false

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
            isUpload = false
            if early > 0 {
                early -= 1
            } else {
                count += 1
                if count == 1, isCounted { connections.work(context.channel) }
            }
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) {
            if count > 0 {
                count -= 1
                if count == 0, isCounted { connections.rest(context.channel) }
            } else {
                early += 1
                if isUpload, isCounted { connections.rest(context.channel) }
                isUpload = false
            }
        }
        context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is AllowedUpload, count == 0, isCounted {
            isUpload = true
            connections.work(context.channel)
        }
        if isCounted, let event = event as? ChannelEvent, event == .inputClosed {
            connections.leave(context.channel)
        }
        context.fireUserInboundEventTriggered(event)
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
