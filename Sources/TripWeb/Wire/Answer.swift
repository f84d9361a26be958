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

    /// Makes the answer shorter for a program that has it already (RFC 9110, section 13.1.2).
    ///
    /// - Parameters:
    ///   - tag: The entity tag of the bytes.
    ///   - known: The entity tags that the program has, as sent.
    /// - Returns: The answer, which may be kept and asked for again; without bytes where they are the same.
    func tagged(_ tag: String, known: String?) -> Answer {
        var answer = self
        let tags = (known ?? "").split(separator: ",").map { tag in
            let text = String(tag.drop { $0 == " " }.prefix { $0 != " " })
            return text.hasPrefix("W/") ? String(text.dropFirst(2)) : text
        }
        if tags.contains(tag) || tags == ["*"] { (answer.status, answer.bytes) = (.notModified, []) }
        answer.fields[.eTag] = tag
        answer.fields[.cacheControl] = "private, no-cache"
        return answer
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
