CREATE TABLE "posting_counts" (
	"term_id" integer NOT NULL,
	"field" smallint NOT NULL,
	"slot" smallint NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "posting_counts_term_id_field_slot_pk" PRIMARY KEY("term_id","field","slot")
);
--> statement-breakpoint
-- What they hold is computed in memory now. Instances of the version before, which go on while they are replaced, still read them,
-- under the names that the tables had: a later migration drops the columns and the views.
ALTER TABLE "search_terms" ALTER COLUMN "keys" SET DEFAULT '{}', ALTER COLUMN "trigrams" SET DEFAULT '{}';
--> statement-breakpoint
CREATE VIEW "catalogue_words" AS SELECT "id", "term" AS "word", "spelling", "keys", "trigrams" AS "threes" FROM "search_terms";
--> statement-breakpoint
CREATE VIEW "word_postings" AS SELECT "term_id" AS "word_id", "field", "partition" AS "shelf", "rank" AS "place" FROM "term_postings";
--> statement-breakpoint
INSERT INTO "posting_counts" SELECT "term_id", "field", 0, count(*) FROM "term_postings" GROUP BY "term_id", "field";
--> statement-breakpoint
CREATE FUNCTION "count_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "posting_counts"
	SELECT "term_id", "field", own_slot(), CASE tg_op WHEN 'INSERT' THEN count(*) ELSE -count(*) END
	FROM "changed" GROUP BY "term_id", "field" ORDER BY "term_id", "field"
	ON CONFLICT ("term_id", "field", "slot") DO UPDATE SET "products" = "posting_counts"."products" + excluded."products";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "postings_came" AFTER INSERT ON "term_postings" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_postings"();
--> statement-breakpoint
CREATE TRIGGER "postings_went" AFTER DELETE ON "term_postings" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_postings"();
--> statement-breakpoint
CREATE FUNCTION "search_postings"("steps" jsonb) RETURNS TABLE ("step" integer, "partition" smallint, "rank" bigint, "points" integer)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
	"all_steps" integer[] := '{}';
	"all_partitions" smallint[] := '{}';
	"all_ranks" bigint[] := '{}';
	"all_points" integer[] := '{}';
	"one" record;
	"is_skipped" boolean;
	"new_partitions" smallint[];
	"new_ranks" bigint[];
	"new_points" integer[];
BEGIN
	FOR "one" IN SELECT "value", ("ordinality" - 1)::integer AS "number" FROM jsonb_array_elements("steps") WITH ORDINALITY LOOP
		SELECT coalesce(bool_or(
			"found"."products" >= ("condition" ->> 'below')::integer OR "found"."best" >= ("condition" ->> 'weaker')::integer
		), false) INTO "is_skipped"
		FROM jsonb_array_elements("one"."value" -> 'when') AS "condition" CROSS JOIN LATERAL (
			SELECT count(DISTINCT "u"."rank") AS "products", coalesce(max("u"."points"), 0) AS "best"
			FROM unnest("all_steps", "all_ranks", "all_points") AS "u" ("step", "rank", "points")
			WHERE "u"."step" IN (SELECT "o"::integer FROM jsonb_array_elements_text("condition" -> 'of') AS "o")
		) AS "found";
		CONTINUE WHEN "is_skipped";
		EXECUTE 'SELECT array_agg(partition::smallint), array_agg(rank), array_agg(points::integer) FROM (' || ("one"."value" ->> 'statement') || ') AS hits'
		INTO "new_partitions", "new_ranks", "new_points";
		CONTINUE WHEN "new_ranks" IS NULL;
		"all_steps" := "all_steps" || array_fill("one"."number", ARRAY[cardinality("new_ranks")]);
		"all_partitions" := "all_partitions" || "new_partitions";
		"all_ranks" := "all_ranks" || "new_ranks";
		"all_points" := "all_points" || "new_points";
	END LOOP;
	RETURN QUERY SELECT * FROM unnest("all_steps", "all_partitions", "all_ranks", "all_points");
END $$;
