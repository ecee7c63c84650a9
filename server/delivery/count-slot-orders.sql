-- Counts the orders of a slot on a day, without cancelled ones. An order beyond the capacity violates slot_capacity:
-- the row lock of slot_days serializes concurrent orders. The capacity is the present one in the settings.
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
END $$;

CREATE TRIGGER "orders_slot_taken" AFTER INSERT ON "orders" FOR EACH ROW WHEN (new."slot" IS NOT NULL)
EXECUTE FUNCTION "count_slot_orders"();

CREATE TRIGGER "orders_slot_changed" AFTER UPDATE OF "status", "slot" ON "orders" FOR EACH ROW
WHEN ((old."slot" IS NOT NULL OR new."slot" IS NOT NULL)
	AND (old."slot" IS DISTINCT FROM new."slot" OR (old."status" = 'cancelled') <> (new."status" = 'cancelled')))
EXECUTE FUNCTION "count_slot_orders"();
