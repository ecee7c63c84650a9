-- Stores the former price of a product when its price changes.
CREATE OR REPLACE FUNCTION "add_past_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO past_prices (product_id, until, price_qirsh, now_qirsh, lowest_qirsh)
	VALUES (old."id", now(), old."price_qirsh", old."now_qirsh", old."lowest_qirsh");
	RETURN NULL;
END $$;

CREATE TRIGGER "products_past_price" AFTER UPDATE OF "price_qirsh", "offer" ON "products" FOR EACH ROW
WHEN ((old."price_qirsh", old."now_qirsh") IS DISTINCT FROM (new."price_qirsh", new."now_qirsh")) EXECUTE FUNCTION "add_past_price"();

-- History is append-only. Rows are deleted only with their product, and when they are too old to count.
CREATE OR REPLACE FUNCTION "refuse_past_price_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the history of prices is append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "past_prices_append_only" BEFORE UPDATE ON "past_prices" FOR EACH ROW EXECUTE FUNCTION "refuse_past_price_change"();
