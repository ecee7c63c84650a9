DROP INDEX "products_price";
--> statement-breakpoint
DROP INDEX "products_store_price";
--> statement-breakpoint
DROP INDEX "products_category_price";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer" jsonb;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "now_qirsh" integer GENERATED ALWAYS AS ("price_qirsh") STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "now_qirsh" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "now_qirsh" SET DEFAULT 0;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "offered_price"("price" integer, "offer" jsonb) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN ("offer"->>'qirsh')::integer < "price"
		AND (now() AT TIME ZONE 'Asia/Amman')::date::text
			BETWEEN coalesce("offer"->>'from', '') AND coalesce("offer"->>'until', '9999-12-31')
		THEN ("offer"->>'qirsh')::integer ELSE "price" END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."now_qirsh" := CASE WHEN new."offer" IS NULL THEN new."price_qirsh" ELSE offered_price(new."price_qirsh", new."offer") END;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_price_kept" BEFORE INSERT OR UPDATE OF "price_qirsh", "offer" ON "products" FOR EACH ROW EXECUTE FUNCTION "keep_price"();
--> statement-breakpoint
CREATE INDEX "products_offer" ON "products" USING btree ((-"sequence"),"id") WHERE "products"."offer" is not null;
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("now_qirsh","name_en" collate "en-x-icu","id");
--> statement-breakpoint
CREATE INDEX "products_store_price" ON "products" USING btree ("store","now_qirsh","name_en" collate "en-x-icu","id");
--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","now_qirsh","name_en" collate "en-x-icu","id");
