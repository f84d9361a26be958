import CivilTime
import Foundation
import Messages
import Rendering
import Sealing

/// A release of the tz database: an archive of IANA's, a `tzdata.zi`, or a folder.
struct ReleaseArchive {
    /// The name in messages.
    let name: String
    private let path: String
    /// The bytes of the file; nil for a folder.
    private let bytes: [UInt8]?
    private let context: CommandContext

    /// The most bytes of a compressed archive of a release.
    private static let mostArchiveBytes = 4 << 20
    /// The most bytes of an unpacked archive of a release.
    private static let mostUnpackedBytes = 16 << 20
    /// The most seconds for unpacking an archive.
    private static let longestUnpacking = 30.0
    /// The most bytes of a file with a digest.
    private static let mostDigestBytes = 4_096

    /// Reads an archive.
    ///
    /// - Parameters:
    ///   - path: The file or the folder; `-` is standard input.
    ///   - context: The world that it is in.
    /// - Throws: A ``CommandFailure`` when it cannot be read.
    init(_ path: String, in context: CommandContext) throws {
        let file = InputFile(path: path)
        (self.path, name, self.context) = (path, file.name, context)
        if file.isDirectory {
            bytes = nil
            return
        }
        if path != "-", let open = OpenFile(path), open.byteCount > Self.mostArchiveBytes {
            throw Self.tooLarge(name, open.byteCount)
        }
        let bytes = try file.head(Self.mostArchiveBytes, in: context)
        guard bytes.count <= Self.mostArchiveBytes else { throw Self.tooLarge(name, bytes.count) }
        self.bytes = bytes
    }

    private static func tooLarge(_ name: String, _ count: Int) -> CommandFailure {
        CommandFailure(
            "too-large",
            tr("\(name): has \(count) bytes; an archive of a release has at most \(mostArchiveBytes)"),
            status: .badData)
    }

    private func refusal(_ reason: String, _ status: CommandStatus = .badData) -> CommandFailure {
        CommandFailure("bad-release", "\(Printable.line(name)): \(reason)", status: status)
    }

    /// Returns the relevant files of the release.
    ///
    /// - Parameter folder: A folder of this run for what a program writes.
    /// - Returns: The contents by name.
    /// - Throws: A ``CommandFailure`` when it is no archive, or cannot be unpacked.
    func files(in folder: String) throws -> [String: [UInt8]] {
        guard let bytes else {
            var files: [String: [UInt8]] = [:]
            for name in ReleaseSource.names {
                let file = "\(path)/\(name)"
                guard let open = OpenFile(file) else { continue }
                guard open.byteCount <= ReleaseSource.mostFileBytes, let read = open.read(0..<open.byteCount)
                else { throw refusal(tr("\(name) is too large or cannot be read")) }
                files[name] = read
            }
            return files
        }
        if bytes.starts(with: "# version ".utf8) { return [ReleaseSource.compact: bytes] }
        let unpacked = bytes.starts(with: [0x1F, 0x8B]) ? try gunzipped(in: folder) : bytes
        do {
            return try TarMembers(unpacked, named: ReleaseSource.names).files
        } catch {
            switch error {
            case .noArchive:
                throw refusal(tr("is no archive of a release; expected a file like tzdata2026f.tar.gz"))
            case .cutShort: throw refusal(tr("ends within a file; it was not fetched to its end"))
            case .twice(let name): throw refusal(tr("has two files \(name); expected one"))
            }
        }
    }

    private func gunzipped(in folder: String) throws -> [UInt8] {
        guard let gzip = OtherProgram("gzip", in: context) else {
            throw CommandFailure(
                "no-gzip", tr("\(name): gzip is not installed; unpack the archive, and name the folder"),
                status: .unavailable)
        }
        let packed = folder + "/archive.gz"
        guard let bytes, FileManager.default.createFile(atPath: packed, contents: Data(bytes)) else {
            throw refusal(tr("cannot be unpacked: no room for it in \(folder)"), .cannotCreate)
        }
        do {
            let answer = try gzip.run(
                ["-dc"], input: packed, answer: folder + "/archive", most: Self.mostUnpackedBytes,
                patience: Self.longestUnpacking, environment: context.environment, mixed: false)
            guard answer.status == 0 else {
                throw refusal(tr("is damaged: gzip cannot unpack it to its end"))
            }
            return answer.bytes
        } catch let error as OtherProgram.Refusal {
            switch error {
            case .tooMuch:
                throw refusal(
                    tr("unpacks to more than \(Self.mostUnpackedBytes) bytes, which no release has"))
            case .tooSlow:
                throw refusal(tr("takes more than \(Int(Self.longestUnpacking)) seconds to unpack"))
            case .cannotRun: throw refusal(tr("gzip cannot be run"), .unavailable)
            }
        }
    }
}

// MARK: - Whether it is what was published

extension ReleaseArchive {
    /// Checks the archive against the given digests, and those in files beside it.
    ///
    /// - Parameters:
    ///   - sha256: The SHA-256 digest that it shall have.
    ///   - sha512: The SHA-512 digest that it shall have.
    /// - Returns: The names of the digests that are right.
    /// - Throws: A ``CommandFailure`` with status 65 for a wrong digest.
    func checkDigests(sha256: String?, sha512: String?) throws -> [String] {
        var checked: [String] = []
        let kinds: [(String, String, Int, String?, ([UInt8]) -> String)] = [
            ("SHA-256", "sha256", 64, sha256, { ContentDigest(of: $0).text }),
            ("SHA-512", "sha512", 128, sha512, { LongDigest(of: $0).text }),
        ]
        for (kind, ending, length, stated, digest) in kinds {
            let beside = bytes == nil || path == "-" ? nil : try digestBeside(ending, length)
            let expected = [stated.map { ($0, "--\(ending)") }, beside.map { ($0, "\(name).\(ending)") }]
                .compactMap(\.self)
            for (text, origin) in expected {
                let wanted = text.lowercased()
                guard wanted.utf8.count == length, wanted.allSatisfy(\.isHexDigit) else {
                    throw CommandFailure(
                        "bad-digest",
                        tr(
                            "\(origin) \(Printable.name(text)): is no \(kind) digest; expected \(length) hexadecimal digits"
                        ),
                        status: .usage)
                }
                guard let bytes else {
                    throw CommandFailure(
                        "bad-digest", tr("\(origin): a folder has no digest; name the archive"),
                        status: .usage)
                }
                let found = digest(bytes)
                guard found == wanted else {
                    throw refusal(
                        tr("has the \(kind) digest \(found), and \(origin) says \(wanted); nothing was kept"))
                }
            }
            if !expected.isEmpty { checked.append(kind) }
        }
        return checked
    }

    /// Returns the digest in a file beside the archive, in the format of `sha256sum`, if any.
    private func digestBeside(_ ending: String, _ length: Int) throws -> String? {
        let file = "\(path).\(ending)"
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        guard let open = OpenFile(file), open.byteCount <= Self.mostDigestBytes,
            let bytes = open.read(0..<open.byteCount),
            let word = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).first
        else { throw refusal(tr("\(file) has no digest; expected \(length) hexadecimal digits")) }
        return String(word)
    }

    /// The result of checking the signature in the file `.asc` beside the archive.
    enum Signature: Hashable {
        /// There is no signature.
        case none
        /// It is good, from this signer.
        case good(String)
        /// It was not checked, for this reason.
        case unchecked(String)
    }

    /// Checks the signature beside the archive with gpg.
    ///
    /// - Parameter folder: A folder of this run for what the program writes.
    /// - Returns: What is known of it.
    /// - Throws: A ``CommandFailure`` with status 65 for a bad signature.
    func signature(in folder: String) throws -> Signature {
        let file = path + ".asc"
        guard bytes != nil, path != "-", FileManager.default.fileExists(atPath: file) else { return .none }
        guard let gpg = OtherProgram("gpg", in: context) else {
            return .unchecked(tr("gpg is not installed"))
        }
        let answer: OtherProgram.Answer
        do {
            answer = try gpg.run(
                ["--batch", "--no-tty", "--status-fd", "1", "--verify", file, path], answer: folder + "/gpg",
                most: 1 << 20, patience: 60, environment: context.environment, mixed: false)
        } catch {
            return .unchecked(tr("gpg cannot be run"))
        }
        let lines = answer.text.split(separator: "\n").map { $0.split(separator: " ") }
            .filter { $0.first == "[GNUPG:]" && $0.count > 1 }
        func line(_ word: String) -> [Substring]? { lines.first { $0[1] == word } }
        if let good = line("GOODSIG"), line("VALIDSIG") != nil, answer.status == 0 {
            return .good(Printable.line(good.dropFirst(3).joined(separator: " ")))
        }
        if line("BADSIG") == nil, let unknown = line("NO_PUBKEY") {
            let key = unknown.count > 2 ? Printable.name(String(unknown[2])) : ""
            return .unchecked(tr("gpg does not know the key \(key)"))
        }
        throw refusal(tr("its signature in \(file) is not good; nothing was kept"))
    }
}
