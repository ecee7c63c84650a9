-- Maintains `posting_counts`: sums up the postings that a statement writes or deletes, by term and field.
CREATE OR REPLACE FUNCTION "count_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "posting_counts"
	SELECT "term_id", "field", counter_shard(), CASE tg_op WHEN 'INSERT' THEN count(*) ELSE -count(*) END
	FROM "changed_rows" GROUP BY "term_id", "field" ORDER BY "term_id", "field"
	ON CONFLICT ("term_id", "field", "shard") DO UPDATE SET "products" = "posting_counts"."products" + excluded."products";
	RETURN NULL;
END $$;

CREATE TRIGGER "postings_inserted" AFTER INSERT ON "term_postings" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_postings"();
CREATE TRIGGER "postings_deleted" AFTER DELETE ON "term_postings" REFERENCING OLD TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_postings"();
