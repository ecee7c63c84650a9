-- One word, image, for what was called picture as well. Instances of the version before, which go on while they are replaced,
-- know the old names: a view that can be written to and a generated column stand for them, until a later migration drops them.
ALTER TABLE "import_pictures" RENAME TO "import_images";--> statement-breakpoint
ALTER INDEX "import_pictures_import_id_number_pk" RENAME TO "import_images_import_id_number_pk";--> statement-breakpoint
ALTER INDEX "import_pictures_url" RENAME TO "import_images_url";--> statement-breakpoint
ALTER TABLE "import_images" RENAME CONSTRAINT "import_pictures_import_id_imports_id_fk" TO "import_images_import_id_imports_id_fk";--> statement-breakpoint
CREATE VIEW "import_pictures" AS SELECT * FROM "import_images";--> statement-breakpoint
UPDATE "import_images" SET "fault" = jsonb_set("fault", '{reason}', '"no_image"') WHERE "fault" ->> 'reason' = 'no_picture';--> statement-breakpoint
UPDATE "imports" SET "rest" = ("rest" - 'pictures') || jsonb_build_object('images', "rest" -> 'pictures') WHERE "rest" ? 'pictures';--> statement-breakpoint
UPDATE "import_lines" SET "rest" = ("rest" - 'pictures') || jsonb_build_object('images', "rest" -> 'pictures') WHERE "rest" ? 'pictures';--> statement-breakpoint
ALTER INDEX "products_no_picture" RENAME TO "products_no_image";--> statement-breakpoint
ALTER TABLE "shelf_counts" RENAME COLUMN "no_picture" TO "no_image";--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD COLUMN "no_picture" integer GENERATED ALWAYS AS ("no_image") STORED;--> statement-breakpoint
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
			coalesce(sum(by) FILTER (WHERE shown), 0),
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
