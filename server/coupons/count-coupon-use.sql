-- Maintains the number of orders that use a coupon, and refuses uses beyond its limits: in all by the check
-- `coupon_uses_left`, per person by `coupon_uses_each`. The coupon's row is locked first, so that concurrent orders are
-- counted one after another.
CREATE OR REPLACE FUNCTION "count_coupon_use"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"each" integer;
	"customer" uuid;
BEGIN
	IF tg_op = 'UPDATE' AND new."counts" = old."counts" THEN
		RETURN new;
	END IF;
	IF NOT new."counts" THEN
		UPDATE "coupons" SET "used" = "used" - 1 WHERE "id" = new."coupon_id";
		RETURN new;
	END IF;
	UPDATE "coupons" SET "used" = "used" + 1 WHERE "id" = new."coupon_id" AND ("most_uses" IS NULL OR "used" < "most_uses")
	RETURNING "most_uses_each" INTO "each";
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the coupon is used up' USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_uses_left';
	END IF;
	IF "each" IS NOT NULL THEN
		SELECT "user_id" INTO "customer" FROM "orders" WHERE "id" = new."order_id";
		IF own_coupon_uses(new."coupon_id", "customer", new."phone_hash") >= "each" THEN
			RAISE EXCEPTION 'this person has used the coupon' USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_uses_each';
		END IF;
	END IF;
	RETURN new;
END $$;

CREATE TRIGGER "coupon_uses_counted" BEFORE INSERT OR UPDATE OF "counts" ON "coupon_uses" FOR EACH ROW EXECUTE FUNCTION "count_coupon_use"();
