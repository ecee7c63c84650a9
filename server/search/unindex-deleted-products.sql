-- Deletes the postings of all products that a statement deletes.
CREATE OR REPLACE FUNCTION "unindex_deleted_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_before p JOIN categories c ON c.id = p.category_id
		) listed
		WHERE listed.deleted_at IS NULL
	) gone
	WHERE p.term_id = gone.term_id AND p.field = gone.field AND p.partition = gone.partition AND p.rank = gone.rank;
	RETURN NULL;
END $$;

CREATE TRIGGER "products_deleted_terms" AFTER DELETE ON "products" REFERENCING OLD TABLE AS products_before FOR EACH STATEMENT EXECUTE FUNCTION "unindex_deleted_products"();
