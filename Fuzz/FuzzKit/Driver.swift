#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// SwiftPM names the main function of a program after its target, so libFuzzer's own cannot be used.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ one: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The shared part of all fuzz targets: the start of libFuzzer, and the report of a find.
public enum Fuzz {
    /// Runs libFuzzer until it finds something or its time is over.
    ///
    /// - Parameters:
    ///   - count: The count of arguments of the program.
    ///   - arguments: The arguments, libFuzzer's options and folders.
    ///   - one: Tries one input and returns 0.
    /// - Returns: The exit status of the program.
    public static func run(
        _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
        _ one: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt {
        var count = count
        var arguments = arguments
        return runDriver(&count, &arguments, one)
    }

    /// Ends the program when a property does not hold; libFuzzer then saves the input.
    ///
    /// - Parameters:
    ///   - holds: The property.
    ///   - what: The expected and the actual value.
    public static func require(_ holds: Bool, _ what: @autoclosure () -> String) {
        guard !holds else { return }
        fail(what())
    }

    /// Ends the program; libFuzzer then saves the input.
    ///
    /// - Parameter what: The expected and the actual value.
    public static func fail(_ what: String) -> Never {
        let line = Array("FOUND: \(what)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
        abort()
    }
}
