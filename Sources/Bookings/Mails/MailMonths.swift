import CivilTime

/// The names of months and days in mails.
///
/// Months have their names and short forms in the languages of docs/bookings.md and in Nordic, Baltic and Balkan ones that
/// railways write. Names that mean different months in two languages (`listopad`, `lipanj`) have their Polish and Czech
/// meaning.
enum MailMonths {
    /// Returns the month of a name in lower case.
    static func month(_ word: String) -> Int? {
        if let month = names[word] { return month }
        // `Augusts`, `октябрь`: other forms are not known.
        return nil
    }

    /// Returns the days that a name in lower case may mean: `to` is Thursday in Finnish and Norwegian.
    static func weekdays(_ word: String) -> [Weekday] { days[word] ?? [] }

    private static let names: [String: Int] = {
        var all: [String: Int] = [:]
        for (index, words) in written.enumerated() {
            for word in words.split(separator: " ") { all[String(word)] = index + 1 }
        }
        return all
    }()

    private static let written = [
        "january januari jan januar jänner jän janvier janv enero ene gennaio gen januari janeiro stycznia styczeń sty "
            + "ledna leden led ocak oca tammikuuta tammi ianuarie ian január sausio jaanuar",
        "february februari feb febr februar feber février févr fév febrero febbraio februari fevereiro fev lutego luty lut "
            + "února únor úno şubat şub helmikuuta helmi februarie február vasario veebruar",
        "march maret mar märz mär mrz mars marzo maart mrt março marca marzec marz března březen bře mart maaliskuuta maalis "
            + "martie március márc kovo märts",
        "april apr avril avr abril abr aprile april kwietnia kwiecień kwi dubna duben dub nisan nis huhtikuuta huhti "
            + "aprilie április balandžio aprill",
        "may mai mayo maggio mag mei maio maja maj května květen kvě mayıs toukokuuta touko május máj gegužės",
        "june juni jun juni juin junio giugno giu junho czerwca czerwiec cze června červen čvn haziran haz kesäkuuta kesä "
            + "iunie iun június jún birželio juuni",
        "july juli jul juli juillet juil julio luglio lug julho lipca lipiec lip července červenec čvc temmuz tem "
            + "heinäkuuta heinä iulie iul július júl liepos juuli",
        "august agustus aug août agosto ago augustus augusti sierpnia sierpień sie srpna srpen srp ağustos ağu elokuuta elo "
            + "augusztus rugpjūčio",
        "september sep sept septembre septiembre settembre set setembro września wrzesień wrz září zář eylül eyl "
            + "syyskuuta syys septembrie szeptember szept rugsėjo",
        "october oct oktober okt octobre octubre ottobre ott outubro out października październik paź října říjen říj "
            + "ekim eki lokakuuta loka octombrie október spalio oktoober",
        "november nov novembre noviembre novembro listopada listopad lis listopadu kasım kas marraskuuta marras "
            + "noiembrie noi lapkričio",
        "december desember dec dezember dez décembre déc diciembre dic dicembre dezembro desember des grudnia grudzień gru "
            + "prosince prosinec pro aralık ara joulukuuta joulu decembrie gruodžio detsember",
    ]

    private static let days: [String: [Weekday]] = {
        var all: [String: [Weekday]] = [:]
        for (weekday, words) in writtenDays {
            for word in words.split(separator: " ") { all[String(word), default: []].append(weekday) }
        }
        return all
    }()

    private static let writtenDays: [(Weekday, String)] = [
        (
            .monday,
            "monday senin pondelok ponedjeljak 월 mon montag mo lundi lun lunes lunedì maandag ma poniedziałek pon pondělí po måndag mån mandag man "
                + "segunda seg pazartesi pzt maanantai luni hétfő 月"
        ),
        (
            .tuesday,
            "tuesday selasa utorok utorak 화 tue tues dienstag di mardi mar martes martedì dinsdag wtorek wt úterý út tisdag tis tirsdag tir "
                + "terça ter salı sal tiistai ti marți kedd 火"
        ),
        (
            .wednesday,
            "wednesday rabu streda srijeda 수 wed mittwoch mi mercredi mer miércoles mié mercoledì woensdag wo środa śr středa st onsdag ons "
                + "quarta qua çarşamba çar keskiviikko ke miercuri szerda 水"
        ),
        (
            .thursday,
            "thursday kamis štvrtok četvrtak 목 thu thur thurs donnerstag do jeudi jeu jueves jue giovedì gio donderdag czwartek czw čtvrtek čt "
                + "torsdag tors tor quinta qui perşembe per torstai to joi csütörtök 木"
        ),
        (
            .friday,
            "friday jumat piatok petak 금 fri freitag fr vendredi ven viernes vie venerdì vrijdag vr piątek pt pátek pá fredag fre sexta sex "
                + "cuma cum perjantai pe vineri péntek 金"
        ),
        (
            .saturday,
            "saturday sabtu subota 토 sat samstag sonnabend sa samedi sam sábado sáb sabato sab zaterdag za sobota sob so lördag lör "
                + "lørdag lør cumartesi cmt lauantai la sâmbătă szombat 土"
        ),
        (
            .sunday,
            "sunday minggu nedeľa nedjelja 일 sun sonntag so dimanche dim domingo dom domenica zondag zo niedziela ndz nd neděle ne söndag sön "
                + "søndag søn pazar paz sunnuntai su duminică vasárnap 日"
        ),
    ]
}
