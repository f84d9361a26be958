// KDE's calendar core, which KOrganizer, Kalendar/Merkuro and KDE Itinerary use: reads calendars, prints what it
// understood as JSON, and writes them again. Standard input: `[[case, in, out], …]`. With the argument `author` it
// writes events of its own instead.

#include <KCalendarCore/Alarm>
#include <KCalendarCore/Event>
#include <KCalendarCore/ICalFormat>
#include <KCalendarCore/MemoryCalendar>
#include <KCalendarCore/OccurrenceIterator>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>
#include <QTimeZone>

using namespace KCalendarCore;

static QString meaning(const QDateTime &time, bool allDay)
{
    if (allDay) {
        return time.date().toString(Qt::ISODate);
    }
    if (time.timeSpec() == Qt::LocalTime) {
        return time.toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss"));
    }
    return time.toUTC().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ"));
}

static QString zone(const QDateTime &time)
{
    if (time.timeSpec() == Qt::TimeZone) {
        return QString::fromUtf8(time.timeZone().id());
    }
    return time.timeSpec() == Qt::UTC ? QStringLiteral("UTC") : QString();
}

static QString alarm(const Alarm::Ptr &alarm)
{
    QString when;
    if (alarm->hasTime()) {
        when = meaning(alarm->time(), false);
    } else {
        const int seconds = alarm->startOffset().asSeconds();
        const int size = qAbs(seconds);
        when = QStringLiteral("%1%2:%3:%4")
                   .arg(seconds < 0 ? QStringLiteral("-") : QString())
                   .arg(size / 3600)
                   .arg(size / 60 % 60, 2, 10, QLatin1Char('0'))
                   .arg(size % 60, 2, 10, QLatin1Char('0'));
    }
    const QString action = alarm->type() == Alarm::Display ? QStringLiteral("DISPLAY") : QString::number(alarm->type());
    return QStringList{action, when, alarm->text()}.join(QLatin1Char(' '));
}

static QJsonObject fields(const Event::Ptr &event)
{
    QStringList categories = event->categories();
    categories.removeAll(QStringLiteral("EVENT"));
    categories.sort();
    QStringList alarms;
    for (const auto &each : event->alarms()) {
        alarms << alarm(each);
    }
    alarms.sort();
    QStringList attendees;
    for (const auto &each : event->attendees()) {
        attendees << each.name() + QLatin1Char(' ') + each.email();
    }
    attendees.sort();
    // KCalendarCore keeps the last day of an all-day event, not the day after it.
    QDateTime end = event->allDay() ? event->dtEnd().addDays(1) : event->dtEnd();
    static const QStringList secrecy{QString(), QStringLiteral("PRIVATE"), QStringLiteral("CONFIDENTIAL")};
    QJsonObject found{
        {QStringLiteral("title"), event->summary()},
        {QStringLiteral("place"), event->location()},
        {QStringLiteral("notes"), event->description()},
        {QStringLiteral("status"),
         event->status() == Incidence::StatusCanceled ? QStringLiteral("cancelled") : QStringLiteral("confirmed")},
        {QStringLiteral("class"), secrecy.value(event->secrecy())},
        {QStringLiteral("free"),
         event->transparency() == Event::Transparent ? QStringLiteral("yes") : QStringLiteral("no")},
        {QStringLiteral("sequence"), QString::number(event->revision())},
        {QStringLiteral("categories"), categories.join(QStringLiteral(", "))},
        {QStringLiteral("link"), event->url().toString(QUrl::FullyEncoded)},
        {QStringLiteral("alarms"), alarms.join(QStringLiteral("; "))},
        {QStringLiteral("attendees"), attendees.join(QStringLiteral("; "))},
        {QStringLiteral("start"), meaning(event->dtStart(), event->allDay())},
        {QStringLiteral("end"), meaning(end, event->allDay())},
        {QStringLiteral("start zone"), event->allDay() ? QString() : zone(event->dtStart())},
        {QStringLiteral("end zone"), event->allDay() ? QString() : zone(event->dtEnd())},
    };
    if (event->hasGeo()) {
        found[QStringLiteral("position")] = QStringLiteral("%1 %2")
                                                .arg(double(event->geoLatitude()), 0, 'f', 5)
                                                .arg(double(event->geoLongitude()), 0, 'f', 5);
    }
    return found;
}

static QString occurrences(const Calendar &calendar, const Event::Ptr &event)
{
    QStringList found;
    const QDateTime first(QDate(2010, 1, 1), QTime(), Qt::UTC);
    OccurrenceIterator each(calendar, event, first, first.addYears(19));
    while (each.hasNext()) {
        each.next();
        found << meaning(each.occurrenceStartDate(), event->allDay()) + QLatin1Char(' ') + each.incidence()->summary();
    }
    found.sort();
    return found.join(QStringLiteral("; "));
}

static QJsonObject answer(const QString &source, const QString &target)
{
    MemoryCalendar::Ptr calendar(new MemoryCalendar(QTimeZone::systemTimeZone()));
    ICalFormat format;
    if (!format.load(calendar, source)) {
        return {{QStringLiteral("error"), QStringLiteral("ICalFormat::load refused the file")}};
    }
    QJsonObject events;
    for (const auto &event : calendar->rawEvents()) {
        if (!event->hasRecurrenceId()) {
            QJsonObject found = fields(event);
            found[QStringLiteral("occurrences")] = occurrences(*calendar, event);
            events[event->uid()] = found;
        }
    }
    if (!format.save(calendar, target)) {
        return {{QStringLiteral("error"), QStringLiteral("ICalFormat::save failed")}};
    }
    return {{QStringLiteral("found"), events}};
}

static QDateTime time(const QJsonObject &item, const QString &name)
{
    const QString text = item[name].toString();
    if (!text.contains(QLatin1Char('T'))) {
        return QDateTime(QDate::fromString(text, Qt::ISODate), QTime(0, 0));
    }
    QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    time.setTimeZone(QTimeZone(item[name + QStringLiteral("Zone")].toString().toUtf8()));
    return time;
}

static void author(const QJsonObject &item)
{
    Event::Ptr event(new Event);
    event->setUid(item[QStringLiteral("uid")].toString());
    event->setSummary(item[QStringLiteral("title")].toString());
    event->setLocation(item[QStringLiteral("place")].toString());
    const bool allDay = !item[QStringLiteral("start")].toString().contains(QLatin1Char('T'));
    event->setDtStart(time(item, QStringLiteral("start")));
    // The last day of an all-day event, not the day after it.
    event->setDtEnd(allDay ? time(item, QStringLiteral("end")).addDays(-1) : time(item, QStringLiteral("end")));
    event->setAllDay(allDay);
    if (item[QStringLiteral("weeks")].toInt()) {
        event->recurrence()->setWeekly(1);
        event->recurrence()->setDuration(item[QStringLiteral("weeks")].toInt());
    }
    if (item[QStringLiteral("alarm")].toInt()) {
        const Alarm::Ptr alarm = event->newAlarm();
        alarm->setDisplayAlarm(event->summary());
        alarm->setStartOffset(Duration(-60 * item[QStringLiteral("alarm")].toInt()));
        alarm->setEnabled(true);
    }
    MemoryCalendar::Ptr calendar(new MemoryCalendar(QTimeZone::systemTimeZone()));
    calendar->addEvent(event);
    ICalFormat().save(calendar, item[QStringLiteral("out")].toString());
}

int main(int count, char **arguments)
{
    QCoreApplication application(count, arguments);
    QFile input;
    input.open(stdin, QIODevice::ReadOnly);
    const QJsonArray jobs = QJsonDocument::fromJson(input.readAll()).array();
    if (application.arguments().contains(QStringLiteral("author"))) {
        for (const auto &job : jobs) {
            author(job.toObject());
        }
        return 0;
    }
    QJsonObject answers;
    for (const auto &job : jobs) {
        const QJsonArray parts = job.toArray();
        answers[parts[0].toString()] = answer(parts[1].toString(), parts[2].toString());
    }
    QTextStream(stdout) << QJsonDocument(answers).toJson(QJsonDocument::Compact);
    return 0;
}
