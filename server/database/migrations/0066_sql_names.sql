-- Names by which an engineer finds a function, a trigger or a counter's shard. Triggers of a statement fire in the order of their names.
DROP TRIGGER "products_came" ON "products";--> statement-breakpoint
DROP TRIGGER "products_changed" ON "products";--> statement-breakpoint
DROP TRIGGER "products_went" ON "products";--> statement-breakpoint
DROP TRIGGER "postings_came" ON "term_postings";--> statement-breakpoint
DROP TRIGGER "postings_went" ON "term_postings";--> statement-breakpoint
DROP TRIGGER "stock_movements_boxes" ON "stock_movements";--> statement-breakpoint
ALTER FUNCTION "keep_box_parts"() RENAME TO "sync_box_parts";--> statement-breakpoint
ALTER FUNCTION "keep_box"() RENAME TO "derive_box_availability";--> statement-breakpoint
ALTER FUNCTION "keep_first_image"() RENAME TO "promote_next_image";--> statement-breakpoint
ALTER FUNCTION "keep_guest_orders"() RENAME TO "attach_guest_orders";--> statement-breakpoint
ALTER FUNCTION "keep_low_notified"() RENAME TO "reset_low_notified";--> statement-breakpoint
ALTER FUNCTION "keep_past_prices"() RENAME TO "refuse_past_price_change";--> statement-breakpoint
ALTER FUNCTION "keep_payments"() RENAME TO "refuse_payment_change";--> statement-breakpoint
ALTER FUNCTION "keep_stock_movements"() RENAME TO "refuse_stock_movement_change";--> statement-breakpoint
ALTER FUNCTION "keep_price"() RENAME TO "derive_prices";--> statement-breakpoint
ALTER FUNCTION "keep_season"() RENAME TO "apply_season";--> statement-breakpoint
ALTER FUNCTION "keep_size_groups"() RENAME TO "sync_size_groups";--> statement-breakpoint
ALTER FUNCTION "keep_stock_available"() RENAME TO "derive_stock_availability";--> statement-breakpoint
ALTER FUNCTION "settle_boxes"(uuid[]) RENAME TO "refresh_boxes";--> statement-breakpoint
ALTER FUNCTION "settle_boxes_of_part"() RENAME TO "refresh_boxes_of_part";--> statement-breakpoint
ALTER FUNCTION "settle_boxes_of_stock"() RENAME TO "refresh_boxes_of_stock";--> statement-breakpoint
ALTER FUNCTION "begin_customer_totals"() RENAME TO "create_customer_totals";--> statement-breakpoint
ALTER FUNCTION "own_slot"() RENAME TO "counter_shard";--> statement-breakpoint
DROP FUNCTION "settle_size_group"(uuid);--> statement-breakpoint
ALTER TRIGGER "past_prices_kept" ON "past_prices" RENAME TO "past_prices_append_only";--> statement-breakpoint
ALTER TRIGGER "payments_kept" ON "payments" RENAME TO "payments_append_only";--> statement-breakpoint
ALTER TRIGGER "stock_movements_kept" ON "stock_movements" RENAME TO "stock_movements_append_only";--> statement-breakpoint
ALTER TRIGGER "products_box_made" ON "products" RENAME TO "products_box_inserted";--> statement-breakpoint
ALTER TRIGGER "products_box_kept" ON "products" RENAME TO "products_box_updated";--> statement-breakpoint
ALTER TRIGGER "products_parts_came" ON "products" RENAME TO "products_parts_inserted";--> statement-breakpoint
ALTER TRIGGER "products_parts_changed" ON "products" RENAME TO "products_parts_updated";--> statement-breakpoint
ALTER TRIGGER "products_first_image_kept" ON "products" RENAME TO "products_first_image";--> statement-breakpoint
ALTER TRIGGER "products_price_kept" ON "products" RENAME TO "products_prices";--> statement-breakpoint
ALTER TRIGGER "products_price_ended" ON "products" RENAME TO "products_past_price";--> statement-breakpoint
ALTER TRIGGER "products_size_came" ON "products" RENAME TO "products_size_inserted";--> statement-breakpoint
ALTER TRIGGER "products_size_changed" ON "products" RENAME TO "products_size_updated";--> statement-breakpoint
ALTER TRIGGER "products_size_went" ON "products" RENAME TO "products_size_deleted";--> statement-breakpoint
ALTER TRIGGER "products_stock_kept" ON "products" RENAME TO "products_stock_availability";--> statement-breakpoint
ALTER TRIGGER "products_within_season_made" ON "products" RENAME TO "products_within_season_inserted";--> statement-breakpoint
ALTER TRIGGER "products_within_season" ON "products" RENAME TO "products_within_season_updated";--> statement-breakpoint
ALTER TRIGGER "users_joined" ON "users" RENAME TO "users_inserted";--> statement-breakpoint
ALTER TRIGGER "users_proven" ON "users" RENAME TO "users_email_proven";--> statement-breakpoint
ALTER TABLE "order_days" RENAME COLUMN "slot" TO "shard";--> statement-breakpoint
ALTER TABLE "order_days" RENAME CONSTRAINT "order_days_day_status_slot_pk" TO "order_days_day_status_shard_pk";--> statement-breakpoint
ALTER TABLE "posting_counts" RENAME COLUMN "slot" TO "shard";--> statement-breakpoint
ALTER TABLE "posting_counts" RENAME CONSTRAINT "posting_counts_term_id_field_slot_pk" TO "posting_counts_term_id_field_shard_pk";--> statement-breakpoint
ALTER TABLE "shelf_counts" RENAME COLUMN "slot" TO "shard";--> statement-breakpoint
ALTER TABLE "shelf_counts" RENAME CONSTRAINT "shelf_counts_category_id_store_slot_pk" TO "shelf_counts_category_id_store_shard_pk";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_boxes_of_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"boxes" uuid[] := (SELECT array_agg(DISTINCT "box_id") FROM "box_parts" WHERE "part_id" IN (SELECT "product_id" FROM new_rows));
BEGIN
	IF "boxes" IS NOT NULL THEN
		PERFORM refresh_boxes("boxes");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_boxes_of_part"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"part" uuid := CASE tg_table_name WHEN 'products' THEN to_jsonb(new) ->> 'id' ELSE to_jsonb(new) ->> 'product_id' END;
	"boxes" uuid[] := (SELECT array_agg("box_id") FROM "box_parts" WHERE "part_id" = "part");
BEGIN
	IF "boxes" IS NOT NULL THEN
		PERFORM refresh_boxes("boxes");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_shelves"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changes" text := CASE tg_op
		WHEN 'INSERT' THEN 'SELECT new_rows.*, 1 AS by FROM new_rows'
		WHEN 'DELETE' THEN 'SELECT old_rows.*, -1 AS by FROM old_rows'
		ELSE 'SELECT new_rows.*, 1 AS by FROM new_rows UNION ALL SELECT old_rows.*, -1 FROM old_rows'
	END;
BEGIN
	EXECUTE $counting$
		INSERT INTO shelf_counts
		SELECT category_id, store, counter_shard(),
			coalesce(sum(by) FILTER (WHERE deleted_at IS NULL), 0),
			coalesce(sum(by) FILTER (WHERE shown AND size_group IS NULL), 0),
			coalesce(sum(by) FILTER (WHERE listed), 0),
			coalesce(sum(by) FILTER (WHERE listed AND NOT shown), 0),
			coalesce(sum(by) FILTER (WHERE listed AND NOT available), 0),
			coalesce(sum(by) FILTER (WHERE listed AND image = ''), 0),
			coalesce(sum(by) FILTER (WHERE listed AND (name_en = name_ar OR (description_en = '') <> (description_ar = ''))), 0),
			max(updated_at) FILTER (WHERE shown)
		FROM ($counting$ || "changes" || $counting$) AS changed,
			LATERAL (SELECT deleted_at IS NULL AND name_en <> '' AND name_ar <> '' AS listed) AS state
		GROUP BY category_id, store
		ORDER BY category_id, store
		ON CONFLICT (category_id, store, shard) DO UPDATE SET
			total = shelf_counts.total + excluded.total,
			shown = shelf_counts.shown + excluded.shown,
			listed = shelf_counts.listed + excluded.listed,
			hidden = shelf_counts.hidden + excluded.hidden,
			out_of_stock = shelf_counts.out_of_stock + excluded.out_of_stock,
			no_image = shelf_counts.no_image + excluded.no_image,
			no_translation = shelf_counts.no_translation + excluded.no_translation,
			changed_at = greatest(shelf_counts.changed_at, excluded.changed_at)
	$counting$;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_size_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shelf_counts AS c (category_id, store, shard, total, shown, listed, hidden, out_of_stock, no_image, no_translation)
	SELECT card.category_id, card.store, counter_shard(), 0, sum(card.by), 0, 0, 0, 0, 0
	FROM (VALUES (old."category_id", old."store", -1), (new."category_id", new."store", 1)) AS card (category_id, store, by)
	WHERE card.store IS NOT NULL
	GROUP BY card.category_id, card.store
	ORDER BY card.category_id, card.store
	ON CONFLICT (category_id, store, shard) DO UPDATE SET shown = c.shown + excluded.shown;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "posting_counts"
	SELECT "term_id", "field", counter_shard(), CASE tg_op WHEN 'INSERT' THEN count(*) ELSE -count(*) END
	FROM "changed_rows" GROUP BY "term_id", "field" ORDER BY "term_id", "field"
	ON CONFLICT ("term_id", "field", "shard") DO UPDATE SET "products" = "posting_counts"."products" + excluded."products";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_orders"("placed" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_days" VALUES (("placed"."created_at" AT TIME ZONE 'Asia/Amman')::date, "placed"."status", counter_shard(), "by", "by" * "placed"."total_qirsh")
	ON CONFLICT ("day", "status", "shard") DO UPDATE
	SET "orders" = "order_days"."orders" + excluded."orders", "qirsh" = "order_days"."qirsh" + excluded."qirsh";
	UPDATE "customer_totals"
	SET "orders" = "orders" + "by",
		"spent_qirsh" = "spent_qirsh" + CASE "placed"."status" WHEN 'cancelled' THEN 0 ELSE "by" * "placed"."total_qirsh" END
	WHERE "user_id" = "placed"."user_id";
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_placed_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_days"
	SELECT ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status", counter_shard(), count(*), sum("total_qirsh")
	FROM "placed" GROUP BY 1, 2
	ON CONFLICT ("day", "status", "shard") DO UPDATE
	SET "orders" = "order_days"."orders" + excluded."orders", "qirsh" = "order_days"."qirsh" + excluded."qirsh";
	UPDATE "customer_totals" SET "orders" = "orders" + "more"."count", "spent_qirsh" = "spent_qirsh" + "more"."qirsh"
	FROM (
		SELECT "user_id", count(*), coalesce(sum("total_qirsh") FILTER (WHERE "status" <> 'cancelled'), 0) AS "qirsh"
		FROM "placed" GROUP BY "user_id"
	) AS "more"
	WHERE "customer_totals"."user_id" = "more"."user_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_size_group"("group_id" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO size_groups (id) VALUES ("group_id") ON CONFLICT DO NOTHING;
	PERFORM FROM size_groups WHERE id = "group_id" FOR UPDATE;
	UPDATE size_groups g SET lead_id = l.id, store = l.store, category_id = l.category_id, shown = coalesce(l.shown, 0)
	FROM (SELECT) AS one LEFT JOIN LATERAL (
		SELECT p.id, p.store, p.category_id, count(*) OVER () AS shown
		FROM products p WHERE p.size_group = "group_id" AND p.shown
		ORDER BY p.available DESC, p.now_qirsh, p.size_position, p.sequence LIMIT 1
	) AS l ON true
	WHERE g.id = "group_id"
		AND (g.lead_id, g.store, g.category_id, g.shown) IS DISTINCT FROM (l.id, l.store, l.category_id, coalesce(l.shown, 0));
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "sync_size_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' AND old."size_group" IS NOT NULL THEN
		PERFORM refresh_size_group(old."size_group");
	END IF;
	IF tg_op <> 'DELETE' AND new."size_group" IS NOT NULL AND (tg_op = 'INSERT' OR new."size_group" IS DISTINCT FROM old."size_group") THEN
		PERFORM refresh_size_group(new."size_group");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_shelves_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();--> statement-breakpoint
CREATE TRIGGER "products_shelves_updated" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();--> statement-breakpoint
CREATE TRIGGER "products_shelves_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();--> statement-breakpoint
CREATE TRIGGER "postings_inserted" AFTER INSERT ON "term_postings" REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_postings"();--> statement-breakpoint
CREATE TRIGGER "postings_deleted" AFTER DELETE ON "term_postings" REFERENCING OLD TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_postings"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_boxes" AFTER INSERT ON "stock_movements" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "refresh_boxes_of_stock"();
