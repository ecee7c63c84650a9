-- The folded words of a text, as `wordsOf` makes them, and again without their Arabic article: the first 500 words, each of at
-- most 100 letters.
CREATE OR REPLACE FUNCTION "folded_words"("typed" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT "form"), '{}')
	FROM (
		SELECT left("found", 100) AS "word"
		FROM regexp_split_to_table(
			normalize(
				translate(
					regexp_replace(
						lower(normalize("typed", nfkd) COLLATE "und-x-icu"),
						U&'[''’‘`´ʼʿʾ\0300-\036f\064b-\065f\0670\0640\200b-\200f\202a-\202e\2060-\2069\feff\061c]', '', 'g'
					),
					'أإآٱىیؤئةکگچپڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااييويهككشبف01234567890123456789'
				), nfc
			) COLLATE "und-x-icu",
			'[^[:alnum:]]+'
		) AS "found"
		WHERE "found" <> '' LIMIT 500
	) AS "words", LATERAL (VALUES ("word"), (regexp_replace("word", '^(?:وال|بال|فال|كال|لل|ال)(?=...)', ''))) AS "forms" ("form")
$$;
