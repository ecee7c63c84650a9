-- Whether a counted product can be bought is told by its stock alone: no edit, import or undo of the product says otherwise.
CREATE OR REPLACE FUNCTION "keep_stock_available"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"stock" integer;
BEGIN
	SELECT "pieces_left" INTO "stock" FROM "stock_levels" WHERE "product_id" = new."id";
	IF FOUND THEN
		new."available" := "stock" > 0;
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "products_stock_kept" BEFORE UPDATE OF "available" ON "products" FOR EACH ROW WHEN (new."counted") EXECUTE FUNCTION "keep_stock_available"();
