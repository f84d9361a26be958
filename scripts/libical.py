"""libical itself, by ctypes: how many errors it finds in a calendar, and what it makes of a VTIMEZONE."""

import contextlib
import ctypes
import ctypes.util
import functools
import time


class Time(ctypes.Structure):
    """icaltimetype."""

    NUMBERS = "year month day hour minute second is_date is_daylight".split()
    _fields_ = [*((name, ctypes.c_int) for name in NUMBERS), ("zone", ctypes.c_void_p)]


@functools.lru_cache(1 << 18)
def time_at(second):
    return Time(*time.gmtime(second)[:6])


class Libical:
    def __init__(self):
        self.library = ctypes.CDLL(ctypes.util.find_library("ical") or "libical.so.3")
        pointer, times = ctypes.c_void_p, [ctypes.c_void_p, ctypes.POINTER(Time), ctypes.POINTER(ctypes.c_int)]
        for name, result, arguments in [
            ("icalparser_parse_string", pointer, [ctypes.c_char_p]), ("icalcomponent_free", None, [pointer]),
            ("icalcomponent_count_errors", ctypes.c_int, [pointer]),
            ("icalcomponent_get_timezone", pointer, [pointer, ctypes.c_char_p]),
            ("icaltimezone_get_utc_offset", ctypes.c_int, times),
            ("icaltimezone_get_utc_offset_of_utc_time", ctypes.c_int, times),
        ]:
            function = getattr(self.library, name)
            function.restype, function.argtypes = result, arguments
        self.library.icalerror_set_errors_are_fatal(0)

    @contextlib.contextmanager
    def parsed(self, data):
        root = self.library.icalparser_parse_string(data)
        yield root
        if root:
            self.library.icalcomponent_free(root)

    def count_errors(self, data):
        """The lines that it does not take; None when it takes nothing at all."""
        with self.parsed(data) as root:
            return self.library.icalcomponent_count_errors(root) if root else None

    def offsets(self, data, name, instants, locals_):
        """The offsets at instants, and those at local times, in the zone that a calendar defines under a name.

        None where it finds an error in the calendar, or no such zone.
        """
        with self.parsed(data) as root:
            is_sound = root and self.library.icalcomponent_count_errors(root) == 0
            zone = self.library.icalcomponent_get_timezone(root, name) if is_sound else None
            if not zone:
                return None
            is_daylight = ctypes.c_int()
            of_utc, of_local = self.library.icaltimezone_get_utc_offset_of_utc_time, self.library.icaltimezone_get_utc_offset
            return [[offset(zone, time_at(second), is_daylight) for second in seconds]
                    for seconds, offset in ((instants, of_utc), (locals_, of_local))]
