-- Rewrites the postings of products whose terms, category, store or state a statement changes. These are selected
-- first, as the planner assumes few rows, and nearly always none is affected.
CREATE OR REPLACE FUNCTION "reindex_changed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved uuid[];
BEGIN
	-- A new price changes no posting.
	SELECT array_agg(o.id) INTO moved FROM products_before o JOIN products_after n ON n.id = o.id
	WHERE (o.name_words, o.other_words, o.description_words, o.head_words, o.beside_words, o.category_id, o.store, o.shown, o.available, o.deleted_at IS NULL)
		IS DISTINCT FROM (n.name_words, n.other_words, n.description_words, n.head_words, n.beside_words, n.category_id, n.store, n.shown, n.available, n.deleted_at IS NULL);
	IF moved IS NULL THEN
		RETURN NULL;
	END IF;
	DELETE FROM term_postings p USING (
		SELECT listed.term_id, listed.field,
			((listed.store = 'cilka')::int + 2 * (NOT listed.shown)::int + 4 * (NOT listed.available)::int)::smallint AS partition,
			(least(cardinality(listed.name_words), 63)::bigint << 40) - listed.sequence AS rank
		FROM (
			SELECT p.*, t.id AS term_id, v.field FROM products_before p CROSS JOIN LATERAL (
				SELECT unnest(p.name_words) AS term, 8::smallint AS field
				UNION ALL SELECT unnest(p.head_words), 11::smallint
				UNION ALL SELECT unnest(p.beside_words), 9::smallint
				UNION ALL SELECT unnest(p.other_words), 2::smallint
				UNION ALL SELECT unnest(p.description_words), 1::smallint
			) v
			JOIN search_terms t ON t.term = v.term
			WHERE p.id = ANY (moved)
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_before p JOIN categories c ON c.id = p.category_id
			WHERE p.id = ANY (moved)
		) listed
		WHERE listed.deleted_at IS NULL
	) gone
	WHERE p.term_id = gone.term_id AND p.field = gone.field AND p.partition = gone.partition AND p.rank = gone.rank;
	INSERT INTO term_postings (term_id, field, partition, rank)
		SELECT listed.term_id, listed.field,
			((listed.store = 'cilka')::int + 2 * (NOT listed.shown)::int + 4 * (NOT listed.available)::int)::smallint AS partition,
			(least(cardinality(listed.name_words), 63)::bigint << 40) - listed.sequence AS rank
		FROM (
			SELECT p.*, t.id AS term_id, v.field FROM products_after p CROSS JOIN LATERAL (
				SELECT unnest(p.name_words) AS term, 8::smallint AS field
				UNION ALL SELECT unnest(p.head_words), 11::smallint
				UNION ALL SELECT unnest(p.beside_words), 9::smallint
				UNION ALL SELECT unnest(p.other_words), 2::smallint
				UNION ALL SELECT unnest(p.description_words), 1::smallint
			) v
			JOIN search_terms t ON t.term = v.term
			WHERE p.id = ANY (moved)
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_after p JOIN categories c ON c.id = p.category_id
			WHERE p.id = ANY (moved)
		) listed
		WHERE listed.deleted_at IS NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

CREATE TRIGGER "products_changed_terms" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS products_before NEW TABLE AS products_after FOR EACH STATEMENT EXECUTE FUNCTION "reindex_changed_products"();
