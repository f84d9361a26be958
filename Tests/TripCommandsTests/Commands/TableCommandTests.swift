import Foundation
import ICalendar
import TestKit
import Testing
import TripCommands

@Suite("Tables and receipts") struct TableCommandTests {
    /// Lines of a table without quotes.
    private static func cells(_ text: String) -> [[String]] {
        text.split(separator: "\r\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test func `costs and expenses are tables for a spreadsheet`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Lisbon", "--traveller", "Ada", "--traveller", "Ben")
        _ = try place.run("trip", "new", "Oslo")
        _ = try place.run(
            "add", "lodging", "Garden Hotel", "--trip", "Lisbon", "--start", "2027-05-01", "--nights", "3",
            "--cost", "300 EUR")
        _ = try place.run(
            "expense", "add", "=HYPERLINK(1)", "--trip", "Lisbon", "--amount", "84 EUR", "--paid-by", "Ada",
            "--split", "Ada,Ben", "--date", "2027-05-02")
        _ = try place.run(
            "expense", "add", "Taxi", "--trip", "Oslo", "--amount", "90 NOK", "--date", "2027-06-02")
        let cost = Self.cells(try place.run("cost", "--csv").output)
        #expect(cost.count == 2)
        #expect(cost[0].prefix(3) == ["trip", "kind", "title"])
        #expect(cost[1].prefix(4) == ["Lisbon", "lodging", "Garden Hotel", "2027-05-01"])
        #expect(cost[1].contains("300.00"))
        #expect(cost[1].contains("100.00"))
        let list = Self.cells(try place.run("expense", "list", "--csv").output)
        #expect(list.count == 3)
        #expect(list[1].prefix(3) == ["Lisbon", "2027-05-02", "'=HYPERLINK(1)"])
        #expect(
            list[2].prefix(6) == ["Oslo", "2027-06-02", "Taxi", "transportation", "90.00", "NOK"]
                || list[2].prefix(3) == ["Oslo", "2027-06-02", "Taxi"])
        let file = "\(place.path)/cost.csv"
        #expect(try place.run("cost", "Lisbon", "--csv", "-o", file).output == "\(file): 1 line\n")
        #expect(try Fixtures.text(file) == place.run("cost", "Lisbon", "--csv").output)
        #expect(Self.cells(try place.run("cost", "Oslo", "--csv").output).count == 1)
    }

    @Test(arguments: [
        ["cost", "--csv", "--json"], ["cost", "-o", "x"], ["expense", "list", "--csv", "--json"],
    ])
    func `a table is one form`(words: [String]) throws {
        #expect(try Workplace().run(words).status == .usage)
    }

    @Test func `without trips a table has its head`() throws {
        let place = try Workplace()
        #expect(try place.run("cost", "--csv").output.hasPrefix("trip,kind,"))
        #expect(try place.run("expense", "list", "--csv").output.hasPrefix("trip,date,"))
    }

    @Test func `a receipt is attached to its expense, and shown with it`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Lisbon")
        _ = try place.run("expense", "add", "Dinner", "--amount", "84 EUR")
        let receipt = try place.file("receipt.txt", "84 EUR")
        let run = try place.run("attach", "--expense", "dinner", receipt, "--json")
        #expect(run.status == .success, "\(run.errors)")
        #expect(try run.json()["of"] as? String == "expense")
        _ = try place.run("attach", "--expense", "dinner", "--note", "with Ben", "--about", "Who")
        #expect(try place.run("expense", "list").output.contains("receipt receipt.txt and 1 more"))
        let list = try place.run("expense", "list", "--json").json()
        let expense = try #require((list["expenses"] as? [[String: Any]])?.first)
        let receipts = try #require(expense["receipts"] as? [[String: Any]])
        #expect(receipts.map { $0["name"] as? String } == ["receipt.txt", "Note"])
        #expect(receipts.first?["owner"] as? String == expense["id"] as? String)
        #expect(try place.run("attachments", "list").lines.filter { $0.contains(" · receipt · ") }.count == 2)
        #expect(
            try place.run("expense", "edit", "dinner", "--title", "Supper").output.contains("receipt.txt"))
        #expect(try place.run("attach", "--expense", "nothing", receipt).status == .noInput)
        #expect(try place.run("attach", "Hotel", receipt, "--expense", "supper").status == .usage)
        #expect(try place.run("attach", "--expense", "supper").status == .usage)
        #expect(try place.run("expense", "delete", "supper", "--yes").status == .success)
        #expect(try place.run("attachments", "list").output.hasPrefix("nothing is attached"))
        _ = try place.run("undo")
        let listed = try place.run("attachments", "list").lines
        #expect(listed.count == 3 && listed.last?.hasPrefix("2 attached, of ") == true)
    }
}
