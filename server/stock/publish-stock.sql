-- Copies what shoppers see of the stock to the product: whether it can be bought, and how many are left when few. A
-- sale that changes neither does not touch the product, and so leaves the catalogue's version and all cached pages
-- valid.
CREATE OR REPLACE FUNCTION "publish_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		-- What is left leaves the ledger, also of a product that is deleted.
		INSERT INTO "stock_movements" ("product_id", "kind", "quantity", "recorded_at") VALUES (old."product_id", 'stopped', -old."pieces_left", now());
		UPDATE "products" SET "counted" = false, "few_left" = NULL WHERE "id" = old."product_id";
		RETURN NULL;
	END IF;
	UPDATE "products" SET "counted" = true, "few_left" = "seen"."few", "available" = new."pieces_left" > 0 AND "in_season"
	FROM (SELECT CASE WHEN new."pieces_left" <= new."low_at" THEN new."pieces_left" END AS "few") AS "seen"
	WHERE "id" = new."product_id"
		AND (NOT "counted" OR "few_left" IS DISTINCT FROM "seen"."few" OR "available" <> (new."pieces_left" > 0 AND "in_season"));
	RETURN NULL;
END $$;

CREATE TRIGGER "stock_levels_published" AFTER INSERT OR UPDATE OR DELETE ON "stock_levels" FOR EACH ROW EXECUTE FUNCTION "publish_stock"();
