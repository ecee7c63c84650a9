ALTER TABLE "products" ADD COLUMN "pin_position" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ((-"popularity"),(-"sequence"),"id");--> statement-breakpoint
CREATE INDEX "products_store_popular" ON "products" USING btree ("store",(-"popularity"),(-"sequence"),"id");--> statement-breakpoint
CREATE INDEX "products_category_pinned_en" ON "products" USING btree ("category_id","pin_position","name_en" collate "en-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_category_pinned_ar" ON "products" USING btree ("category_id","pin_position","name_ar" collate "ar-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id",(-"popularity"),(-"sequence"),"id");--> statement-breakpoint
CREATE INDEX "products_store_origin" ON "products" USING btree ("store","origin") WHERE "products"."shown" and "products"."origin" is not null;--> statement-breakpoint
CREATE INDEX "products_store_maker" ON "products" USING btree ("store",("food_facts" -> 'maker' ->> 'en'),("food_facts" -> 'maker' ->> 'ar')) WHERE "products"."shown" and ("products"."food_facts" -> 'maker' ->> 'en') is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "unpin_moved_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."pin_position" := 32767;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_moved" BEFORE UPDATE OF "category_id" ON "products" FOR EACH ROW WHEN (new."category_id" IS DISTINCT FROM old."category_id") EXECUTE FUNCTION "unpin_moved_products"();
