-- The stock alone decides whether a counted product can be bought; an edit, import or undo of the product can't change it.
CREATE OR REPLACE FUNCTION "derive_stock_availability"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"stock" integer;
BEGIN
	SELECT "pieces_left" INTO "stock" FROM "stock_levels" WHERE "product_id" = new."id";
	IF FOUND THEN
		new."available" := "stock" > 0;
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "products_stock_availability" BEFORE UPDATE OF "available" ON "products" FOR EACH ROW WHEN (new."counted") EXECUTE FUNCTION "derive_stock_availability"();
