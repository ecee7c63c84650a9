ALTER FUNCTION "count_slot_places"() RENAME TO "count_slot_orders";--> statement-breakpoint
-- Counts the orders of a slot on a day, cancelled ones aside. An order that would be one too many breaks slot_capacity: the row lock of
-- slot_days lets concurrent orders through one after another. The slot's capacity is that of the settings at this moment.
CREATE OR REPLACE FUNCTION "count_slot_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"capacity" integer;
	"count" integer;
BEGIN
	IF TG_OP = 'UPDATE' AND old."slot" IS NOT NULL AND old."status" <> 'cancelled' THEN
		UPDATE "slot_days" SET "taken" = "taken" - 1
		WHERE "date" = (old."slot"->>'date')::date AND "slot_id" = old."slot"->>'id';
	END IF;
	IF new."slot" IS NULL OR new."status" = 'cancelled' THEN
		RETURN NULL;
	END IF;
	INSERT INTO "slot_days" ("date", "slot_id", "taken") VALUES ((new."slot"->>'date')::date, new."slot"->>'id', 1)
	ON CONFLICT ("date", "slot_id") DO UPDATE SET "taken" = "slot_days"."taken" + 1
	RETURNING "taken" INTO "count";
	SELECT ("offered"->>'capacity')::integer INTO "capacity"
	FROM "settings", jsonb_path_query("value", '$.**.slots[*]') AS "offered"
	WHERE "name" = 'delivery_times' AND "offered"->>'id' = new."slot"->>'id'
	LIMIT 1;
	IF "count" > "capacity" THEN
		RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'slot_capacity', MESSAGE = 'the slot is full';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "settings" SET "value" = replace("value"::text, '"places":', '"capacity":')::jsonb WHERE "name" = 'delivery_times';--> statement-breakpoint
UPDATE "activity" SET "before" = replace("before"::text, '"places":', '"capacity":')::jsonb, "after" = replace("after"::text, '"places":', '"capacity":')::jsonb
WHERE "action" = 'area.times';
