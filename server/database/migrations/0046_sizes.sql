CREATE TABLE "size_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid,
	"store" text,
	"category_id" uuid,
	"shown" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "size_groups_lead_id_unique" UNIQUE("lead_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_group" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_size_group" ON "products" USING btree ("size_group") WHERE "products"."size_group" is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "settle_size_group"("settled" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO size_groups (id) VALUES ("settled") ON CONFLICT DO NOTHING;
	PERFORM FROM size_groups WHERE id = "settled" FOR UPDATE;
	UPDATE size_groups g SET lead_id = l.id, store = l.store, category_id = l.category_id, shown = coalesce(l.shown, 0)
	FROM (SELECT) AS one LEFT JOIN LATERAL (
		SELECT p.id, p.store, p.category_id, count(*) OVER () AS shown
		FROM products p WHERE p.size_group = "settled" AND p.shown
		ORDER BY p.available DESC, p.now_qirsh, p.size_position, p.sequence LIMIT 1
	) AS l ON true
	WHERE g.id = "settled"
		AND (g.lead_id, g.store, g.category_id, g.shown) IS DISTINCT FROM (l.id, l.store, l.category_id, coalesce(l.shown, 0));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_size_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' AND old."size_group" IS NOT NULL THEN
		PERFORM settle_size_group(old."size_group");
	END IF;
	IF tg_op <> 'DELETE' AND new."size_group" IS NOT NULL AND (tg_op = 'INSERT' OR new."size_group" IS DISTINCT FROM old."size_group") THEN
		PERFORM settle_size_group(new."size_group");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_size_came" AFTER INSERT ON "products" FOR EACH ROW WHEN (new."size_group" IS NOT NULL) EXECUTE FUNCTION "keep_size_groups"();
--> statement-breakpoint
CREATE TRIGGER "products_size_changed" AFTER UPDATE ON "products" FOR EACH ROW WHEN (
	(old."size_group" IS NOT NULL OR new."size_group" IS NOT NULL)
	AND (old."size_group", old."size_position", old."shown", old."available", old."now_qirsh", old."store", old."category_id")
		IS DISTINCT FROM (new."size_group", new."size_position", new."shown", new."available", new."now_qirsh", new."store", new."category_id")
) EXECUTE FUNCTION "keep_size_groups"();
--> statement-breakpoint
CREATE TRIGGER "products_size_went" AFTER DELETE ON "products" FOR EACH ROW WHEN (old."size_group" IS NOT NULL) EXECUTE FUNCTION "keep_size_groups"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_size_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shelf_counts AS c (category_id, store, slot, total, shown, listed, hidden, out_of_stock, no_image, no_translation)
	SELECT card.category_id, card.store, own_slot(), 0, sum(card.by), 0, 0, 0, 0, 0
	FROM (VALUES (old."category_id", old."store", -1), (new."category_id", new."store", 1)) AS card (category_id, store, by)
	WHERE card.store IS NOT NULL
	GROUP BY card.category_id, card.store
	ORDER BY card.category_id, card.store
	ON CONFLICT (category_id, store, slot) DO UPDATE SET shown = c.shown + excluded.shown;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "size_groups_counted" AFTER UPDATE OF "store", "category_id" ON "size_groups" FOR EACH ROW EXECUTE FUNCTION "count_size_groups"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_shelves"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changes" text := CASE tg_op
		WHEN 'INSERT' THEN 'SELECT came.*, 1 AS by FROM came'
		WHEN 'DELETE' THEN 'SELECT went.*, -1 AS by FROM went'
		ELSE 'SELECT came.*, 1 AS by FROM came UNION ALL SELECT went.*, -1 FROM went'
	END;
BEGIN
	EXECUTE $counting$
		INSERT INTO shelf_counts
		SELECT category_id, store, own_slot(),
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
		ON CONFLICT (category_id, store, slot) DO UPDATE SET
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
END $$;
