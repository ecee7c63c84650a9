-- Unpins a product that moves to another category.
CREATE OR REPLACE FUNCTION "unpin_moved_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."pin_position" := 32767;
	RETURN new;
END $$;

CREATE TRIGGER "products_moved" BEFORE UPDATE OF "category_id" ON "products" FOR EACH ROW WHEN (new."category_id" IS DISTINCT FROM old."category_id") EXECUTE FUNCTION "unpin_moved_products"();
