-- The entries of a search vector: the folded words of a text, and every suffix of a phone number, so that a prefix
-- search finds any part of the number.
CREATE OR REPLACE FUNCTION "search_lexemes"("typed" text, "phone" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT folded_words("typed") || ARRAY(
		SELECT '+' || right("digits", "length")
		FROM (SELECT ltrim("phone", '+') AS "digits") AS "number", generate_series(3, length("digits")) AS "length"
	)
$$;
