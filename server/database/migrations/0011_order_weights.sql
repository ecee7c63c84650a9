ALTER TABLE "order_items" ADD COLUMN "weight" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Orders of before did not copy it: what the product says now is the best there is. A product that is gone leaves it empty.
UPDATE "order_items" SET "weight" = "products"."weight" FROM "products"
WHERE "products"."id" = "order_items"."product_id" AND "products"."weight" <> '';
