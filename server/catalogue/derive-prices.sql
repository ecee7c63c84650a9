-- Maintains a product's price of today from its price and its offer; and while an offer runs, the lowest price of the
-- 30 days before it began, which is null for a product that was added with its offer.
CREATE OR REPLACE FUNCTION "derive_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."now_qirsh" := CASE WHEN new."offer" IS NULL THEN new."price_qirsh" ELSE offered_price(new."price_qirsh", new."offer") END;
	IF tg_op = 'INSERT' OR new."now_qirsh" = new."price_qirsh" THEN
		new."lowest_qirsh" := NULL;
	ELSIF old."now_qirsh" = old."price_qirsh" THEN
		new."lowest_qirsh" := lowest_price(new."id", old."now_qirsh");
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "products_prices" BEFORE INSERT OR UPDATE OF "price_qirsh", "offer" ON "products" FOR EACH ROW EXECUTE FUNCTION "derive_prices"();
