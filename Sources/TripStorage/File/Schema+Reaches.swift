extension Schema {
    /// Which occurrences an override stands for.
    ///
    /// Until then it stood in the component alone: RANGE=THISANDFUTURE at the RECURRENCE-ID, whose line may be folded.
    static let reaches = """
        -- NULL: the occurrence alone. Else it and all later ones: 'later' with its own status, or with the one that is named.
        ALTER TABLE activity ADD COLUMN reach TEXT
            CHECK (reach IN ('later', 'confirmed', 'tentative', 'cancelled'));
        ALTER TABLE statement ADD COLUMN reach TEXT
            CHECK (reach IN ('later', 'confirmed', 'tentative', 'cancelled'));

        CREATE TABLE unfolded AS
            SELECT id, replace(replace(replace(
                    source, char(13), ''), char(10) || ' ', ''), char(10) || char(9), '') || char(10) AS text
            FROM activity WHERE recurrenceId <> '' AND source IS NOT NULL;
        CREATE TABLE overrideLine AS
            SELECT id, upper(replace(substr(rest, 1, instr(rest, char(10))), '"', '')) AS line FROM (
                SELECT id, substr(text, instr(upper(text), char(10) || 'RECURRENCE-ID') + 1) AS rest
                FROM unfolded WHERE instr(upper(text), char(10) || 'RECURRENCE-ID') > 0
            );
        UPDATE activity SET reach = (
            SELECT CASE
                WHEN line LIKE '%;X-MERIDIAN-LATER=CONFIRMED%' THEN 'confirmed'
                WHEN line LIKE '%;X-MERIDIAN-LATER=TENTATIVE%' THEN 'tentative'
                WHEN line LIKE '%;X-MERIDIAN-LATER=CANCELLED%' THEN 'cancelled'
                ELSE 'later'
            END FROM overrideLine WHERE overrideLine.id = activity.id)
        WHERE id IN (SELECT id FROM overrideLine WHERE line LIKE '%;RANGE=THISANDFUTURE%');
        DROP TABLE unfolded;
        DROP TABLE overrideLine;
        """
}
