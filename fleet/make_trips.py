#!/usr/bin/env python3
"""Makes trips for a fleet, one a line, the same ones each time.

    make_trips.py COUNT [--first N] [--calendars SHARE] > trips.ndjson

Trip N is always the same, whatever the others are. Each has about ten activities on the clocks of three places: flights,
hotels and meetings, from October 2026 to the end of 2027. One in twenty has a transfer that is too short. SHARE, from 0 to
100, is the percentage of lines with a calendar in place of a trip of a backup; 10 unless said.
"""

import argparse
import datetime
import json
import math
import multiprocessing
import sys

# Code, city, zone, latitude, longitude, minutes ahead of UTC in winter.
PLACES = [
    ("FRA", "Frankfurt", "Europe/Berlin", 50.0, 8.6, 60), ("LHR", "London", "Europe/London", 51.5, -0.5, 0),
    ("JFK", "New York", "America/New_York", 40.6, -73.8, -300), ("LAX", "Los Angeles", "America/Los_Angeles", 33.9, -118.4, -480),
    ("YVR", "Vancouver", "America/Vancouver", 49.2, -123.2, -480), ("YYC", "Calgary", "America/Edmonton", 51.1, -114.0, -420),
    ("YWG", "Winnipeg", "America/Winnipeg", 49.9, -97.2, -360), ("HAV", "Havana", "America/Havana", 23.0, -82.4, -300),
    ("CMN", "Casablanca", "Africa/Casablanca", 33.4, -7.6, 60), ("HND", "Tokyo", "Asia/Tokyo", 35.6, 139.8, 540),
    ("SIN", "Singapore", "Asia/Singapore", 1.4, 104.0, 480), ("SYD", "Sydney", "Australia/Sydney", -33.9, 151.2, 600),
    ("AKL", "Auckland", "Pacific/Auckland", -37.0, 174.8, 720), ("GRU", "São Paulo", "America/Sao_Paulo", -23.4, -46.5, -180),
    ("JNB", "Johannesburg", "Africa/Johannesburg", -26.1, 28.2, 120), ("DEL", "Delhi", "Asia/Kolkata", 28.6, 77.1, 330),
    ("DXB", "Dubai", "Asia/Dubai", 25.3, 55.4, 240), ("IST", "Istanbul", "Europe/Istanbul", 41.3, 28.7, 180),
    ("MEX", "Mexico City", "America/Mexico_City", 19.4, -99.1, -360), ("MAD", "Madrid", "Europe/Madrid", 40.5, -3.6, 60),
    ("WAW", "Warsaw", "Europe/Warsaw", 52.2, 21.0, 60), ("ORD", "Chicago", "America/Chicago", 42.0, -87.9, -360),
]
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Élise", "Farid", "Grace", "Hiro"]
FIRST = datetime.date(2026, 10, 1)
DATES = [(FIRST + datetime.timedelta(days=number)).isoformat() for number in range(480)]
MASK = (1 << 64) - 1


def numbers(seed):
    """SplitMix64, so that no version of Python makes other trips."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        yield mixed ^ (mixed >> 31)


def minutes_between(one, other):
    """The length of a flight: the great circle at 800 km an hour, and 45 minutes."""
    (la, lo), (lb, mo) = ((math.radians(place[3]), math.radians(place[4])) for place in (one, other))
    cosine = math.sin(la) * math.sin(lb) + math.cos(la) * math.cos(lb) * math.cos(lo - mo)
    return 45 + int(6371 * math.acos(max(-1, min(1, cosine))) / 800 * 60) // 5 * 5


LENGTHS = [[minutes_between(one, other) if one != other else 0 for other in PLACES] for one in PLACES]


def clock(day, minute):
    """A reading of a clock: the minutes of a day, or of those before and after it."""
    day, minute = day + minute // 1440, minute % 1440
    return f"{DATES[day]}T{minute // 60:02}:{minute % 60:02}:00"


def activities(number):
    """The activities of a trip: kind, title, start and end with their zones, place, place of arrival, who takes part."""
    chance = numbers(number)

    def pick(count):
        return next(chance) % count

    home, begun = pick(len(PLACES)), pick(430)
    isHurried = pick(20) == 0
    found, here, day = [], home, begun + 2
    for leg in range(3):
        # Neither where the traveller is, nor home before the last flight.
        there = home if leg == 2 else pick(len(PLACES))
        while leg < 2 and there in (here, home):
            there = (there + 1) % len(PLACES)
        one, other, length = PLACES[here], PLACES[there], LENGTHS[here][there]
        leave = 480 + 15 * pick(40)
        arrive = leave + length + other[5] - one[5]
        flight = f"XQ {100 + pick(900)}"
        found.append(("flight", f"Flight {flight} {one[1]} to {other[1]}", clock(day, leave), one[2], clock(day, arrive),
                      other[2], one, other, flight))
        if isHurried and leg == 0:
            # The train leaves before the flight has landed.
            found.append(("train", "Train to the city", clock(day, arrive - 20), other[2], clock(day, arrive + 25), other[2],
                          other, other, "R 1"))
        here, day = there, day + max(0, arrive // 1440)
        if leg == 2:
            break
        nights = 3 + pick(4)
        found.append(("lodging", f"Hotel {other[1]} {pick(90)}", clock(day, 900 if arrive % 1440 < 840 else 1380), other[2],
                      clock(day + nights, 600), other[2], other, None, None))
        for stay in range(1, nights):
            if pick(4):
                start = 540 + 15 * pick(32)
                found.append(("event", f"Meeting {pick(1000)}", clock(day + stay, start), other[2],
                              clock(day + stay, start + 60), other[2], other, None, None))
        day += nights
    return PLACES[home][2], found


def place_text(place):
    return f'{{"name":"{place[1]}","code":"{place[0]}","latitude":{place[3]},"longitude":{place[4]}}}'


TEXTS = {place[0]: place_text(place) for place in PLACES}


def trip_line(number):
    home, found = activities(number)
    name = NAMES[number % len(NAMES)]
    person = f"{number:08x}-0000-4000-8000-000000000001"
    parts = []
    for index, (kind, title, start, zone, end, last_zone, place, to, flight) in enumerate(found):
        more = f',"destination":{TEXTS[to[0]]},"number":"{flight}"' if to else ""
        parts.append(
            f'{{"uid":"{index}.{number}@example.org","kind":"{kind}","title":"{title}","span":{{"start":{{"local":"{start}",'
            f'"zone":"{zone}"}},"end":{{"local":"{end}","zone":"{last_zone}"}}}},"place":{TEXTS[place[0]]}{more}}}')
    return (f'{{"v":1,"id":"{number:09}","home":"{home}","trip":{{"id":"{number:08x}-0000-4000-8000-000000000000",'
            f'"name":"Trip {number}","travellers":[{{"id":"{number:08x}-0000-4000-8000-000000000002","person":"{person}",'
            f'"name":"{name} {number}","email":"{number}@example.org","role":"owner"}}],"activities":[{",".join(parts)}]}}}}\n')


def calendar_line(number):
    home, found = activities(number)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Fleet//EN"]
    for index, (kind, title, start, zone, end, last_zone, place, to, flight) in enumerate(found):
        start, end = (text.replace("-", "").replace(":", "") for text in (start, end))
        lines += ["BEGIN:VEVENT", f"UID:{index}.{number}@example.org", "DTSTAMP:20260101T000000Z",
                  f"DTSTART;TZID={zone}:{start}", f"DTEND;TZID={last_zone}:{end}", f"SUMMARY:{title}",
                  f"LOCATION:{place[1]}", f"X-MERIDIAN-KIND:{kind.upper()}"]
        if to:
            lines += [f"X-MERIDIAN-NUMBER:{flight}", f"X-MERIDIAN-DESTINATION:{to[1]}"]
        lines.append("END:VEVENT")
    text = "\r\n".join([*lines, "END:VCALENDAR", ""])
    return f'{{"v":1,"id":"{number:09}","home":"{home}","ics":{json.dumps(text, ensure_ascii=False)}}}\n'


def lines(first, end, calendars):
    """The lines of some trips as bytes."""
    return "".join(calendar_line(number) if number * 37 % 100 < calendars else trip_line(number)
                   for number in range(first, end)).encode()


def some_lines(span):
    return lines(*span)


def write(file, count, first=0, calendars=10, step=2_000):
    """Writes trips to a file of bytes, made by all cores."""
    spans = [(start, min(start + step, first + count), calendars) for start in range(first, first + count, step)]
    if len(spans) < 3:
        file.writelines(map(some_lines, spans))
        return
    with multiprocessing.Pool() as pool:
        file.writelines(pool.imap(some_lines, spans))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--calendars", type=int, default=10)
    options = parser.parse_args()
    write(sys.stdout.buffer, options.count, options.first, options.calendars)


if __name__ == "__main__":
    main()
