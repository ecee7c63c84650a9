-- Maintains `box_parts`, and refuses what would break a box. Locks on the parts and their levels let the next change of
-- a part see the box.
CREATE OR REPLACE FUNCTION "sync_box_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"ids" uuid[];
BEGIN
	IF tg_op = 'UPDATE' THEN
		IF (new."deleted_at" IS NOT NULL OR new."store" <> old."store" OR new."parts" <> '[]')
			AND EXISTS (SELECT FROM "box_parts" WHERE "part_id" = new."id") THEN
			RAISE EXCEPTION 'a part of a box is not deleted, moved to the other store or made a box' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_part_of_box';
		END IF;
		IF old."parts" = '[]' AND new."parts" = '[]' THEN
			RETURN NULL;
		END IF;
		DELETE FROM "box_parts" WHERE "box_id" = new."id";
	END IF;
	IF new."parts" = '[]' OR new."deleted_at" IS NOT NULL THEN
		RETURN NULL;
	END IF;
	SELECT array_agg(("part" ->> 'id')::uuid) INTO "ids" FROM jsonb_array_elements(new."parts") AS "part";
	PERFORM FROM "stock_levels" WHERE "product_id" = ANY("ids") ORDER BY "product_id" FOR UPDATE;
	PERFORM FROM "products" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
	IF cardinality("ids") <> (SELECT count(*) FROM "products"
			WHERE "id" = ANY("ids") AND "deleted_at" IS NULL AND "store" = new."store" AND "parts" = '[]')
		OR EXISTS (SELECT FROM "stock_levels" WHERE "product_id" = new."id") THEN
		RAISE EXCEPTION 'a box is made of products of its store that are no boxes, and has no stock of its own' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_parts';
	END IF;
	INSERT INTO "box_parts" ("box_id", "part_id", "quantity", "position")
	SELECT new."id", ("part" ->> 'id')::uuid, ("part" ->> 'quantity')::smallint, "place" - 1
	FROM jsonb_array_elements(new."parts") WITH ORDINALITY AS one ("part", "place");
	PERFORM refresh_boxes(ARRAY[new."id"]);
	RETURN NULL;
END $$;

CREATE TRIGGER "products_parts_inserted" AFTER INSERT ON "products" FOR EACH ROW WHEN (new."parts" <> '[]') EXECUTE FUNCTION "sync_box_parts"();
CREATE TRIGGER "products_parts_updated" AFTER UPDATE OF "parts", "deleted_at", "store" ON "products" FOR EACH ROW WHEN (
	(old."parts", old."deleted_at", old."store") IS DISTINCT FROM (new."parts", new."deleted_at", new."store")
) EXECUTE FUNCTION "sync_box_parts"();
