-- The `tsvector` of a row that is searched by its text and its phone number: see `text-match.ts`.
CREATE OR REPLACE FUNCTION "search_vector"("typed" text, "phone" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(search_lexemes("typed", "phone"))
$$;
