-- One notice for each crossing: a product that is above its warning again may be told of again. What the seller typed needs no notice: a first
-- count, and another warning.
CREATE OR REPLACE FUNCTION "set_low_notified"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new."pieces_left" > new."low_at" THEN
		new."low_notified" := false;
	ELSIF tg_op = 'INSERT' OR new."low_at" <> old."low_at" THEN
		new."low_notified" := true;
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "stock_levels_low" BEFORE INSERT OR UPDATE ON "stock_levels" FOR EACH ROW EXECUTE FUNCTION "set_low_notified"();
