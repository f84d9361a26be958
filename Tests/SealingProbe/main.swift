// Answers scripts/check-sealing: seals and opens between standard input and output.
//
//     sealing-probe seal PASSPHRASE CONTEXT EXPONENT PASSES <CONTENT >BOX
//     sealing-probe open PASSPHRASE CONTEXT <BOX >CONTENT
//     sealing-probe time      how long people wait for a box to open, in milliseconds, five times
//     sealing-probe           nothing, to see what starting costs
//
// Passphrases on a command line are seen by everybody on the machine; nothing but tests should take them so.

import Sealing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

func input() -> [UInt8] {
    var content: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while case let count = read(STDIN_FILENO, &block, block.count), count > 0 {
        content += block.prefix(count)
    }
    return content
}

func put(_ content: [UInt8]) {
    var rest = content[...]
    while case let count = rest.withUnsafeBytes({ write(STDOUT_FILENO, $0.baseAddress, $0.count) }), count > 0
    {
        rest = rest.dropFirst(count)
    }
}

do {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("seal", 5):
        var random = SystemRandomNumberGenerator()
        let cost = ScryptCost(exponent: UInt8(words[3]) ?? 0, passes: UInt8(words[4]) ?? 0)
        let box = try SealedBox.seal(
            input(), under: Passphrase(words[1]), context: Array(words[2].utf8), cost: cost, using: &random)
        put(box.bytes)
    case ("open", 3):
        put(try SealedBox(input()).open(with: Passphrase(words[1]), context: Array(words[2].utf8)))
    case ("time", 1):
        let passphrase = try Passphrase("correct horse")
        let box = try SealedBox.seal([], under: passphrase, context: [])
        for _ in 1...5 {
            let taken = try ContinuousClock().measure { _ = try box.open(with: passphrase, context: []) }
            print(taken / .milliseconds(1))
        }
    default:
        break
    }
} catch {
    put(Array("\(error)\n".utf8))
    exit(1)
}
