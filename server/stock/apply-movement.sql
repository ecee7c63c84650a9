-- Maintains the sum of a product's movements in `stock_levels`; the check `stock_left` refuses selling a piece twice.
-- Movements of a product that is not (or no longer) counted are dropped, except the one that takes the rest out of the
-- ledger.
CREATE OR REPLACE FUNCTION "apply_stock_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "stock_levels" SET "pieces_left" = "pieces_left" + new."quantity" WHERE "product_id" = new."product_id";
	IF NOT FOUND AND new."kind" <> 'stopped' THEN
		RETURN NULL;
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "stock_movements_applied" BEFORE INSERT ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "apply_stock_movement"();
