"""evolution-data-server through libecal, which GNOME Calendar and Evolution use.

Runs under `dbus-run-session` with a HOME of its own. Reads `[[case, in, out], …]`; all cases go into one local
calendar, whose file is the export. With the argument `author` it makes events of its own instead.
"""

import json
import os
import shutil
import sys
import time
from datetime import datetime, timedelta, timezone

import gi

gi.require_version("EDataServer", "1.2")
gi.require_version("ECal", "2.0")
gi.require_version("ICalGLib", "3.0")
from gi.repository import ECal, EDataServer, GLib, ICalGLib  # noqa: E402
from reading import alarm, attendees, position  # noqa: E402

NEVER_WAIT = 4294967295


def connect(backend="local", url=None):
    registry = EDataServer.SourceRegistry.new_sync(None)
    source = EDataServer.Source.new_with_uid("interop", None)
    source.set_parent(f"{backend}-stub")
    source.set_display_name("interop")
    source.get_extension("Calendar").set_backend_name(backend)
    if url:
        source.get_extension("WebDAV Backend").set_uri(GLib.Uri.parse(url, GLib.UriFlags.NONE))
    registry.commit_source_sync(source, None)
    for _ in range(100):  # the factory learns of a new source a little later
        try:
            return ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, NEVER_WAIT, None)
        except GLib.Error as error:
            last = error
            time.sleep(0.1)
    raise last


def utc(seconds):
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def zone_of(client, tzid):
    if not tzid:
        return None
    builtin = ICalGLib.Timezone.get_builtin_timezone_from_tzid(tzid) or ICalGLib.Timezone.get_builtin_timezone(tzid)
    if builtin:
        return builtin
    _, zone = client.get_timezone_sync(tzid, None)
    return zone


def time_of(client, value):
    """(meaning, zone name) of an ECal time."""
    moment = value.get_value()
    if moment.is_date():
        return f"{moment.get_year():04}-{moment.get_month():02}-{moment.get_day():02}", ""
    if moment.is_utc():
        return utc(moment.as_timet()), "UTC"
    zone = zone_of(client, value.get_tzid())
    if zone is None:
        return moment.as_ical_string().strip(), ""
    local = datetime(moment.get_year(), moment.get_month(), moment.get_day(), moment.get_hour(),
                     moment.get_minute(), moment.get_second())
    return utc(moment.as_timet_with_zone(zone)), zone.get_location() or zone.get_tzid()


def floating(text):
    return datetime.strptime(text, "%Y%m%dT%H%M%S").isoformat() if "T" in text and "-" not in text else text


def alarms_of(component):
    for uid in component.get_alarm_uids() or []:
        each = component.get_alarm(uid)
        trigger = each.get_trigger()
        if trigger.get_kind() == ECal.ComponentAlarmTriggerKind.ABSOLUTE:
            at = datetime.fromtimestamp(trigger.get_absolute_time().as_timet(), timezone.utc)
        else:
            at = timedelta(seconds=trigger.get_duration().as_int())
        name = {ECal.ComponentAlarmAction.DISPLAY: "DISPLAY"}.get(each.get_action(), str(each.get_action()))
        text = each.get_description()
        yield alarm(name, at, text.get_value() if text else "")


def value_of(inner, name):
    """A property's value; the typed getters of the bindings fail when there is none."""
    found = inner.get_first_property(getattr(ICalGLib.PropertyKind, f"{name}_PROPERTY"))
    return found.get_value_as_string() if found else ""


def fields(client, component):
    inner = component.get_icalcomponent()

    def text(name):
        return getattr(inner, f"get_{name}")() or ""

    found = {"title": text("summary"), "place": text("location"), "notes": text("description")}
    for name, value in (("start", component.get_dtstart()), ("end", component.get_dtend())):
        if value is not None:
            meaning, zone = time_of(client, value)
            found[name], found[f"{name} zone"] = floating(meaning), zone
    found["status"] = value_of(inner, "STATUS").lower() or "confirmed"
    found["class"] = value_of(inner, "CLASS")
    found["free"] = "yes" if value_of(inner, "TRANSP") == "TRANSPARENT" else "no"
    found["sequence"] = str(max(0, component.get_sequence()))
    found["categories"] = ", ".join(sorted(set(component.get_categories_list() or []) - {"EVENT"}))
    found["link"] = component.get_url() or ""
    geo = component.get_geo()
    if geo is not None:
        found["position"] = position(geo.get_lat(), geo.get_lon())
    found["attendees"] = attendees((each.get_cn() or "", each.get_value() or "") for each in component.get_attendees())
    found["alarms"] = "; ".join(sorted(alarms_of(component)))
    return found


def occurrences(client, uid):
    def each(inner, start, end, *_):
        begins = inner.get_dtstart()
        if inner.get_uid() == uid:
            if begins.is_date():
                at = f"{start.get_year():04}-{start.get_month():02}-{start.get_day():02}"
            elif begins.get_tzid() is None and not begins.is_utc():
                at = floating(begins.as_ical_string())
            else:
                at = utc(start.as_timet_with_zone(start.get_timezone()))
            found.append(f"{at} {inner.get_summary()}")
        return True

    found = []
    first, last = (int(datetime(year, 1, 1, tzinfo=timezone.utc).timestamp()) for year in (2010, 2029))
    client.generate_instances_sync(first, last, None, each)
    return "; ".join(sorted(found))


def author(client, item):
    def moment(name):
        text = item[name].replace("-", "").replace(":", "")
        value = ICalGLib.Time.new_from_string(text)
        if "T" not in text:
            return ECal.ComponentDateTime.new(value, None)
        zone = ICalGLib.Timezone.get_builtin_timezone(item[f"{name}Zone"])
        client.add_timezone_sync(zone, None)
        value.set_timezone(zone)
        return ECal.ComponentDateTime.new(value, zone.get_tzid())

    component = ECal.Component()
    component.set_new_vtype(ECal.ComponentVType.EVENT)
    component.set_uid(item["uid"])
    component.set_summary(ECal.ComponentText.new(item["title"], None))
    component.set_location(item["place"] or None)
    component.set_dtstart(moment("start"))
    component.set_dtend(moment("end"))
    if item["weeks"]:
        component.set_rrules([ICalGLib.Recurrence.new_from_string(f"FREQ=WEEKLY;COUNT={item['weeks']}")])
    if item["alarm"]:
        alarm = ECal.ComponentAlarm()
        alarm.set_action(ECal.ComponentAlarmAction.DISPLAY)
        alarm.set_description(ECal.ComponentText.new(item["title"], None))
        before = ICalGLib.Duration.new_from_int(-60 * item["alarm"])
        alarm.set_trigger(ECal.ComponentAlarmTrigger.new_relative(
            ECal.ComponentAlarmTriggerKind.RELATIVE_START, before))
        component.add_alarm(alarm)
    component.commit_sequence()
    client.create_object_sync(component.get_icalcomponent(), ECal.OperationFlags.NONE, None)


def keep(targets):
    """Copies the calendar's file to each target."""
    path = os.path.join(os.environ["XDG_DATA_HOME"], "evolution", "calendar", "interop", "calendar.ics")
    size = -1
    for _ in range(150):  # it is written a few seconds after the last change
        time.sleep(0.2)
        now = os.path.getsize(path) if os.path.exists(path) else 0
        if now and now == size:
            break
        size = now
        time.sleep(1)
    for target in targets:
        shutil.copy(path, target)


def main():
    client = connect()
    answers, jobs = {}, json.load(sys.stdin)
    if "author" in sys.argv:
        for item in jobs:
            author(client, item)
        return keep([item["out"] for item in jobs])
    for case, source, _ in jobs:
        try:
            with open(source, encoding="utf-8") as file:
                root = ICalGLib.Component.new_from_string(file.read())
            root.set_method(ICalGLib.PropertyMethod.PUBLISH)
            client.receive_objects_sync(root, ECal.OperationFlags.NONE, None)
            answers[case] = {"found": {}}
        except Exception as error:  # whatever the program answers
            answers[case] = {"error": f"{type(error).__name__}: {error}"}
    _, components = client.get_object_list_as_comps_sync("#t", None)
    for component in components:
        uid = component.get_uid()
        case = uid.split("@")[0]
        case = case if case in answers else case.split("-")[0]
        if component.get_recurid_as_string() not in (None, "", "0"):
            continue
        try:
            found = fields(client, component)
            found["occurrences"] = occurrences(client, uid)
            answers[case].setdefault("found", {})[uid] = found
        except Exception as error:
            answers[case] = {"error": f"{type(error).__name__}: {error}"}
    keep([target for _, _, target in jobs])
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
