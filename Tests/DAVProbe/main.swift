import DAV

// Answers scripts/check-dav: a line of words with tabs between is asked, and a line answers it. The first words are the
// operation, the address that was typed, the name and the password.
let probe = Probe()
while let line = readLine() {
    let asked = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    do {
        print(try probe.answer(asked).joined(separator: "\t"))
    } catch let failure as DAVFailure {
        let parts = [
            "failure", failure.code.rawValue, failure.mayHaveArrived ? "may have arrived" : "not sent",
            failure.retryAfter.map { "\($0)" } ?? "", "\(failure)",
        ]
        print(parts.joined(separator: "\t"))
    } catch {
        print("error\t\(error)")
    }
    flushOutput()
}
