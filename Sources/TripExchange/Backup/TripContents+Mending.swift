import Trips

extension TripContents {
    /// The contents with another word, or none, for what of the trip itself breaks a rule, so that nothing else goes with it.
    ///
    /// A backup is all that is left of a store one day. It has the trip without the country that is none, and a traveller
    /// without a name under a name, since expenses name the traveller.
    ///
    /// ```swift
    /// contents.trip.countries = ["JP", "x"]
    /// contents.mended()?.contents.trip.countries  // ["JP"]
    /// ```
    ///
    /// - Returns: The contents, and what they say otherwise; `nil` where the trip cannot be read again even so, or has no flaw
    ///   of its own.
    public func mended() -> (contents: TripContents, mends: [TripMend])? {
        var copy = self
        var mends: [TripMend] = []
        copy.mendIdentifiers(&mends)
        copy.mendTravellers(&mends)
        copy.mendFacts(&mends)
        guard !mends.isEmpty, BackupDocument.flaw(of: copy.trip, "$") == nil else { return nil }
        return (copy, mends)
    }

    // MARK: - Identifiers

    private mutating func mendIdentifiers(_ mends: inout [TripMend]) {
        if let error = trip.id.flaw {
            let id = trip.id.substitute
            trip = trip.called(id)
            mends.append(TripMend(.identifier, error, substitute: id.text))
        }
        var substitutes: [TravellerID: TravellerID] = [:]
        for traveller in trip.travellers {
            guard let error = traveller.id.flaw else { continue }
            let id = traveller.id.substitute
            substitutes[traveller.id] = id
            mends.append(
                TripMend(.travellerIdentifier(name: traveller.name), error, substitute: id.text))
        }
        guard !substitutes.isEmpty else { return }
        trip.travellers = trip.travellers.map {
            Traveller(id: substitutes[$0.id] ?? $0.id, name: $0.name, email: $0.email, role: $0.role)
        }
        for index in expenses.indices {
            expenses[index].payer = expenses[index].payer.map { substitutes[$0] ?? $0 }
            expenses[index].split = expenses[index].split?.naming(substitutes)
        }
    }

    // MARK: - Facts

    private mutating func mendTravellers(_ mends: inout [TripMend]) {
        var travellers: [Traveller] = []
        for (index, traveller) in trip.travellers.enumerated() {
            var kept = traveller
            kept.email = nil
            if let error = Trip.flaw({ $0.travellers = [kept] }) {
                kept.name = "Recovered \(index + 1)"
                mends.append(TripMend(.travellerName, error, substitute: kept.name))
            }
            kept.email = traveller.email
            if let error = Trip.flaw({ $0.travellers = [kept] }) {
                kept.email = nil
                mends.append(TripMend(.travellerAddress(kept), error))
            }
            if let error = Trip.flaw({ $0.travellers = travellers + [kept] }) {
                mends.append(TripMend(.traveller, error))
            } else {
                travellers.append(kept)
            }
        }
        trip.travellers = travellers
    }

    private mutating func mendFacts(_ mends: inout [TripMend]) {
        let said = trip
        if let error = Trip.flaw({ $0.name = said.name }) {
            trip.name = "Recovered"
            mends.append(TripMend(.name, error, substitute: trip.name))
        }
        if let error = Trip.flaw({ ($0.start, $0.end) = (said.start, said.end) }) {
            (trip.start, trip.end) = (nil, nil)
            mends.append(TripMend(.dates, error))
        }
        trip.budget = []
        for money in said.budget {
            if let error = Trip.flaw({ [kept = trip.budget] in $0.budget = kept + [money] }) {
                mends.append(TripMend(.budget, error))
            } else {
                trip.budget.append(money)
            }
        }
        trip.countries = []
        for country in said.countries {
            if let error = Trip.flaw({ $0.countries = [country] }) {
                mends.append(TripMend(.country, error))
            } else {
                trip.countries.append(country)
            }
        }
    }
}

extension Trip {
    /// Why a trip that says this, and nothing else, breaks a rule of the model.
    fileprivate static func flaw(_ say: (inout Trip) -> Void) -> TripError? {
        var trip = Trip(id: TripID(""), name: "Trip")
        say(&trip)
        do throws(TripError) {
            try trip.check()
            return nil
        } catch {
            return error
        }
    }

    /// The same trip under another identifier.
    fileprivate func called(_ id: TripID) -> Trip {
        var copy = Trip(
            id: id, name: name, home: home, notes: notes, isArchived: isArchived, source: source,
            zones: zones)
        (copy.start, copy.end, copy.defaultZone, copy.kind) = (start, end, defaultZone, kind)
        (copy.travellers, copy.budget, copy.countries) = (travellers, budget, countries)
        (copy.createdAt, copy.lastModified) = (createdAt, lastModified)
        return copy
    }
}

extension RecordID {
    /// Why it is no identifier.
    fileprivate var flaw: TripError? {
        do throws(TripError) {
            _ = try RecordID.validated(text)
            return nil
        } catch {
            return error
        }
    }

    /// An identifier in its place, the same for the same text, so that two backups say the same.
    fileprivate var substitute: RecordID {
        var numbers = TextSeed(text)
        return .random(using: &numbers)
    }
}

/// Numbers that follow from a text (FNV-1a, then SplitMix64).
private struct TextSeed: RandomNumberGenerator {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ text: String) {
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }
}

extension ExpenseSplit {
    /// The split among the same travellers under other identifiers.
    fileprivate func naming(_ substitutes: [TravellerID: TravellerID]) -> ExpenseSplit {
        func id(_ id: TravellerID) -> TravellerID { substitutes[id] ?? id }
        switch self {
        case .equally(let travellers): return .equally(among: travellers.map(id))
        case .byShares(let shares):
            return .byShares(shares.map { ExpenseShare(traveller: id($0.traveller), weight: $0.weight) })
        case .exactly(let parts):
            return .exactly(parts.map { ExpensePart(traveller: id($0.traveller), money: $0.money) })
        }
    }
}
