-- A box has no stock of its own: its parts decide how many are left. The lock makes a concurrent change of the product
-- into a box visible.
CREATE OR REPLACE FUNCTION "refuse_box_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"made_of" jsonb;
BEGIN
	SELECT "parts" INTO "made_of" FROM "products" WHERE "id" = new."product_id" FOR NO KEY UPDATE;
	IF "made_of" <> '[]' THEN
		RAISE EXCEPTION 'a box has no stock of its own' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_of_box';
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "stock_levels_no_box" BEFORE INSERT ON "stock_levels" FOR EACH ROW EXECUTE FUNCTION "refuse_box_stock"();
