-- Counts the card of a group of sizes in `shelf_counts`, where `count_shelves` counts the products with a single size.
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
END $$;

CREATE TRIGGER "size_groups_counted" AFTER UPDATE OF "store", "category_id" ON "size_groups" FOR EACH ROW EXECUTE FUNCTION "count_size_groups"();
