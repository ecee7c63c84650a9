ALTER TABLE "import_lines" ADD COLUMN "stock" integer;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "publish_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		-- What is left leaves the ledger, also of a product that is deleted.
		INSERT INTO "stock_movements" ("product_id", "kind", "quantity", "recorded_at") VALUES (old."product_id", 'stopped', -old."pieces_left", now());
		UPDATE "products" SET "counted" = false, "few_left" = NULL WHERE "id" = old."product_id";
		RETURN NULL;
	END IF;
	UPDATE "products" SET "counted" = true, "few_left" = "seen"."few", "available" = new."pieces_left" > 0
	FROM (SELECT CASE WHEN new."pieces_left" <= new."low_at" THEN new."pieces_left" END AS "few") AS "seen"
	WHERE "id" = new."product_id"
		AND (NOT "counted" OR "few_left" IS DISTINCT FROM "seen"."few" OR "available" <> (new."pieces_left" > 0));
	RETURN NULL;
END $$;
