-- A statement that changes many products is planned as for a few: those that have moved are found first, and nearly always there are none.
CREATE OR REPLACE FUNCTION "note_words_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved uuid[];
BEGIN
	-- A new price moves no word.
	SELECT array_agg(o.id) INTO moved FROM products_before o JOIN products_after n ON n.id = o.id
	WHERE (o.name_words, o.other_words, o.description_words, o.category_id, o.store, o.shown, o.available, o.deleted_at IS NULL)
		IS DISTINCT FROM (n.name_words, n.other_words, n.description_words, n.category_id, n.store, n.shown, n.available, n.deleted_at IS NULL);
	IF moved IS NULL THEN
		RETURN NULL;
	END IF;
	DELETE FROM word_postings w USING (
		SELECT listed.word_id, listed.field,
			((listed.store = 'cilka')::int + 2 * (NOT listed.shown)::int + 4 * (NOT listed.available)::int)::smallint AS shelf,
			(least(cardinality(listed.name_words), 63)::bigint << 40) - listed.addition AS place
		FROM (
			SELECT p.*, w.id AS word_id, v.field FROM products_before p CROSS JOIN LATERAL (
				SELECT unnest(p.name_words) AS word, 8::smallint AS field
				UNION ALL SELECT unnest(p.other_words), 2::smallint
				UNION ALL SELECT unnest(p.description_words), 1::smallint
			) v
			JOIN catalogue_words w ON w.word = v.word
			WHERE p.id = ANY (moved)
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_before p JOIN categories c ON c.id = p.category_id
			WHERE p.id = ANY (moved)
		) listed
		WHERE listed.deleted_at IS NULL
	) gone
	WHERE w.word_id = gone.word_id AND w.field = gone.field AND w.shelf = gone.shelf AND w.place = gone.place;
	INSERT INTO word_postings (word_id, field, shelf, place)
		SELECT listed.word_id, listed.field,
			((listed.store = 'cilka')::int + 2 * (NOT listed.shown)::int + 4 * (NOT listed.available)::int)::smallint AS shelf,
			(least(cardinality(listed.name_words), 63)::bigint << 40) - listed.addition AS place
		FROM (
			SELECT p.*, w.id AS word_id, v.field FROM products_after p CROSS JOIN LATERAL (
				SELECT unnest(p.name_words) AS word, 8::smallint AS field
				UNION ALL SELECT unnest(p.other_words), 2::smallint
				UNION ALL SELECT unnest(p.description_words), 1::smallint
			) v
			JOIN catalogue_words w ON w.word = v.word
			WHERE p.id = ANY (moved)
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_after p JOIN categories c ON c.id = p.category_id
			WHERE p.id = ANY (moved)
		) listed
		WHERE listed.deleted_at IS NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
