import Scheduling

// MARK: - Where the traveller is

extension RuleExamples {
    private static let out =
        "flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND"
    private static let back =
        "flight QJ 715 | 2027-03-12 11:30 Asia/Tokyo | 2027-03-12 18:20 Europe/Berlin | HND > FRA"
    private static let hotel = "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | Tokyo"

    static let places: [RuleExample] = [
        RuleExample(
            .elsewhere, "A museum in Paris while one is in Tokyo",
            [
                out, hotel,
                "event Museum | 2027-03-10 14:00 Europe/Paris | 2027-03-10 16:00 Europe/Paris | Paris", back,
            ],
            says: [
                "Museum on 10 March 2027 14:00 (Europe/Paris) is in Paris, 9729 km from Tokyo Haneda (HND), where QJ 714 arrives on 9 March 2027 09:55 (Asia/Tokyo), and nothing in the trip goes there."
            ]),
        RuleExample(
            .elsewhere, "A dinner whose zone is that of another trip",
            [
                out, hotel,
                "restaurant Dinner | 2027-03-10 19:30 America/Los_Angeles | 2027-03-10 21:30 America/Los_Angeles",
                back,
            ],
            says: [
                "Dinner on 10 March 2027 19:30 (America/Los_Angeles), which is 11 March 2027 12:30 (Asia/Tokyo), is in another zone than you: you are in Asia/Tokyo from 9 March 2027 09:55 (QJ 714) to 12 March 2027 11:30 (QJ 715); if 10 March 2027 19:30 is meant there, its zone is wrong."
            ]),
        RuleExample(
            .elsewhere, "A hotel with the dates of another week",
            [
                out, hotel, back,
                "flight QJ 11 | 2027-03-16 08:00 Europe/Berlin | 2027-03-16 08:45 Europe/London | FRA > LHR",
                "lodging Strand Hotel | 2027-03-09 | 2027-03-12 | London",
                "flight QJ 12 | 2027-03-16 19:00 Europe/London | 2027-03-16 21:35 Europe/Berlin | LHR > FRA",
            ],
            says: [
                "Strand Hotel from 9 to 12 March 2027 is in London, 9576 km from Tokyo Haneda (HND), where QJ 714 arrives on 9 March 2027 09:55 (Asia/Tokyo), and nothing in the trip goes there."
            ], others: [.doubleLodging]),
        RuleExample(
            .elsewhere, "Calls to home and a meeting, in the zones of those who call",
            [
                out, hotel, "other Call | 2027-03-10 19:00 Europe/Berlin | 2027-03-10 19:45 Europe/Berlin",
                "event Meeting | 2027-03-11 09:00 America/New_York | 2027-03-11 10:00 America/New_York | Online",
                back,
            ]),
        RuleExample(
            .elsewhere, "Tables in Tokyo, written in UTC and in the zone of home",
            [
                out, hotel, "restaurant Dinner | 2027-03-10 10:30 UTC | 2027-03-10 12:00 UTC",
                "restaurant Lunch | 2027-03-11 05:00 Europe/Berlin | 2027-03-11 06:00 Europe/Berlin", back,
            ]),
        RuleExample(
            .elsewhere, "A day in Kyoto by train, with no ticket in the calendar",
            [
                out, hotel,
                "tour Temple walk | 2027-03-10 13:00 Asia/Tokyo | 2027-03-10 17:00 Asia/Tokyo | Kyoto", back,
            ]
        ),
        RuleExample(
            .elsewhere, "A round trip by car from one airport",
            [
                "flight QJ 40 | 2027-05-03 10:00 Europe/Berlin | 2027-05-03 13:30 America/Los_Angeles | FRA > LAS",
                "carRental Car | 2027-05-03 15:00 America/Los_Angeles | 2027-05-07 10:00 America/Los_Angeles | LAS",
                "lodging Lodge | 2027-05-03 | 2027-05-07 | Bryce Canyon",
                "restaurant Diner | 2027-05-05 19:00 America/Denver | 2027-05-05 20:00 America/Denver",
                "flight QJ 41 | 2027-05-07 13:00 America/Los_Angeles | 2027-05-08 09:00 Europe/Berlin | LAS > FRA",
            ]),
        RuleExample(
            .elsewhere, "A hotel and a dinner before the only ticket there is",
            [
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | Paris",
                "restaurant Dinner | 2027-03-10 19:30 Europe/Paris | 2027-03-10 21:30 Europe/Paris",
                back,
            ]),
    ]

    static let speeds: [RuleExample] = [
        RuleExample(
            .implausibleSpeed, "A landing in the zone of the departure",
            [
                "flight QJ 714 | 2027-03-08 23:40 Europe/Berlin | 2027-03-09 20:55 Europe/Berlin | FRA > HND",
                "flight QJ 40 | 2027-03-10 15:00 Europe/Berlin | 2027-03-10 15:40 Europe/Berlin | FRA > JFK",
                "restaurant Dinner | 2027-03-10 19:30 America/New_York | 2027-03-10 21:30 America/New_York | JFK",
            ],
            says: [
                "QJ 40 takes 40 min for the 6188 km from Frankfurt am Main (FRA) to New York Kennedy (JFK), 9282 km/h, which no flight reaches; with the end read in America/New_York it would be 6 h 40 min and 928 km/h."
            ], others: [.impossibleConnection]),
        RuleExample(
            .implausibleSpeed,
            "The same, and of the place of landing nothing is known but another zone of the trip",
            [
                "flight QJ 40 | 2027-03-10 15:00 Europe/Berlin | 2027-03-10 15:40 Europe/Berlin | FRA > JFK",
                "restaurant Dinner | 2027-03-10 19:30 America/New_York | 2027-03-10 21:30 America/New_York",
            ],
            says: [
                "QJ 40 takes 40 min for the 6188 km from Frankfurt am Main (FRA) to New York Kennedy (JFK), 9282 km/h, which no flight reaches."
            ]),
        RuleExample(
            .implausibleSpeed, "A landing a day too late",
            ["flight QJ 11 | 2027-03-10 08:00 Europe/London | 2027-03-11 10:35 Europe/Berlin | LHR > FRA"],
            says: [
                "QJ 11 takes 1 day 1 h 35 min for the 653 km from London Heathrow (LHR) to Frankfurt am Main (FRA), 26 km/h, which is too slow for a flight; with the end on 10 March 2027 it would be 1 h 35 min and 412 km/h."
            ]),
        RuleExample(
            .implausibleSpeed, "Fast trains and flights with the jet stream",
            [
                "train TGV | 2027-03-09 08:00 Europe/Paris | 2027-03-09 08:50 Europe/Paris | CDG > Lille",
                "flight QJ 41 | 2027-03-10 20:00 America/New_York | 2027-03-11 05:45 Europe/London | JFK > LHR",
            ]),
        RuleExample(
            .implausibleSpeed, "A flight with a stop for the night under one number",
            ["flight QJ 1 | 2027-03-10 16:00 Australia/Sydney | 2027-03-11 20:10 Europe/London | SYD > LHR"]),
        RuleExample(
            .implausibleSpeed, "A flight without an arrival",
            ["flight QJ 12 | 2027-03-10 08:00 Europe/London | 2027-03-10 08:00 Europe/London | LHR > FRA"],
            says: [
                "QJ 12 ends as it starts, and it is 653 km from London Heathrow (LHR) to Frankfurt am Main (FRA): its arrival was not given."
            ]),
        RuleExample(
            .implausibleSpeed, "A flight with floating times",
            ["flight QJ 15 | 2027-03-11 08:00 | 2027-03-11 08:10 | FRA > LHR"], others: [.unplacedTransport]),
    ]

    static let nights: [RuleExample] = [
        RuleExample(
            .nightWithoutBed, "The last night was not booked",
            [out, "lodging Garden Hotel | 2027-03-09 | 2027-03-11 | Tokyo", back],
            says: [
                "You have no bed for the night of 11 March 2027, in or near Tokyo Haneda (HND), where you are from 9 March 2027 09:55 (QJ 714) to 12 March 2027 11:30 (QJ 715); a stay from 11 to 12 March 2027 is missing."
            ]),
        RuleExample(
            .nightWithoutBed, "Arrival and departure of one room, as a feed tells them",
            [
                out,
                "lodging Check-in: Garden Hotel | 2027-03-09 15:00 Asia/Tokyo | 2027-03-09 16:00 Asia/Tokyo | Garden Hotel",
                "lodging Check-out: Garden Hotel | 2027-03-12 09:00 Asia/Tokyo | 2027-03-12 10:00 Asia/Tokyo | Garden Hotel",
                back,
            ]),
        RuleExample(
            .nightWithoutBed, "Two visits of one house are no stay",
            [
                out,
                "lodging Garden Hotel | 2027-03-09 15:00 Asia/Tokyo | 2027-03-09 16:00 Asia/Tokyo | Garden Hotel",
                "lodging Garden Hotel | 2027-03-12 09:00 Asia/Tokyo | 2027-03-12 10:00 Asia/Tokyo | Garden Hotel",
                back,
            ],
            says: [
                "You have no bed for the 3 nights from 9 to 12 March 2027, in or near Tokyo Haneda (HND), where you are from 9 March 2027 09:55 (QJ 714) to 12 March 2027 11:30 (QJ 715); a stay from 9 to 12 March 2027 is missing."
            ]),
        RuleExample(
            .nightWithoutBed, "A landing after midnight, and a room from the new date on",
            [
                "flight QJ 718 | 2027-03-08 15:20 Europe/Berlin | 2027-03-10 00:40 Asia/Tokyo | FRA > HND",
                "lodging Garden Hotel | 2027-03-10 15:00 Asia/Tokyo | 2027-03-12 11:00 Asia/Tokyo | Tokyo",
                back,
            ],
            says: [
                "You have no bed for the night of 9 March 2027, in or near Tokyo Haneda (HND), where you are from 10 March 2027 00:40 (QJ 718) to 12 March 2027 11:30 (QJ 715); a stay from 9 to 10 March 2027 is missing."
            ]),
        RuleExample(
            .nightWithoutBed, "No beds at all, which may be at friends'", [out, back],
            says: [
                "You have no bed for the 3 nights from 9 to 12 March 2027, in or near Tokyo Haneda (HND), where you are from 9 March 2027 09:55 (QJ 714) to 12 March 2027 11:30 (QJ 715); a stay from 9 to 12 March 2027 is missing."
            ]),
        RuleExample(
            .nightWithoutBed, "A room for the night of a late arrival",
            [
                "flight QJ 718 | 2027-03-08 15:20 Europe/Berlin | 2027-03-10 00:40 Asia/Tokyo | FRA > HND",
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | Tokyo", back,
            ]),
        RuleExample(
            .nightWithoutBed, "East over the Pacific, and a room by dates",
            [
                "flight QJ 60 | 2027-03-08 11:00 America/Los_Angeles | 2027-03-09 16:00 Asia/Tokyo | LAX > HND",
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | Tokyo",
                "flight QJ 61 | 2027-03-12 17:00 Asia/Tokyo | 2027-03-12 10:05 America/Los_Angeles | HND > LAX",
            ],
            others: [.lostDay, .gainedDay], home: "America/Los_Angeles"),
        RuleExample(
            .nightWithoutBed, "A date of 43 hours, and a room from the next date on",
            [
                "flight QJ 60 | 2027-03-08 11:00 America/Los_Angeles | 2027-03-09 16:00 Asia/Tokyo | LAX > HND",
                "lodging Garden Hotel | 2027-03-09 | 2027-03-10 | Tokyo",
                "flight QJ 62 | 2027-03-10 22:00 Asia/Tokyo | 2027-03-10 10:00 Pacific/Honolulu",
                "lodging Beach Hotel | 2027-03-11 | 2027-03-15",
                "flight QJ 63 | 2027-03-15 13:00 Pacific/Honolulu | 2027-03-15 20:00 America/Los_Angeles",
            ],
            says: [
                "You have no bed for the night of 10 March 2027, in or near Pacific/Honolulu, where you are from 10 March 2027 10:00 (QJ 62) to 15 March 2027 13:00 (QJ 63); a stay from 10 to 11 March 2027 is missing."
            ], others: [.lostDay, .gainedDay], home: "America/Los_Angeles"),
        RuleExample(
            .nightWithoutBed, "Red-eyes and a night train: nights on the way are slept",
            [
                "flight QJ 40 | 2027-03-01 13:00 Europe/Berlin | 2027-03-01 16:00 America/New_York | FRA > JFK",
                "restaurant Dinner | 2027-03-01 18:30 America/New_York | 2027-03-01 20:00 America/New_York",
                "flight QJ 80 | 2027-03-01 23:30 America/New_York | 2027-03-02 02:50 America/Los_Angeles | JFK > LAX",
                "train Night train | 2027-03-02 21:00 America/Los_Angeles | 2027-03-03 08:00 America/Los_Angeles",
                "flight QJ 41 | 2027-03-03 14:00 America/Los_Angeles | 2027-03-04 10:00 Europe/Berlin",
            ]),
        RuleExample(
            .nightWithoutBed, "Weeks at home between two trips",
            [
                out, hotel, back,
                "flight QJ 11 | 2027-03-20 08:00 Europe/Berlin | 2027-03-20 08:45 Europe/London | FRA > LHR",
                "lodging Strand Hotel | 2027-03-20 | 2027-03-21 | London",
                "flight QJ 12 | 2027-03-21 19:00 Europe/London | 2027-03-21 21:35 Europe/Berlin | LHR > MUC",
                "flight QJ 13 | 2027-03-25 08:00 Europe/Berlin | 2027-03-25 09:45 Europe/London | MUC > LHR",
            ]),
        RuleExample(
            .nightWithoutBed, "A house that was not recognised as one, and a trek",
            [
                out, "event Anna's flat | 2027-03-09 | 2027-03-11",
                "tour Trek | 2027-03-11 08:00 Asia/Tokyo | 2027-03-12 09:00 Asia/Tokyo", back,
            ]),
        RuleExample(
            .nightWithoutBed, "Flights in UTC, whose local times are unknown",
            [
                "flight QJ 40 | 2027-03-01 12:00 UTC | 2027-03-01 23:00 UTC",
                "lodging Beach Hotel | 2027-03-01 | 2027-03-03",
                "flight QJ 41 | 2027-03-04 06:00 UTC | 2027-03-04 17:00 UTC",
            ], others: [.unplacedTransport, .unplacedTransport]),
        RuleExample(
            .nightWithoutBed, "A stop of six hours by night",
            [
                "flight QJ 90 | 2027-03-01 06:00 Europe/Berlin | 2027-03-02 00:10 Asia/Singapore | FRA > SIN",
                "flight QJ 91 | 2027-03-02 06:20 Asia/Singapore | 2027-03-02 17:00 Australia/Sydney | SIN > SYD",
            ]),
        RuleExample(
            .nightWithoutBed, "A trip that is all hotels, and none of tickets",
            ["lodging One | 2027-03-01 | 2027-03-03", "lodging Two | 2027-03-05 | 2027-03-08"]),
        RuleExample(
            .doubleLodging, "Two hotels for one night",
            [
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12",
                "lodging Harbour Hotel | 2027-03-11 15:00 Asia/Tokyo | 2027-03-14 11:00 Asia/Tokyo",
            ],
            says: [
                "Garden Hotel (9 to 12 March 2027) and Harbour Hotel (11 to 14 March 2027) are both booked for the night of 11 March 2027; Harbour Hotel from 12 March 2027 on would follow."
            ]),
        RuleExample(
            .doubleLodging, "An inn in the middle of a stay",
            [
                "lodging Garden Hotel | 2027-03-09 | 2027-03-16",
                "lodging Mountain Inn | 2027-03-11 | 2027-03-13",
            ],
            says: [
                "Garden Hotel (9 to 16 March 2027) and Mountain Inn (11 to 13 March 2027) are both booked for the 2 nights from 11 to 13 March 2027."
            ]),
        RuleExample(
            .doubleLodging, "Two hotels that meet on the day of change",
            [
                "lodging Garden Hotel | 2027-03-09 15:00 Asia/Tokyo | 2027-03-12 11:00 Asia/Tokyo",
                "lodging Harbour Hotel | 2027-03-12 09:00 Asia/Tokyo | 2027-03-14 11:00 Asia/Tokyo",
                "lodging Day room | 2027-03-10 | 2027-03-10",
            ]),
        RuleExample(
            .doubleLodging, "Two rooms for a family, and a hotel that is only held or was cancelled",
            [
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | | room 12",
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | | room 14",
                "lodging Harbour Hotel | 2027-03-09 | 2027-03-12 | | tentative",
                "lodging Palace Hotel | 2027-03-09 | 2027-03-12 | | cancelled",
            ]),
        RuleExample(
            .doubleLodging, "The night of 12 March twice, in Tokyo and in Los Angeles",
            [
                "flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND",
                "lodging Garden Hotel | 2027-03-09 | 2027-03-13",
                "flight QJ 710 | 2027-03-13 08:05 Asia/Tokyo | 2027-03-13 00:50 America/Los_Angeles | HND > LAX",
                "lodging Harbour Hotel | 2027-03-12 | 2027-03-14",
            ],
            others: [.gainedDay]),
        RuleExample(
            .doubleLodging, "A room kept to the last evening, and one that is ready in the morning",
            [
                "lodging Beach Hotel | 2027-03-12 | 2027-03-16",
                "flight QJ 82 | 2027-03-15 22:30 America/Los_Angeles | 2027-03-16 06:50 America/New_York | LAX > JFK",
                "lodging Park Hotel | 2027-03-15 | 2027-03-18",
            ]),
        RuleExample(
            .doubleLodging, "A trip from a flat that one lives in",
            ["lodging Flat | 2027-03-01 | 2027-09-01", "lodging Garden Hotel | 2027-03-09 | 2027-03-12"]),
    ]

    static let twice: [RuleExample] = [
        RuleExample(
            .duplicateBooking, "One flight from a feed and from the airline",
            [
                "flight Flight to Tokyo | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND",
                "flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND | number QJ 714; confirmation R7KQ2M; seat 28C",
            ],
            says: [
                "Flight to Tokyo and QJ 714 are one flight, on 8 March 2027 12:40 (Europe/Berlin), that is in the trip twice; one of the two can go."
            ]),
        RuleExample(
            .duplicateBooking, "One flight with an old and a new time",
            [
                "flight QJ 721 | 2027-03-15 20:15 America/Los_Angeles | 2027-03-16 15:20 Europe/Berlin | LAX > FRA | number QJ 721",
                "flight Flight QJ0721 | 2027-03-15 22:40 America/Los_Angeles | 2027-03-16 17:45 Europe/Berlin | LAX > FRA | number QJ0721",
            ],
            says: [
                "QJ 721 and Flight QJ0721 are one flight with two times: it leaves on 15 March 2027 20:15 (America/Los_Angeles) or on 15 March 2027 22:40 (America/Los_Angeles)."
            ]),
        RuleExample(
            .duplicateBooking, "One stay, by dates and by hours",
            [
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | | confirmation 4418207",
                "lodging Stay at Garden Hotel Tokyo | 2027-03-09 15:00 Asia/Tokyo | 2027-03-12 11:00 Asia/Tokyo | | confirmation 4418207",
            ],
            says: [
                "Garden Hotel and Stay at Garden Hotel Tokyo are one stay, 9 to 12 March 2027, that is in the trip twice; one of the two can go."
            ]),
        RuleExample(
            .duplicateBooking, "One stay, its code with points and without",
            [
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | | confirmation 4321.567.890",
                "lodging Garden Hotel Tokyo | 2027-03-09 | 2027-03-12 | | confirmation 4321567890",
            ],
            says: [
                "Garden Hotel and Garden Hotel Tokyo are one stay, 9 to 12 March 2027, that is in the trip twice; one of the two can go."
            ]),
        RuleExample(
            .duplicateBooking, "A family in one plane and in two rooms",
            [
                "flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND | number QJ 714; confirmation R7KQ2M; seat 28C",
                "flight QJ 714 | 2027-03-08 12:40 Europe/Berlin | 2027-03-09 09:55 Asia/Tokyo | FRA > HND | number QJ 714; confirmation R7KQ2M; seat 28D",
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | | confirmation 4418207; room 12",
                "lodging Garden Hotel | 2027-03-09 | 2027-03-12 | | confirmation 4418207; room 14",
            ]),
        RuleExample(
            .duplicateBooking, "One number on two stretches, and on two days",
            [
                "flight QJ 1 | 2027-03-10 10:00 Australia/Sydney | 2027-03-10 15:15 Asia/Singapore | SYD > SIN | number QJ 1",
                "flight QJ 1 | 2027-03-10 17:00 Asia/Singapore | 2027-03-10 23:20 Europe/London | SIN > LHR | number QJ 1",
                "train ICE 1 | 2027-03-11 08:00 Europe/Berlin | 2027-03-11 09:00 Europe/Berlin | | number ICE 1",
                "train ICE 1 | 2027-03-12 08:00 Europe/Berlin | 2027-03-12 09:00 Europe/Berlin | | number ICE 1",
            ]),
        RuleExample(
            .duplicateBooking, "Two tickets for one concert, and a booking that was cancelled",
            [
                "event Concert | 2027-03-10 20:00 Europe/Berlin | 2027-03-10 22:00 Europe/Berlin",
                "event Concert | 2027-03-10 20:00 Europe/Berlin | 2027-03-10 22:00 Europe/Berlin",
                "restaurant Dinner | 2027-03-11 20:00 Europe/Berlin | 2027-03-11 22:00 Europe/Berlin",
                "restaurant Dinner | 2027-03-11 20:00 Europe/Berlin | 2027-03-11 22:00 Europe/Berlin | | cancelled",
            ]),
    ]
}
