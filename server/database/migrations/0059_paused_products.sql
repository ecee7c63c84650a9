ALTER TABLE "products" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Out of its season a product can't be bought, whatever an edit, its stock or its parts say: the last of the triggers that keep `available`.
-- `paused` is what the seller's switch said last, for the next season: out of season it can be switched on, and nothing else is heard.
CREATE OR REPLACE FUNCTION "keep_season"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."in_season" := new."season" IS NULL OR is_in_season(new."season");
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
--> statement-breakpoint
-- What is off in its season was switched off: until now the next season put it on sale again.
UPDATE "products" SET "paused" = true WHERE "season" IS NOT NULL AND "in_season" AND NOT "available" AND NOT "counted" AND "parts" = '[]';
