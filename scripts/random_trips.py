"""Trips by lot; a part of check-days. A trip depends on the seed and its number alone."""

import dataclasses
import datetime
import functools
import json
import random

from zone_answers import civil, ids_of
from traveller_days import DAY, Item, day_at, local, offset, pieces, runs_of_traveller

# Both sides of the date line, some with half and three quarters of an hour.
PACIFIC = """Pacific/Apia Pacific/Pago_Pago Pacific/Kiritimati Pacific/Honolulu Pacific/Tongatapu Pacific/Auckland
    Pacific/Chatham Pacific/Fakaofo Pacific/Rarotonga Pacific/Niue Pacific/Fiji Pacific/Marquesas Pacific/Midway
    Asia/Tokyo Asia/Kamchatka Asia/Anadyr America/Adak America/Los_Angeles Australia/Sydney US/Samoa NZ""".split()
# Samoa and Tokelau had no 30 December 2011.
APIA = ["Pacific/Apia", "Pacific/Apia", "Pacific/Fakaofo", "Pacific/Pago_Pago", "Pacific/Auckland", "Pacific/Honolulu"]
# Their clocks went back over midnight, at 00:01 or by hours.
BACK_OVER_MIDNIGHT = ["America/St_Johns", "Canada/Newfoundland", "America/Goose_Bay", "Antarctica/Casey"]
KINDS = ["flight"] * 6 + ["train", "train", "ferry", "ferry", "bus", "car"]
LEGS = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 8]
SHORTEST, LONGEST = 30 * 60, 20 * 3600
# Every tenth trip has a leg missing.
MISSING_EVERY = 10


@dataclasses.dataclass
class Trip:
    number: int
    home: str
    other: str
    items: list

    def __post_init__(self):
        ends = [day for item in self.items for day in (item.departure, item.arrival)]
        # No date that something stands on is within two days of the window's ends.
        self.first, self.end = min(ends) - 4, max(ends) + 5
        self.known = {}

    def lived(self, start, end):
        if (start, end) not in self.known:
            self.known[start, end] = runs_of_traveller(self.items, self.home, start, end)
        return self.known[start, end]

    @property
    def transports(self):
        return [item for item in self.items if item.is_transport]

    @property
    def is_whole(self):
        legs = [item for item in self.items if item.sets_the_clock]
        return all(before.end_zone == after.start_zone for before, after in zip(legs, legs[1:]))

    def question(self):
        def end(zone, second):
            return {"local": local(zone, second).replace(tzinfo=None).isoformat(), "zone": zone,
                    "offset": offset(zone, second)}

        return json.dumps({
            "home": self.home, "other": self.other, "from": date(self.first), "until": date(self.end),
            "activities": [
                {"uid": f"a{index}", "kind": item.kind, "start": end(item.start_zone, item.start),
                 "end": end(item.end_zone, item.end)} for index, item in enumerate(self.items)]})


def date(day):
    return civil(day * DAY)[:10]


zones_of = functools.cache(ids_of)


class Lot:
    """Draws one trip."""

    def __init__(self, seed, number, zones):
        self.random = random.Random(f"{seed} {number}")
        self.number, self.zones = number, zones
        self.misses = number % MISSING_EVERY == MISSING_EVERY - 1

    def trip(self):
        lot = self.random
        zone, second = self.begin()
        legs = lot.choice(LEGS)
        if self.misses:
            legs = max(2, legs)
        gaps = {lot.randrange(1, legs)} if self.misses else set()
        items = []
        for leg in range(legs):
            if leg in gaps:
                zone = self.another(zone)
            start = self.near_midnight(zone, second, 0.15)
            start = start if start >= second else start + DAY
            to = zone if lot.random() < 0.15 else self.another(zone)
            length = 300 * round(SHORTEST / 300 * (LONGEST / SHORTEST) ** lot.random())
            arrival = self.near_midnight(to, start + length, 0.1)
            if not SHORTEST <= arrival - start <= LONGEST:
                arrival = start + length
            items.append(Item(lot.choice(KINDS), start, arrival, zone, to))
            zone, second = to, arrival + self.layover()
        if lot.random() < 0.2:
            at = lot.randrange(items[0].start - DAY, items[-1].end + DAY) // 60 * 60
            caller = lot.choice(self.zones)
            items.append(Item("other", at, at + 60 * lot.randrange(15, 180), caller, caller))
        return Trip(self.number, self.another(""), self.another(""), items)

    def begin(self):
        """The zone and the second from which the first leg departs."""
        lot, kind = self.random, self.random.random()
        if kind < 0.05:
            self.pool = APIA
            return lot.choice(APIA), instant(2011, 12, 28) + lot.randrange(4 * DAY // 300) * 300
        if kind < 0.08:
            self.pool = BACK_OVER_MIDNIGHT
            return self.by_a_change(lot.choice(BACK_OVER_MIDNIGHT), lot.randrange(1988, 2021))
        if kind < 0.11:
            self.pool = self.zones
            return self.by_a_change("Australia/Lord_Howe", lot.randrange(1986, 2038))
        if kind < 0.26:
            self.pool = self.zones
            return self.by_a_change(lot.choice(self.zones), lot.randrange(1975, 2038))
        self.pool = PACIFIC if kind < 0.45 else self.zones
        first, end = lot.choice([(2024, 2033), (2024, 2033), (2024, 2033), (1975, 2024), (2033, 2100)])
        return lot.choice(self.pool), lot.randrange(instant(first, 1, 1), instant(end, 1, 1)) // 300 * 300

    def by_a_change(self, zone, year):
        """A day and a half around a change of the clocks, where the year has one."""
        changes = changes_of(zone, year)
        around = self.random.choice(changes) if changes else instant(year, 6, 1)
        return zone, (around + self.random.randrange(-36 * 3600, 12 * 3600)) // 300 * 300

    def another(self, zone):
        pool = self.zones if self.random.random() < 0.3 else getattr(self, "pool", self.zones)
        while (found := self.random.choice(pool)) == zone:
            continue
        return found

    def near_midnight(self, zone, second, share):
        """Now and then a time at, just before or just after midnight of a zone, of the same date."""
        if self.random.random() >= share:
            return second
        midnight = (day_at(zone, second) + self.random.randrange(2)) * DAY - offset(zone, second)
        return midnight + self.random.choice([-300, -60, 0, 0, 60, 1800])

    def layover(self):
        kind = self.random.random()
        if kind < 0.02:
            return 0
        if kind < 0.5:
            return 300 * self.random.randrange(6, 48)
        return 300 * self.random.randrange(48, 48 * 12)


def instant(year, month, day):
    return int(datetime.datetime(year, month, day, tzinfo=datetime.timezone.utc).timestamp())


@functools.cache
def changes_of(zone, year):
    return [start for start, _, _ in pieces(zone, instant(year, 1, 1), instant(year + 1, 1, 1))[1:]]
