-- Maintains the counters in `shelf_counts`: adds what a statement brings into each category and store, and subtracts
-- what it removes. Visible products are counted without sizes: `count_size_groups` counts each group of them once.
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
END $$;

CREATE TRIGGER "products_shelves_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();
CREATE TRIGGER "products_shelves_updated" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();
CREATE TRIGGER "products_shelves_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_shelves"();
