extension Schema {
    /// Adds persons, known across trips, and participants.
    ///
    /// Each former traveller becomes a person. Two travellers of different trips are one person when they
    /// have the same mail address, or the same name and no address. Where people of one trip share an
    /// address, their name is compared too; where they share even that, the order of their names and of the
    /// trip's list.
    static let persons = """
        CREATE TABLE person (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            -- One on a line; the first is shown.
            names TEXT NOT NULL CHECK (names <> ''),
            -- One on a line.
            emails TEXT NOT NULL,
            home TEXT CHECK (home <> ''),
            -- Seconds of the day; a day that ends before it begins passes midnight.
            awakeFrom INTEGER NOT NULL CHECK (awakeFrom BETWEEN 0 AND 86399),
            awakeUntil INTEGER NOT NULL CHECK (awakeUntil BETWEEN 0 AND 86399),
            -- Of at most one person.
            isMe INTEGER NOT NULL CHECK (isMe IN (0, 1))
        ) STRICT;

        ALTER TABLE traveller ADD COLUMN person TEXT REFERENCES person (uuid);
        CREATE INDEX travellerByPerson ON traveller (person);

        -- The uuids of persons, one on a line; NULL where all who travel take part.
        ALTER TABLE activity ADD COLUMN participants TEXT CHECK (participants <> '');
        CREATE INDEX activityByParticipants ON activity (tripId) WHERE participants IS NOT NULL;

        CREATE TABLE sharedMail AS
            SELECT DISTINCT mail FROM (
                SELECT lower(trim(email)) AS mail FROM traveller WHERE trim(email) <> ''
                GROUP BY tripId, lower(trim(email)) HAVING count(*) > 1
            );
        CREATE TABLE travellerKey AS
            SELECT id, uuid, name, mail, identity,
                row_number() OVER (PARTITION BY tripId, identity ORDER BY name, position, id) AS number
            FROM (
                SELECT id, tripId, uuid, position, trim(name) AS name, trim(email) AS mail,
                    CASE
                        WHEN coalesce(trim(email), '') = '' THEN 'name ' || lower(trim(name))
                        WHEN lower(trim(email)) IN (SELECT mail FROM sharedMail) THEN 'both ' || lower(trim(email)) || ' ' || lower(trim(name))
                        ELSE 'mail ' || lower(trim(email))
                    END AS identity
                FROM traveller
            );
        CREATE INDEX travellerKeyById ON travellerKey (id);
        CREATE INDEX travellerKeyByIdentity ON travellerKey (identity, number);
        CREATE TABLE personKey AS
            SELECT min(id) AS id, identity, number,
                row_number() OVER (PARTITION BY uuid ORDER BY min(id)) AS same, uuid
            FROM (SELECT * FROM travellerKey ORDER BY id) GROUP BY identity, number;
        -- The same traveller in two trips, under two addresses or names, is two persons.
        UPDATE personKey SET uuid = lower(
                hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a'
                || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
            WHERE same > 1;
        CREATE INDEX personKeyByIdentity ON personKey (identity, number);
        INSERT INTO person (uuid, names, emails, awakeFrom, awakeUntil, isMe)
            SELECT uuid,
                (SELECT group_concat(name, char(10)) FROM (
                    SELECT name, min(traveller.id) AS first FROM travellerKey AS traveller
                    WHERE traveller.identity = personKey.identity AND traveller.number = personKey.number
                    GROUP BY lower(name) ORDER BY first)),
                coalesce((SELECT group_concat(mail, char(10)) FROM (
                    SELECT mail, min(traveller.id) AS first FROM travellerKey AS traveller
                    WHERE traveller.identity = personKey.identity AND traveller.number = personKey.number
                    AND mail <> '' GROUP BY lower(mail) ORDER BY first)), ''),
                25200, 82800, 0
            FROM personKey ORDER BY id;
        UPDATE traveller SET person = (
            SELECT personKey.uuid FROM travellerKey JOIN personKey USING (identity, number)
            WHERE travellerKey.id = traveller.id);
        DROP TABLE sharedMail;
        DROP TABLE travellerKey;
        DROP TABLE personKey;
        """
}
