ALTER TABLE "products" ADD COLUMN "head_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "beside_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Writes the postings of all products that a statement adds. A partition is a store (+1 cilka), hidden (+2), out of stock (+4);
-- a rank puts short names first, then the newest. A term that `indexTerms` has not added yet gets no posting.
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
--> statement-breakpoint
-- Rewrites the postings of the products that a statement moves: those whose terms, category, store or state change. They are
-- found first, since a statement that changes many products is planned as for a few, and nearly always none moves.
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
--> statement-breakpoint
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
