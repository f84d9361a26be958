import Scheduling

/// The examples of every rule, in the order of docs/rules.md.
enum RuleExamples {
    static let all: [RuleExample] = connections + places + speeds + nights + twice + clocks + dates
}

// MARK: - From one transport to the next

extension RuleExamples {
    static let connections: [RuleExample] = [
        RuleExample(
            .overlap, "A call home and a train, on two clocks",
            [
                "lodging Hotel | 2027-03-12 | 2027-03-15",
                "other Call | 2027-03-15 19:00 Europe/Berlin | 2027-03-15 19:45 Europe/Berlin",
                "flight QJ 714 | 2027-03-12 10:00 Europe/Berlin | 2027-03-12 13:05 America/Los_Angeles | FRA > LAX",
                "train Train 581 | 2027-03-15 11:10 America/Los_Angeles | 2027-03-15 14:05 America/Los_Angeles",
            ],
            says: [
                "Call and Train 581 share 35 min: Call ends on 15 March 2027 19:45 (Europe/Berlin), which is 15 March 2027 11:45 (America/Los_Angeles), and Train 581 starts on 15 March 2027 11:10 (America/Los_Angeles)."
            ]),
        RuleExample(
            .overlap, "A class of every day during a fair: it is told once",
            [
                "event Fair | 2027-03-09 08:00 Europe/Berlin | 2027-03-11 18:00 Europe/Berlin",
                "event Class | 2027-03-09 09:00 Europe/Berlin | 2027-03-09 10:00 Europe/Berlin | | series class",
                "event Class | 2027-03-10 09:00 Europe/Berlin | 2027-03-10 10:00 Europe/Berlin | | series class",
                "event Class | 2027-03-11 09:00 Europe/Berlin | 2027-03-11 10:00 Europe/Berlin | | series class",
                "event Class | 2027-03-12 09:00 Europe/Berlin | 2027-03-12 10:00 Europe/Berlin | | series class",
            ],
            says: [
                "Fair and Class share 1 h: Class starts on 9 March 2027 09:00 (Europe/Berlin) and ends while Fair lasts, until 11 March 2027 18:00 (Europe/Berlin); they meet 2 more times, at last on 11 March 2027 09:00 (Europe/Berlin)."
            ]),
        RuleExample(
            .overlap, "A room, a rented car and a dinner; and a concert that is not booked yet",
            [
                "lodging Hotel | 2027-03-09 15:00 Europe/Berlin | 2027-03-12 11:00 Europe/Berlin",
                "carRental Car | 2027-03-09 12:00 Europe/Berlin | 2027-03-12 12:00 Europe/Berlin",
                "restaurant Dinner | 2027-03-10 19:00 Europe/Berlin | 2027-03-10 21:00 Europe/Berlin",
                "event Concert | 2027-03-10 20:00 Europe/Berlin | 2027-03-10 22:00 Europe/Berlin | | tentative",
            ]),
        RuleExample(
            .overlap, "One flight, booked for two people",
            [
                "flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND | number QJ 714; confirmation R7KQ2M",
                "flight QJ 714 Frankfurt - Tokyo | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND | number QJ 714; confirmation T3XH8W",
            ]),
        RuleExample(
            .impossibleConnection, "A flight that has left before the train arrives",
            [
                "train Train 594 | 2027-03-15 17:50 America/Los_Angeles | 2027-03-15 20:45 America/Los_Angeles",
                "flight QJ 721 | 2027-03-15 20:15 America/Los_Angeles | 2027-03-16 15:20 Europe/Berlin | LAX > FRA",
            ],
            says: [
                "QJ 721 leaves 30 min before Train 594 arrives: it leaves on 15 March 2027 20:15 (America/Los_Angeles), but you arrive on 15 March 2027 20:45 (America/Los_Angeles)."
            ]),
        RuleExample(
            .impossibleConnection, "Another city, and nothing that goes there",
            [
                "flight QJ 11 | 2027-03-10 08:00 Europe/Berlin | 2027-03-10 09:00 Europe/London | FRA > LHR",
                "flight QJ 12 | 2027-03-10 15:00 Europe/Paris | 2027-03-10 16:15 Europe/Berlin | CDG > FRA",
            ],
            says: [
                "QJ 12 leaves from Paris Charles de Gaulle (CDG) on 10 March 2027 15:00 (Europe/Paris), 5 h later and with no transfer after QJ 11, which arrives at London Heathrow (LHR) on 10 March 2027 09:00 (Europe/London); LHR to CDG is 347 km as the crow flies."
            ]),
        RuleExample(
            .impossibleConnection, "Another airport of the city, and too little time to get there",
            [
                "flight QJ 11 | 2027-03-10 08:00 Europe/Berlin | 2027-03-10 09:00 Europe/London | FRA > LHR",
                "flight QJ 12 | 2027-03-10 10:30 Europe/London | 2027-03-10 13:15 Europe/Berlin | LGW > FRA",
            ],
            says: [
                "QJ 12 leaves from London Gatwick (LGW) on 10 March 2027 10:30 (Europe/London), 1 h 30 min later and with no transfer after QJ 11, which arrives at London Heathrow (LHR) on 10 March 2027 09:00 (Europe/London); LHR to LGW is 41 km as the crow flies; this check asks for 2 h 5 min: 45 min to change from flight to flight, 1 h 20 min for the way, LHR to LGW, 53 km."
            ]),
        RuleExample(
            .impossibleConnection, "The same with a train between",
            [
                "flight QJ 11 | 2027-03-10 08:00 Europe/Berlin | 2027-03-10 09:00 Europe/London | FRA > LHR",
                "train Tunnel | 2027-03-10 10:30 Europe/London | 2027-03-10 13:50 Europe/Paris",
                "flight QJ 12 | 2027-03-10 15:00 Europe/Paris | 2027-03-10 16:15 Europe/Berlin | CDG > FRA",
            ]),
        RuleExample(
            .tightConnection, "Half an hour from one flight to the next",
            [
                "flight QJ 11 | 2027-03-10 08:30 Europe/Paris | 2027-03-10 09:45 Europe/Berlin | CDG > FRA",
                "flight QJ 12 | 2027-03-10 10:15 Europe/Berlin | 2027-03-10 11:15 Europe/Berlin | FRA > MUC",
            ],
            says: [
                "QJ 12 leaves 30 min after QJ 11 arrives at Frankfurt am Main (FRA), on 10 March 2027 10:15 (Europe/Berlin); this check asks for 45 min to change from flight to flight; a departure from 10 March 2027 10:30 on would do."
            ]),
        RuleExample(
            .tightConnection, "Fifty minutes from a flight that comes from abroad to a domestic one",
            [
                "flight QJ 40 | 2027-03-10 13:00 Europe/Berlin | 2027-03-10 16:00 America/New_York | FRA > JFK",
                "flight QJ 41 | 2027-03-10 16:50 America/New_York | 2027-03-10 20:20 America/Los_Angeles | JFK > LAX",
            ],
            says: [
                "QJ 41 leaves 50 min after QJ 40 arrives at New York Kennedy (JFK), on 10 March 2027 16:50 (America/New_York); this check asks for 1 h 45 min: 45 min to change from flight to flight, 1 h for border and baggage, coming from DE into US; a departure from 10 March 2027 17:45 on would do."
            ]),
        RuleExample(
            .tightConnection, "The same in one booking, of which half is asked",
            [
                "flight QJ 40 | 2027-03-10 13:00 Europe/Berlin | 2027-03-10 16:00 America/New_York | FRA > JFK | confirmation R7KQ2M",
                "flight QJ 41 | 2027-03-10 16:50 America/New_York | 2027-03-10 20:20 America/Los_Angeles | JFK > LAX | confirmation R7KQ2M",
            ],
            says: [
                "QJ 41 leaves 50 min after QJ 40 arrives at New York Kennedy (JFK), on 10 March 2027 16:50 (America/New_York); this check asks for 53 min: 45 min to change from flight to flight, 1 h for border and baggage, coming from DE into US, less 52 min, as both are one booking; a departure from 10 March 2027 16:53 on would do."
            ]),
        RuleExample(
            .tightConnection, "A train from another station half an hour after the landing",
            [
                "flight QJ 11 | 2027-03-10 08:00 Europe/London | 2027-03-10 10:15 Europe/Paris | LHR > CDG",
                "train TGV 6607 | 2027-03-10 10:45 Europe/Paris | 2027-03-10 12:45 Europe/Paris | Paris Gare de Lyon > Lyon Part-Dieu",
            ],
            says: [
                "TGV 6607 leaves 30 min after QJ 11 arrives at Paris Charles de Gaulle (CDG), on 10 March 2027 10:45 (Europe/Paris); this check asks for 2 h 15 min: 30 min to change from flight to train, 1 h for border and baggage, coming from GB into FR, 45 min for the way, CDG to Paris Gare de Lyon, 30 km; a departure from 10 March 2027 12:30 on would do."
            ]),
        RuleExample(
            .tightConnection, "Another terminal, and another booking",
            [
                "flight QJ 11 | 2027-03-10 07:00 Europe/Berlin | 2027-03-10 08:00 Europe/Berlin | MUC > FRA | confirmation R7KQ2M; arrives Terminal 2",
                "flight XB 9 | 2027-03-10 09:30 Europe/Berlin | 2027-03-10 10:45 Europe/Paris | FRA > CDG | confirmation 8TTX21; leaves T1",
            ],
            says: [
                "XB 9 leaves 1 h 30 min after QJ 11 arrives at Frankfurt am Main (FRA), on 10 March 2027 09:30 (Europe/Berlin); this check asks for 1 h 45 min: 45 min to change from flight to flight, 20 min from terminal 2 to terminal 1, 40 min before the flight, when check-in closes; a departure from 10 March 2027 09:45 on would do."
            ]),
        RuleExample(
            .tightConnection, "From the train to the flight in 40 minutes",
            [
                "train ICE 1 | 2027-03-10 07:00 Europe/Berlin | 2027-03-10 08:00 Europe/Berlin",
                "flight QJ 12 | 2027-03-10 08:40 Europe/Berlin | 2027-03-10 09:40 Europe/Berlin | FRA > MUC",
            ],
            says: [
                "QJ 12 leaves 40 min after ICE 1 arrives at Frankfurt am Main (FRA), on 10 March 2027 08:40 (Europe/Berlin); this check asks for 1 h: 20 min to change from train to flight, 40 min before the flight, when check-in closes; a departure from 10 March 2027 09:00 on would do."
            ]),
        RuleExample(
            .tightConnection,
            "Fifty minutes between two flights inside the Schengen area, and as many in transit",
            [
                "flight QJ 11 | 2027-03-10 08:30 Europe/Paris | 2027-03-10 09:45 Europe/Berlin | CDG > FRA",
                "flight QJ 12 | 2027-03-10 10:35 Europe/Berlin | 2027-03-10 11:35 Europe/Berlin | FRA > MUC",
                "flight QJ 13 | 2027-03-10 18:00 Europe/Berlin | 2027-03-10 19:00 Europe/London | MUC > LHR",
                "flight QJ 14 | 2027-03-10 19:50 Europe/London | 2027-03-10 22:50 America/New_York | LHR > JFK",
            ]),
        RuleExample(
            .tightConnection, "Six minutes from train to train in one station",
            [
                "train ICE 1 | 2027-03-10 07:00 Europe/Berlin | 2027-03-10 08:00 Europe/Berlin | Köln Hbf > Mannheim Hbf",
                "train ICE 2 | 2027-03-10 08:06 Europe/Berlin | 2027-03-10 10:00 Europe/Berlin | Mannheim Hbf > Basel SBB",
            ]),
        RuleExample(
            .tightConnection, "Half an hour between two flights that were sold as one",
            [
                "flight QJ 11 | 2027-03-10 09:00 Europe/Paris | 2027-03-10 10:15 Europe/Berlin | CDG > FRA | confirmation R7KQ2M",
                "flight QJ 12 | 2027-03-10 10:45 Europe/Berlin | 2027-03-10 11:45 Europe/Berlin | FRA > MUC | confirmation R7KQ2M",
            ]),
        RuleExample(
            .tightConnection, "A taxi that waits at the gate, and a walk that ends at the platform",
            [
                "flight QJ 11 | 2027-03-10 08:00 Europe/London | 2027-03-10 10:15 Europe/Berlin | LHR > FRA",
                "transfer Taxi | 2027-03-10 10:15 Europe/Berlin | 2027-03-10 10:40 Europe/Berlin",
                "walk Walk | 2027-03-10 10:40 Europe/Berlin | 2027-03-10 10:50 Europe/Berlin",
                "train ICE 1 | 2027-03-10 10:50 Europe/Berlin | 2027-03-10 12:00 Europe/Berlin",
            ]),
        RuleExample(
            .tightConnection, "A flight whose file does not say when it lands",
            [
                "flight QJ 11 | 2027-03-10 08:00 Europe/London | 2027-03-10 08:00 Europe/London | LHR > FRA",
                "train ICE 1 | 2027-03-10 08:10 Europe/London | 2027-03-10 12:00 Europe/Berlin",
            ], others: [.implausibleSpeed]),
        RuleExample(
            .tightConnection, "A stop of half an hour under one flight number",
            [
                "flight QJ 1 Sydney - Singapore | 2027-03-10 10:00 Australia/Sydney | 2027-03-10 15:15 Asia/Singapore | SYD > SIN | number QJ 1",
                "flight QJ 1 Singapore - London | 2027-03-10 15:50 Asia/Singapore | 2027-03-10 22:10 Europe/London | SIN > LHR | number QJ001",
            ]),
        RuleExample(
            .tightConnection, "A flight that was cancelled, and one that is not booked yet",
            [
                "flight QJ 11 | 2027-03-10 08:00 Europe/London | 2027-03-10 10:15 Europe/Berlin | LHR > FRA",
                "flight QJ 12 | 2027-03-10 10:45 Europe/Berlin | 2027-03-10 11:45 Europe/Berlin | FRA > MUC | cancelled",
                "flight QJ 14 | 2027-03-10 10:50 Europe/Berlin | 2027-03-10 11:50 Europe/Berlin | FRA > MUC | tentative",
            ]),
    ]
}

// MARK: - Clocks and dates

extension RuleExamples {
    static let clocks: [RuleExample] = [
        RuleExample(
            .endsBeforeStart, "An arrival in the zone of the departure",
            [
                "flight QJ 716 | 2027-03-12 17:00 Asia/Tokyo | 2027-03-12 10:05 Asia/Tokyo",
                "restaurant Dinner | 2027-03-13 19:30 America/Los_Angeles | 2027-03-13 21:30 America/Los_Angeles",
            ],
            says: [
                "QJ 716 ends on 12 March 2027 10:05 (Asia/Tokyo), 6 h 55 min before it starts on 12 March 2027 17:00 (Asia/Tokyo); read in America/Los_Angeles, the end would be 10 h 5 min after the start."
            ]),
        RuleExample(
            .endsBeforeStart, "An arrival that the clock shows before the departure",
            [
                "flight QJ 716 | 2027-03-12 17:00 Asia/Tokyo | 2027-03-12 10:05 America/Los_Angeles | HND > LAX"
            ],
            others: [.gainedDay]),
        RuleExample(
            .lostDay, "West over the date line",
            [
                "flight QJ 30 | 2027-03-12 22:30 America/Los_Angeles | 2027-03-14 07:30 Pacific/Auckland | LAX > AKL"
            ],
            says: [
                "QJ 30 arrives on 14 March 2027 07:30 (Pacific/Auckland), when it is 13 March 2027 10:30 (America/Los_Angeles): your clock goes forward 21 h, and there is no 13 March 2027 on the ground for you."
            ], home: "America/Los_Angeles"),
        RuleExample(
            .lostDay, "East over Siberia, eight hours forward",
            ["flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND"]),
        RuleExample(
            .gainedDay, "East over the date line",
            [
                "flight QJ 716 | 2027-03-12 17:00 Asia/Tokyo | 2027-03-12 10:05 America/Los_Angeles | HND > LAX"
            ],
            says: [
                "QJ 716 arrives on 12 March 2027 10:05 (America/Los_Angeles), when it is 13 March 2027 03:05 (Asia/Tokyo): your clock goes back 17 h, and 12 March 2027 is that much longer."
            ]),
        RuleExample(
            .gainedDay, "East over the date line after midnight",
            [
                "flight QJ 72 | 2027-03-13 00:30 Asia/Tokyo | 2027-03-12 13:00 Pacific/Honolulu | HND > HNL"
            ],
            says: [
                "QJ 72 arrives on 12 March 2027 13:00 (Pacific/Honolulu), when it is 13 March 2027 08:00 (Asia/Tokyo): your clock goes back 19 h, and you land on 12 March 2027 again."
            ]),
        RuleExample(
            .gainedDay, "West over the Atlantic, five hours back",
            ["flight QJ 40 | 2027-03-01 13:00 Europe/London | 2027-03-01 16:00 America/New_York | LHR > JFK"]),
        RuleExample(
            .skippedTime, "A breakfast in the hour that summer time leaves out",
            ["event Breakfast | 2027-03-14 02:30 America/New_York | 2027-03-14 04:00 America/New_York"],
            says: [
                "Breakfast starts on 14 March 2027 02:30 (America/New_York), but the clocks go from 02:00 -05:00 to 03:00 -04:00 over this time; it is taken as 14 March 2027 03:30 (America/New_York)."
            ]),
        RuleExample(
            .skippedTime, "A call without a zone on the date that is lost over the Pacific",
            [
                "flight QJ 5 | 2027-03-10 22:00 America/Los_Angeles | 2027-03-12 08:00 Pacific/Auckland",
                "event Call | 2027-03-11 12:00 | 2027-03-11 12:30",
            ],
            says: [
                "Call starts on 11 March 2027 12:00, which your clock never shows, as you change zones over it; it is taken as 11 March 2027 12:00 (Pacific/Auckland), which is 10 March 2027 15:00 (America/Los_Angeles).",
                "Call ends on 11 March 2027 12:30, which your clock never shows, as you change zones over it; it is taken as 11 March 2027 12:30 (Pacific/Auckland), which is 10 March 2027 15:30 (America/Los_Angeles).",
            ], others: [.lostDay]),
        RuleExample(
            .skippedTime, "The same hour where the clocks stay",
            ["event Breakfast | 2027-03-14 02:30 America/Phoenix | 2027-03-14 04:00 America/Phoenix"]),
        RuleExample(
            .repeatedTime, "A bar that closes in the hour that comes twice",
            ["event Bar | 2027-11-06 23:00 America/New_York | 2027-11-07 01:30 America/New_York"],
            says: [
                "Bar ends on 7 November 2027 01:30 (America/New_York), but the clocks go back from 02:00 -04:00 to 01:00 -05:00, so this time comes twice; the first is taken, at -04:00."
            ]),
        RuleExample(
            .repeatedTime, "A watch whose offset was written down beside it",
            [
                "event Watch | 2027-11-07 01:30 America/New_York | 2027-11-07 03:30 America/New_York | | offset -05:00 by 2026f"
            ]),
        RuleExample(
            .skippedDate, "A feast on the date that is lost over the Pacific",
            [
                "flight QJ 30 | 2027-03-12 22:30 America/Los_Angeles | 2027-03-14 07:30 Pacific/Auckland | LAX > AKL",
                "event Feast | 2027-03-13 | 2027-03-14",
            ],
            says: [
                "Feast is on 13 March 2027, of which you have 10 h 30 min, all of it on the way: QJ 30 leaves on 12 March 2027 and arrives on 14 March 2027."
            ], others: [.lostDay], home: "America/Los_Angeles"),
        RuleExample(
            .skippedDate, "30 December 2011 in Samoa",
            ["event Market | 2011-12-30 | 2011-12-31"],
            says: [
                "Market is on 30 December 2011, which your clock (Pacific/Apia) never shows: it goes from 29 December 2011 to 31 December 2011."
            ], home: "Pacific/Apia"),
        RuleExample(
            .skippedDate, "A stay that begins on the lost date, so that the room is ready in the morning",
            [
                "flight QJ 30 | 2027-03-12 22:30 America/Los_Angeles | 2027-03-14 07:30 Pacific/Auckland | LAX > AKL",
                "lodging Harbour Hotel | 2027-03-13 | 2027-03-16",
            ],
            others: [.lostDay], home: "America/Los_Angeles"),
        RuleExample(
            .skippedDate, "A date of 41 hours",
            [
                "flight QJ 716 | 2027-03-12 17:00 Asia/Tokyo | 2027-03-12 10:05 America/Los_Angeles | HND > LAX",
                "event Birthday | 2027-03-12 | 2027-03-13",
            ],
            others: [.gainedDay]),
        RuleExample(
            .zoneDrift, "A dinner in Vancouver, written down before the clocks there stayed on summer time",
            [
                "restaurant Dinner | 2026-12-08 19:00 America/Vancouver | 2026-12-08 21:00 America/Vancouver | | offset -08:00 by 2025b"
            ],
            says: [
                "Dinner starts on 8 December 2026 19:00 (America/Vancouver), which was -08:00 by the rules of 2025b when it was written down and is -07:00 now: the clock there stays, and for everybody elsewhere it is 1 h earlier."
            ]),
        RuleExample(
            .zoneDrift, "The same dinner, written down since",
            [
                "restaurant Dinner | 2026-12-08 19:00 America/Vancouver | 2026-12-08 21:00 America/Vancouver | | offset -07:00 by 2026f"
            ]),
        RuleExample(
            .zoneDrift, "The second pass of an hour that comes twice",
            [
                "event Watch | 2027-10-31 02:30 Europe/Berlin | 2027-10-31 03:30 Europe/Berlin | | offset +01:00 by 2025b"
            ]),
    ]

    static let dates: [RuleExample] = [
        RuleExample(
            .outsideTrip, "A stay of the year before",
            [
                "flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND",
                "lodging Garden Hotel | 2026-03-09 | 2026-03-12",
            ],
            says: [
                "Garden Hotel is on 9 to 11 March 2026, before the trip, which is said to be on 8 to 16 March 2027; to hold it, the trip would have to begin on 9 March 2026."
            ], tripDates: "2027-03-08 to 2027-03-16"),
        RuleExample(
            .outsideTrip, "A flight home that lands a day after the trip is over",
            [
                "flight QJ 721 | 2027-03-15 20:15 America/Los_Angeles | 2027-03-16 15:20 Europe/Berlin | LAX > FRA"
            ],
            says: [
                "QJ 721 is on 15 to 16 March 2027, not only in the trip, which is said to be on 8 to 15 March 2027; to hold it, the trip would have to end on 16 March 2027."
            ], tripDates: "2027-03-08 to 2027-03-15"),
        RuleExample(
            .outsideTrip, "A stay that ends on the last morning, and the weekly call at home",
            [
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12",
                "other Call | 2027-03-07 19:00 Europe/Berlin | 2027-03-07 19:45 Europe/Berlin | | series",
            ],
            tripDates: "2027-03-09 to 2027-03-12"),
        RuleExample(
            .outsideTrip, "By the traveller's dates it is the last evening, whatever the date at home",
            [
                "flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-08 15:10 America/Los_Angeles | FRA > LAX",
                "restaurant Dinner | 2027-03-08 19:30 America/Los_Angeles | 2027-03-08 21:30 America/Los_Angeles",
            ],
            tripDates: "2027-03-08 to 2027-03-08"),
        RuleExample(
            .outsideTrip, "A trip without dates of its own",
            ["event Market | 2026-03-09 10:00 Europe/Berlin | 2026-03-09 11:00 Europe/Berlin"]),
        RuleExample(
            .unplacedTransport, "A ferry as a calendar wrote it, in UTC",
            ["ferry Night ferry | 2027-03-09 19:30 UTC | 2027-03-10 06:00 UTC"],
            says: [
                "Night ferry is on 9 March 2027 19:30 in UTC, which is the clock of neither end; say the zone of each end."
            ]),
        RuleExample(
            .unplacedTransport, "A flight with one end in UTC",
            ["flight QJ 40 | 2027-03-09 10:00 Europe/Berlin | 2027-03-09 20:00 UTC"],
            says: [
                "QJ 40 ends on 9 March 2027 20:00 in UTC, which is the clock of no place; say the zone of each end."
            ]),
        RuleExample(
            .unplacedTransport, "A train without a zone",
            ["train Train 9024 | 2027-03-09 10:31 | 2027-03-09 13:47"],
            says: [
                "Train 9024 is on 9 March 2027 10:31 without a zone, and is read on your clock (Europe/Berlin); say the zone of each end."
            ]),
        RuleExample(
            .unplacedTransport, "A call in UTC, and a ship that keeps a fixed offset",
            [
                "other Call | 2027-03-09 19:00 UTC | 2027-03-09 19:45 UTC",
                "ferry Crossing | 2027-03-10 10:00 Etc/GMT+1 | 2027-03-10 20:00 Etc/GMT+1",
            ]),
    ]
}
