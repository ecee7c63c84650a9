-- Out of its season a product can't be bought, whatever an edit, its stock or its parts say: the last of the triggers that keep `available`.
CREATE OR REPLACE FUNCTION "keep_season"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."in_season" := new."season" IS NULL OR is_in_season(new."season");
	new."available" := new."available" AND new."in_season";
	RETURN new;
END $$;

CREATE TRIGGER "products_within_season_made" BEFORE INSERT ON "products" FOR EACH ROW WHEN (new."season" IS NOT NULL) EXECUTE FUNCTION "keep_season"();
CREATE TRIGGER "products_within_season" BEFORE UPDATE OF "available", "parts", "season" ON "products" FOR EACH ROW WHEN (old."season" IS NOT NULL OR new."season" IS NOT NULL) EXECUTE FUNCTION "keep_season"();
