"""What calendar objects say, whoever wrote them and in whichever order."""

import icalendar

# What says nothing of an event itself, what its writer counts up, and what a machine notes for itself: when an activity was
# edited on it, and what its sender had said before.
ASIDE = {"DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE", "BEGIN", "END", "X-MERIDIAN-EDITED", "X-MERIDIAN-STATEMENT"}


def said(name, value):
    """A value as iCalendar writes it, without what goes without saying.

    Of properties that others do not know, some servers write semicolons and commas in their own way.
    """
    text = value.to_ical()
    if name == "RRULE":
        # A week begins on Monday unless the rule says otherwise; days and months are sets.
        parts = text.replace(b";WKST=MO", b"").split(b";")
        return b";".join(sorted(b",".join(sorted(part.replace(b"=", b"=,", 1).split(b","))) for part in parts))
    return text.replace(b"\\;", b";").replace(b"\\,", b",") if name.startswith("X-") else text


def facts(component):
    """The properties of a component, each with its parameters and its value, and the same of its alarms."""
    properties = component.property_items(recursive=False, sorted=False)
    own = sorted(
        (name, tuple(sorted((key, str(word)) for key, word in value.params.items() if key != "VALUE")), said(name, value))
        for name, value in properties if name not in ASIDE and hasattr(value, "params"))
    return tuple(own) + tuple(sorted(facts(alarm) for alarm in component.walk("VALARM") if alarm is not component))


def parts(text):
    """The events, to-dos and journals of a text."""
    for component in icalendar.Calendar.from_ical(text).subcomponents:
        if component.name in ("VEVENT", "VTODO", "VJOURNAL"):
            yield component


def key(component):
    recurrence = component.get("RECURRENCE-ID")
    return str(component["UID"]), recurrence.to_ical().decode() if recurrence else ""


def meaning(*texts):
    """What texts say, by UID and occurrence; a part that comes twice is told by its number."""
    found = {}
    for text in texts:
        for component in parts(text):
            place, number = key(component), 1
            while (*place, number) in found:
                number += 1
            found[(*place, number)] = facts(component)
    return found


def differences(one, other):
    """How two meanings differ, in words; empty where they do not."""
    told = []
    for place in sorted(set(one) | set(other)):
        if place not in one or place not in other:
            told.append(f"{place} is on {'one' if place in one else 'the other'} side alone")
        elif one[place] != other[place]:
            left, right = set(one[place]), set(other[place])
            told.append(f"{place}: {sorted(left - right, key=str)} against {sorted(right - left, key=str)}")
    return told


# What the program works out for itself, and does not send where others have changed what it comes from.
WORKED_OUT = {"CATEGORIES", "X-MERIDIAN-KIND"}
RECORDED = {"X-MERIDIAN-START-RECORDED", "X-MERIDIAN-END-RECORDED"}


def unlike(here, there):
    """How a trip and what a server has differ in what people see."""
    def seen(one, other):
        return {place: tuple(fact for fact in facts if fact[0] not in RECORDED and not (
            fact[0] in WORKED_OUT and place in other and all(fact[0] != theirs[0] for theirs in other[place])))
            for place, facts in one.items()}
    return differences(seen(here, there), seen(there, here))


def value(text, uid, name, recurrence=""):
    """One value of a part, as iCalendar writes it; nothing where there is none."""
    for component in parts(text):
        if key(component) == (uid, recurrence) and name in component:
            return component[name].to_ical().decode()
