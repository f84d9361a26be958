import HTTPTypes
import Hummingbird
import NIOCore

/// What is sent back: a status, fields and bytes.
struct Answer: Sendable {
    var status: HTTPResponse.Status
    var fields: HTTPFields
    var bytes: [UInt8]

    /// Makes an answer of one type of content.
    init(_ status: HTTPResponse.Status = .ok, type: String, _ bytes: [UInt8]) {
        (self.status, self.bytes) = (status, bytes)
        fields = [:]
        fields[.contentType] = type
    }

    /// Makes an answer that sends the browser to another address, with GET.
    init(seeing path: String) {
        (status, bytes, fields) = (.seeOther, [], [:])
        fields[.location] = path
    }

    /// Makes the answer as it goes out.
    ///
    /// - Parameter isHead: Whether the fields alone are asked for.
    /// - Returns: The response, with the fields that every answer has.
    func response(isHead: Bool) -> Response {
        var fields = fields
        PageHeaders.add(to: &fields)
        if isHead {
            fields[.contentLength] = "\(bytes.count)"
            return Response(status: status, headers: fields)
        }
        return Response(
            status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}
