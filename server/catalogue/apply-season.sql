-- Out of season a product can't be bought, but it can be ordered ahead of the day on which it is ready, whatever an
-- edit, its stock or its parts say: the last of the triggers that set `available`. `paused` is the last state of the
-- seller's switch, for the next season: out of season it can only be switched on.
CREATE OR REPLACE FUNCTION "apply_season"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."in_season" := new."season" IS NULL OR coalesce(new."ready_on" > (now() AT TIME ZONE 'Asia/Amman')::date, false) OR is_in_season(new."season");
	IF new."season" IS NULL OR new."counted" OR new."parts" <> '[]' THEN
		new."paused" := false;
	ELSIF new."in_season" OR new."available" OR tg_op = 'INSERT' THEN
		new."paused" := NOT new."available";
	ELSIF old."season" IS NULL THEN
		-- A change or an undo that names a season: what was on sale was not switched off.
		new."paused" := NOT old."available";
	END IF;
	new."available" := new."available" AND new."in_season";
	RETURN new;
END $$;

CREATE TRIGGER "products_within_season_inserted" BEFORE INSERT ON "products" FOR EACH ROW WHEN (new."season" IS NOT NULL) EXECUTE FUNCTION "apply_season"();
CREATE TRIGGER "products_within_season_updated" BEFORE UPDATE OF "available", "parts", "season", "ready_on" ON "products" FOR EACH ROW WHEN (old."season" IS NOT NULL OR new."season" IS NOT NULL) EXECUTE FUNCTION "apply_season"();
