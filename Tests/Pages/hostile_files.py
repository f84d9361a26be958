"""Files of each kind that can be imported, in which every text tries to become a script."""

import base64
import html
import json
import urllib.parse
import uuid
from email.headerregistry import Address
from email.message import EmailMessage

# Breaks out of text, of an attribute with either quotation mark, of fields, of a script, of a style and of a template.
BREAKOUTS = [
    "<script>window.pwned=%d</script>",
    "\"'><img src=x onerror=window.pwned=%d>",
    "</textarea></title></option></select></style><svg onload=window.pwned=%d>",
    "\" autofocus onfocus=\"window.pwned=%d",
    "' onmouseover='window.pwned=%d' style='position:fixed;inset:0",
    "{{{frame.style}}}{{#.}}<iframe srcdoc=\"<script>parent.pwned=%d</script>\">",
    "\"\u0301><script>window.pwned=%d</script>\u202e",
    "&lt;script&gt;window.pwned=%d&#x3c;/script&#x3e;",
]
SCHEMES = ["javascript:window.pwned=1", "JaVaScRiPt:window.pwned=1", "data:text/html,<script>window.pwned=1</script>",
           "vbscript:window.pwned=1", "//elsewhere.example/x.js"]


class Texts:
    """One breakout after the other, each with a number of its own."""

    def __init__(self):
        self.count = 0

    def __call__(self):
        self.count += 1
        return BREAKOUTS[self.count % len(BREAKOUTS)] % self.count


def escaped(text):
    return text.replace("\\", "\\\\").replace(",", "\\,").replace(";", "\\;").replace("\n", "\\n")


def quoted(text):
    return '"' + text.replace('"', "^'") + '"'  # RFC 6868


def calendar(text, events=2 * len(BREAKOUTS)):
    """A calendar with a breakout in every property and parameter that holds text."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:{text()}", f"X-WR-CALNAME:{escaped(text())}", f"X-WR-CALDESC:{escaped(text())}",
             f"NAME:{escaped(text())}"]
    for number in range(events):
        lines += ["BEGIN:VEVENT", f"UID:{text()}-{number}", "DTSTAMP:20270101T000000Z",
                  f"DTSTART;TZID=Europe/Berlin:20270{3 + number % 2}{10 + number}T080000",
                  f"DTEND;TZID=Asia/Dubai:20270{3 + number % 2}{10 + number}T180000"]
        lines += [f"{name}:{escaped(text())}" for name in [
            "SUMMARY", "LOCATION", "DESCRIPTION", "COMMENT", "CONTACT", "CATEGORIES", "RESOURCES", "X-ALT-DESC", "X-MERIDIAN-PLACE",
            "X-APPLE-STRUCTURED-LOCATION", "X-KDE-KITINERARY-RESERVATION"]]
        lines += [f"URL:{SCHEMES[number % len(SCHEMES)]}", f"ATTACH:{SCHEMES[(number + 1) % len(SCHEMES)]}",
                  f"CONFERENCE;VALUE=URI;LABEL={quoted(text())}:{SCHEMES[(number + 2) % len(SCHEMES)]}",
                  f"ORGANIZER;CN={quoted(text())}:mailto:{urllib.parse.quote(text())}@x.example",
                  f"ATTENDEE;CN={quoted(text())};ROLE={quoted(text())}:mailto:{number}@x.example",
                  f"LOCATION;ALTREP={quoted(SCHEMES[0])}:{escaped(text())}",
                  "BEGIN:VALARM", f"ACTION:{text()}", f"DESCRIPTION:{escaped(text())}", "TRIGGER:-PT1H", "END:VALARM", "END:VEVENT"]
    lines += ["BEGIN:VEVENT", f"UID:{text()}", f"DTSTART;TZID={quoted(text())}:20270312T080000", f"SUMMARY:{escaped(text())}",
              f"RRULE:FREQ={text()}", f"DTEND:{text()}", f"STATUS:{text()}", f"GEO:{text()}", "END:VEVENT",
              "BEGIN:VTODO", f"UID:{text()}-todo", f"SUMMARY:{escaped(text())}", f"DESCRIPTION:{escaped(text())}", "DUE;VALUE=DATE:20270311",
              f"LOCATION:{escaped(text())}", "END:VTODO", "END:VCALENDAR", ""]
    return "\r\n".join(lines)


def booking(text):
    """A web page with the reservation of a flight and of a hotel."""
    values = {name: '"' + text().replace("\\", "\\\\").replace('"', '\\"').replace("</", "<\\/") + '"' for name in "abcdefghijk"}
    return """<html><head><title>%s</title><script type="application/ld+json">[
      {"@context": "http://schema.org", "@type": "FlightReservation", "reservationNumber": %s, "underName": {"@type": "Person", "name": %s},
       "reservationFor": {"@type": "Flight", "flightNumber": "815", "airline": {"@type": "Airline", "name": %s, "iataCode": "QJ"},
         "departureAirport": {"@type": "Airport", "name": %s, "iataCode": "FRA"}, "departureTime": "2027-03-20T10:00:00+01:00",
         "arrivalAirport": {"@type": "Airport", "name": %s, "iataCode": "DXB"}, "arrivalTime": "2027-03-20T18:00:00+04:00"},
       "airplaneSeat": %s, "url": "javascript:window.pwned=1"},
      {"@context": "http://schema.org", "@type": "LodgingReservation", "reservationNumber": %s,
       "reservationFor": {"@type": "LodgingBusiness", "name": %s, "address": %s, "telephone": %s, "url": "javascript:window.pwned=2"},
       "checkinTime": "2027-03-20T20:00:00+04:00", "checkoutTime": "2027-03-22T10:00:00+04:00", "modifyReservationUrl": %s}]
      </script></head></html>""" % (html.escape(text()), *[values[name] for name in "abcdefghij"], values["k"])


def place(text, kind, code=None):
    """A place of schema.org."""
    address = {"@type": "PostalAddress", "streetAddress": text(), "addressLocality": text(), "addressRegion": text(), "postalCode": text(),
               "addressCountry": "DE"}
    return {"@type": kind, "@id": text(), "name": text(), "description": text(), "address": address, "telephone": text(),
            "email": text(), "url": SCHEMES[0], "image": SCHEMES[1], **({"iataCode": code} if code else {})}


def times(first, last, hour):
    return {first: f"2027-05-{hour}T{hour}:00:00+02:00", last: f"2027-05-{hour}T{hour + 1}:30:00+02:00"}


def reservations(text):
    """One of each kind of schema.org, with a breakout in every field that holds text."""
    def journey(kind, by, station, hour, **more):
        ends = {f"departure{by}": place(text, station, more.pop("departs", None)), f"arrival{by}": place(text, station, more.pop("arrives", None))}
        signs = {f"{end}{name}": text() for end in ["departure", "arrival"] for name in ["Terminal", "Gate", "Platform"]}
        return {"@type": kind, "name": text(), **ends, **signs, **times("departureTime", "arrivalTime", hour), **more}

    provider = {"provider": {"@type": "Organization", "name": text(), "url": SCHEMES[0], "telephone": text()}}
    kinds = {
        "Flight": {"reservationFor": journey("Flight", "Airport", "Airport", 10, flightNumber=text(), departs="FRA", arrives="BER",
                                             airline={"@type": "Airline", "name": text(), "iataCode": text()}), "airplaneSeat": text()},
        "Train": {"reservationFor": journey("TrainTrip", "Station", "TrainStation", 11, trainName=text(), trainNumber=text(), **provider)},
        "Bus": {"reservationFor": journey("BusTrip", "BusStop", "BusStop", 12, busName=text(), busNumber=text(), busCompany=text())},
        "Boat": {"reservationFor": journey("BoatTrip", "BoatTerminal", "BoatTerminal", 13, **provider)},
        "Lodging": {"reservationFor": place(text, "LodgingBusiness"), "lodgingUnitDescription": text(),
                    **times("checkinTime", "checkoutTime", 14)},
        "RentalCar": {"reservationFor": {"@type": "RentalCar", "name": text(), "rentalCompany": {"@type": "Organization", "name": text()}},
                      "pickupLocation": place(text, "Place"), "dropoffLocation": place(text, "Place"), **times("pickupTime", "dropoffTime", 15)},
        "FoodEstablishment": {"reservationFor": place(text, "FoodEstablishment"), "partySize": text(), **times("startTime", "endTime", 16)},
        "Event": {"reservationFor": {"@type": "Event", "name": text(), "description": text(), "location": place(text, "Place"),
                                     **times("startDate", "endDate", 17)}},
        "Taxi": {"pickupLocation": place(text, "Place"), **times("pickupTime", "dropoffTime", 18), **provider},
    }
    made = []
    for number, (kind, fields) in enumerate(kinds.items()):
        ticket = {"@type": "Ticket", "ticketNumber": text(), "ticketToken": text(), "underName": {"@type": "Person", "name": text()},
                  "ticketedSeat": {"@type": "Seat", "seatNumber": text(), "seatRow": text(), "seatSection": text()}}
        common = {"@context": "http://schema.org", "@type": f"{kind}Reservation", "reservationNumber": text(), "reservedTicket": ticket,
                  "underName": {"@type": "Person", "name": text(), "email": text()}, "boardingGroup": text(), "totalPrice": "12.50",
                  "priceCurrency": "EUR", "url": SCHEMES[number % len(SCHEMES)], "modifyReservationUrl": text(), "description": text()}
        # The status of a copy is no status, and its times are no times: that is said of it.
        made += [{**common, **fields}, {**common, **fields, "reservationNumber": text(), "reservationStatus": text(), "priceCurrency": text(),
                                        "modifiedTime": text(), "startTime": text(), "checkinTime": text(), "pickupTime": text()}]
    return made


def mail(text):
    """A mail with a breakout in its headers, its text, the names of its parts, its reservations and its calendar."""
    message = EmailMessage()
    message["From"] = Address(text(), "sender", "x.example")
    message["To"] = Address(text(), "reader", "x.example")
    message["Subject"], message["Comments"], message["Organization"] = text(), text(), text()
    message["Date"] = "Fri, 26 Mar 2027 18:12:40 +0100"
    message["Message-ID"] = "<1@x.example>"
    message.set_content(text())
    data = json.dumps(reservations(text)).replace("</", "<\\/")
    fields = {"reservationNumber": text(), "checkinTime": "2027-05-20T15:00:00+02:00", "checkoutTime": "2027-05-21T10:00:00+02:00"}
    marks = "".join(f'<meta itemprop="{name}" content="{html.escape(value)}">' for name, value in fields.items())
    hotel = f'<p itemprop="reservationFor" itemscope itemtype="http://schema.org/Hotel"><b itemprop="name">{html.escape(text())}</b></p>'
    message.add_alternative(
        f'<html><head><title>{html.escape(text())}</title><script type="application/ld+json">{data}</script></head><body onload="{text()}">{text()}'
        f'<div itemscope itemtype="http://schema.org/LodgingReservation">{marks}{hotel}</div></body></html>', subtype="html")
    message.add_attachment(calendar(text, 2).encode(), maintype="text", subtype="calendar", filename=text() + ".ics")
    return message.as_bytes()


def snails(text, version="1.0"):
    """An export of Traveling Snails with a breakout in every field that holds text, and in some that hold none."""
    def address():
        return {"id": str(uuid.uuid4()), "latitude": 52.5, "longitude": 13.4,
                **{name: text() for name in ["street", "city", "state", "country", "postalCode", "formattedAddress"]}}

    firms = [{"id": str(uuid.uuid4()), "cachedLogoFilename": text(), "address": address(), "website": scheme, "logoURL": scheme,
              **{name: text() for name in ["name", "phone", "email"]}} for scheme in [*SCHEMES, text()]]

    def record(day, **more):
        return {"id": str(uuid.uuid4()), "name": text(), "start": f"2027-06-{day}T08:00:00Z", "end": f"2027-06-{day}T09:00:00Z",
                "startTZId": "Europe/Berlin", "endTZId": "Asia/Tokyo", "cost": 12.5, "paid": "none", "confirmation": text(),
                "reservation": text(), "notes": text(), "organizationId": firms[day % len(firms)]["id"], "type": "plane",
                "customLocationName": text(), "hideLocation": False, "customAddress": address(), **more}

    def wrong(day):
        return [record(day, **{name: text()}) for name in ["start", "startTZId", "type", "paid", "organizationId", "id", "cost"]]

    def trip(**more):
        return {"id": str(uuid.uuid4()), "name": text(), "notes": text(), "createdDate": "2026-10-01T12:00:00Z",
                "startDate": "2027-06-10T00:00:00Z", "endDate": "2027-06-20T00:00:00Z", "hasStartDate": True, "hasEndDate": True,
                "totalCost": 1, "isProtected": False, "transportation": [], "lodging": [], "activities": [],
                "embeddedTransportation": [record(11)], "embeddedLodging": [record(12)], "embeddedActivities": [record(13)], **more}

    trips = [trip(embeddedTransportation=[record(14), *wrong(15)], embeddedLodging=[record(16), *wrong(17)],
                  embeddedActivities=[record(18), *wrong(19)]),
             trip(isProtected=True, createdDate=text(), startDate=text())]
    attachments = [{"id": str(uuid.uuid4()), "fileName": text(), "originalFileName": name, "fileSize": 8, "mimeType": "image/png",
                    "fileExtension": text(), "createdDate": "2026-10-05T09:00:00Z", "fileDescription": text(), "parentType": kind,
                    "parentId": trips[0]["embeddedTransportation"][0]["id"], "fileData": "iVBORw0KGgo="}
                   for name, kind in [(text() + ".png", "transportation"), (text(), "transportation"), ("a.png", text())]]
    attachments.append({**attachments[0], "id": str(uuid.uuid4()), "originalFileName": "page.html", "mimeType": "text/html",
                        "fileData": base64.b64encode(text().encode()).decode()})
    info = {"version": version, "timestamp": "2026-11-02T08:00:00Z", "format": text(), "includesAttachments": True}
    return json.dumps({"exportInfo": info, "organizations": firms, "addresses": [], "trips": trips, "attachments": attachments}).encode()
