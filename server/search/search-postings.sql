-- Runs the steps of a search one after another in one round trip, and returns what each has found. A step is skipped
-- when one of its conditions does not hold: that the steps `of` have found fewer products than `below`, or none worth
-- `weaker` points. The statements are those of `list-postings.ts`, which contain no values except numbers computed by
-- the shop.
CREATE OR REPLACE FUNCTION "search_postings"("steps" jsonb) RETURNS TABLE ("step" integer, "partition" smallint, "rank" bigint, "points" integer)
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
