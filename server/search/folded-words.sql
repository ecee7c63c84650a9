-- The folded words of a text, as `wordsOf` makes them, and again without their Arabic article: the first 500 words,
-- each of at most 100 letters. Servers have different versions of Unicode: Latin and Arabic letters added after version
-- 10 are listed here, so that every server folds as `foldText` does. tests/api/folding.test.ts compares the two.
CREATE OR REPLACE FUNCTION "folded_words"("typed" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT "form"), '{}')
	FROM (
		SELECT left("found", 100) AS "word"
		FROM regexp_split_to_table(
			normalize(
				translate(
					regexp_replace(
						lower(translate(
							normalize("typed", nfkd),
							U&'\a7b8\a7ba\a7bc\a7be\a7c0\a7c2\a7c4\a7c5\a7c6\a7c7\a7c9\a7cb\a7cc\a7ce\a7d0\a7d2\a7d4\a7d6\a7d8\a7da\a7dc\a7f1\a7f5',
							U&'\a7b9\a7bb\a7bd\a7bf\a7c1\a7c3\a794\0282\1d8e\a7c8\a7ca\0264\a7cd\a7cf\a7d1\a7d3\a7d5\a7d7\a7d9\a7db\019b\0073\a7f6'
						) COLLATE "und-x-icu"),
						U&'[''’‘`´ʼʿʾ\0300-\036f\064b-\065f\0670\0640\200b-\200f\202a-\202e\2060-\2069\feff\061c]', '', 'g'
					),
					'أإآٱىیؤئةکگچپڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااييويهككشبف01234567890123456789'
				), nfc
			) COLLATE "und-x-icu",
			U&'[^[:alnum:]\0870-\0887\0889-\088f\08b5\08be-\08c9\a7af\a7b8-\a7dc\a7f1-\a7f6\ab66-\ab69\+010780-\+010785\+010787-\+0107b0\+0107b2-\+0107ba\+010ec2-\+010ec7\+01df00-\+01df1e\+01df25-\+01df2a]+'
		) AS "found"
		WHERE "found" <> '' LIMIT 500
	) AS "words", LATERAL (VALUES ("word"), (regexp_replace("word", '^(?:وال|بال|فال|كال|لل|ال)(?=...)', ''))) AS "forms" ("form")
$$;
