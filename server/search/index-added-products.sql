-- Writes the postings of all products that a statement adds. A partition is a store (+1 cilka), hidden (+2), out of
-- stock (+4); ranks sort short names first, then the newest. A term that `indexTerms` has not added yet gets no
-- posting.
CREATE OR REPLACE FUNCTION "index_added_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
			UNION ALL
			SELECT p.*, -c.number, 3::smallint FROM products_after p JOIN categories c ON c.id = p.category_id
		) listed
		WHERE listed.deleted_at IS NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

CREATE TRIGGER "products_added_terms" AFTER INSERT ON "products" REFERENCING NEW TABLE AS products_after FOR EACH STATEMENT EXECUTE FUNCTION "index_added_products"();
