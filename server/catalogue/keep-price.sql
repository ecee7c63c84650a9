-- Keeps what a product costs today beside its price and its offer.
CREATE OR REPLACE FUNCTION "keep_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."now_qirsh" := CASE WHEN new."offer" IS NULL THEN new."price_qirsh" ELSE offered_price(new."price_qirsh", new."offer") END;
	RETURN new;
END $$;

CREATE TRIGGER "products_price_kept" BEFORE INSERT OR UPDATE OF "price_qirsh", "offer" ON "products" FOR EACH ROW EXECUTE FUNCTION "keep_price"();
