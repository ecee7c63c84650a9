ALTER TABLE "products" ADD COLUMN "ready_on" date;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "ready_on" date;--> statement-breakpoint
CREATE INDEX "products_ready_on" ON "products" USING btree ("ready_on") WHERE "products"."ready_on" is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_season"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
DROP TRIGGER "products_within_season" ON "products";
--> statement-breakpoint
CREATE TRIGGER "products_within_season" BEFORE UPDATE OF "available", "parts", "season", "ready_on" ON "products" FOR EACH ROW WHEN (old."season" IS NOT NULL OR new."season" IS NOT NULL) EXECUTE FUNCTION "keep_season"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "box_state"("parts" jsonb, OUT "can_be_bought" boolean, OUT "few" smallint) LANGUAGE sql STABLE AS $$
	SELECT "can", CASE WHEN "can" OR "least" = 0 THEN "least" END
	FROM (
		SELECT bool_and(coalesce(p.in_season AND p.ready_on IS NULL AND coalesce(l.pieces_left >= part.quantity, p.available), false)),
			(array_agg(CASE WHEN l.pieces_left / part.quantity <= l.low_at THEN l.pieces_left / part.quantity END
				ORDER BY l.pieces_left / part.quantity, l.low_at DESC))[1]::smallint
		FROM jsonb_to_recordset("parts") AS part (id uuid, quantity integer)
		LEFT JOIN products p ON p.id = part.id
		LEFT JOIN stock_levels l ON l.product_id = part.id
	) AS state ("can", "least")
$$;
--> statement-breakpoint
DROP TRIGGER "products_boxes" ON "products";
--> statement-breakpoint
CREATE TRIGGER "products_boxes" AFTER UPDATE OF "available", "season", "ready_on" ON "products" FOR EACH ROW WHEN (
	old."in_season" <> new."in_season" OR old."ready_on" IS DISTINCT FROM new."ready_on" OR (old."available" <> new."available" AND NOT new."counted")
) EXECUTE FUNCTION "settle_boxes_of_part"();
