/* Says what libical makes of a VTIMEZONE; check-vtimezone compiles and starts it.
 *
 * It reads, again and again: three int64 (the length of a calendar, a number of instants, a number of local times),
 * the calendar, the instants in seconds of Unix time, and the local times in seconds since 1970-01-01T00:00 on the
 * same clock. For each of both it writes the offset as an int64; NO_ZONE where the calendar has no VTIMEZONE of the
 * id "Probed", or libical found an error in it. Numbers are in the machine's own byte order.
 */
#include <libical/ical.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define NO_ZONE INT64_MIN

static void take(void *into, size_t size)
{
    if (fread(into, 1, size, stdin) != size) exit(65);
}

/* Howard Hinnant's civil_from_days: libical's own way goes wrong before 1970. */
static struct icaltimetype civil(int64_t second)
{
    struct icaltimetype time = icaltime_null_time();
    int64_t days = second / 86400 - (second % 86400 < 0);
    int64_t rest = second - days * 86400;
    int64_t shifted = days + 719468;
    int64_t era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
    int64_t of_era = shifted - era * 146097;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int64_t month = (5 * of_year + 2) / 153;
    time.day = (int)(of_year - (153 * month + 2) / 5 + 1);
    time.month = (int)(month < 10 ? month + 3 : month - 9);
    time.year = (int)(year + era * 400 + (time.month <= 2));
    time.hour = (int)(rest / 3600);
    time.minute = (int)(rest / 60 % 60);
    time.second = (int)(rest % 60);
    return time;
}

int main(void)
{
    icalerror_set_errors_are_fatal(0);
    int64_t sizes[3];
    while (fread(sizes, sizeof *sizes, 3, stdin) == 3) {
        size_t count = (size_t)(sizes[1] + sizes[2]);
        char *text = malloc((size_t)sizes[0] + 1);
        int64_t *times = malloc((count + 1) * sizeof *times);
        if (!text || !times) return 71;
        take(text, (size_t)sizes[0]);
        text[sizes[0]] = 0;
        take(times, count * sizeof *times);

        icalcomponent *calendar = icalparser_parse_string(text);
        int is_sound = calendar && icalcomponent_count_errors(calendar) == 0;
        icaltimezone *zone = is_sound ? icalcomponent_get_timezone(calendar, "Probed") : NULL;
        for (size_t place = 0; place < count; place++) {
            struct icaltimetype time = civil(times[place]);
            int is_daylight = 0;
            times[place] = !zone ? NO_ZONE
                : place < (size_t)sizes[1] ? icaltimezone_get_utc_offset_of_utc_time(zone, &time, &is_daylight)
                : icaltimezone_get_utc_offset(zone, &time, &is_daylight);
        }
        if (fwrite(times, sizeof *times, count, stdout) != count || fflush(stdout)) return 74;
        if (calendar) icalcomponent_free(calendar);
        free(text);
        free(times);
    }
    return 0;
}
