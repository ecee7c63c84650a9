-- Updates boxes after a change of their parts. Boxes are locked in order of id before they are read: of two concurrent
-- changes of parts, the second sees the first one's result. Stock is updated after a statement has taken all its
-- pieces, so that levels are always locked before boxes.
CREATE OR REPLACE FUNCTION "refresh_boxes"("boxes" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "products" WHERE "id" = ANY("boxes") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "products" b SET "available" = state."can_be_bought" AND b."in_season", "few_left" = state."few"
	FROM "products" seen, LATERAL box_state(seen."parts") AS state
	WHERE seen."id" = ANY("boxes") AND b."id" = seen."id"
		-- Dissolved while the lock was waited for: it is sold like any other product.
		AND seen."parts" <> '[]'
		AND (b."available", b."few_left") IS DISTINCT FROM (state."can_be_bought" AND b."in_season", state."few");
END $$;

CREATE OR REPLACE FUNCTION "refresh_boxes_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"boxes" uuid[] := (SELECT array_agg(DISTINCT "box_id") FROM "box_parts" WHERE "part_id" IN (SELECT "product_id" FROM new_rows));
BEGIN
	IF "boxes" IS NOT NULL THEN
		PERFORM refresh_boxes("boxes");
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "refresh_boxes_of_part"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"part" uuid := CASE tg_table_name WHEN 'products' THEN to_jsonb(new) ->> 'id' ELSE to_jsonb(new) ->> 'product_id' END;
	"boxes" uuid[] := (SELECT array_agg("box_id") FROM "box_parts" WHERE "part_id" = "part");
BEGIN
	IF "boxes" IS NOT NULL THEN
		PERFORM refresh_boxes("boxes");
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER "stock_movements_boxes" AFTER INSERT ON "stock_movements" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "refresh_boxes_of_stock"();
CREATE TRIGGER "stock_levels_boxes" AFTER UPDATE OF "low_at" ON "stock_levels" FOR EACH ROW EXECUTE FUNCTION "refresh_boxes_of_part"();
CREATE TRIGGER "products_boxes" AFTER UPDATE OF "available", "season", "ready_on" ON "products" FOR EACH ROW WHEN (
	old."in_season" <> new."in_season" OR old."ready_on" IS DISTINCT FROM new."ready_on" OR (old."available" <> new."available" AND NOT new."counted")
) EXECUTE FUNCTION "refresh_boxes_of_part"();
