#define _GNU_SOURCE
#include "calendar_peers.h"

#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const char *libical_version(void) { return ICAL_VERSION; }

static int64_t nanoseconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t this_thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
int64_t process_nanoseconds(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }
int64_t wall_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }

// --- reading ---------------------------------------------------------------------------------------------------------

static uint64_t sum_text(uint64_t sum, const char *text) {
    return text ? checksum_bytes(sum, text, strlen(text)) : checksum_word(sum, 0x101);
}

static uint64_t sum_time(uint64_t sum, struct icaltimetype time) {
    sum = checksum_word(sum, (uint64_t)(time.year * 10000 + time.month * 100 + time.day));
    if (time.is_date) return checksum_word(sum, 0x102);
    return checksum_word(sum, (uint64_t)(time.hour * 10000 + time.minute * 100 + time.second));
}

static uint64_t sum_end(uint64_t sum, icalproperty *property, struct icaltimetype time) {
    icalparameter *zone = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER);
    sum = sum_time(sum, time);
    if (zone) return sum_text(sum, icalparameter_get_tzid(zone));
    return icaltime_is_utc(time) ? sum_text(sum, "UTC") : checksum_word(sum, 0x103);
}

// Looks at the typed value, which libical holds ready; nothing is formatted.
static uint64_t sight(icalproperty *property) {
    icalvalue *value = icalproperty_get_value(property);
    if (!value) return 0;
    switch (icalvalue_isa(value)) {
    case ICAL_DATE_VALUE: return (uint64_t)icalvalue_get_date(value).day;
    case ICAL_DATETIME_VALUE: return (uint64_t)icalvalue_get_datetime(value).day;
    case ICAL_DURATION_VALUE: return (uint64_t)icalvalue_get_duration(value).minutes;
    case ICAL_INTEGER_VALUE: return (uint64_t)icalvalue_get_integer(value);
    case ICAL_UTCOFFSET_VALUE: return (uint64_t)icalvalue_get_utcoffset(value);
    case ICAL_GEO_VALUE: return (uint64_t)icalvalue_get_geo(value).lat;
    case ICAL_RECUR_VALUE: return (uint64_t)icalvalue_get_recur(value).freq;
    case ICAL_TRIGGER_VALUE: return (uint64_t)icalvalue_get_trigger(value).duration.minutes;
    case ICAL_TEXT_VALUE: return (uint64_t)icalvalue_get_text(value)[0];
    case ICAL_URI_VALUE: return (uint64_t)icalvalue_get_uri(value)[0];
    case ICAL_CALADDRESS_VALUE: return (uint64_t)icalvalue_get_caladdress(value)[0];
    case ICAL_X_VALUE: return (uint64_t)icalvalue_get_x(value)[0];
    default: return (uint64_t)icalvalue_isa(value);
    }
}

static volatile uint64_t seen;

static void walk_event(icalcomponent *event, calendar_walk *walk) {
    const char *uid = NULL, *summary = NULL, *location = NULL, *description = NULL;
    uint64_t start = 0, end = 0, stamp = 0, sights = 0;
    int sequence = 0, repeats = 0;
    for (icalproperty *property = icalcomponent_get_first_property(event, ICAL_ANY_PROPERTY); property;
         property = icalcomponent_get_next_property(event, ICAL_ANY_PROPERTY)) {
        walk->properties++;
        for (icalparameter *parameter = icalproperty_get_first_parameter(property, ICAL_ANY_PARAMETER); parameter;
             parameter = icalproperty_get_next_parameter(property, ICAL_ANY_PARAMETER)) {
            walk->parameters++;
            sights += (uint64_t)icalparameter_isa(parameter);
        }
        switch (icalproperty_isa(property)) {
        case ICAL_UID_PROPERTY: uid = icalproperty_get_uid(property); break;
        case ICAL_SUMMARY_PROPERTY: summary = icalproperty_get_summary(property); break;
        case ICAL_LOCATION_PROPERTY: location = icalproperty_get_location(property); break;
        case ICAL_DESCRIPTION_PROPERTY: description = icalproperty_get_description(property); break;
        case ICAL_SEQUENCE_PROPERTY: sequence = icalproperty_get_sequence(property); break;
        case ICAL_RRULE_PROPERTY: repeats = icalproperty_get_rrule(property).freq != ICAL_NO_RECURRENCE; break;
        case ICAL_DTSTAMP_PROPERTY: stamp = sum_time(checksum_start, icalproperty_get_dtstamp(property)); break;
        case ICAL_DTSTART_PROPERTY:
            start = sum_end(checksum_start, property, icalproperty_get_dtstart(property));
            break;
        case ICAL_DTEND_PROPERTY: end = sum_end(checksum_start, property, icalproperty_get_dtend(property)); break;
        default: sights += sight(property);
        }
    }
    seen += sights;
    uint64_t sum = sum_text(sum_text(sum_text(sum_text(walk->checksum, uid), summary), location), description);
    sum = checksum_word(checksum_word(checksum_word(sum, start), end), stamp);
    walk->checksum = checksum_word(sum, (uint64_t)sequence);
    walk->events++;
    walk->series += repeats;
}

static void walk_component(icalcomponent *component, calendar_walk *walk) {
    walk->components++;
    if (icalcomponent_isa(component) == ICAL_VALARM_COMPONENT) walk->alarms++;
    if (icalcomponent_isa(component) == ICAL_VEVENT_COMPONENT) {
        walk_event(component, walk);
    } else {
        for (icalproperty *property = icalcomponent_get_first_property(component, ICAL_ANY_PROPERTY); property;
             property = icalcomponent_get_next_property(component, ICAL_ANY_PROPERTY)) {
            walk->properties++;
            seen += sight(property);
            for (icalparameter *parameter = icalproperty_get_first_parameter(property, ICAL_ANY_PARAMETER); parameter;
                 parameter = icalproperty_get_next_parameter(property, ICAL_ANY_PARAMETER))
                walk->parameters++;
        }
    }
    for (icalcompiter inner = icalcomponent_begin_component(component, ICAL_ANY_COMPONENT); icalcompiter_deref(&inner);
         icalcompiter_next(&inner))
        walk_component(icalcompiter_deref(&inner), walk);
}

static char *contents(const char *path, size_t *count) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    *count = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(*count + 1);
    if (text) text[fread(text, 1, *count, file)] = 0;
    fclose(file);
    return text;
}

static char *next_line(char *line, size_t size, void *file) { return fgets(line, (int)size, file); }

static icalcomponent *parsed(const char *path, int whole) {
    if (whole) {
        size_t count;
        char *text = contents(path, &count);
        if (!text) return NULL;
        icalcomponent *calendar = icalparser_parse_string(text);
        free(text);
        return calendar;
    }
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    icalparser *parser = icalparser_new();
    icalparser_set_gen_data(parser, file);
    icalcomponent *calendar = icalparser_parse(parser, next_line);
    icalparser_free(parser);
    fclose(file);
    return calendar;
}

int libical_read(const char *path, int whole, calendar_walk *result) {
    calendar_walk walk = {.checksum = checksum_start};
    icalcomponent *calendar = parsed(path, whole);
    if (!calendar) return 0;
    walk_component(calendar, &walk);
    *result = walk;
    icalcomponent_free(calendar);
    return 1;
}

// --- writing ---------------------------------------------------------------------------------------------------------

void *libical_open(const char *path) { return parsed(path, 1); }
void libical_close(void *calendar) { icalcomponent_free(calendar); }
void libical_free(char *text) { free(text); }

char *libical_write(void *calendar, size_t *count) {
    char *text = icalcomponent_as_ical_string_r(calendar);
    *count = text ? strlen(text) : 0;
    return text;
}

// --- recurrence ------------------------------------------------------------------------------------------------------

// Days since 1970-01-01 (Hinnant's days_from_civil), so that no library call for it is counted.
static int64_t days_from_civil(int64_t year, int month, int day) {
    year -= month <= 2;
    int64_t era = (year >= 0 ? year : year - 399) / 400;
    int64_t of_era = year - era * 400;
    int64_t of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

size_t libical_expand(const char *rule, rule_start start, size_t count, int64_t *starts) {
    struct icaltimetype first = icaltime_null_time();
    first.year = start.year;
    first.month = start.month;
    first.day = start.day;
    first.hour = start.hour;
    first.minute = start.minute;
    first.second = start.second;
    struct icalrecurrencetype recurrence = icalrecurrencetype_from_string(rule);
    icalrecur_iterator *iterator = icalrecur_iterator_new(recurrence, first);
    if (!iterator) return 0;
    size_t found = 0;
    while (found < count) {
        struct icaltimetype next = icalrecur_iterator_next(iterator);
        if (icaltime_is_null_time(next)) break;
        starts[found++] = days_from_civil(next.year, next.month, next.day) * 86400 + next.hour * 3600
            + next.minute * 60 + next.second;
    }
    icalrecur_iterator_free(iterator);
    return found;
}
