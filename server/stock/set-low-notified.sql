-- One notice per crossing of the threshold: a product that is above it again may be notified again. Changes that the
-- seller typed need no notice: a first count, and another threshold.
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
