ALTER TABLE "products" ADD COLUMN "season" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_season" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "products_season" ON "products" USING btree ((-"sequence"),"id") WHERE "products"."season" is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "is_in_season"("season" jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN "first" <= "last" THEN "month" BETWEEN "first" AND "last" ELSE "month" >= "first" OR "month" <= "last" END
	FROM (SELECT ("season"->>'from')::integer, ("season"->>'until')::integer, extract(month FROM now() AT TIME ZONE 'Asia/Amman'))
		AS now ("first", "last", "month")
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_season"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new."in_season" := new."season" IS NULL OR is_in_season(new."season");
	new."available" := new."available" AND new."in_season";
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_within_season_made" BEFORE INSERT ON "products" FOR EACH ROW WHEN (new."season" IS NOT NULL) EXECUTE FUNCTION "keep_season"();
--> statement-breakpoint
CREATE TRIGGER "products_within_season" BEFORE UPDATE OF "available", "parts", "season" ON "products" FOR EACH ROW WHEN (old."season" IS NOT NULL OR new."season" IS NOT NULL) EXECUTE FUNCTION "keep_season"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "box_state"("parts" jsonb, OUT "can_be_bought" boolean, OUT "few" smallint) LANGUAGE sql STABLE AS $$
	SELECT "can", CASE WHEN "can" OR "least" = 0 THEN "least" END
	FROM (
		SELECT bool_and(coalesce(p.shown AND p.in_season AND coalesce(l.pieces_left >= part.quantity, p.available), false)),
			(array_agg(CASE WHEN l.pieces_left / part.quantity <= l.low_at THEN l.pieces_left / part.quantity END
				ORDER BY l.pieces_left / part.quantity, l.low_at DESC))[1]::smallint
		FROM jsonb_to_recordset("parts") AS part (id uuid, quantity integer)
		LEFT JOIN products p ON p.id = part.id
		LEFT JOIN stock_levels l ON l.product_id = part.id
	) AS state ("can", "least")
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "settle_boxes"("boxes" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "products" WHERE "id" = ANY("boxes") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "products" b SET "available" = state."can_be_bought" AND b."in_season", "few_left" = state."few"
	FROM "products" seen, LATERAL box_state(seen."parts") AS state
	WHERE seen."id" = ANY("boxes") AND b."id" = seen."id"
		AND (b."available", b."few_left") IS DISTINCT FROM (state."can_be_bought" AND b."in_season", state."few");
END $$;
--> statement-breakpoint
DROP TRIGGER "products_boxes" ON "products";
--> statement-breakpoint
CREATE TRIGGER "products_boxes" AFTER UPDATE OF "shown", "available", "season" ON "products" FOR EACH ROW WHEN (
	old."shown" <> new."shown" OR old."in_season" <> new."in_season" OR (old."available" <> new."available" AND NOT new."counted")
) EXECUTE FUNCTION "settle_boxes_of_part"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "publish_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		-- What is left leaves the ledger, also of a product that is deleted.
		INSERT INTO "stock_movements" ("product_id", "kind", "quantity", "recorded_at") VALUES (old."product_id", 'stopped', -old."pieces_left", now());
		UPDATE "products" SET "counted" = false, "few_left" = NULL WHERE "id" = old."product_id";
		RETURN NULL;
	END IF;
	UPDATE "products" SET "counted" = true, "few_left" = "seen"."few", "available" = new."pieces_left" > 0 AND "in_season"
	FROM (SELECT CASE WHEN new."pieces_left" <= new."low_at" THEN new."pieces_left" END AS "few") AS "seen"
	WHERE "id" = new."product_id"
		AND (NOT "counted" OR "few_left" IS DISTINCT FROM "seen"."few" OR "available" <> (new."pieces_left" > 0 AND "in_season"));
	RETURN NULL;
END $$;
